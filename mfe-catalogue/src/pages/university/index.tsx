import { universityInfoQuery, useQuery } from 'shared-api';
import { Link, useApi, usePage, useParams } from 'shared-shell';
import { Button, EmptyState, ErrorState } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { PageFrame } from '../page-frame.tsx';
import { SlowLoading } from '../slow-loading.tsx';
import { UniversityView } from './university-view.tsx';

/** /university/:universityId/:countryId (D2 §2). The API needs only the university (decisions C-20). */
export default function UniversityPage() {
  const { universityId = '' } = useParams();
  const university = useQuery(universityInfoQuery(useApi(), universityId));
  if (university.data) return <UniversityView university={university.data} />;
  const state = university.data === null ? 'none' : university.isError ? 'failed' : 'loading';
  return <UniversityMissing state={state} retry={university.refetch} isRetrying={university.isFetching} />;
}

function UniversityMissing({
  state,
  retry,
  isRetrying,
}: {
  state: 'none' | 'failed' | 'loading';
  retry: () => void;
  isRetrying: boolean;
}) {
  usePage({
    title: state === 'none' ? messages.noUniversityFound : messages.university,
    robots: 'noindex',
    ...(state === 'none' ? { status: 404 } : {}),
  });
  const all = (
    <Button component={Link} to="/universitieslist">
      {messages.backToUniversities}
    </Button>
  );
  return (
    <PageFrame title={messages.university}>
      {state === 'loading' && <SlowLoading />}
      {state === 'failed' && (
        <ErrorState message={messages.universityFailed} onRetry={retry} retrying={isRetrying} action={all} />
      )}
      {state === 'none' && <EmptyState message={messages.noUniversityFound} action={all} />}
    </PageFrame>
  );
}
