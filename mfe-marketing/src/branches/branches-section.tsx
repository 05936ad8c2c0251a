import { useState } from 'react';
import { type Branch, useConfig } from 'shared-shell';
import { Container, from, Heading, Section, styled, Tabs, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { BranchMap } from './branch-map.tsx';

const Layout = styled.div({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  [from.md]: { gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)' },
});
const Details = styled.dl({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  '& dt': { fontSize: '.875rem', color: 'var(--c-muted)' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

const isPhone = (text: string) => /^\+?[\d\s()-]{6,}$/.test(text);

/** A phone link, or plain text for placeholders. */
function Phone({ number }: { number: string }) {
  return isPhone(number) ? (
    <TextLink href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</TextLink>
  ) : (
    number
  );
}

function BranchDetails({ branch }: { branch: Branch }) {
  return (
    <Layout>
      <Details>
        <div>
          <dt>{messages.address}</dt>
          <dd>
            <address style={{ fontStyle: 'normal' }}>{branch.address}</address>
          </dd>
        </div>
        <div>
          <dt>{messages.phone}</dt>
          <dd>
            <Phone number={branch.phone} />
          </dd>
        </div>
        <div>
          <dt>{messages.mobile}</dt>
          <dd>
            <Phone number={branch.cell} />
          </dd>
        </div>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <TextLink href={`mailto:${branch.email}`}>{branch.email}</TextLink>
          </dd>
        </div>
        <div>
          <dt>{messages.hours}</dt>
          <dd>{branch.workingHours}</dd>
        </div>
        <div>
          <dt>{messages.website}</dt>
          <dd>
            <TextLink href={branch.website} newTab>
              {branch.website.replace(/^https?:\/\//, '')}
            </TextLink>
          </dd>
        </div>
      </Details>
      <BranchMap key={branch.id} branch={branch} />
    </Layout>
  );
}

/** HOME-6: the branches, the first one (Kathmandu) selected. */
export function BranchesSection() {
  const { brand } = useConfig();
  const [chosen, setChosen] = useState(brand.branches[0]?.id);
  const branch = brand.branches.find(({ id }) => id === chosen) ?? brand.branches[0];
  if (!branch) return null;
  return (
    <Section data-tone="tint">
      <Container>
        <Heading level={2} style={{ marginBottom: '1.5rem' }}>
          {messages.locationsHeading}
        </Heading>
        <Tabs
          label={messages.branches}
          tabs={brand.branches.map(({ id, city }) => ({ id, label: city }))}
          value={branch.id}
          onChange={setChosen}
        >
          <BranchDetails branch={branch} />
        </Tabs>
      </Container>
    </Section>
  );
}
