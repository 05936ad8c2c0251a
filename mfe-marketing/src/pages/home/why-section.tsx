import { Link } from 'shared-shell';
import { Button, Container, Heading, Section, Stack, Text, VisuallyHidden } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { WhyUs } from '../../why-us/why-us.tsx';

/** HOME-5. */
export function WhySection() {
  return (
    <Section>
      <Container>
        <Stack gap={24}>
          <Heading level={2}>{messages.whyHeading}</Heading>
          <Text tone="slate">{messages.whyShort}</Text>
          <WhyUs />
          <div>
            <Button component={Link} to="/who-we-are">
              {messages.seeMoreWhy}
              <VisuallyHidden>{messages.about(messages.us)}</VisuallyHidden>
            </Button>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
