import type { RemoteDescriptor, ShellOffer } from '../descriptor/index.ts';

/** What a gate looks at: the remote as built, and the site it is released into. */
export interface Candidate {
  /** Folder with `remote.json`. */
  dist: string;
  descriptor: RemoteDescriptor;
  /** Descriptors of everything else in the set it joins. */
  others: readonly RemoteDescriptor[];
  /** The shell that serves, then the one before it (when there was one). */
  shells: readonly ReleasedShell[];
  /** Folders of the shared packages whose exports released remotes import. */
  sharedPackages: readonly string[];
}

export interface ReleasedShell extends ShellOffer {
  /** Version with content tag. */
  release: string;
  /** Path of its server bundle. */
  renderBundle: string;
}

/** Why a release is refused: names the file and the remedy. Null: passed. */
export type Gate = (candidate: Candidate) => Promise<string | null> | string | null;
