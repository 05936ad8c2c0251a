import type { RemoteDescriptor, ShellOffer } from 'shared-shell/descriptor';

/** What a gate looks at: the remote as built, and the site it wants to join. */
export interface Candidate {
  /** Folder with `remote.json`. */
  dist: string;
  descriptor: RemoteDescriptor;
  /** Descriptors of the other remotes of the set it joins. */
  others: readonly RemoteDescriptor[];
  /** The shell that serves, then the one before it (when there was one). */
  shells: readonly ReleasedShell[];
}

export interface ReleasedShell extends ShellOffer {
  /** Version with content tag. */
  release: string;
  /** Path of its server bundle. */
  renderBundle: string;
}

/** Why a release is refused: names the file and the cure. Null: passed. */
export type Gate = (candidate: Candidate) => Promise<string | null> | string | null;
