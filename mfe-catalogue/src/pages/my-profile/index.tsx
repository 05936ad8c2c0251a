import { usePage } from 'shared-shell';
import { useIsHydrated } from 'shared-ui/hydration';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { NeedsScript } from 'shared-ui/scripting';
import { messages } from '../../messages.en.ts';
import { ComparisonRules } from '../../qualify/comparison-rules.tsx';
import { CatalogueFrame } from '../page-frame.tsx';
import { OwnProfile } from './own-profile.tsx';

/** /my-profile: what the visitor writes down about themselves, kept on the device only. */
export default function MyProfilePage() {
  const isHydrated = useIsHydrated();
  usePage({
    title: messages.myProfile,
    description: messages.myProfileLead,
    canonical: '/my-profile',
  });
  return (
    <CatalogueFrame title={messages.myProfile} lead={messages.myProfileLead}>
      {isHydrated ? (
        <OwnProfile />
      ) : (
        <>
          <noscript>{messages.profileNeedsScript}</noscript>
          <NeedsScript>
            <LoadingSpinner />
          </NeedsScript>
        </>
      )}
      <ComparisonRules />
    </CatalogueFrame>
  );
}
