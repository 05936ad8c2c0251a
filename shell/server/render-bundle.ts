import type * as render from '../src/render/index.ts';

/** The shell's server bundle: React and all code that renders pages, built for Node (`releases/host.ts` loads it). */
export type RenderBundle = typeof render;
