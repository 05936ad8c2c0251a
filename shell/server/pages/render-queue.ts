/** Pages that are loaded and rendered at the same time. */
const PAGES_AT_ONCE = 4;
/** Time in ms after which a page does not hold up others any more: it waits for the API, not for the processor. */
const HOLDS_UP = 50;
/** Pages after which their garbage is collected: 14 MB, of the 16 MB at which V8 collects by itself. */
const PAGES_PER_COLLECTION = 8;

/**
 * Begins pages in the order of their requests, a few at a time. A single thread renders them one after the other, so more
 * at once are not faster; but what each has loaded stays in memory until its turn, which cost a fifth of the processor's
 * time for collecting it. Where the API is slow, further pages begin while earlier ones wait.
 * @param collect collects short-lived objects. V8 would do it in the middle of a page, whose objects it then copies, and
 * mostly moves to the memory of long-lived ones; between pages there is nearly nothing to copy. Default: V8's own, which
 * Node has with `--expose-gc` only.
 */
export function createRenderQueue(collect: () => void = () => globalThis.gc?.({ type: 'minor' })) {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let ended = 0;

  const makeRoom = () => {
    const next = waiting.shift();
    if (next) next();
    else begun -= 1;
  };

  return async <Result>(render: () => Promise<Result>): Promise<Result> => {
    if (begun < PAGES_AT_ONCE) begun += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let holdsUp = true;
    const end = () => {
      if (holdsUp) makeRoom();
      holdsUp = false;
    };
    const timer = setTimeout(end, HOLDS_UP);
    try {
      return await render();
    } finally {
      clearTimeout(timer);
      end();
      ended += 1;
      // When the page has been sent as well.
      if (ended % PAGES_PER_COLLECTION === 0) setImmediate(collect);
    }
  };
}
