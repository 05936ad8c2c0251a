import type { Fact } from 'shared-facts';
import type { Guide } from '../guide.ts';
import * as australia from './australia.en.ts';
import * as australiaNe from './australia.ne.ts';
import * as canada from './canada.en.ts';
import * as canadaNe from './canada.ne.ts';
import * as dubai from './dubai.en.ts';
import * as dubaiNe from './dubai.ne.ts';
import * as newzealand from './newzealand.en.ts';
import * as newzealandNe from './newzealand.ne.ts';
import * as uk from './uk.en.ts';
import * as ukNe from './uk.ne.ts';
import * as usa from './usa.en.ts';
import * as usaNe from './usa.ne.ts';

const pairs: [string, Guide, Guide][] = [
  ['australia', australia.australia, australiaNe.australia],
  ['canada', canada.canada, canadaNe.canada],
  ['dubai', dubai.dubai, dubaiNe.dubai],
  ['newzealand', newzealand.newzealand, newzealandNe.newzealand],
  ['uk', uk.uk, ukNe.uk],
  ['usa', usa.usa, usaNe.usa],
];

const isWords = (value: unknown): value is (string | Fact)[] =>
  Array.isArray(value) &&
  value.some((part) => typeof part === 'string') &&
  value.some((part) => typeof part !== 'string');

/** A guide without its words: where which figures stand, and how many texts there are. */
function shape(value: unknown): unknown {
  if (typeof value === 'string') return 'text';
  // The order of the figures in a sentence is the language's own.
  if (isWords(value)) return value.flatMap((part) => (typeof part === 'string' ? [] : part.label)).sort();
  if (Array.isArray(value))
    return value.length === 1 && typeof value[0] === 'string' ? 'text' : value.map(shape);
  if (typeof value !== 'object' || value === null) return value;
  if ('asOf' in value && 'label' in value) return value.label;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]));
}

test.each(pairs)('%s in Nepali has the same parts with the same figures', (_name, english, nepali) => {
  const comparable = (guide: Guide) => shape({ ...guide, cost: null });
  expect(comparable(nepali)).toEqual(comparable(english));
  const ids = ({ sections }: Guide) => sections.map(({ id }) => id);
  expect(ids(nepali)).toEqual(ids(english));
  expect(nepali.slug).toBe(english.slug);
});
