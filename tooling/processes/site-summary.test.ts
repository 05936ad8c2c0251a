/** @jest-environment node */
import { type SummaryOptions, siteSummary } from './site-summary.ts';

const summary = (options: Partial<SummaryOptions>) =>
  siteSummary({
    siteUrl: 'http://localhost:3000',
    apiUrl: 'http://localhost:4000',
    remotePorts: [3001, 3002, 3003, 3004],
    hasLocalApi: true,
    env: {},
    pack: { source: 'content', errors: [] },
    ...options,
  });

test('it says where everything is', () => {
  expect(summary({})).toMatch(/^ {2}The site +http:\/\/localhost:3000$/m);
  expect(summary({})).toMatch(/^ {2}mfe-marketing alone +http:\/\/localhost:3001$/m);
  expect(summary({})).toMatch(/^ {2}Staff +http:\/\/localhost:4000\/admin$/m);
  expect(summary({})).not.toContain('content pack');
});

test('a pack with an error is named with its file and the cure', () => {
  const text = summary({
    pack: { source: 'my-content', errors: ['brand.yaml line 5: emial: is no field: did you mean email?'] },
  });
  expect(text).toContain(
    `
  The content pack my-content has an error, so the site shows neutral texts instead of it:
    brand.yaml line 5: emial: is no field: did you mean email?
  Correct the file: the site then shows the pack by itself. If CONTENT names the wrong folder, start again.
`,
  );
});

test.each([
  [{}, true],
  [{ DEMO_DATA: '1' }, true],
  [{ DEMO_DATA: '0' }, false],
  [{ DEMO_DATA: 'false' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO_DATA: '1' }, true],
])('with %j the accounts of the demonstration data are listed: %s', (env, listed) =>
  expect(summary({ env }).includes('student@example.com')).toBe(listed),
);

test('another deployment of the API has accounts and a mailbox of its own', () =>
  expect(summary({ hasLocalApi: false })).not.toMatch(/Accounts|Mailbox|Staff/));
