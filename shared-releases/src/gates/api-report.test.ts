import path from 'node:path';
import { checkApiChange, readApi, readReport } from './api-report.ts';

const root = path.resolve(__dirname, '../../..');

test.each(['shared-api', 'shared-shell', 'shared-ui'])(
  'the committed report of %s lists exactly its exports (npm run api-report writes it)',
  (name) => {
    expect(readReport(path.join(root, name))).toEqual(readApi(path.join(root, name)));
  },
);

test('additions are allowed; a removal requires the next major version', () => {
  const before = { version: '1.4.0', values: ['Button', 'Dialog'], types: ['Severity'] };
  expect(checkApiChange(before, { ...before, values: [...before.values, 'Drawer'] })).toEqual({ ok: true });
  expect(checkApiChange(before, { ...before, values: ['Button'] })).toEqual({
    ok: false,
    reason: expect.stringContaining('would remove Dialog,'),
  });
  expect(checkApiChange(before, { ...before, types: [] })).toEqual({
    ok: false,
    reason: expect.stringContaining('would remove Severity,'),
  });
  expect(checkApiChange(before, { version: '2.0.0', values: ['Button'], types: [] })).toEqual({ ok: true });
});
