import { Fragment, type ReactNode } from 'react';
import { Link } from 'shared-shell';
import { from, styled } from 'shared-ui';
import { type Fact, formatFact } from '../facts/fact.ts';

/** Running text with figures in it, made by `say`. */
export type Words = readonly (string | Fact)[];

/** Text with figures: ``say`The fee is ${facts.australia.visaFee}.` `` keeps the figure a fact, with source and year. */
export const say = (strings: TemplateStringsArray, ...values: readonly Fact[]): Words =>
  strings.flatMap((text, index) => {
    const value = values[index];
    return value ? [text, value] : [text];
  });

/** The same text as a plain string, for structured data. */
export const plain = (words: Words): string =>
  words.map((part) => (typeof part === 'string' ? part : formatFact(part))).join('');

/** A figure stays with its unit, where a line is long enough for both in large text too. */
const Figure = styled.strong({ [from.sm]: { whiteSpace: 'nowrap' } });

const places = { Australia: '/study-abroad/australia', 'New Zealand': '/study-abroad/newzealand' } as const;

/**
 * GUIDE-4: 'Australia' and 'New Zealand' in running text are links to their study pages. Whole words only: 'Australian'
 * stays text, in "Australia's" the word alone is the link (decisions B-20). The link to the page itself is marked.
 */
export function linkPlaces(text: string): ReactNode[] {
  return text.split(/\b(Australia|New Zealand)\b/).map((part, index) =>
    index % 2 === 1 ? (
      <Link key={index} to={places[part as keyof typeof places]} marksCurrent>
        {part}
      </Link>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** Running text: with links inside `<p>` and `<li>`, without in table cells (decisions B-20). */
export function RunningText({ words, links = true }: { words: Words; links?: boolean }) {
  return words.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{links ? linkPlaces(part) : part}</Fragment>
    ) : (
      <Figure key={index}>{formatFact(part)}</Figure>
    ),
  );
}

/** One paragraph per entry. */
export function Paragraphs({ of }: { of: readonly Words[] }) {
  return of.map((words, index) => (
    <p key={index}>
      <RunningText words={words} />
    </p>
  ));
}
