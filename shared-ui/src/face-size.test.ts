import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Budgets in kB (brotli): the face on every page, including Emotion; and the chunk of dialogs, loaded when idle. */
const budget = { face: 22, overlays: 34 };

test('the face is within its budget and without MUI', () => {
  const measured = JSON.parse(
    execFileSync(process.execPath, [join(__dirname, '../size/measure.ts')], { encoding: 'utf8' }),
  );
  expect(measured.face).toBeLessThan(budget.face);
  expect(measured.overlays).toBeLessThan(budget.overlays);
  expect(measured.faceHasMui).toBe(false);
}, 60_000);
