import { Link, usePage } from 'shared-shell';
import { Container, Heading, Section } from 'shared-ui';
import { Counter } from '../counter.tsx';

/** A page whose controls need code. */
export default function ControlsPage() {
  usePage({ title: 'Controls', description: 'A page whose controls need code.' });
  return (
    <Section>
      <Container>
        <Heading level={1}>Controls</Heading>
        <p>
          <label>
            Name <input name="name" />
          </label>
        </p>
        <Counter />
        <p>
          <Link to="/moments/never">A page without code</Link>
        </p>
      </Container>
    </Section>
  );
}
