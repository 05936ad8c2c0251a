import { canada } from '../../guides/content/canada.en.ts';
import { GuidePage } from '../../guides/guide-page.tsx';

/** `/study-abroad/canada`: a page of its own, so that a visit loads one country's content. */
export default function Page() {
  return <GuidePage guide={canada} />;
}
