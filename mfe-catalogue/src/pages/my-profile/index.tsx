import { usePage } from 'shared-shell';
import { BrowserOnly } from 'shared-shell/browser-only';
import { messages } from '../../messages.en.ts';
import { ComparisonRules } from '../../qualify/comparison-rules.tsx';
import { CatalogueFrame } from '../page-frame.tsx';
import { OwnProfile } from './own-profile.tsx';

/** /my-profile: what the visitor writes down about themselves, kept on the device only. */
export default function MyProfilePage() {
  usePage({
    title: messages.myProfile,
    description: messages.myProfileLead,
    robots: 'noindex,follow',
    canonical: '/my-profile',
  });
  return (
    <CatalogueFrame title={messages.myProfile} lead={messages.myProfileLead}>
      {/* Above the form: it can be opened before the code has come, and the form would move it down. */}
      <div style={{ marginBottom: '1.5rem' }}>
        <ComparisonRules />
      </div>
      <BrowserOnly needsScript={messages.profileNeedsScript}>
        <OwnProfile />
      </BrowserOnly>
    </CatalogueFrame>
  );
}
