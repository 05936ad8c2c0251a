import { usePage } from 'shared-shell';
import { SAVED_PAGES_PATH } from 'shared-shell/offline';
import { useIsHydrated } from 'shared-ui/hydration';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { NeedsScript } from 'shared-ui/scripting';
import { savedPagesMessages as texts } from '../../saved-pages/messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { SavedPages } from './saved-pages.tsx';

/**
 * /saved: the pages on this device. Also shown in place of a page that is neither there nor reachable; the service worker
 * leads here.
 */
export default function SavedPage() {
  const isHydrated = useIsHydrated();
  usePage({
    title: texts.title,
    description: texts.description,
    robots: 'noindex,follow',
    canonical: SAVED_PAGES_PATH,
  });
  return (
    <CatalogueFrame title={texts.title} lead={texts.lead}>
      {isHydrated ? (
        <SavedPages />
      ) : (
        <>
          <noscript>{texts.needsScript}</noscript>
          <NeedsScript>
            <LoadingSpinner />
          </NeedsScript>
        </>
      )}
    </CatalogueFrame>
  );
}
