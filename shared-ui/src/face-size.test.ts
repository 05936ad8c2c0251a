import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** kB (brotli): what the face may cost every page, Emotion included; and the chunk of dialogs, fetched when idle. */
const budget = { face: 22, overlays: 34 };

test('the eager face stays within its budget, and MUI stays out of it', () => {
  const measured = JSON.parse(
    execFileSync(process.execPath, [join(__dirname, '../size/measure.ts')], { encoding: 'utf8' }),
  );
  expect(measured.face).toBeLessThan(budget.face);
  expect(measured.overlays).toBeLessThan(budget.overlays);
  expect(measured.faceHasMui).toBe(false);
}, 60_000);
