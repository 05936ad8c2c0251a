import { type Scholarship, safeLink } from 'shared-api';
import { dayText } from 'shared-api/dates';
import { daysBetween, isDay } from 'shared-api/days';
import { Link } from 'shared-shell';
import { Card, CardBody, Heading, Stack, Text, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { universityPath } from '../course/course-facts.ts';
import { Flag } from '../flags/flag.tsx';
import { messages } from '../messages.en.ts';

/** Name, value, details and requirements of a scholarship (SCHOLAR-1). */
export function ScholarshipCard({
  scholarship,
  headingLevel = 3,
  today,
  withUniversity = false,
}: {
  scholarship: Scholarship;
  /** The day in Nepal, from which the days to the deadline are counted. Default: they are not shown. */
  today?: string;
  /** Names the university, with a link to it. Default false. */
  withUniversity?: boolean;
  headingLevel?: 3 | 4;
}) {
  const official = safeLink(scholarship.url);
  const details = scholarship.details.filter(({ detail }) => detail);
  return (
    <Card style={{ height: '100%' }}>
      <CardBody>
        <Heading level={headingLevel} size="s">
          <DataText>{scholarship.scholarship_name}</DataText>
        </Heading>
        {withUniversity && <WhoseScholarship scholarship={scholarship} />}
        {scholarship.value && (
          <Text>
            {messages.value}:{' '}
            <strong>
              <DataText>{scholarship.value}</DataText>
            </strong>
          </Text>
        )}
        {isDay(scholarship.deadline) && (
          <Text>
            {messages.applyBy(dayText(scholarship.deadline))}
            {today && ` · ${messages.daysLeft(daysBetween(today, scholarship.deadline))}`}
          </Text>
        )}
        {details.length > 0 && (
          <ul style={{ paddingInlineStart: '1.2rem' }}>
            {details.map(({ id, detail }, index) => (
              <li key={id ?? index}>
                <DataText>{detail}</DataText>
              </li>
            ))}
          </ul>
        )}
        {scholarship.requirements && (
          <Text tone="slate" style={{ whiteSpace: 'pre-line' }}>
            <strong>{messages.requirements}:</strong> <DataText>{scholarship.requirements}</DataText>
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

function WhoseScholarship({ scholarship }: { scholarship: Scholarship }) {
  const { university, university_name: name, country, country_name: place } = scholarship;
  if (!name) return null;
  return (
    <Stack row gap={8} style={{ overflowWrap: 'anywhere' }}>
      <Flag country={place} width={20} />
      {university == null ? (
        <Text component="span">
          <DataText>{name}</DataText>
        </Text>
      ) : (
        <TextLink component={Link} to={universityPath(university, country)}>
          <DataText>{name}</DataText>
        </TextLink>
      )}
    </Stack>
  );
}
