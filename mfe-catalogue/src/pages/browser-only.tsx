import type { ReactNode } from 'react';
import { useIsHydrated } from 'shared-ui/hydration';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { NeedsScript } from 'shared-ui/scripting';

/** Content that is known in the browser only: it replaces a spinner, and without script a text that says so. */
export function BrowserOnly({ needsScript, children }: { needsScript: string; children: ReactNode }) {
  if (useIsHydrated()) return children;
  return (
    <>
      <noscript>{needsScript}</noscript>
      <NeedsScript>
        <LoadingSpinner />
      </NeedsScript>
    </>
  );
}
