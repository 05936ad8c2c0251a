import { z } from 'zod';

/**
 * A release set: which version of which remote makes up the site. Sets of a channel are numbered without gaps and
 * never change; releasing, rolling back and switching off all write the next one.
 */
export const releaseSetSchema = z.object({
  number: z.number().int().positive(),
  channel: z.string(),
  createdAt: z.string(),
  author: z.string(),
  commit: z.string(),
  /** What this set did: "release mfe-events 1.0.0-3f2a", "rollback to 41". */
  message: z.string(),
  remotes: z.record(
    z.string(),
    z.object({
      version: z.string(),
      /** sha384 of the descriptor, which in turn holds the hash of every file. */
      descriptor: z.string(),
      /** Kill switch: the area says so politely and navigation drops its links. */
      disabled: z.boolean().optional(),
      /** Another version for a share of the visitors, the same ones on every view. */
      canary: z
        .object({ version: z.string(), descriptor: z.string(), percent: z.number().min(0).max(100) })
        .optional(),
    }),
  ),
});

export type ReleaseSet = z.infer<typeof releaseSetSchema>;
export type ReleasedRemote = ReleaseSet['remotes'][string];

/** The set before the first release. */
export const emptySet = (channel: string): ReleaseSet => ({
  number: 0,
  channel,
  createdAt: '1970-01-01T00:00:00.000Z',
  author: '',
  commit: '',
  message: 'nothing released',
  remotes: {},
});
