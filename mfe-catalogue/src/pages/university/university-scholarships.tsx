import { errorMessage, scholarshipListQuery, type University, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';
import { ErrorState, Grid, Heading, Stack, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { ScholarshipCard } from '../../scholarship/scholarship-card.tsx';
import { SlowLoading } from '../slow-loading.tsx';

/** The university's scholarships; a failure costs only this section. */
export function UniversityScholarships({ university }: { university: University }) {
  const scholarships = useQuery(scholarshipListQuery(useApi(), { university: university.id }));
  return (
    <section aria-labelledby="scholarships">
      <Stack gap={16}>
        <Heading level={2} size="m" id="scholarships">
          {messages.scholarships}
        </Heading>
        {scholarships.isPending && <SlowLoading />}
        {!scholarships.data && scholarships.isError && (
          <ErrorState
            message={errorMessage.scholarshipList(scholarships.error)}
            onRetry={scholarships.refetch}
            retrying={scholarships.isFetching}
          />
        )}
        {scholarships.data?.length === 0 && <Text tone="slate">{messages.noScholarships}</Text>}
        {scholarships.data && scholarships.data.length > 0 && (
          <Grid component="ul" columns={[1, 2, 3]}>
            {scholarships.data.map((scholarship) => (
              <li key={scholarship.id}>
                <ScholarshipCard scholarship={scholarship} />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </section>
  );
}
