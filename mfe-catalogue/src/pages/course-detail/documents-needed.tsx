import type { Course } from 'shared-api';
import { Heading } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { messages } from '../../messages.en.ts';

/** The papers that an application for the course needs. Nothing where the API does not say it. */
export function DocumentsNeeded({ course }: { course: Pick<Course, 'documents_needed'> }) {
  const { documents_needed: documents = [] } = course;
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <Heading level={2} size="m" id="documents">
        {messages.documentsNeeded}
      </Heading>
      <ul
        style={{
          marginTop: '.5rem',
          paddingInlineStart: '1.2rem',
          display: 'grid',
          gap: '.25rem',
          overflowWrap: 'anywhere',
        }}
      >
        {documents.map((name) => (
          <li key={name}>
            <DataText>{name}</DataText>
          </li>
        ))}
      </ul>
    </section>
  );
}
