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

/**
 * Lets listeners end by a signal. jsdom takes signals of its own alone, and those here are Node's, which `fetch` needs.
 */
function acceptSignals(window) {
  // The window of jsdom has both as properties of its own.
  for (const target of [window.EventTarget.prototype, window]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = function addUntilAborted(type, listener, options) {
      const signal = options?.signal;
      if (!signal) return addEventListener.call(this, type, listener, options);
      if (signal.aborted) return;
      const { signal: _ended, ...others } = options;
      addEventListener.call(this, type, listener, others);
      signal.addEventListener('abort', () => removeEventListener.call(this, type, listener, others));
    };
  }
}

class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of borrowed)
      if (this.global[name] === undefined || name.startsWith('Abort')) this.global[name] = globalThis[name];
    acceptSignals(this.global);
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
