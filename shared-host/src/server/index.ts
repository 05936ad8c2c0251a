/** For the shell's server bundle. */

export type { Telemetry } from 'shared-shell/host';
export { fontFaceCss } from 'shared-ui/fonts';
export { brandCss } from '../brand/brand-css.ts';
export { fullTitle } from '../document/browser-page.ts';
export { shareTitle } from '../document/share-title.ts';
export { matchRoute } from '../routing/match-route.ts';
export { renderServerPage } from './render-server-page.tsx';
export { createServerApi } from './server-api.ts';
export type { ServerPage, ServerPageRequest } from './server-page.ts';
