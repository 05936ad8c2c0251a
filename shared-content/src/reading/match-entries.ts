import type { Path } from './field-place.ts';

type Value = unknown;

export const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isNothing = (value: Value): value is null | undefined => value === null || value === undefined;
const idOf = (value: Value): Value => (isObject(value) ? value.id : undefined);
const hasId = (value: Value) => !isNothing(idOf(value));

/** Two lists of which one translates the other, and where what is wrong with them is told. */
interface ListPair {
  english: readonly Value[];
  translated: readonly Value[];
  englishFile: string;
  /** Name of a field for its owner: the entry of the English list with an index. */
  englishField: (index: number) => string;
  /** @param within path from the translated list */
  problem: (within: Path, message: string) => void;
  warning: (within: Path, message: string) => void;
}

/**
 * Finds which entries of a translated list belong to which English ones: by their `id` when the translation has ids,
 * otherwise by their order.
 * @returns the index in the translation by the index in English
 */
export const matchEntries = (lists: ListPair): Map<number, number> =>
  lists.translated.some(hasId) ? matchById(lists) : matchByOrder(lists);

function matchById({ english, translated, englishFile, problem }: ListPair): Map<number, number> {
  const match = new Map<number, number>();
  const ids = english.filter(hasId).map(idOf);
  for (const [index, entry] of translated.entries()) {
    if (isNothing(entry)) continue;
    const id = idOf(entry);
    const found = english.findIndex((original) => hasId(original) && idOf(original) === id);
    const refuse = (message: string) => problem([index, 'id'], message);
    if (isNothing(id))
      refuse(`is missing: other entries have one, so write the id of the same entry in ${englishFile}`);
    else if (found < 0)
      refuse(
        `"${id}" is the id of no entry in ${englishFile}: ${
          ids.length > 0 ? `write one of ${ids.join(', ')}, or delete the entry` : 'write the id there, too'
        }`,
      );
    else if (match.has(found)) refuse(`"${id}" is used twice: translate every entry once`);
    else match.set(found, index);
  }
  return match;
}

function matchByOrder(lists: ListPair): Map<number, number> {
  const { english, translated, englishFile, englishField, problem, warning } = lists;
  if (translated.length > english.length)
    problem(
      [],
      `has ${translated.length} entries, the English file has ${english.length}: translate the entries of the English file in their order`,
    );
  else if (translated.some((entry) => !isNothing(entry))) warnOfOrder(lists);
  for (const [index, entry] of translated.entries()) {
    const repeated = repeatedText(english, entry, index);
    if (repeated)
      warning(
        [index, repeated.key],
        `is the one of ${englishField(repeated.index)} in ${englishFile}, but entries are matched by their order: write the entry at that place, or give the entries of both files an id`,
      );
  }
  return new Map(translated.slice(0, english.length).map((_entry, index) => [index, index]));
}

/** Warns where the order of the entries is or may become wrong. */
function warnOfOrder({ english, translated, englishFile, warning }: ListPair): void {
  const example = english.find(hasId);
  const cure = example
    ? `write in each entry the id that it has in ${englishFile}, such as id: ${idOf(example)}`
    : `write a lone - for each entry without a translation${
        english.some(isObject) ? ', or give the entries of both files an id' : ''
      }`;
  if (translated.length < english.length)
    warning(
      [],
      `has ${translated.length} of the ${english.length} entries of ${englishFile}; entries are matched by their order: ${cure}`,
    );
  else if (example)
    warning([], `entries are matched by their order, which is wrong as soon as one is moved: ${cure}`);
}

/**
 * A text that an entry of a translation has in common with exactly one English entry, which is not the one in its
 * place: the entry is probably the translation of that one. Texts that only differ from English, such as another
 * picture, say nothing.
 */
function repeatedText(english: readonly Value[], entry: Value, index: number) {
  const own = english[index];
  if (!isObject(entry) || !isObject(own)) return undefined;
  for (const [key, text] of Object.entries(entry)) {
    if (typeof text !== 'string' || own[key] === text) continue;
    const [found, ...others] = english.flatMap((original, other) =>
      isObject(original) && original[key] === text ? [other] : [],
    );
    if (found !== undefined && others.length === 0) return { key, index: found };
  }
  return undefined;
}
