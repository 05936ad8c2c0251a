import { type ReleaseStore, readNewestSet, writeNextSet } from 'shared-releases';
import { putRemote, routeAt } from 'shared-releases/testing';

/** Releases small generated remotes until the newest set of the store has `count` remotes. */
export async function fillWithRemotes(store: ReleaseStore, count: number): Promise<void> {
  const { remotes } = await readNewestSet(store, 'production');
  const added: Record<string, { version: string; descriptor: string }> = {};
  for (let number = Object.keys(remotes).length + 1; number <= count; number++) {
    const name = `mfe-filler-${number}`;
    added[name] = await putRemote(
      store,
      { name, routes: [routeAt(`/filler-${number}`, { page: 'page' })] },
      {
        'web/remoteEntry.js': `var mfe_filler_${number} = {};`,
        'server/server.cjs':
          'module.exports.default = { config: { routes: [] }, pages: { page: {} }, widgets: {} }',
      },
    );
  }
  await writeNextSet(store, 'production', {
    author: 'bench',
    commit: 'bench',
    message: `fill to ${count} remotes`,
    remotes: (before) => ({ ...before, ...added }),
  });
}
