import { usePage } from 'shared-shell';
import { BrowserOnly } from 'shared-shell/browser-only';
import { SAVED_PAGES_PATH } from 'shared-shell/offline';
import { savedPagesMessages as texts } from '../../saved-pages/messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { SavedPages } from './saved-pages.tsx';

/**
 * /saved: the pages on this device. Also shown in place of a page that is neither there nor reachable; the service worker
 * leads here.
 */
export default function SavedPage() {
  usePage({
    title: texts.title,
    description: texts.description,
    robots: 'noindex,follow',
    canonical: SAVED_PAGES_PATH,
  });
  return (
    <CatalogueFrame title={texts.title} lead={texts.lead}>
      <BrowserOnly needsScript={texts.needsScript}>
        <SavedPages />
      </BrowserOnly>
    </CatalogueFrame>
  );
}
