import type { Fact } from 'shared-facts';
import { Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** Which of the figures are known to have changed since they were published (B-26), each with its source. */
export function ChangedFigures({ facts }: { facts: readonly Fact[] }) {
  const changed = [...new Set(facts)].flatMap(({ label, changed }) =>
    changed ? [{ label, ...changed }] : [],
  );
  if (changed.length === 0) return null;
  return (
    <Text size="s" component="div">
      <strong>{messages.changedSince}</strong>
      <ul>
        {changed.map(({ label, to, since, source }) => (
          <li key={label}>
            {messages.changedTo(label, to, since)}{' '}
            <TextLink href={source} newTab>
              {messages.officialSource}
            </TextLink>
          </li>
        ))}
      </ul>
    </Text>
  );
}
