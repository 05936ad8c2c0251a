import { safeLink, type University } from 'shared-api';
import { Card, CardBody, GlobeIcon, Heading, MailIcon, PinIcon, Stack, styled, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { AccreditationSection } from '../../accreditation/accreditation-section.tsx';
import { messages } from '../../messages.en.ts';
import { withoutVerified } from '../../verification/institution.ts';
import { VerificationSection } from '../../verification/verification-section.tsx';

const Table = styled.table({
  width: '100%',
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
  '& th,& td': { padding: '.5rem .25rem', textAlign: 'start', borderBottom: '1px solid var(--c-hairline)' },
  '& th': { fontSize: '.875rem', color: 'var(--c-muted)', fontWeight: 600 },
});
const Line = styled.p({
  display: 'flex',
  gap: '.5rem',
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
});
const list = { listStyle: 'none', padding: 0, display: 'grid', gap: '.5rem' } as const;

/** Email, website, rankings and campuses (UNI-4), and public registers (additive); empty ones are left out. */
export function UniversityFacts({ university, today }: { university: University; today: string }) {
  const website = safeLink(university.website);
  const campuses = university.locations.filter(({ campus_location }) => campus_location);
  return (
    <Card as="aside" aria-label={messages.contact}>
      <CardBody style={{ gap: '1.5rem' }}>
        {(university.email || website) && (
          <Stack gap={8}>
            {university.email && (
              <Line>
                <MailIcon size={20} />
                <TextLink href={`mailto:${university.email}`}>{university.email}</TextLink>
              </Line>
            )}
            {website && (
              <Line>
                <GlobeIcon size={20} />
                <TextLink href={website} newTab>
                  {new URL(website).hostname.replace(/^www\./, '')}
                </TextLink>
              </Line>
            )}
          </Stack>
        )}
        {university.rankings.length > 0 && (
          <section aria-labelledby="rankings">
            <Heading level={2} size="s" id="rankings">
              {messages.rankings}
            </Heading>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{messages.rankSource}</th>
                  <th scope="col">{messages.rankValue}</th>
                  <th scope="col">{messages.rankYear}</th>
                </tr>
              </thead>
              <tbody>
                {university.rankings.map(({ id, rank_source, rank_value, rank_year }, index) => (
                  <tr key={id ?? index}>
                    <td>
                      <DataText>{rank_source}</DataText>
                    </td>
                    <td>
                      <DataText>{rank_value}</DataText>
                    </td>
                    <td>{rank_year}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </section>
        )}
        {campuses.length > 0 && (
          <section aria-labelledby="campuses">
            <Heading level={2} size="s" id="campuses">
              {messages.campuses}
            </Heading>
            <ul style={list}>
              {campuses.map(({ id, campus_location }, index) => (
                <Line as="li" key={id ?? index}>
                  <PinIcon size={20} /> <DataText>{campus_location}</DataText>
                </Line>
              ))}
            </ul>
          </section>
        )}
        <VerificationSection of={university} universityId={university.id} today={today} size="s" />
        <AccreditationSection accreditations={withoutVerified(university)} size="s" />
      </CardBody>
    </Card>
  );
}
