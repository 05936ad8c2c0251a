import { dubai } from '../../guides/content/dubai.en.ts';
import { GuidePage } from '../../guides/guide-page.tsx';

/** `/study-abroad/dubai`: a page of its own, so that a visit loads one country's content. */
export default function Page() {
  return <GuidePage guide={dubai} />;
}
