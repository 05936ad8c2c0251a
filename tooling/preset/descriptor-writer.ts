import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import vm from 'node:vm';
import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import {
  parseBuiltDescriptor,
  type RemoteDescriptor,
  type TranslatedDescriptor,
} from 'shared-releases/descriptor';
import type { RemoteConfig } from 'shared-shell/remote-config';
import { compareTranslations, describeFinding, readTranslations } from '../translations/compare.ts';
import { containerName } from './container-name.ts';
import { hashFiles, versionFrom } from './hashed-files.ts';
import { readConfig } from './read-config.ts';
import { sharedVersions } from './shared-libraries.ts';
import { unknownKeys } from './unknown-keys.ts';

/** Types of the widgets' props in a release. */
const WIDGET_TYPES = 'types/widgets.d.ts';

interface ChunkFiles {
  scripts: string[];
  styles: string[];
}

/** Collects the files of the web build and writes `remote.json` after the server build, which is the last of the two. */
export class DescriptorWriter {
  #config: RemoteConfig;
  readonly #root: string;
  #groups = new Map<string, ChunkFiles>();
  /** Of the other languages: chunks of the web build, and the configuration. */
  readonly #translations = new Map<string, { groups: Map<string, ChunkFiles>; config: RemoteConfig }>();
  /** Descriptor of the last web build without errors, without hashes: a dev server sends it as `remote.json`. */
  latest: RemoteDescriptor | null = null;
  /** Whether the last web build is finished and agrees with `remote.config.ts`. */
  isComplete = false;
  /** Builds whose last run has errors: their chunks are missing, and a descriptor could only say that they are. */
  readonly #broken = new Set<Compiler>();

  constructor(config: RemoteConfig, root: string) {
    this.#config = config;
    this.#root = root;
  }

