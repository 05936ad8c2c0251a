import path from 'node:path';
import { judgeChange, readApi, readReport } from './api-report.ts';

const root = path.resolve(__dirname, '../../..');

test.each(['shared-api', 'shared-shell', 'shared-ui'])(
  'the committed report of %s is what it exports (npm run api-report writes it)',
  (name) => {
    expect(readReport(path.join(root, name))).toEqual(readApi(path.join(root, name)));
  },
);

test('additions pass; a removal needs the next major version', () => {
  const before = { version: '1.4.0', values: ['Button', 'Dialog'], types: ['Severity'] };
  expect(judgeChange(before, { ...before, values: [...before.values, 'Drawer'] })).toEqual({ ok: true });
  expect(judgeChange(before, { ...before, values: ['Button'] })).toEqual({
    ok: false,
    reason: expect.stringContaining('Dialog would be gone'),
  });
  expect(judgeChange(before, { ...before, types: [] })).toEqual({
    ok: false,
    reason: expect.stringContaining('Severity would be gone'),
  });
  expect(judgeChange(before, { version: '2.0.0', values: ['Button'], types: [] })).toEqual({ ok: true });
});
