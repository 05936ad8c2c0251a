import { usePage } from 'shared-shell';
import { BrowserOnly } from 'shared-shell/browser-only';
import { myDatesMessages as texts } from '../../my-dates/messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { OwnDates } from './own-dates.tsx';

/** /my-dates: deadlines, intakes, events and reminders of one visitor. All of it is known in the browser only. */
export default function MyDatesPage() {
  usePage({
    title: texts.title,
    description: texts.description,
    robots: 'noindex,follow',
    canonical: '/my-dates',
  });
  return (
    <CatalogueFrame title={texts.title} lead={texts.lead}>
      <BrowserOnly needsScript={texts.needsScript}>
        <OwnDates />
      </BrowserOnly>
    </CatalogueFrame>
  );
}
