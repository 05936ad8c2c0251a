import { Fragment, type ReactNode } from 'react';
import { type Fact, formatFact } from 'shared-facts';
import { Link, useLocation } from 'shared-shell';
import { from, styled } from 'shared-ui';
import { PLACE, placePaths } from './places.en.ts';

/** Running text with figures in it, created by `runningText`. */
export type Words = readonly (string | Fact)[];

/**
 * Text with figures: ``runningText`The fee is ${australia.visaFee}.` `` keeps the figure as a fact with
 * source and year.
 */
export const runningText = (strings: TemplateStringsArray, ...values: readonly Fact[]): Words =>
  strings.flatMap((text, index) => {
    const value = values[index];
    return value ? [text, value] : [text];
  });

/** The same text as a plain string, for structured data. */
export const plain = (words: Words): string =>
  words.map((part) => (typeof part === 'string' ? part : formatFact(part))).join('');

/** Keeps a figure and its unit on one line, if both fit in large text. */
const Figure = styled.strong({ [from.sm]: { whiteSpace: 'nowrap' } });

/**
 * GUIDE-4: 'Australia' and 'New Zealand' in running text link to their pages. Whole words only: 'Australian' stays
 * text, and in "Australia's" only the country is linked (B-20). A guide does not link to itself.
 */
function linkPlaces(text: string, currentPath: string): ReactNode[] {
  return text.split(PLACE).map((part, index) => {
    const path = index % 2 === 1 ? placePaths.find(([name]) => name === part)?.[1] : null;
    return path && path !== currentPath ? (
      <Link key={index} to={path}>
        {part}
      </Link>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
  });
}

/** Running text, with links in `<p>` and `<li>` and without them in table cells (B-20). */
export function RunningText({ words, links = true }: { words: Words; links?: boolean }) {
  const { pathname } = useLocation();
  return words.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{links ? linkPlaces(part, pathname) : part}</Fragment>
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
