import { Text, TextLink } from 'shared-ui';
import { texts } from '../messages.en.ts';
import type { Fact } from './fact.ts';

/** Stands with every group of figures (decisions B-26): when they were published, and where today's are. */
export function FactNote({ official }: { official: Fact['official'] }) {
  return (
    <Text size="s" tone="muted" style={{ marginTop: '.75rem' }}>
      {texts.asPublished}{' '}
      <TextLink href={official} newTab>
        {texts.checkOfficial}
      </TextLink>
      .
    </Text>
  );
}
