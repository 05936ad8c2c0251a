import { Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';
import type { Fact } from './fact.ts';

/** Shown with every group of figures (B-26): year of publication and link to the official page. */
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