  webPlugin(language?: string): RspackPluginInstance {
    return {
      apply: (compiler: Compiler) => {
        this.#afterEmit(compiler, (compilation) => {
          if (language) {
            this.#translations.set(language, { groups: chunkGroups(compilation), config: this.#config });
            return;
          }
          this.#groups = chunkGroups(compilation);
          this.latest = this.#describe('0.0.0-dev', {});
        });
      },
    };
  }

  /** Instead of `webPlugin` under a dev server: reads `remote.config.ts` for each build and reports what is wrong in it. */
  devPlugin(): RspackPluginInstance {
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.watchRun.tapPromise('DescriptorWriter', async () => {
          this.isComplete = false;
          // The build itself reports a file that cannot be read.
          this.#config = await readConfig(this.#root).catch(() => this.#config);
        });
        compiler.hooks.afterEmit.tap('DescriptorWriter', (compilation) => {
          this.#groups = chunkGroups(compilation);
          try {
            this.latest = this.#describe('0.0.0-dev', {});
            this.isComplete = true;
          } catch (error) {
            addError(compilation, error);
          }
        });
      },
    };
  }

  /** Of the build of `remote.config.ts` in another language. */
  configPlugin(language: string): RspackPluginInstance {
    return {
      apply: (compiler: Compiler) => {
        this.#afterEmit(compiler, (compilation) => {
          const code = compilation.getAsset(`config.${language}.cjs`)?.source.source().toString() ?? '';
          const module: { exports: { default?: RemoteConfig } } = { exports: {} };
          vm.runInThisContext(`(function (module, exports) {${code}\n})`)(module, module.exports);
          const translation = this.#translations.get(language);
          if (translation && module.exports.default) translation.config = module.exports.default;
        });
      },
    };
  }

  serverPlugin(): RspackPluginInstance {
    return {
      apply: (compiler: Compiler) => {
        this.#afterEmit(compiler, () => {
          this.#checkTranslations();
          const typed = this.#copyWidgetTypes();
          const files = hashFiles(`${this.#root}/dist`, ['web', 'server', ...(typed ? ['types'] : [])]);
          const descriptor = this.#describe(versionFrom(this.#package().version, files), files);
          writeFileSync(`${this.#root}/dist/remote.json`, `${JSON.stringify(descriptor, null, 2)}\n`);
        });
      },
    };
  }

  /**
   * Runs a step after each build, unless this build or one that it depends on has errors: those are the cause of what the
   * step would find missing. What the step throws becomes an error of the build, shown beside others and without a stack.
   */
  #afterEmit(compiler: Compiler, step: (compilation: Compilation) => void): void {
    compiler.hooks.compile.tap('DescriptorWriter', () => {
      this.#broken.delete(compiler);
    });
    compiler.hooks.afterEmit.tap('DescriptorWriter', (compilation) => {
      if (this.#broken.size > 0 || compilation.errors.length > 0) return;
      try {
        step(compilation);
      } catch (error) {
        addError(compilation, error);
      }
    });
    // A build with errors emits nothing, so only this hook is sure to run; dependent builds start after it.
    compiler.hooks.done.tap('DescriptorWriter', (stats) => {
      if (stats.hasErrors()) this.#broken.add(compiler);
    });
  }

  /** @throws Error that names every text without a translation, and every translation with other placeholders */
  #checkTranslations(): void {
    const faults = (this.#config.languages ?? []).flatMap((language) =>
      compareTranslations(readTranslations(this.#root, language)).map((finding) =>
        describeFinding(language, finding),
      ),
    );
    if (faults.length > 0)
      throw new Error(
        `${this.#config.name} does not speak a language that remote.config.ts declares:\n  ${faults.join('\n  ')}`,
      );
  }

  /** `widgets.d.ts` of the remote becomes part of the release. Returns whether there is one. */
  #copyWidgetTypes(): boolean {
    rmSync(`${this.#root}/dist/types`, { recursive: true, force: true });
    if (!existsSync(`${this.#root}/widgets.d.ts`)) return false;
    mkdirSync(`${this.#root}/dist/types`);
    copyFileSync(`${this.#root}/widgets.d.ts`, `${this.#root}/dist/${WIDGET_TYPES}`);
    return true;
  }

  #package(): { name: string; version: string } {
    return JSON.parse(readFileSync(`${this.#root}/package.json`, 'utf8'));
  }

  /** A copied remote that kept the name of the first one would take its place in the release set. */
  #checkName(): void {
    const { name } = this.#package();
    if (this.#config.name !== name)
      throw new Error(
        `remote.config.ts says name: '${this.#config.name}', and package.json "name": "${name}". Give both the same name: a release replaces the remote of that name.`,
      );
  }

  #checkKeys(): void {
    const unknown = unknownKeys(this.#config);
    if (unknown.length > 0)
      throw new Error(
        `${this.#config.name}/remote.config.ts has keys that are not known:\n  ${unknown.join('\n  ')}`,
      );
  }

  #files(chunk: string, groups: Map<string, ChunkFiles>): ChunkFiles {
    const found = groups.get(chunk);
    if (!found) {
      const names = [...groups.keys()].filter((name) => name.startsWith(chunk.split('-', 1)[0] ?? ''));
      throw new Error(
        `${this.#config.name}: remote.config.ts needs the chunk "${chunk}", and src/remote.ts has ${names.join(', ') || 'none of this kind'}.
Correct the name, or load it in src/remote.ts with import(/* webpackChunkName: "${chunk}" */ …).`,
      );
    }
    return found;
  }

  #describe(version: string, files: RemoteDescriptor['files']): RemoteDescriptor {
    this.#checkName();
    this.#checkKeys();
    const { name, owner, requires, redirects = [], feeds = [], permissions, budget } = this.#config;
    const languages = [...this.#translations].map(([language, { groups, config }]) => [
      language,
      this.#describeLanguage(config, groups, language),
    ]);
    const descriptor: RemoteDescriptor = {
      schema: 1,
      name,
      version,
      commit: currentCommit(this.#root),
      owner,
      requires,
      ...this.#describeLanguage(this.#config, this.#groups),
      ...(languages.length > 0 && { languages: Object.fromEntries(languages) }),
      redirects: [...redirects],
      feeds: [...feeds],
      ...(permissions && { permissions }),
      shared: sharedVersions(),
      ...(budget !== undefined && { budget }),
      ...(files[WIDGET_TYPES] && { widgetTypes: WIDGET_TYPES }),
      files,
    };
    return parseBuiltDescriptor(descriptor, `${name}/remote.config.ts`);
  }

  /** What a language has of its own. */
  #describeLanguage(
    { name, routes, nav = [], widgets = [] }: RemoteConfig,
    groups: Map<string, ChunkFiles>,
    language?: string,
  ): TranslatedDescriptor {
    const under = (kind: 'scripts' | 'styles', chunk: string) =>
      this.#files(chunk, groups)[kind].map((file) => `web/${file}`);
    return {
      routes: routes.map(({ path, page, widgets: shown = [], query, hydrate, storage, offline, grown }) => ({
        path,
        page,
        scripts: under('scripts', `page-${page}`),
        styles: under('styles', `page-${page}`),
        widgets: [...shown],
        ...(query && { query }),
        ...(hydrate && { hydrate }),
        ...(storage && { storage }),
        ...(offline && { offline }),
        ...(grown && { grown }),
      })),
      nav: [...nav],
      widgets: widgets.map((widget) => ({
        name: widget.name,
        scripts: under('scripts', `widget-${widget.name}`),
        styles: under('styles', `widget-${widget.name}`),
        ...(widget.hydrate && { hydrate: widget.hydrate }),
      })),
      entry: { file: `web/${entryFile(language)}`, global: containerName(name) },
      scripts: under('scripts', 'remote'),
      server: { file: language ? `server/server.${language}.cjs` : 'server/server.cjs' },
    };
  }
}

/** Name of the container's file: the only one without a hash of its content. */
export const entryFile = (language?: string) => (language ? `remoteEntry.${language}.js` : 'remoteEntry.js');

const addError = (compilation: Compilation, error: unknown) =>
  compilation.errors.push(new rspack.WebpackError((error as Error).message));

/** Files of each named chunk group, without source maps and updates of hot reload. */
function chunkGroups(compilation: Compilation): Map<string, ChunkFiles> {
  const groups = new Map<string, ChunkFiles>();
  const pick = (files: readonly string[], end: string) =>
    files.filter((file) => file.endsWith(end) && !file.endsWith('.hot-update.js'));
  const { namedChunkGroups = {} } = compilation
    .getStats()
    .toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false });
  for (const [name, group] of Object.entries(namedChunkGroups)) {
    const files = (group.assets ?? []).map((asset) => asset.name);
    groups.set(name, { scripts: pick(files, '.js'), styles: pick(files, '.css') });
  }
  return groups;
}

function currentCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
