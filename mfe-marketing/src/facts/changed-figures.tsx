import type { Fact } from 'shared-facts';
import { Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** Which of the figures are known to have changed since they were published (B-26), each with its source. */
export function ChangedFigures({
  facts,
  nameOf = ({ label }) => label,
}: {
  facts: readonly Fact[];
  /** Name of a figure where its label alone would not say which it is. */
  nameOf?: (fact: Fact) => string;
}) {
  const changed = [...new Set(facts)].flatMap((fact) =>
    fact.changed ? [{ name: nameOf(fact), ...fact.changed }] : [],
  );
  if (changed.length === 0) return null;
  return (
    <Text size="s" component="div">
      <strong>{messages.changedSince}</strong>
      <ul>
        {changed.map(({ name, to, since, source }) => (
          <li key={name}>
            {messages.changedTo(name, to, since)}{' '}
            <TextLink href={source} newTab>
              {messages.officialSource}
            </TextLink>
          </li>
        ))}
      </ul>
    </Text>
  );
}
