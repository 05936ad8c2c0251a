import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CommandError } from '../cli/command-error.ts';
import { describeBuild } from './describe-build.ts';

test('a hand-written descriptor that is not JSON is refused with its file, and not with a stack', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'describe-'));
  try {
    mkdirSync(path.join(folder, 'dist/web'), { recursive: true });
    writeFileSync(path.join(folder, 'remote.json'), '{ "name": "mfe-hours", }');
    let refusal: unknown;
    try {
      describeBuild(folder, 'remote.json');
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(CommandError);
    expect((refusal as Error).message).toMatch(/^remote\.json is not JSON: .*position/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
