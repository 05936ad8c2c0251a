import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RemoteConfig } from 'shared-shell/remote-config';

const workerCode = `
const { parentPort, workerData } = require('node:worker_threads');
import(workerData).then((module) => parentPort.postMessage(module.default));
`;

/**
 * Reads `remote.config.ts` anew, with everything it imports: a thread of its own has no modules in its cache.
 * @param root folder of the remote
 * @throws Error of the file, for example a syntax error
 */
export function readConfig(root: string): Promise<RemoteConfig> {
  const worker = new Worker(workerCode, {
    eval: true,
    workerData: pathToFileURL(`${root}/remote.config.ts`).href,
  });
  return new Promise<RemoteConfig>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${root}/remote.config.ts has no default export.`)));
  }).finally(() => worker.terminate());
}
