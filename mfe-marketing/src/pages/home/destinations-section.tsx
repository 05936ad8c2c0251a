import { Link } from 'shared-shell';
import { Button, Container, Heading, Section, Stack, VisuallyHidden } from 'shared-ui';
import { DestinationCards } from '../../destinations/destination-cards.tsx';
import { messages } from '../../messages.en.ts';

/** HOME-4. */
export function DestinationsSection() {
  return (
    <Section data-tone="tint">
      <Container>
        <Stack gap={24}>
          <Heading level={2}>{messages.destinationsHeading}</Heading>
          <DestinationCards headingLevel={3} firstFourOnSmall />
          <div>
            <Button component={Link} to="/study-abroad">
              {messages.seeMoreDestinations}
              <VisuallyHidden>{messages.about(messages.destinations)}</VisuallyHidden>
            </Button>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
