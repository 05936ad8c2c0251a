import type { SuccessStory } from 'shared-shell';
import { useContent } from 'shared-shell/content';
import { Container, Disclosure, from, Grid, Heading, langOf, Section, Stack, styled, Text } from 'shared-ui';
import { AppointmentButton } from '../../consultation/appointment-button.tsx';
import { messages } from '../../messages.en.ts';
import { Portrait } from '../../people/portrait.tsx';

const Large = styled.p({ display: 'none', [from.md]: { display: 'block' } });
const Small = styled.p({ [from.md]: { display: 'none' } });
const Story = styled.article({
  display: 'flex',
  flexDirection: 'column',
  gap: '.75rem',
  padding: '1.5rem',
  borderRadius: 20,
  border: '1px solid var(--c-hairline)',
  background: 'var(--c-card)',
  overflowWrap: 'anywhere',
});
const Person = styled.div({ display: 'flex', alignItems: 'center', gap: '.75rem' });
const More = styled(Disclosure)({ marginTop: 'auto', '& p': { marginTop: '.75rem' } });

function StoryCard({ story }: { story: SuccessStory }) {
  const { name, title, text, detail, portrait } = story;
  const [first, ...rest] = text;
  return (
    <Story lang={langOf(text.join(' '))}>
      <Person>
        <Portrait name={name} picture={portrait} size={72} />
        <div>
          <strong>{name}</strong>
          {detail && (
            <Text size="s" tone="slate">
              {detail}
            </Text>
          )}
        </div>
      </Person>
      <Heading level={3}>{title}</Heading>
      <p>{first}</p>
      {rest.length > 0 && (
        <More label={messages.readStory(name)}>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </More>
      )}
    </Story>
  );
}

/** HOME-9: the stories of the content pack; without any the empty text (ERR-6, ERR-9) and the next step (B-28). */
export function SuccessStories() {
  const stories = useContent('successStories') ?? [];
  return (
    <Section>
      <Container>
        <Stack gap={24}>
          <Heading level={2}>{messages.successHeading}</Heading>
          {stories.length > 0 ? (
            <Grid columns={[1, 1, 3]} gap={24}>
              {stories.map((story, index) => (
                <StoryCard key={`${index} ${story.name}`} story={story} />
              ))}
            </Grid>
          ) : (
            <>
              <Large>{messages.emptyLarge}</Large>
              <Small>{messages.emptySmall}</Small>
              <div>
                <AppointmentButton variant="secondary">{messages.talkToCounsellor}</AppointmentButton>
              </div>
            </>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
