import { z } from 'zod';

/** A version that a rollback has left. No rollback returns to it unless it is named. */
const condemnedVersionSchema = z.object({
  version: z.string(),
  /** Why: "31 of 60 views reported errors". */
  reason: z.string(),
  /** Author of the rollback; `shell` when a server did it. */
  by: z.string(),
  /** ISO time of the rollback. */
  at: z.string(),
  automatic: z.boolean(),
});

const releasedVersionSchema = z.object({
  version: z.string(),
  /** sha384 of the descriptor (`remote.json`, of the shell `shell.json`), which contains the hash of every file. */
  descriptor: z.string(),
  /** Released with `--no-checks`: its lint, types and tests did not run. */
  unchecked: z.boolean().optional(),
  /** Another version for a percentage of the visitors, the same ones on every view. */
  canary: z
    .object({
      version: z.string(),
      descriptor: z.string(),
      unchecked: z.boolean().optional(),
      percent: z.number().min(0).max(100),
    })
    .optional(),
});

/** Name of the shell among the released deployables; no remote can have it. */
export const SHELL = 'shell';

/**
 * A release set: the version of the shell and of each remote that make up the site. Sets of a channel are numbered without gaps and
 * never change; a release, a rollback and a switch each write the next one.
 */
export const releaseSetSchema = z.object({
  number: z.number().int().positive(),
  channel: z.string(),
  createdAt: z.string(),
  author: z.string(),
  commit: z.string(),
  /** What changed: "release mfe-events 1.0.0-3f2a", "rollback to 41". */
  message: z.string(),
  remotes: z.record(
    z.string(),
    releasedVersionSchema.extend({
      /** Disabled: its area shows a message, and its links disappear from the menus. */
      disabled: z.boolean().optional(),
    }),
  ),
  /**
   * The shell. Absent in older sets: each server then serves the shell that it was started with. Servers that are older
   * than this field ignore it.
   */
  shell: releasedVersionSchema.optional(),
  /** Versions that rollbacks have left, by remote (or `shell`), oldest first. Each set carries those of the set before it. */
  condemned: z.record(z.string(), z.array(condemnedVersionSchema)).optional(),
  /**
   * `off`: browsers keep no copies of pages, and service workers remove themselves. Absent: on. Each set carries the switch
   * of the set before it.
   */
  offline: z.literal('off').optional(),
  /** Only in sets of previews: the channel and number of the set that was copied, and the ISO time of its expiry. */
  preview: z.object({ from: z.string(), set: z.number().int(), expiresAt: z.string() }).optional(),
});

export type CondemnedVersion = z.infer<typeof condemnedVersionSchema>;
export type ReleaseSet = z.infer<typeof releaseSetSchema>;
export type ReleasedRemote = ReleaseSet['remotes'][string];

/** What a set releases, by name: its remotes, and the shell as `shell`. */
export const releasesOf = ({
  remotes,
  shell,
}: Pick<ReleaseSet, 'remotes' | 'shell'>): ReleaseSet['remotes'] => ({
  ...remotes,
  ...(shell && { [SHELL]: shell }),
});

/** The inverse of `releasesOf`. */
export function setContent({
  [SHELL]: shell,
  ...remotes
}: ReleaseSet['remotes']): Pick<ReleaseSet, 'remotes' | 'shell'> {
  if (!shell) return { remotes };
  const { disabled: _never, ...released } = shell;
  return { remotes, shell: released };
}

/** The set before the first release: number 0, without remotes. */
export const emptySet = (channel: string): ReleaseSet => ({
  number: 0,
  channel,
  createdAt: '1970-01-01T00:00:00.000Z',
  author: '',
  commit: '',
  message: 'nothing released',
  remotes: {},
});
