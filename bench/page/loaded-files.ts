import path from 'node:path';
import accounts from 'mfe-accounts/remote.config.ts';
import catalogue from 'mfe-catalogue/remote.config.ts';
import events from 'mfe-events/remote.config.ts';
import marketing from 'mfe-marketing/remote.config.ts';
import { measuredBuild } from 'tooling/preset/build-options.ts';
import { containerName } from 'tooling/preset/container-name.ts';
import { measuredRemote } from 'tooling/preset/remote-build.ts';
import { measuredShell } from 'tooling/preset/shell-build.ts';
import { root } from 'tooling/repository.ts';
import { monolithConfiguration, runBuild } from './monolith-build.ts';

export const PAGES = ['/study-abroad/australia', '/', '/course_details/:id'] as const;

/** Paths of the scripts of a page whose code is all live, with source maps beside them. */
export interface Loaded {
  composed: string[];
  monolith: string[];
}

/** Builds the composed site and the monolith with source maps. Returns the scripts of each page. */
export async function loadedFiles(folder: string): Promise<Record<string, Loaded>> {
  const configs: Parameters<typeof measuredRemote>[0][] = [accounts, catalogue, events, marketing];
  const built = async (name: string, configuration: Parameters<typeof runBuild>[0]) => {
    const files = await runBuild(configuration);
    return (chunk: string) => files(chunk).map((file) => path.join(folder, name, file));
  };
  const monolith = await built(
    'monolith',
    measuredBuild(monolithConfiguration(`${folder}/monolith`), `${folder}/monolith`),
  );
  const within = async <Result>(workspace: string, run: () => Promise<Result>) => {
    process.chdir(path.join(root, workspace));
    return run();
  };
  const shell = await within('shell', async () => {
    const [web, early] = measuredShell(`${folder}/shell`);
    if (!web || !early) throw new Error('The shell has no browser build.');
    const webFiles = await built('shell/web', web);
    const earlyFiles = await built('shell/early', early);
    return [...earlyFiles('early'), ...webFiles('main'), ...webFiles('bootstrap')];
  });
  const remotes = new Map<string, (chunk: string) => string[]>();
  for (const config of configs)
    remotes.set(
      config.name,
      await within(config.name, () =>
        built(config.name, measuredRemote(config, path.join(folder, config.name))),
      ),
    );
  process.chdir(root);

  return Object.fromEntries(
    PAGES.map((page) => {
      const owner = configs.find(({ routes }) => routes.some((route) => route.path === page));
      const route = owner?.routes.find((candidate) => candidate.path === page);
      if (!owner || !route) throw new Error(`No remote owns ${page}.`);
      const chunks = [
        { remote: owner.name, chunk: `page-${route.page}` },
        ...(route.widgets ?? []).flatMap((name) =>
          configs
            .filter(({ widgets = [] }) => widgets.some((widget) => widget.name === name))
            .map((config) => ({ remote: config.name, chunk: `widget-${name}` })),
        ),
      ];
      const composed = chunks.flatMap(({ remote, chunk }) => {
        const files = remotes.get(remote);
        return [containerName(remote), 'remote', chunk].flatMap((group) => files?.(group) ?? []);
      });
      return [
        page,
        {
          composed: [...new Set([...shell, ...composed])],
          monolith: [...new Set(['main', ...chunks.map(({ chunk }) => chunk)].flatMap(monolith))],
        },
      ];
    }),
  );
}
