import type { Fact } from 'shared-facts';
import { styled, Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { ChangedFigures } from './changed-figures.tsx';

const Note = styled.div({ marginTop: '.75rem', display: 'grid', gap: '.5rem' });

/**
 * Shown with every group of figures (B-26): year of publication, link to the official page, and which figures have
 * changed since.
 */
export function FactNote({ official, facts = [] }: { official: Fact['official']; facts?: readonly Fact[] }) {
  return (
    <Note>
      <Text size="s" tone="muted">
        {messages.asPublished}{' '}
        <TextLink href={official} newTab>
          {messages.checkOfficial}
        </TextLink>
        {messages.fullStop}
      </Text>
      <ChangedFigures facts={facts} />
    </Note>
  );
}
