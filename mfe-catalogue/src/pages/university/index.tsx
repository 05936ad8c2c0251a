import { universityInfoQuery, useQuery } from 'shared-api';
import { Link, useApi, useParams } from 'shared-shell';
import { RecordPage } from 'shared-shell/record-page';
import { Button } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { UniversityView } from './university-view.tsx';

/** /university/:universityId/:countryId (UNI-4). The API needs only the university (C-20). */
export default function UniversityPage() {
  const { universityId = '' } = useParams();
  const university = useQuery(universityInfoQuery(useApi(), universityId));
  return (
    <RecordPage
      query={university}
      title={messages.university}
      notFound={messages.noUniversityFound}
      failure={() => messages.universityFailed}
      loading={<LoadingSpinner />}
      action={
        <Button component={Link} to="/universitieslist">
          {messages.backToUniversities}
        </Button>
      }
      frame={CatalogueFrame}
    >
      {(found) => <UniversityView university={found} readAt={university.dataUpdatedAt} />}
    </RecordPage>
  );
}
