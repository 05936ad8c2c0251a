import { useEffect, useRef } from 'react';
import { type Country, errorMessage, scholarshipListQuery, type University, useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import { Button, EmptyState, ErrorState, Grid, Heading, Stack, VisuallyHidden } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { ScholarshipCard } from '../../scholarship/scholarship-card.tsx';
import { pathOfUniversity } from '../../university/university-path.ts';
import { SlowLoading } from '../slow-loading.tsx';

interface Choice {
  university: University;
  country: Country;
}

/** The chosen university's scholarships, or the request to choose one. */
export function UniversityScholarships({ choice }: { choice: Choice | null }) {
  if (!choice) return <EmptyState message={messages.pickUniversity} />;
  return <ChosenScholarships key={choice.university.id} {...choice} />;
}

function ChosenScholarships({ university, country }: Choice) {
  const scholarships = useQuery(
    scholarshipListQuery(useApi(), { country: country.id, university: university.id }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // On phones the answer stands below the long list of universities: bring the reader there.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="chosen-university">
      <Stack>
        <Heading level={2} size="m" id="chosen-university" ref={heading} tabIndex={-1}>
          {university.university_name}
        </Heading>
        {scholarships.isPending && <SlowLoading />}
        {!scholarships.data && scholarships.isError && (
          <ErrorState
            message={errorMessage.scholarshipList(scholarships.error)}
            onRetry={scholarships.refetch}
            retrying={scholarships.isFetching}
          />
        )}
        {scholarships.data?.length === 0 && <EmptyState message={messages.noScholarships} />}
        {scholarships.data && scholarships.data.length > 0 && (
          <Grid component="ul" columns={[1, 1, 2]}>
            {scholarships.data.map((scholarship) => (
              <li key={scholarship.id}>
                <ScholarshipCard scholarship={scholarship} />
              </li>
            ))}
          </Grid>
        )}
        <div>
          <Button component={Link} to={pathOfUniversity(university, country.id)}>
            {messages.viewUniversityDetails}
            <VisuallyHidden> {messages.aboutUniversity(university.university_name)}</VisuallyHidden>
          </Button>
        </div>
      </Stack>
    </section>
  );
}
