import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Budget in kB (brotli) of the face, which is on every page, including Emotion. */
const FACE_BUDGET = 21.5;

test('the face is within its budget and without MUI', () => {
  const measured = JSON.parse(
    execFileSync(process.execPath, [join(__dirname, '../size/measure.ts')], { encoding: 'utf8' }),
  );
  expect(measured.face).toBeLessThan(FACE_BUDGET);
  expect(measured.faceHasMui).toBe(false);
}, 60_000);
