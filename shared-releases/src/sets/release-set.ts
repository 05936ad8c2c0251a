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

/**
 * A release set: the version of each remote that makes up the site. Sets of a channel are numbered without gaps and
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
    z.object({
      version: z.string(),
      /** sha384 of the descriptor, which contains the hash of every file. */
      descriptor: z.string(),
      /** Released with `--no-checks`: its lint, types and tests did not run. */
      unchecked: z.boolean().optional(),
      /** Disabled: its area shows a message, and its links disappear from the menus. */
      disabled: z.boolean().optional(),
      /** Another version for a percentage of the visitors, the same ones on every view. */
      canary: z
        .object({
          version: z.string(),
          descriptor: z.string(),
          unchecked: z.boolean().optional(),
          percent: z.number().min(0).max(100),
        })
        .optional(),
    }),
  ),
  /** Versions that rollbacks have left, by remote, oldest first. Each set carries those of the set before it. */
  condemned: z.record(z.string(), z.array(condemnedVersionSchema)).optional(),
});

export type CondemnedVersion = z.infer<typeof condemnedVersionSchema>;
export type ReleaseSet = z.infer<typeof releaseSetSchema>;
export type ReleasedRemote = ReleaseSet['remotes'][string];

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
