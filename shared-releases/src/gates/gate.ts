import type { RemoteDescriptor, ShellVersions } from '../descriptor/index.ts';

/** Input of a gate: the built remote, and the site it is released into. */
export interface Candidate {
  /** Folder with `remote.json`. */
  dist: string;
  descriptor: RemoteDescriptor;
  /** The version that the channel serves now; absent for a new remote. */
  released?: ReleasedRemote;
  /** Descriptors of all other remotes of the new set. */
  others: readonly RemoteDescriptor[];
  /** The current shell, then the one before it, if there was one. */
  shells: readonly ReleasedShell[];
  /** Folders of the shared packages whose exports released remotes import. */
  sharedPackages: readonly string[];
}

/** A released version of a remote. */
export interface ReleasedRemote {
  descriptor: RemoteDescriptor;
  /** A file of it; null when it is not in the store any more. */
  read: (file: string) => Promise<Buffer | null>;
}

/** A shell of the release store. */
export interface ReleasedShell extends ShellVersions {
  /** Version with content tag. */
  release: string;
  /** Path of its server bundle. */
  renderBundle: string;
  /** Paths of its server bundles in other languages, by BCP 47 tag. */
  translations?: Readonly<Record<string, string>>;
}

/** Returns why a release is refused, with the file and the remedy; null when it passes. */
export type Gate = (candidate: Candidate) => Promise<string | null> | string | null;
