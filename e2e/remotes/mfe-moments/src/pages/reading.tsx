import { usePage, useSearchParams } from 'shared-shell';
import { Button, Container, Heading, Section, Text } from 'shared-ui';

/** A page whose controls are the browser's own. */
export default function ReadingPage() {
  usePage({ title: 'Reading', description: 'A page whose controls need no code.' });
  const [query] = useSearchParams();
  return (
    <Section>
      <Container>
        <Heading level={1}>Reading</Heading>
        <details>
          <summary>More</summary>
          <Text>All of it.</Text>
        </details>
        <form action="/moments/never">
          <label>
            Topic <input name="topic" defaultValue={query.get('topic') ?? ''} />
          </label>
          <Button type="submit">Choose</Button>
        </form>
        <Text>Chosen: {query.get('topic') ?? 'nothing'}</Text>
      </Container>
    </Section>
  );
}
