/**
 * Runs before a remote's own modules in the browser. The bundler's automatic public path is absolute; the server
 * renders addresses without an origin. Both sides must write the same `src`, so the origin is dropped when the files
 * come from the site itself.
 */
declare let __webpack_public_path__: string;

const found = new URL(__webpack_public_path__, document.baseURI);
__webpack_public_path__ = found.origin === location.origin ? found.pathname : found.href;

export {};
