/** For the shell's server bundle. */

export { silentTelemetry, type Telemetry } from 'shared-shell/host';
export { defaultBrand } from '../brand/default-brand.ts';
export { fullTitle } from '../document/browser-page.ts';
export { shareTitle } from '../document/share-title.ts';
export { matchRoute } from '../routing/match-route.ts';
export { renderServerPage, type ServerPage, type ServerPageRequest } from './render-server-page.tsx';

import { type Api, createApi } from 'shared-api';

/** The client of the hosted API as the server uses it outside of page rendering: no token, its own time limit in ms. */
export const createServerApi = (baseUrl: string, publicBaseUrl: string, timeout: number): Api =>
  createApi({ baseUrl, accessToken: () => null, publicHosts: [new URL(publicBaseUrl).host], timeout });
export { fontFaceCss } from 'shared-ui/fonts';
