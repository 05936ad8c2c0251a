import { usePage, useSearchParams } from 'shared-shell';
import { mostShared, readIds } from '../../compare/course-ids.ts';
import { messages } from '../../messages.en.ts';
import { PageFrame } from '../page-frame.tsx';
import { useIsAlive } from '../use-is-alive.ts';
import { OwnShortlist } from './own-shortlist.tsx';
import { SharedShortlist } from './shared-shortlist.tsx';

/** /shortlist: the visitor's own list, kept on the device; with `?ids=` a list somebody shared. */
export default function ShortlistPage() {
  const [query] = useSearchParams();
  const shared = readIds(query, mostShared);
  const isAlive = useIsAlive();
  const title = shared.length > 0 ? messages.sharedShortlist : messages.shortlist;
  usePage({
    title,
    description: messages.shortlistDescription,
    robots: 'noindex,follow',
    canonical: '/shortlist',
  });
  return (
    <PageFrame title={title} lead={messages.shortlistDescription}>
      {shared.length > 0 ? (
        <SharedShortlist ids={shared} />
      ) : isAlive ? (
        <OwnShortlist />
      ) : (
        <p role="status">{messages.loading}</p>
      )}
    </PageFrame>
  );
}
