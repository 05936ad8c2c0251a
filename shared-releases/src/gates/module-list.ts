import { z } from 'zod';

/** Name of the file beside `remote.json`. It is read by the gates and becomes the bill of materials; it is not uploaded. */
export const MODULE_LIST_FILE = 'modules.json';

const moduleSchema = z.object({
  /** Index in `packages`; absent for what the shell provides at run time and for code that the bundler generates. */
  package: z.number().int().nonnegative().optional(),
  /** Path relative to its package. */
  file: z.string(),
  /** Every import, also dynamic ones and those that tree-shaking removes later: the request as written, and its module. */
  imports: z.array(z.object({ request: z.string(), module: z.number().int().nonnegative() })),
});

/**
 * `modules.json`: the module graph of a build as the bundler resolved it, written by `moduleList` of the build preset.
 */
export const moduleListSchema = z.object({
  schema: z.literal(1),
  packages: z.array(
    z.object({
      name: z.string(),
      version: z.string().optional(),
      /** The licence as its package.json states it: an SPDX expression. */
      license: z.string().optional(),
      /** `own`: the remote that is built. `remote`: a package with a `remote.config` or `remote.json`, thus another remote. */
      role: z.enum(['own', 'remote']).optional(),
    }),
  ),
  builds: z.array(
    z.object({
      /** Name of the compiler: `web` or `server`. */
      name: z.string(),
      /** sha384 of every script that this compiler wrote, by path relative to the build's folder. */
      scripts: z.record(z.string(), z.string()),
      modules: z.array(moduleSchema),
    }),
  ),
});

export type ModuleList = z.infer<typeof moduleListSchema>;
export type BuildModules = ModuleList['builds'][number];
export type ListedModule = z.infer<typeof moduleSchema>;
