import { nextTask } from './next-task.ts';
import { retryLater } from './retry-later.ts';
import { createScriptPolicy } from './script-policy.ts';

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Starts the site. By a dynamic import, because the federation runtime must initialise the share scope before any shared
 * module is loaded. When a file cannot be loaded, it tries again after a pause, or at the next touch.
 */
const start = (failures = 0): Promise<unknown> =>
  import(/* webpackChunkName: "bootstrap" */ './bootstrap.ts')
    .then(({ bootstrap }) => bootstrap())
    .catch((error) => {
      const retry = () => {
        cancel();
        for (const type of TOUCHES) removeEventListener(type, retry);
        void start(failures + 1);
      };
      const cancel = retryLater(retry, failures + 1);
      for (const type of TOUCHES) addEventListener(type, retry);
      // The first script tells the visitor whose press waits for the site.
      dispatchEvent(new Event('startfailed'));
      // For the report of the first script.
      throw error;
    });

// Documents that load all code themselves may run this before the first script.
createScriptPolicy();
window.hasEntryRun = true;
// In a task of its own: the evaluation of this large file is one already, and for a request out of it the browser would
// examine the whole file when its tools record who made the request.
void nextTask().then(() => start());
