import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { chromium, type Response } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { build } from '../cli/build.ts';
import { CommandError, runCommand } from '../cli/command.ts';
import { readRemotes } from '../cli/read-remotes.ts';
import { startSite } from '../processes/site.ts';
import { prepareDemoAccount } from '../recording/demo-account.ts';
import { findSecrets } from '../recording/find-secrets.ts';
import { remotes, root } from '../repository.ts';

/** Time in ms without a request after which a page has made all its calls. */
const QUIET_MS = 2_000;

/** Courses of the list of all that are recorded. */
const KEPT_COURSES = 20;

/**
 * `npm run record [-- mfe-events]`: opens every page of a standalone remote against the reference API with
 * fresh demonstration data, first as a guest, then with the development account. It writes the API's responses to
 * `<remote>/recorded.json`, and those to calls with a token to `<remote>/recorded-account.json`.
 */
runCommand(async () => {
  const chosen = readRemotes('npm run record -- [mfe-events …]');
  const executablePath = await findChromium('tests');
  await build(['shell', ...remotes.map(({ name }) => name)]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-record-'));
  const ports = {
    site: await getPort(),
    api: await getPort(),
    remotes: await Promise.all(remotes.map(() => getPort())),
  };
  const site = await startSite({
    ports,
    dataDir: path.join(folder, 'data'),
    releaseStore: path.join(folder, 'releases'),
    logs: path.join(folder, 'logs'),
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const { access, refresh } = await prepareDemoAccount(site.apiUrl);
    const accountStorage = {
      cookies: [],
      origins: ports.remotes.map((port) => ({
        origin: `http://localhost:${port}`,
        localStorage: [
          { name: 'accessToken', value: access },
          { name: 'refreshToken', value: refresh },
        ],
      })),
    };
    const recordedAt = new Date().toISOString();
    for (const { name } of chosen) {
      const port = ports.remotes[remotes.findIndex((remote) => remote.name === name)];
      const { routes } = JSON.parse(readFileSync(path.join(root, name, 'dist/remote.json'), 'utf8'));
      const answers = { 'recorded.json': new Map(), 'recorded-account.json': new Map() };
      const record = async (response: Response) => {
        const request = response.request();
        if (
          !response.url().startsWith(site.apiUrl) ||
          request.method() !== 'GET' ||
          !response.url().includes('/api/')
        )
          return;
        const body = await response.text().catch(() => null);
        if (body === null) return;
        const read = body.replaceAll(site.apiUrl, '{api}');
        const file = request.headers().authorization ? 'recorded-account.json' : 'recorded.json';
        answers[file].set(`GET ${response.url().slice(site.apiUrl.length)}`, {
          recordedAt,
          status: response.status(),
          body: JSON.parse(read),
        });
      };
      for (const storageState of [undefined, accountStorage]) {
        const context = await browser.newContext({ storageState });
        const page = await context.newPage();
        page.on('response', record);
        let lastCall = 0;
        for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
          page.on(event as 'request', () => {
            lastCall = Date.now();
          });
        // A busy machine takes longer from one call to the next than the half second of `networkidle`.
        const untilQuiet = async () => {
          while (Date.now() - lastCall < QUIET_MS) await pause(100);
        };
        // The list of all courses is half a megabyte. Its beginning lets pages do what they do in a larger catalogue: ask
        // the API for counts.
        await page.route(/\/course-list\/\?records=1000/, async (route) => {
          const answer = await route.fetch();
          const body = await answer.json();
          await route.fulfill({
            response: answer,
            json: { ...body, results: body.results.slice(0, KEPT_COURSES) },
          });
        });
        for (const { path: pattern } of routes as { path: string }[]) {
          await page.goto(`http://localhost:${port}${pattern.replace(/:[^/]+/g, '1')}`);
          await untilQuiet();
        }
        await context.close();
      }
      for (const [file, recorded] of Object.entries(answers)) {
        const kept = [...recorded].sort(([a], [b]) => (a < b ? -1 : 1));
        const text = `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`;
        const secrets = findSecrets(text);
        if (secrets.length > 0)
          throw new CommandError(`${name}/${file} would contain ${secrets.join(', ')}: it is not written.`);
        writeFileSync(path.join(root, name, file), text);
        process.stdout.write(`${name}/${file}: ${kept.length} answers\n`);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
});
