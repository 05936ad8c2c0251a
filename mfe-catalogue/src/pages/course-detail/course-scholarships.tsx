import { scholarshipListQuery, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';
import { Grid, Heading, Stack } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { ScholarshipCard } from '../../scholarship/scholarship-card.tsx';

/** The scholarships of the course's university. Nothing without any, and when they cannot be loaded. */
export function CourseScholarships({ universityId, today }: { universityId: number; today: string }) {
  const { data = [] } = useQuery(scholarshipListQuery(useApi(), { university: universityId }));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="course-scholarships">
      <Stack gap={12}>
        <Heading level={2} size="m" id="course-scholarships">
          {messages.scholarshipsHere}
        </Heading>
        <Grid component="ul" columns={[1, 1, 2]}>
          {data.map((scholarship) => (
            <li key={scholarship.id}>
              <ScholarshipCard scholarship={scholarship} today={today} />
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
