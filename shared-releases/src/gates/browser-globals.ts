const nothing = () => undefined;
const noStorage = { length: 0, key: () => null, getItem: () => null, setItem: nothing, removeItem: nothing };

/**
 * What stands for `window` and `document` in a server bundle that renders as if it were in a browser: enough for code that
 * asks whether there are any, and for what such code reads most.
 */
export const browserGlobals = {
  window: {
    innerWidth: 1280,
    innerHeight: 800,
    devicePixelRatio: 2,
    navigator: { onLine: true, language: 'ne', languages: ['ne'], userAgent: '' },
    location: {
      href: 'http://gate.invalid/',
      origin: 'http://gate.invalid',
      pathname: '/',
      search: '',
      hash: '',
    },
    localStorage: noStorage,
    sessionStorage: noStorage,
    matchMedia: (media: string) => ({
      media,
      matches: true,
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
    addEventListener: nothing,
    removeEventListener: nothing,
  },
  document: {
    cookie: '',
    referrer: '',
    title: '',
    visibilityState: 'visible',
    addEventListener: nothing,
    removeEventListener: nothing,
  },
} as const;
