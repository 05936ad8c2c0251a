import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { TimeLimitError, withTimeLimit } from './with-time-limit.ts';

interface RenderOptions {
  /** Time limit in ms. */
  timeLimitMs: number;
  /** Called for each error inside a boundary, with the components around it; React leaves that boundary to the browser. */
  onError: (error: unknown, components: string) => void;
}

/** React's marks of a boundary that is suspended, or that has failed and is left to the browser. */
const UNFINISHED = /<!--\$[?!]-->/;
const SUSPENDED = '<!--$?-->';

/**
 * Renders a tree into one string. Buffered and not streamed, because a stream moves late content into a hidden element
 * that needs an inline script, and because streamed Emotion styles do not hydrate (PLATFORM-12, FED-25).
 *
 * Code and data of a page are loaded before it is rendered, so nearly every page is finished in one go, without a
 * stream and without the fallbacks of its boundaries. Only the others are rendered again, waiting for what is late.
 * @throws TimeLimitError when a component does not return, such as one with a loop without an end
 * @throws Error when a boundary is still suspended at the end: only an inline script could fill it later.
 */
export async function renderToHtml(tree: ReactNode, options: RenderOptions): Promise<string> {
  const html = renderAtOnce(tree, options.timeLimitMs);
  return html !== null && !UNFINISHED.test(html) ? html : renderWaiting(tree, options);
}

/** Null when the tree itself has failed; rendering it again then reports the error. */
function renderAtOnce(tree: ReactNode, timeLimitMs: number): string | null {
  try {
    return withTimeLimit(() => renderToString(tree), timeLimitMs);
  } catch (error) {
    if (error instanceof TimeLimitError) throw error;
    return null;
  }
}

async function renderWaiting(tree: ReactNode, { timeLimitMs, onError }: RenderOptions): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('render time limit')), timeLimitMs);
  try {
    const { prelude } = await prerenderToNodeStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: controller.signal,
      // Without a result, which React would write into the HTML.
      onError: (error, { componentStack }) => {
        onError(error, namesOf(componentStack ?? ''));
      },
    });
    let html = '';
    for await (const chunk of prelude) html += chunk;
    if (html.includes(SUSPENDED)) throw new Error('a boundary was still suspended at the render time limit');
    return html;
  } finally {
    clearTimeout(timer);
  }
}

/** Names of the innermost components of React's component stack: `EventList < PageCode < RemoteArea`. */
const namesOf = (componentStack: string) =>
  [...componentStack.matchAll(/^\s+at ([A-Z]\w*)/gm)]
    .slice(0, 6)
    .map(([, name]) => name)
    .join(' < ');
