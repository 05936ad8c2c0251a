import type { Course } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { Link } from 'shared-shell';
import { Card, CardBody, CardLink, Heading, Stack, Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { courseCountry, courseName, coursePath, universityName } from '../../course/course-facts.ts';
import { Flag } from '../../flags/flag.tsx';
import { messages } from '../../messages.en.ts';
import { formatFee } from '../../money/fee.ts';

/** A course among the results of the home search (HOME-18): name, university, country, fee. */
export function ResultCard({ course }: { course: Course }) {
  const country = courseCountry(course);
  const fee = formatFee(course.annual_fees, course.currency_type) ?? messages.feeFallback;
  return (
    <Card style={{ height: '100%' }}>
      <CardBody>
        <Heading level={3} size="s">
          <CardLink component={Link} to={coursePath(course.id)}>
            <DataText>{courseName(course)}</DataText>
          </CardLink>
        </Heading>
        <Text tone="slate" size="s">
          <DataText>{universityName(course)}</DataText>
        </Text>
        {country && (
          <Stack row gap={8}>
            <Flag country={country} />
            <Text component="span" size="s">
              {countryName(country)}
            </Text>
          </Stack>
        )}
        <Text style={{ fontWeight: 700, marginTop: 'auto' }}>{fee}</Text>
      </CardBody>
    </Card>
  );
}
