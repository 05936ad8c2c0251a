import { type ReleaseStore, SHELL } from 'shared-releases';
import { printLine } from '../cli/print-line.ts';

/** Says that the gates had no shell to render the pages of a release with, as in a store that has nothing else yet. */
export async function printWithoutShell(store: ReleaseStore): Promise<void> {
  if ((await store.list(`${SHELL}/`)).length > 0) return;
  printLine(
    'No shell is released in this store, so no page was rendered: npm run release -- shell does so, and is refused when a page fails.',
  );
}
