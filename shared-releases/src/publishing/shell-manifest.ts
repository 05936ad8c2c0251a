import type { RemoteDescriptor } from '../descriptor/index.ts';

/** `shell.json`: what the shell's server and the gates read about a build of the shell. Written by the shell's build. */
export interface ShellManifest {
  /** Semantic version with a hash of the content. */
  version: string;
  /** First script of the page. */
  entry: string;
  /** Scripts of the first view, in loading order: the entry, then its static imports. */
  scripts: string[];
  /** The classic script that runs before all others (`shell/src/browser/early.ts`). */
  early: string;
  /** Versions that the shell provides, by request string. */
  shared: Record<string, string>;
  /** Every file with its hash and size in bytes. */
  files: RemoteDescriptor['files'];
}
