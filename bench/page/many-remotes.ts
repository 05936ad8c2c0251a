import { createHash } from 'node:crypto';
import { type ReleaseStore, readNewestSet, writeNextSet } from 'shared-releases';

/** Releases small generated remotes until the newest set of the store has `count` remotes. */
export async function fillWithRemotes(store: ReleaseStore, count: number): Promise<void> {
  const { remotes } = await readNewestSet(store, 'production');
  const sha = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const added: Record<string, { version: string; descriptor: string }> = {};
  for (let number = Object.keys(remotes).length + 1; number <= count; number++) {
    const name = `mfe-filler-${number}`;
    const server = 'module.exports.default = { config: { routes: [] }, pages: { page: {} }, widgets: {} }';
    const entry = `var mfe_filler_${number} = {};`;
    const file = (text: string) => ({ integrity: sha(text), size: text.length });
    const descriptor = JSON.stringify({
      schema: 1,
      name,
      version: '1.0.0',
      commit: 'bench',
      owner: 'bench',
      requires: { shell: '^1.0.0' },
      routes: [{ path: `/filler-${number}`, page: 'page', scripts: [], styles: [], widgets: [] }],
      redirects: [],
      nav: [],
      widgets: [],
      shared: {},
      entry: { file: 'web/remoteEntry.js', global: `mfe_filler_${number}` },
      scripts: [],
      server: { file: 'server/server.cjs' },
      files: { 'web/remoteEntry.js': file(entry), 'server/server.cjs': file(server) },
    });
    await store.putIfAbsent(`${name}/1.0.0/web/remoteEntry.js`, Buffer.from(entry));
    await store.putIfAbsent(`${name}/1.0.0/server/server.cjs`, Buffer.from(server));
    await store.putIfAbsent(`${name}/1.0.0/remote.json`, Buffer.from(descriptor));
    added[name] = { version: '1.0.0', descriptor: sha(descriptor) };
  }
  await writeNextSet(store, 'production', {
    author: 'bench',
    commit: 'bench',
    message: `fill to ${count} remotes`,
    remotes: (before) => ({ ...before, ...added }),
  });
}
