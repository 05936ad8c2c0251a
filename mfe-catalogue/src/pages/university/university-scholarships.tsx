import type { University } from 'shared-api';
import { Heading, Stack, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { ScholarshipList } from '../../scholarship/scholarship-list.tsx';

/** The university's scholarships. A failure affects only this section. */
export function UniversityScholarships({ university }: { university: University }) {
  return (
    <section aria-labelledby="scholarships">
      <Stack gap={16}>
        <Heading level={2} size="m" id="scholarships">
          {messages.scholarships}
        </Heading>
        <ScholarshipList
          filters={{ university: university.id }}
          columns={[1, 2, 3]}
          empty={<Text tone="slate">{messages.noScholarships}</Text>}
        />
      </Stack>
    </section>
  );
}
