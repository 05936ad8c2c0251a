/** For the shell's server bundle. */

export { defaultBrand } from '../config/brand.ts';
export { matchRoute, type RouteMatch } from '../descriptor/match-route.ts';
export { shareTitle } from '../page/share-title.ts';
export { silentTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
export { fullTitle } from './page/browser-page.ts';
export { renderServerPage, type ServerPage, type ServerPageRequest } from './server-site.tsx';

import { type Api, createApi } from 'shared-api';

/** The client of the hosted API as the server uses it outside of page rendering: no token, its own time limit in ms. */
export const createServerApi = (baseUrl: string, publicBaseUrl: string, timeout: number): Api =>
  createApi({ baseUrl, accessToken: () => null, publicHosts: [new URL(publicBaseUrl).host], timeout });
export { fontFaceCss } from 'shared-ui/fonts';
