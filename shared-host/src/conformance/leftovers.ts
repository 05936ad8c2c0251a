/** The first place of a stack that is in the remote's own files; undefined where none is. */
const ownPlace = (stack: string): string | undefined =>
  stack
    .split('\n')
    .find((line) => line.includes(`${process.cwd()}/src/`) && !/node_modules|leftovers\.[jt]s:/.test(line))
    ?.replace(/^.*?\(?(\/[^()]+:\d+:\d+)\)?$/, '$1')
    .replace(`${process.cwd()}/`, '');

/**
 * Records what code of a remote starts and has not ended by `stop`, when its page is left: timers of `setInterval`, and
 * listeners of the window and the document. They would go on for as long as the visitor stays on the site.
 */
export function recordLeftovers(): { stop: () => string[] } {
  const running = new Map<unknown, string>();
  const restore: (() => void)[] = [];
  const note = (key: unknown, what: string) => {
    const place = ownPlace(new Error().stack ?? '');
    if (place) running.set(key, `${what} at ${place}. End it in what the effect returns.`);
  };

  const { setInterval: start, clearInterval: end, clearTimeout: endTimeout } = window;
  Object.assign(window, {
    setInterval: (...timing: Parameters<typeof start>) => {
      const timer = start(...timing);
      note(timer, 'setInterval');
      return timer;
    },
    // Either function ends a timer of either kind.
    clearInterval: (timer?: number) => {
      running.delete(timer);
      end(timer);
    },
    clearTimeout: (timer?: number) => {
      running.delete(timer);
      endTimeout(timer);
    },
  });
  restore.push(() =>
    Object.assign(window, { setInterval: start, clearInterval: end, clearTimeout: endTimeout }),
  );

  for (const [target, name] of [
    [window, 'window'],
    [document, 'document'],
  ] as const) {
    /** A key for each listener that the browser tells apart. */
    const keys = new Map<unknown, Map<string, object>>();
    const keyOf = (type: string, listener: unknown, options: unknown) => {
      const isCapture =
        typeof options === 'object' ? Boolean((options as { capture?: boolean })?.capture) : Boolean(options);
      const ofListener = keys.get(listener) ?? new Map<string, object>();
      keys.set(listener, ofListener);
      const id = `${type} ${isCapture}`;
      const key = ofListener.get(id) ?? {};
      ofListener.set(id, key);
      return key;
    };
    const { addEventListener: add, removeEventListener: remove } = target;
    Object.assign(target, {
      addEventListener: (...[type, listener, options]: Parameters<typeof add>) => {
        add.call(target, type, listener, options);
        const { once, signal } = typeof options === 'object' ? options : {};
        // A signal ends its listeners without a call.
        if (once || signal) return;
        note(keyOf(type, listener, options), `addEventListener('${type}') of ${name}`);
      },
      removeEventListener: (...[type, listener, options]: Parameters<typeof remove>) => {
        remove.call(target, type, listener, options);
        running.delete(keyOf(type, listener, options));
      },
    });
    restore.push(() => Object.assign(target, { addEventListener: add, removeEventListener: remove }));
  }
  return {
    stop: () => {
      for (const undo of restore) undo();
      return [...running.values()];
    },
  };
}
