import { australia } from '../../guides/content/australia.en.ts';
import { GuidePage } from '../../guides/guide-page.tsx';

/** `/study-abroad/australia`: a page of its own, so that a visit loads one country's content. */
export default function Page() {
  return <GuidePage guide={australia} />;
}
