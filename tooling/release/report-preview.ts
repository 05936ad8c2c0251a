import { type ReleaseSet, releasesOf, signPreview } from 'shared-releases';
import { printLine } from '../cli/print-line.ts';
import type { PreviewRequest } from './preview-request.ts';

/**
 * Prints what a preview shows, and its address as the last line.
 * @param routes those of the previewed remote; the address is its first page without parameters
 */
export function reportPreview(
  { site, key, name, names, expiresAt }: PreviewRequest,
  set: ReleaseSet,
  routes: readonly { path: string }[],
) {
  const versions = names.map((one) => `${one} ${releasesOf(set)[one]?.version}`).join(', ');
  const until = new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ');
  const path = routes.find((route) => !route.path.includes(':'))?.path ?? '/';
  printLine(
    `Preview ${name}: ${versions} with set ${set.preview?.set} of ${set.preview?.from}, until ${until} UTC`,
  );
  printLine(`${site}${path}?set=${signPreview(key, { name, expiresAt })}`);
}
