import { Container, from, Heading, Section, styled } from 'shared-ui';
import { messages } from '../../messages.en.ts';

const Large = styled.p({ display: 'none', [from.md]: { display: 'block' } });
const Small = styled.p({ [from.md]: { display: 'none' } });

/**
 * HOME-9: the heading and, until there are stories, the empty text of ERR-6 and ERR-9 (B-28: no invented
 * stories).
 */
export function SuccessStories() {
  return (
    <Section>
      <Container>
        <Heading level={2} style={{ marginBottom: '1rem' }}>
          {messages.successHeading}
        </Heading>
        <Large>{messages.emptyLarge}</Large>
        <Small>{messages.emptySmall}</Small>
      </Container>
    </Section>
  );
}
