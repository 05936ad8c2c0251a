import { usa } from '../../guides/content/usa.en.ts';
import { GuidePage } from '../../guides/guide-page.tsx';

/** `/study-abroad/usa`: a page of its own, so that a visit loads one country's content. */
export default function Page() {
  return <GuidePage guide={usa} />;
}
