import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import {
  integrityOf,
  manifestIn,
  type ReleaseStore,
  SHELL,
  type ShellManifest,
  shellManifestSchema,
  supportedRenderInterfaces,
} from 'shared-releases';
import type { RenderBundle } from '../render-bundle.ts';

/** One version of the shell, ready to render pages. */
export interface Host {
  /** Version with content tag. */
  version: string;
  manifest: ShellManifest;
  /** React and all code that renders pages. */
  render: RenderBundle;
  /** Public URL of the shell's browser files. */
  base: string;
  /** Origin of release files, such as that of a CDN; empty: the site's own. */
  releaseOrigin: string;
  /** The same shell in other languages, by BCP 47 tag. */
  languages?: Readonly<Record<string, Host>>;
}

/** Public URL of a release. */
export const releaseBase = (origin: string, name: string, version: string) =>
  `${origin}/releases/${name}/${version}`;

/** Functions that this process calls; the render interface (`shared-releases`) is raised when they change. */
const REQUIRED_EXPORTS = [
  'brandCss',
  'createServerApi',
  'fontFaceCss',
  'fullTitle',
  'matchRoute',
  'renderServerPage',
  'shareTitle',
] as const satisfies readonly (keyof RenderBundle)[];

/**
 * A shell in all its languages.
 * @param codeOf source of a server bundle by its name in the manifest
 * @throws Error when the process cannot use one of the bundles
 */
export function createHost(
  manifest: ShellManifest,
  codeOf: (file: string) => string,
  releaseOrigin: string,
): Host {
  const inLanguage = (language: string): Host => {
    const own = manifestIn(manifest, language) ?? manifest;
    return evaluateHost(own, codeOf(own.server?.file ?? ''), releaseOrigin);
  };
  return {
    ...inLanguage('en'),
    languages: Object.fromEntries(
      Object.keys(manifest.languages ?? {}).map((language) => [language, inLanguage(language)]),
    ),
  };
}

/**
 * Evaluates the server bundle of a shell. It may require the built-in modules of Node and nothing else, so that it does
 * not depend on the packages that are installed beside this process.
 * @param releaseOrigin origin of release files; empty: the site's own
 * @throws Error when the process cannot use the bundle
 */
function evaluateHost(manifest: ShellManifest, code: string, releaseOrigin: string): Host {
  const { version, server } = manifest;
  if (!server || !supportedRenderInterfaces.includes(server.renderInterface))
    throw new Error(
      `shell ${version} needs render interface ${server?.renderInterface ?? 'none'}, this server process supports ${supportedRenderInterfaces.join(', ')}`,
    );
  const builtins = createRequire(import.meta.url);
  const require = (request: string): unknown => {
    if (isBuiltin(request)) return builtins(request);
    throw new Error(`shell ${version}: its server bundle requires "${request}", which is no module of Node`);
  };
  const module = { exports: {} as RenderBundle };
  const wrapper = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    filename: `shell/${version}/${server.file}`,
  });
  wrapper(module, module.exports, require);
  const missing = REQUIRED_EXPORTS.find((name) => typeof module.exports[name] !== 'function');
  if (missing || typeof module.exports.provided !== 'object')
    throw new Error(`shell ${version}: its server bundle does not export ${missing ?? 'provided'}`);
  return {
    version,
    manifest,
    render: module.exports,
    base: releaseBase(releaseOrigin, SHELL, version),
    releaseOrigin,
  };
}

/**
 * Loads a released shell: checks its manifest against the hash in the set, and its server bundle against the manifest.
 * @throws Error that says why it cannot be served
 */
export async function loadHost(
  store: ReleaseStore,
  version: string,
  hash: string,
  releaseOrigin: string,
): Promise<Host> {
  const read = async (file: string, integrity: string | undefined, source: string) => {
    const key = `${SHELL}/${version}/${file}`;
    const content = await store.get(key);
    if (!content) throw new Error(`${key} is not in the release store`);
    if (integrityOf(content) !== integrity) throw new Error(`${key} does not have the hash in ${source}`);
    return content.toString('utf8');
  };
  const manifest = shellManifestSchema.parse(JSON.parse(await read('shell.json', hash, 'the release set')));
  const files = [manifest, ...Object.values(manifest.languages ?? {})].map(
    ({ server }) => server?.file ?? 'server/render.cjs',
  );
  const codes = new Map<string, string>();
  for (const file of files)
    codes.set(file, await read(file, manifest.files[file]?.integrity, 'its manifest'));
  return createHost(manifest, (file) => codes.get(file) ?? '', releaseOrigin);
}
