import type { University } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { Link } from 'shared-shell';
import { Card, CardBody, CardLink, Heading, Stack, Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { Flag } from '../flags/flag.tsx';
import { VerificationLine } from '../verification/verification-line.tsx';
import { Logo } from './logo.tsx';
import { nameOfUniversity } from './university-name.ts';
import { UniversityOffer } from './university-offer.tsx';
import { pathOfUniversity } from './university-path.ts';
import { UniversityPicture } from './university-picture.tsx';

/** A university in a list; the whole card opens its page. */
export function UniversityCard({
  university,
  today,
  countryId,
  headingLevel = 3,
}: {
  university: University;
  /** The day in Nepal, from which the age of checks is counted. */
  today: string;
  countryId?: number | null;
  headingLevel?: 2 | 3;
}) {
  const country = university.city?.country?.country_name;
  const place = [university.city?.city_name, countryName(country)].filter(Boolean).join(', ');
  return (
    <Card style={{ height: '100%' }}>
      <UniversityPicture src={university.images[0]?.image} />
      <CardBody>
        <Stack row gap={12} style={{ flexWrap: 'nowrap', overflowWrap: 'anywhere' }}>
          <Logo src={university.logo} name={university.university_name} />
          <Heading level={headingLevel} size="s">
            <CardLink component={Link} to={pathOfUniversity(university, countryId)}>
              <DataText>{nameOfUniversity(university)}</DataText>
            </CardLink>
          </Heading>
        </Stack>
        {place && (
          <Stack row gap={8} style={{ overflowWrap: 'anywhere' }}>
            <Flag country={country} width={20} />
            <Text component="span" tone="slate" size="s">
              {place}
            </Text>
          </Stack>
        )}
        <UniversityOffer university={university} />
        <VerificationLine of={university} today={today} />
      </CardBody>
    </Card>
  );
}
