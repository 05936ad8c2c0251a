import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommandError } from '../cli/command.ts';

/** Chromium without windows, which needs less than half of the processor's time (docs/performance/tests.md). */
const headlessNames = ['chrome-headless-shell', 'chromium-headless-shell'];
const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

const onPath = (name: string): string | null => {
  try {
    return (
      execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
};

/** Starts the browser once: a missing system library shows only then. */
const starts = (file: string): boolean => {
  try {
    execFileSync(file, ['--headless', '--no-sandbox', '--disable-gpu', '--version'], {
      stdio: 'ignore',
      timeout: 30_000,
    });
    return true;
  } catch {
    return false;
  }
};

/**
 * A Chromium: `CHROMIUM` from the environment, one on the PATH, Playwright's own, or the one that a package of the npm
 * registry brings (Linux x64; it needs the system's libnss3).
 * @param use tests prefer one without windows, because it is quicker; measurements a complete one, as visitors have it
 * @throws CommandError that lists the remedies
 */
export async function findChromium(use: 'tests' | 'measurements'): Promise<string> {
  const given = process.env.CHROMIUM;
  if (given) {
    if (!starts(given)) throw new CommandError(`CHROMIUM=${given} does not start.`);
    return given;
  }
  for (const name of use === 'tests' ? [...headlessNames, ...names] : names) {
    const found = onPath(name);
    if (found && starts(found)) return found;
  }
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  if (existsSync(own) && starts(own)) return own;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const unpacked = await packaged.executablePath();
    if (starts(unpacked)) return unpacked;
  } catch {
    // Another platform, or its system libraries are missing: the error below lists the remedies.
  }
  throw new CommandError(
    'No Chromium found for the browser tests. Install one (Debian: apt-get install -y chromium) or name it: CHROMIUM=/path/to/chrome npm test',
  );
}
