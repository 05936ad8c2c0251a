import { type Scholarship, safeLink } from 'shared-api';
import { Card, CardBody, Heading, Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** Name, value, details and requirements of a scholarship (SCHOLAR-1). */
export function ScholarshipCard({
  scholarship,
  headingLevel = 3,
}: {
  scholarship: Scholarship;
  headingLevel?: 3 | 4;
}) {
  const official = safeLink(scholarship.url);
  const details = scholarship.details.filter(({ detail }) => detail);
  return (
    <Card style={{ height: '100%' }}>
      <CardBody>
        <Heading level={headingLevel} size="s">
          {scholarship.scholarship_name}
        </Heading>
        {scholarship.value && (
          <Text>
            {messages.value}: <strong>{scholarship.value}</strong>
          </Text>
        )}
        {details.length > 0 && (
          <ul style={{ paddingInlineStart: '1.2rem' }}>
            {details.map(({ id, detail }, index) => (
              <li key={id ?? index}>{detail}</li>
            ))}
          </ul>
        )}
        {scholarship.requirements && (
          <Text tone="slate" style={{ whiteSpace: 'pre-line' }}>
            <strong>{messages.requirements}:</strong> {scholarship.requirements}
          </Text>
        )}
        {official && (
          <TextLink href={official} newTab style={{ marginTop: 'auto' }}>
            {messages.officialPage}
          </TextLink>
        )}
      </CardBody>
    </Card>
  );
}
