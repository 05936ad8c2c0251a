import { usePage, Widget } from 'shared-shell';
import { Container, Heading, Section } from 'shared-ui';

/** A page without code of its own, and a widget below the first screen. */
export default function WidgetBelowPage() {
  usePage({ title: 'Widget below', description: 'A page with a widget below the first screen.' });
  return (
    <Section>
      <Container>
        <Heading level={1}>Widget below</Heading>
        <div style={{ height: 3_000 }} />
        <Widget name="moments-counter" />
      </Container>
    </Section>
  );
}
