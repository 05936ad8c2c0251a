import { useState } from 'react';
import { type University, universityListQuery, useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import { Button, Heading, Stack, Text, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { focusOnMount } from 'shared-ui/focus-on-mount';
import { useIsHydrated } from 'shared-ui/hydration';
import { messages } from '../../messages.en.ts';
import { ScholarshipList } from '../../scholarship/scholarship-list.tsx';
import { pathOfUniversity } from '../../university/university-path.ts';
import { CHOSEN_UNIVERSITY, type ScholarshipChoice } from './scholarship-path.ts';

/** The chosen university's scholarships, or the request to choose one. */
export function UniversityScholarships({ choice: { country, university } }: { choice: ScholarshipChoice }) {
  const universities = useQuery({
    ...universityListQuery(useApi(), { country }),
    enabled: country !== null && university !== null,
  });
  const chosen = university !== null && universities.data?.results.find(({ id }) => id === university);
  if (!chosen || country === null) return <Text>{messages.pickUniversity}</Text>;
  return <ChosenScholarships key={chosen.id} university={chosen} country={country} />;
}

function ChosenScholarships({ university, country }: { university: University; country: number }) {
  // What stands in the server's HTML does not take the focus when the code arrives.
  const [isNew] = useState(useIsHydrated());
  return (
    <section aria-labelledby={CHOSEN_UNIVERSITY}>
      <Stack>
        {/* On small screens the list is far below the chosen university: the focus scrolls to it. */}
        <Heading
          level={2}
          size="m"
          id={CHOSEN_UNIVERSITY}
          ref={isNew ? focusOnMount : undefined}
          tabIndex={-1}
        >
          <DataText>{university.university_name}</DataText>
        </Heading>
        <ScholarshipList
          filters={{ country, university: university.id }}
          columns={[1, 1, 2]}
          empty={messages.noScholarships}
        />
        <div>
          <Button component={Link} to={pathOfUniversity(university, country)}>
            {messages.viewUniversityDetails}
            <VisuallyHidden>
              {' '}
              <DataText>{messages.aboutUniversity(university.university_name)}</DataText>
            </VisuallyHidden>
          </Button>
        </div>
      </Stack>
    </section>
  );
}
