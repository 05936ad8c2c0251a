import { z } from 'zod';
import type { ShellVersions } from '../descriptor/compatibility.ts';
import { descriptorSchema } from '../descriptor/descriptor.ts';

/**
 * Version of the interface between the server process (`shell/server`) and the shell's server bundle
 * (`shell/src/render`): the names, parameters and results of the functions that the process calls. A bundle states the
 * version that it was built with. Raise it when a change needs a new process or a new bundle on the other side, and keep
 * the earlier number in `supportedRenderInterfaces` as long as the process can still call such bundles.
 */
export const RENDER_INTERFACE = 1;

/** Versions of the render interface that this server process can use. */
export const supportedRenderInterfaces: readonly number[] = [RENDER_INTERFACE];

/** `shell.json`: what the shell's server and the gates read about a build of the shell. Written by the shell's build. */
export const shellManifestSchema = z.object({
  /** Semantic version with a hash of the content. */
  version: descriptorSchema.shape.version,
  /** First script of the page. */
  entry: z.string(),
  /** Scripts of the first view, in loading order: the entry, then its static imports. */
  scripts: z.array(z.string()),
  /** The classic script that runs before all others (`shell/src/browser/early/`). */
  early: z.string(),
  /** The service worker, which the server answers at `/service-worker.js`. Absent in shells without one. */
  worker: z.string().optional(),
  /** Whether `early` loads the code of the page; the documents of older shells load it themselves. */
  loadsPageCode: z.boolean().optional(),
  /** Whether its scripts report the views in which code starts; those of older shells count when they are sent. */
  reportsStart: z.boolean().optional(),
  /**
   * Whether its pages work under the strict security policy: no style attributes, and one policy for the addresses of
   * scripts. The documents of older shells have a looser one.
   */
  hasStrictPolicy: z.boolean().optional(),
  /** The script of pages with low data (`shell/src/browser/low-data/`); the pages of older shells are always full. */
  lowData: z.string().optional(),
  /** Versions that the shell provides, by request string. */
  shared: z.record(z.string(), z.string()),
  /** The server bundle with the code that renders pages. Absent in shells older than this field. */
  server: z.object({ file: z.string(), renderInterface: z.number().int() }).optional(),
  /** What the shell has of its own in each language beside English, by BCP 47 tag. */
  languages: z
    .record(
      z.string(),
      z.object({ entry: z.string(), scripts: z.array(z.string()), server: z.object({ file: z.string() }) }),
    )
    .optional(),
  /** Every file with its hash and size in bytes. */
  files: descriptorSchema.shape.files,
});

export type ShellManifest = z.infer<typeof shellManifestSchema>;

/** The versions that remotes are checked against. */
export const shellVersions = ({
  version,
  shared,
}: Pick<ShellManifest, 'version' | 'shared'>): ShellVersions => ({
  // Without content tag, because `requires.shell` is a range of semantic versions.
  version: version.split('-')[0] ?? version,
  shared,
});

/** The manifest in a language; null when the shell does not speak it. */
export function manifestIn(manifest: ShellManifest, language: string): ShellManifest | null {
  if (language === 'en') return manifest;
  const translated = manifest.languages?.[language];
  if (!translated || !manifest.server) return null;
  return { ...manifest, ...translated, server: { ...manifest.server, ...translated.server } };
}
