import { readFileSync, writeFileSync } from 'node:fs';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { RENDER_INTERFACE, type ShellManifest } from 'shared-releases';
import { hashFiles, versionFrom } from './hashed-files.ts';
import { sharedVersions } from './shared-libraries.ts';

/** Collects the files of the shell's browser build and writes `dist/shell.json` after the server build. */
export class ShellManifestWriter {
  readonly #root: string;
  /** Scripts by language; that of English is empty. */
  readonly #scripts = new Map<string, Pick<ShellManifest, 'entry' | 'scripts'>>();

  constructor(root: string) {
    this.#root = root;
  }

  webPlugin(language = ''): RspackPluginInstance {
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.afterEmit.tap('ShellManifestWriter', (compilation) => {
          const { entrypoints = {}, namedChunkGroups = {} } = compilation
            .getStats()
            .toJson({ all: false, entrypoints: true, chunkGroups: true });
          const js = (assets?: readonly { name: string }[]) =>
            (assets ?? []).map(({ name }) => `web/${name}`).filter((name) => name.endsWith('.js'));
          this.#scripts.set(language, {
            entry: js(entrypoints.main?.assets).at(-1) ?? '',
            scripts: [
              ...new Set([...js(entrypoints.main?.assets), ...js(namedChunkGroups.bootstrap?.assets)]),
            ],
          });
        });
      },
    };
  }

  serverPlugin(): RspackPluginInstance {
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.afterEmit.tap('ShellManifestWriter', () => {
          const files = hashFiles(`${this.#root}/dist`, ['server', 'web']);
          const { version } = JSON.parse(readFileSync(`${this.#root}/package.json`, 'utf8'));
          const { '': english, ...languages } = Object.fromEntries(this.#scripts);
          const translations = Object.entries(languages).map(([language, scripts]) => [
            language,
            { ...scripts, server: { file: `server/render.${language}.cjs` } },
          ]);
          const manifest: ShellManifest = {
            version: versionFrom(version, files),
            entry: '',
            scripts: [],
            ...english,
            ...(translations.length > 0 && { languages: Object.fromEntries(translations) }),
            loadsPageCode: true,
            reportsStart: true,
            hasStrictPolicy: true,
            early: Object.keys(files).find((file) => file.startsWith('web/js/early.')) ?? '',
            lowData: Object.keys(files).find((file) => file.startsWith('web/js/low-data.')) ?? '',
            worker: Object.keys(files).find((file) => file.startsWith('web/js/service-worker.')),
            shared: sharedVersions(),
            server: { file: 'server/render.cjs', renderInterface: RENDER_INTERFACE },
            files,
          };
          writeFileSync(`${this.#root}/dist/shell.json`, `${JSON.stringify(manifest, null, 2)}\n`);
        });
      },
    };
  }
}
