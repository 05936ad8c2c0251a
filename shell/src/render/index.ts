/** The shell's server bundle: everything of React that the Node server needs, in one CommonJS file. */
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
} from 'shared-shell/server';
export { provided } from './provided.ts';
