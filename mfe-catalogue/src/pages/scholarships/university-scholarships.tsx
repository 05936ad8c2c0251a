import type { Country, University } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, EmptyState, Heading, Stack, VisuallyHidden } from 'shared-ui';
import { focusOnMount } from 'shared-ui/focus-on-mount';
import { messages } from '../../messages.en.ts';
import { ScholarshipList } from '../../scholarship/scholarship-list.tsx';
import { pathOfUniversity } from '../../university/university-path.ts';

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
  return (
    <section aria-labelledby="chosen-university">
      <Stack>
        {/* On small screens the list is far below the chosen university: the focus scrolls to it. */}
        <Heading level={2} size="m" id="chosen-university" ref={focusOnMount} tabIndex={-1}>
          {university.university_name}
        </Heading>
        <ScholarshipList
          filters={{ country: country.id, university: university.id }}
          columns={[1, 1, 2]}
          empty={messages.noScholarships}
        />
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
