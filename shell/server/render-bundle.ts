import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ShellManifest } from 'shared-releases';
import type * as render from '../src/render/index.ts';

export type RenderBundle = typeof render;

const dist = path.resolve(import.meta.dirname, '../dist');

/** The shell's server bundle: React and all code that renders pages, built for Node. */
export const loadRenderBundle = (): RenderBundle =>
  createRequire(import.meta.url)(path.join(dist, 'server/render.cjs'));

/** The manifest of the current build. */
export const readShellManifest = (): ShellManifest =>
  JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8'));

/** The shell's version without content tag, which is compared with `requires.shell`. */
export const semanticVersion = (version: string) => version.split('-')[0] ?? version;
