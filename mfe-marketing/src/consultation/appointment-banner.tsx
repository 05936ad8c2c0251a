import { useConfig } from 'shared-shell';
import { Container, from, Heading, Section, styled, Text } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { AppointmentButton } from './appointment-button.tsx';

const Layout = styled.div({
  display: 'grid',
  gap: '1.5rem',
  justifyItems: 'start',
  alignItems: 'center',
  [from.md]: { gridTemplateColumns: '1fr auto' },
});

/** HOME-11, and the call to action below the blog and the guides. */
export function AppointmentBanner() {
  const { branches } = useConfig();
  return (
    <Section data-tone="night" data-no-print="">
      <Container>
        <Layout>
          <div>
            <Heading level={2}>{messages.appointmentHeading}</Heading>
            <Text style={{ marginTop: '.75rem' }}>
              {messages.appointmentLead(branches.map(({ city }) => city))}
            </Text>
          </div>
          <AppointmentButton />
        </Layout>
      </Container>
    </Section>
  );
}
