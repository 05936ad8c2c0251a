import { getInstance } from '@module-federation/enhanced/runtime';

/** One version of a library that the page shares. */
export interface SharedLibrary {
  name: string;
  version: string;
  /** What brought it: `shell`, or a remote. */
  from: string;
  /** Who uses it on this page so far. */
  usedBy: string[];
}

/** The libraries in the page's share scope. Federation names remotes by their global, `mfe_events`. */
export function sharedLibraries(
  remotes: readonly { name: string; entry: { global: string } }[],
): SharedLibrary[] {
  const nameOf = (global: string) => remotes.find(({ entry }) => entry.global === global)?.name ?? global;
  return Object.entries(getInstance()?.shareScopeMap.default ?? {})
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn }]) => ({
        name,
        version,
        from: nameOf(from),
        usedBy: useIn.map(nameOf),
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}
