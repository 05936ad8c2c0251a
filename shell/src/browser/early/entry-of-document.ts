import { retryLater } from '../retry-later.ts';
import { createScriptLoader } from './script-loader.ts';

declare global {
  interface Window {
    /** Set by the shell's entry. */
    hasEntryRun?: boolean;
  }
}

/**
 * Loads the shell's entry again where the document itself names it and it did not arrive. That is known when everything
 * of the document has loaded or failed: the entry may fail before this script runs, which then gets no event.
 */
export function retryEntryOfDocument(onFailure: () => void) {
  const look = () => {
    const entry = document.querySelector<HTMLScriptElement>('script[defer][src*="/js/main."]');
    if (!entry || window.hasEntryRun) return;
    const { src: href, integrity } = entry;
    retryLater(createScriptLoader({ entry: { href, integrity }, scripts: [] }, onFailure).start, 1);
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}
