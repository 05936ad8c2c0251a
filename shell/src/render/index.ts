/** The shell's server bundle: everything of React that the Node server needs, in one CommonJS file. */
import type { defaultBrand, matchRoute, renderServerPage } from 'shared-host/server';
import type { ShellRenderBundle } from 'shared-releases/release';
import type { provided } from './provided.ts';

export {
  createServerApi,
  defaultBrand,
  fontFaceCss,
  fullTitle,
  matchRoute,
  renderServerPage,
  type ServerPage,
  type ServerPageRequest,
  shareTitle,
} from 'shared-host/server';
export { provided } from './provided.ts';

/** Fails to compile when this bundle no longer offers what the render gate of every release calls. */
export type SatisfiesRenderGate<
  Bundle extends ShellRenderBundle = {
    defaultBrand: typeof defaultBrand;
    matchRoute: typeof matchRoute;
    renderServerPage: typeof renderServerPage;
    provided: typeof provided;
  },
> = Bundle;
