import { readFileSync, writeFileSync } from 'node:fs';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { RENDER_INTERFACE, type ShellManifest } from 'shared-releases';
import { hashFiles, versionFrom } from './hashed-files.ts';
import { sharedVersions } from './shared-libraries.ts';

/** Collects the files of the shell's browser build and writes `dist/shell.json` after the server build. */
export class ShellManifestWriter {
  readonly #root: string;
  #entry = '';
  #scripts: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  webPlugin(): RspackPluginInstance {
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.afterEmit.tap('ShellManifestWriter', (compilation) => {
          const { entrypoints = {}, namedChunkGroups = {} } = compilation
            .getStats()
            .toJson({ all: false, entrypoints: true, chunkGroups: true });
          const js = (assets?: readonly { name: string }[]) =>
            (assets ?? []).map(({ name }) => `web/${name}`).filter((name) => name.endsWith('.js'));
          this.#entry = js(entrypoints.main?.assets).at(-1) ?? '';
          this.#scripts = [
            ...new Set([...js(entrypoints.main?.assets), ...js(namedChunkGroups.bootstrap?.assets)]),
          ];
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
          const manifest: ShellManifest = {
            version: versionFrom(version, files),
            entry: this.#entry,
            scripts: this.#scripts,
            loadsPageCode: true,
            hasStrictPolicy: true,
            early: Object.keys(files).find((file) => file.startsWith('web/js/early.')) ?? '',
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
