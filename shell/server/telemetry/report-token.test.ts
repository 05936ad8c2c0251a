/** @jest-environment node */
import { createReportTokens } from './report-token.ts';

test('a token counts once per use and remote, also after 49,999 others', () => {
  const tokens = createReportTokens({ key: 'key of this test' });
  const remotes = ['mfe-a', 'mfe-b'].map((name) => ({ name, version: '1' }));
  const served = { number: 1, variant: '', remotes, canaries: [] };
  const issue = () =>
    tokens.issue({ served, owner: { remote: 'mfe-a', version: '1', route: '/' }, reportsStart: true });
  const redeem = (token: string, remote = 0, use: 'start' | 'error' = 'start') =>
    tokens.redeem(token, use, remotes[remote]!, served);
  const first = issue();
  expect([redeem(first), redeem(first, 1), redeem(first, 0, 'error')]).toEqual([null, null, null]);
  for (let view = 0; view < 49_999; view++) redeem(issue());
  expect([redeem(first), redeem(first, 1), redeem(first, 0, 'error')]).toEqual(
    Array(3).fill('already counted'),
  );
});
