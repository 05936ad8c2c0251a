import { newzealand } from '../../guides/content/newzealand.en.ts';
import { GuidePage } from '../../guides/guide-page.tsx';

/** `/study-abroad/newzealand`: a page of its own, so that a visit loads one country's content. */
export default function Page() {
  return <GuidePage guide={newzealand} />;
}
