import type { Course } from 'shared-api';
import { Heading, Stack, Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { messages } from '../../messages.en.ts';

/** The description of a course, in its paragraphs. Nothing without one. */
export function AboutCourse({ course: { description } }: { course: Pick<Course, 'description'> }) {
  const paragraphs = (description ?? '').split(/\n\s*\n/).filter((text) => text.trim());
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="about">
      <Stack gap={12} style={{ maxWidth: '42em' }}>
        <Heading level={2} size="m" id="about">
          {messages.aboutTheCourse}
        </Heading>
        {paragraphs.map((text) => (
          <Text key={text}>
            <DataText>{text}</DataText>
          </Text>
        ))}
      </Stack>
    </section>
  );
}
