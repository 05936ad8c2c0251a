import { useLayoutEffect } from 'react';
import { messages } from '../../messages.en.ts';

/**
 * Puts "Error: " before the document's title while the dialog shows its error summary, as the pages of accounts do. The
 * title belongs to the page below the dialog, another remote's, whose metadata a widget does not set.
 */
export function useErrorTitle(hasErrors: boolean) {
  useLayoutEffect(() => {
    if (!hasErrors) return;
    const prefix = messages.errorPrefix;
    document.title = prefix + document.title;
    return () => {
      // The page may have written its title again since, e.g. with its data.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors]);
}
