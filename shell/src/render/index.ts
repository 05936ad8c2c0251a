/** The shell's server bundle: React and everything above it that the Node server needs, in one CommonJS file. */
import type { matchRoute, renderServerPage } from 'shared-host/server';
import type { ShellRenderBundle } from 'shared-releases/release';
import type { provided } from './provided.ts';

export {
  brandCss,
  createServerApi,
  fontFaceCss,
  fullTitle,
  matchRoute,
  renderServerPage,
  type ServerPage,
  type ServerPageRequest,
  shareTitle,
} from 'shared-host/server';
export { provided } from './provided.ts';

/** Compile-time check that this bundle has all functions that the render gate calls. */
export type SatisfiesRenderGate<
  Bundle extends ShellRenderBundle = {
    matchRoute: typeof matchRoute;
    renderServerPage: typeof renderServerPage;
    provided: typeof provided;
  },
> = Bundle;
