import { integrityOf, type ReleaseStore, type ShellManifest } from 'shared-releases';
import { filesOf } from 'shared-releases/testing';

interface ShellBuildOptions {
  /** JavaScript for the heading of its pages; `version`, `bundles` and `config` are the shell's and the page's. */
  heading: string;
  /** The source of the whole server bundle, in place of one with the heading. */
  code?: string;
  renderInterface?: number;
  /** The version of React that it shares. */
  react?: string;
  reportsStart?: boolean;
}

/**
 * A built shell, for tests: it has one page, at `/`, and gives its version to remotes as `react`'s `from`.
 * @returns its manifest, and the source of its only file, the server bundle
 */
export function shellBuild(
  version: string,
  {
    heading,
    code = serverBundle(version, heading),
    renderInterface = 1,
    react = '19.1.0',
    reportsStart = false,
  }: ShellBuildOptions,
): { manifest: ShellManifest; code: string } {
  const manifest = {
    version,
    entry: 'web/main.js',
    scripts: [],
    early: 'web/early.js',
    reportsStart,
    shared: { react },
    server: { file: 'server/render.cjs', renderInterface },
    files: filesOf({ 'server/render.cjs': code }),
  };
  return { manifest, code };
}

const serverBundle = (version: string, heading: string) => `
const version = '${version}';
module.exports = {
  provided: { react: { from: version } },
  matchRoute: ([remote], path) => path === '/' ? { remote: remote.name, route: remote.routes[0], params: {} } : null,
  createServerApi: () => ({}), brandCss: () => '', fontFaceCss: () => '',
  fullTitle: (title) => title, shareTitle: (title) => title,
  renderServerPage: async ({ bundles, config }) => ({
    status: 200, html: '<h1>' + (${heading}) + '</h1>',
    styles: [], queryState: { queries: [], mutations: [] }, cacheable: true,
  }),
};`;

/** Uploads a shell without the release command and its gates. Returns its entry for a release set. */
export async function putShell(store: ReleaseStore, version: string, options: ShellBuildOptions) {
  const { manifest, code } = shellBuild(version, options);
  const text = JSON.stringify(manifest);
  await store.putIfAbsent(`shell/${version}/server/render.cjs`, Buffer.from(code));
  await store.putIfAbsent(`shell/${version}/shell.json`, Buffer.from(text));
  return { version, descriptor: integrityOf(text) };
}
