import { uk } from '../../guides/content/uk.en.ts';
import { GuidePage } from '../../guides/guide-page.tsx';

/** `/study-abroad/uk`: a page of its own, so that a visit loads one country's content. */
export default function Page() {
  return <GuidePage guide={uk} />;
}
