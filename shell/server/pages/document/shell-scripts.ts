import type { ShellManifest } from 'shared-releases';
import type { ScriptTag } from '../../../src/page-data.ts';

/** The scripts of the shell. */
export interface ShellScripts {
  early: ScriptTag;
  entry: ScriptTag;
  /** The shell's other scripts of the first view. */
  further: ScriptTag[];
  /** Whether the first script loads the others. */
  isDeferred: boolean;
}

/**
 * A script of the shell, with its hash.
 * @param base public URL of the shell's files
 */
export const shellScript = (
  { files }: Pick<ShellManifest, 'files'>,
  base: string,
  file: string,
): ScriptTag => ({ href: `${base}/${file}`, integrity: files[file]?.integrity });

/**
 * @param base public URL of the shell's files
 * @param development present on a development site, whose pages hydrate at once, so that their errors show at once;
 *   `shellUrl` is the dev server of the shell, where it has one
 */
export function shellScripts(
  manifest: ShellManifest,
  base: string,
  development?: { shellUrl?: string },
): ShellScripts {
  if (development?.shellUrl)
    return {
      early: { href: `${development.shellUrl}/js/early.js` },
      entry: { href: `${development.shellUrl}/js/main.js` },
      further: [],
      isDeferred: false,
    };
  const tag = (file: string) => shellScript(manifest, base, file);
  return {
    early: tag(manifest.early),
    entry: tag(manifest.entry),
    further: manifest.scripts.filter((file) => file !== manifest.entry).map(tag),
    isDeferred: manifest.loadsPageCode === true && !development,
  };
}
