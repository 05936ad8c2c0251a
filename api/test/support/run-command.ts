import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unoptimised } from './start-service.ts';

const scripts = fileURLToPath(new URL('../../scripts/', `file://${__filename}`));

/** Runs a command of `scripts/` as an operator does, and returns what it writes. Rejects with its message. */
export async function runCommand(
  script: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [unoptimised, join(scripts, script), ...args],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'test',
        ...environment,
      },
    },
  ).catch((error: { stderr: string }) => {
    throw new Error(error.stderr);
  });
  return stdout;
}
