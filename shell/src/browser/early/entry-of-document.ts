import { retryLater } from '../retry-later.ts';
import { createScriptLoader } from './script-loader.ts';

declare global {
  interface Window {
    /** Set by the shell's entry. */
    hasEntryRun?: boolean;
  }
}

/**
 * Loads the shell's entry again where the document itself names it and it did not arrive. Looks after everything else of
 * the document: the entry may fail before this script runs.
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
