import { Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';
import type { Fact } from './fact.ts';

/** Stands with every group of figures (decisions B-26): when they were published, and where today's are. */
export function FactNote({ official }: { official: Fact['official'] }) {
  return (
    <Text size="s" tone="muted" style={{ marginTop: '.75rem' }}>
      {messages.asPublished}{' '}
      <TextLink href={official} newTab>
        {messages.checkOfficial}
      </TextLink>
      .
    </Text>
  );
}
