import type { RemoteDescriptor, RouteDescriptor } from '../descriptor/descriptor.ts';
import type { ReleasedRemote } from '../sets/release-set.ts';
import { integrityOf } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

/** A descriptor's route to the page `p`, for tests. `change` replaces fields. */
export const routeAt = (path: string, change: Partial<RouteDescriptor> = {}): RouteDescriptor => ({
  path,
  page: 'p',
  scripts: [],
  styles: [],
  widgets: [],
  ...change,
});

/** The descriptor of a remote without pages, for tests: `mfe-a` 1.0.0. `change` replaces fields. */
export function remoteDescriptor(change: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  const name = change.name ?? 'mfe-a';
  return {
    schema: 1,
    name,
    version: '1.0.0',
    commit: 'c',
    owner: name,
    requires: { shell: '^1.0.0' },
    routes: [],
    redirects: [],
    feeds: [],
    nav: [],
    widgets: [],
    shared: {},
    scripts: [],
    entry: { file: 'web/remoteEntry.js', global: name.replaceAll('-', '_') },
    server: { file: 'server/server.cjs' },
    files: {},
    ...change,
  };
}

/** `files` of a descriptor or manifest, for tests: hash and size of each text. */
export const filesOf = (contents: Record<string, string>): RemoteDescriptor['files'] =>
  Object.fromEntries(
    Object.entries(contents).map(([file, text]) => [
      file,
      { integrity: integrityOf(text), size: Buffer.byteLength(text) },
    ]),
  );

/**
 * Uploads a remote without the release command and its gates, for tests and benchmarks.
 * @param contents texts of its files, by their paths inside the release
 * @returns its entry for a release set
 */
export async function putRemote(
  store: ReleaseStore,
  change: Partial<RemoteDescriptor> = {},
  contents: Record<string, string> = {},
): Promise<ReleasedRemote> {
  const descriptor = remoteDescriptor({ files: filesOf(contents), ...change });
  const text = JSON.stringify(descriptor);
  const folder = `${descriptor.name}/${descriptor.version}`;
  for (const [file, content] of Object.entries({ ...contents, 'remote.json': text }))
    await store.putIfAbsent(`${folder}/${file}`, Buffer.from(content));
  return { version: descriptor.version, descriptor: integrityOf(text) };
}
