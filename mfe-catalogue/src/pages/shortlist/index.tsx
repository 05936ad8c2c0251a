import { usePage, useSearchParams } from 'shared-shell';
import { BrowserOnly } from 'shared-shell/browser-only';
import { MAX_SHARED, readIds, sharedShortlistPath } from '../../compare/course-ids.ts';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { OwnShortlist } from './own-shortlist.tsx';
import { SharedShortlist } from './shared-shortlist.tsx';

/** /shortlist: the visitor's own list, or with `?ids=` a shared one. */
export default function ShortlistPage() {
  const [query] = useSearchParams();
  const named = readIds(query);
  const shared = named.slice(0, MAX_SHARED);
  const title = shared.length > 0 ? messages.sharedShortlist : messages.shortlist;
  usePage({
    title,
    description: messages.shortlistDescription,
    robots: 'noindex,follow',
    canonical: shared.length > 0 ? sharedShortlistPath(shared) : '/shortlist',
  });
  return (
    <CatalogueFrame
      title={title}
      lead={shared.length > 0 ? messages.sharedShortlistLead : messages.shortlistDescription}
    >
      {shared.length > 0 ? (
        <SharedShortlist ids={shared} beyond={named.length - shared.length} />
      ) : (
        <BrowserOnly needsScript={messages.shortlistNeedsScript}>
          <OwnShortlist />
        </BrowserOnly>
      )}
    </CatalogueFrame>
  );
}
