import type { ReactNode } from 'react';
import { cityName } from 'shared-api/vocabulary';
import { type Branch, useConfig } from 'shared-shell';
import { Container, from, Heading, langOf, Section, styled, Tabs, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { BranchMap } from './branch-map.tsx';
import { openingHoursLines } from './opening-hours.ts';

const Layout = styled.div({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  [from.md]: { '&[data-map]': { gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)' } },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
});
const Details = styled.dl({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  '& dt': { fontSize: '.875rem', color: 'var(--c-muted)' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

const phoneLink = (number: string) => (
  <TextLink href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</TextLink>
);

/** Address of a map site that shows the place. */
const placeUrl = ({ latitude, longitude }: NonNullable<Branch['location']>) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;

/** What is known about a branch; what is not set has no row. */
function rowsOf({ address, phone, mobile, email, openingHours, website, location }: Branch) {
  const rows: { term: string; description: ReactNode }[] = [
    {
      term: messages.address,
      description: address && (
        <address lang={langOf(address)} style={{ fontStyle: 'normal' }}>
          {address}
        </address>
      ),
    },
    { term: messages.phone, description: phone && phoneLink(phone) },
    { term: messages.mobile, description: mobile && phoneLink(mobile) },
    { term: messages.email, description: email && <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    {
      term: messages.hours,
      description:
        openingHours.length > 0 &&
        openingHoursLines(openingHours).map((line) => <div key={line}>{line}</div>),
    },
    {
      term: messages.website,
      description: website && (
        <TextLink href={website} newTab>
          {website.replace(/^https?:\/\//, '')}
        </TextLink>
      ),
    },
    {
      term: messages.directions,
      description: location && (
        <TextLink href={placeUrl(location)} newTab>
          {messages.openMapSite}
        </TextLink>
      ),
    },
  ];
  return rows.filter(({ description }) => description);
}

function BranchDetails({ branch }: { branch: Branch }) {
  return (
    <Layout data-map={branch.mapPicture || branch.mapUrl ? '' : undefined}>
      <Details>
        {rowsOf(branch).map(({ term, description }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </Details>
      <BranchMap branch={branch} />
    </Layout>
  );
}

/** HOME-6: the branches of the content pack, the first one selected, all of them without scripts; nothing without any (B-24). */
export function BranchesSection() {
  const { branches } = useConfig();
  if (branches.length === 0) return null;
  return (
    <Section data-tone="tint">
      <Container>
        <Heading level={2} style={{ marginBottom: '1.5rem' }}>
          {messages.locationsHeading}
        </Heading>
        <Tabs
          label={messages.branches}
          tabs={branches.map((branch) => ({
            id: branch.id,
            label: cityName(branch.city),
            content: <BranchDetails branch={branch} />,
          }))}
        />
      </Container>
    </Section>
  );
}
