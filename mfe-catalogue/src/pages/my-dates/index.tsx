import { usePage } from 'shared-shell';
import { useIsHydrated } from 'shared-ui/hydration';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { NeedsScript } from 'shared-ui/scripting';
import { myDatesMessages as texts } from '../../my-dates/messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { OwnDates } from './own-dates.tsx';

/** /my-dates: deadlines, intakes, events and reminders of one visitor. All of it is known in the browser only. */
export default function MyDatesPage() {
  const isHydrated = useIsHydrated();
  usePage({
    title: texts.title,
    description: texts.description,
    robots: 'noindex,follow',
    canonical: '/my-dates',
  });
  return (
    <CatalogueFrame title={texts.title} lead={texts.lead}>
      {isHydrated ? (
        <OwnDates />
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
