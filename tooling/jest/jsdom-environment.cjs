const { TestEnvironment } = require('jest-environment-jsdom');
const { addNativeOverlays } = require('./native-overlays.cjs');

/**
 * Adds web APIs that browsers and Node have and jsdom lacks. MessageChannel and BroadcastChannel are not added: Node's
 * own keep the process alive, so that the run would hang.
 */
const borrowed = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of borrowed)
      if (this.global[name] === undefined || name.startsWith('Abort')) this.global[name] = globalThis[name];
    if (!this.global.matchMedia) {
      this.global.matchMedia = (media) => ({
        media,
        matches: false,
        onchange: null,
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
        dispatchEvent: () => false,
      });
    }
    class Observer {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    }
    this.global.IntersectionObserver ??= Observer;
    this.global.ResizeObserver ??= Observer;
    this.global.scrollTo = () => {};
    // jsdom reports an error for each film that a page begins to play.
    Object.assign(this.global.HTMLMediaElement.prototype, { play: async () => {}, pause() {} });
    addNativeOverlays(this.global);
  }
}

module.exports = BrowserLikeEnvironment;
