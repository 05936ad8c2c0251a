/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canRunEdge } from '../../deployment/edge-process.ts';

jest.setTimeout(120_000);

/** Command lines of running processes that name a folder. */
const processesWith = (folder: string) =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((id) => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8');
      } catch {
        // It has ended meanwhile.
        return '';
      }
    })
    .filter((line) => line.includes(folder));

// It needs nginx and, to see processes, Linux.
(canRunEdge && process.platform === 'linux' ? test : test.skip)(
  'a cluster that is stopped while it starts leaves neither PostgreSQL nor a folder',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'cluster-test-'));
    const temporary = path.join(folder, 'temporary');
    mkdirSync(temporary);
    // PostgreSQL is another user when it is started by root.
    for (const one of [folder, temporary]) chmodSync(one, 0o755);
    const program = `
import { startCluster } from ${JSON.stringify(path.join(import.meta.dirname, 'cluster.ts'))};
import { startWithSignals } from ${JSON.stringify(path.join(import.meta.dirname, 'signals.ts'))};
const say = (line) => process.stdout.write(line + '\\n');
await startWithSignals(
  (stopped) => startCluster({ logs: ${JSON.stringify(path.join(folder, 'logs'))}, onProgress: say, stopped }),
  say,
);
`;
    // A file: the servers are started with the options of Node of their parent.
    const file = path.join(folder, 'start.mjs');
    writeFileSync(file, program);
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    const ended = once(child, 'close');
    try {
      for (const end = Date.now() + 60_000; ; await sleep(20)) {
        if (processesWith(temporary).some((line) => line.includes('/postgres\0'))) break;
        if (Date.now() > end) throw new Error(`PostgreSQL did not start:\n${output}`);
      }
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(output).toMatch(/^Starting PostgreSQL.*\nStopping …\n$/);
      expect(processesWith(temporary)).toEqual([]);
      expect(readdirSync(temporary)).toEqual([]);
    } finally {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
