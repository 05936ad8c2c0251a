import { emptyPack } from '../empty-pack.ts';
import { fieldName, lineOf, type Path } from './field-place.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ContentProblem } from './problem.ts';
import type { Place } from './read-section.ts';
import type { SectionText } from './read-texts.ts';

type Value = unknown;
type Entry = Record<string, Value>;

const isObject = (value: Value): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: Value): value is null | undefined => value === null || value === undefined;
const idOf = (value: Value): Value => (isObject(value) ? value.id : undefined);
const hasId = (value: Value) => !isNothing(idOf(value));

/** A section in another language, not yet checked. */
interface Translated {
  value: Value;
  place: Place;
  warnings: ContentProblem[];
}

/**
 * A section with the translated fields of another file in the place of the English ones. The translation names only
 * what differs. Entries of a list are matched by their `id` when the translation has ids, otherwise by their order,
 * which is wrong as soon as an entry is moved: what can be seen of that is a warning.
 */
export function translateSection(
  english: SectionText,
  { name, file, text }: SectionText,
): Translated | { problems: ContentProblem[] } {
  const original = parseYaml(english.file, english.text ?? '');
  if ('problems' in original) return original;
  const parsed = parseYaml(file, text ?? '');
  if ('problems' in parsed) return parsed;
  const problems: ContentProblem[] = [];
  const warnings: ContentProblem[] = [...parsed.warnings];
  const problemAt = (path: Path, message: string): ContentProblem => ({
    file,
    ...(path.length > 0 && { line: lineOf(parsed, path), field: fieldName(name, path) }),
    message,
  });
  /** For every list, by its path: the index in the translation by the index in English. */
  const matches = new Map<string, ReadonlyMap<number, number>>();
  const keyOf = (path: Path) => path.join('.');

  /** @param at path of `words` in the translation; `path` is the one in English */
  const merge = (base: Value, words: Value, path: Path, at: Path): Value => {
    if (isNothing(words)) return base;
    if (Array.isArray(base) && Array.isArray(words)) {
      const match = words.some(hasId) ? matchById(base, words, at) : matchByOrder(base, words, path, at);
      matches.set(keyOf(path), match);
      return base.map((entry, index) => {
        const found = match.get(index);
        return found === undefined ? entry : merge(entry, words[found], [...path, index], [...at, found]);
      });
    }
    if (isObject(base) && isObject(words))
      return {
        ...base,
        ...Object.fromEntries(
          Object.entries(words).map(([key, value]) => [
            key,
            merge(base[key], value, [...path, key], [...at, key]),
          ]),
        ),
      };
    // What English leaves out, such as the name of a branch, may have a translation.
    if (!isNothing(base) && (typeof base !== typeof words || Array.isArray(base) !== Array.isArray(words)))
      problems.push(problemAt(at, 'is of another kind than in the English file'));
    return words;
  };

  function matchById(base: readonly Value[], words: readonly Value[], at: Path) {
    const match = new Map<number, number>();
    const ids = base.filter(hasId).map(idOf);
    for (const [index, entry] of words.entries()) {
      if (isNothing(entry)) continue;
      const id = idOf(entry);
      const found = base.findIndex((original) => hasId(original) && idOf(original) === id);
      const refuse = (message: string) => problems.push(problemAt([...at, index, 'id'], message));
      if (isNothing(id))
        refuse(`is missing: other entries have one, so write the id of the same entry in ${english.file}`);
      else if (found < 0)
        refuse(
          `"${id}" is the id of no entry in ${english.file}: ${
            ids.length > 0 ? `write one of ${ids.join(', ')}, or delete the entry` : 'write the id there, too'
          }`,
        );
      else if (match.has(found)) refuse(`"${id}" is used twice: translate every entry once`);
      else match.set(found, index);
    }
    return match;
  }

  function matchByOrder(base: readonly Value[], words: readonly Value[], path: Path, at: Path) {
    if (words.length > base.length)
      problems.push(
        problemAt(
          at,
          `has ${words.length} entries, the English file has ${base.length}: translate the entries of the English file in their order`,
        ),
      );
    else if (words.some((entry) => !isNothing(entry))) {
      const example = base.find(hasId);
      const cure = example
        ? `write in each entry the id that it has in ${english.file}, such as id: ${idOf(example)}`
        : `write a lone - for each entry without a translation${
            base.some(isObject) ? ', or give the entries of both files an id' : ''
          }`;
      if (words.length < base.length)
        warnings.push(
          problemAt(
            at,
            `has ${words.length} of the ${base.length} entries of ${english.file}; entries are matched by their order: ${cure}`,
          ),
        );
      else if (example)
        warnings.push(
          problemAt(
            at,
            `entries are matched by their order, which is wrong as soon as one is moved: ${cure}`,
          ),
        );
    }
    for (const [index, entry] of words.entries()) {
      const repeated = repeatedText(base, entry, index);
      if (repeated)
        warnings.push(
          problemAt(
            [...at, index, repeated.key],
            `is the one of ${fieldName(name, [...path, repeated.index])} in ${english.file}, but entries are matched by their order: write the entry at that place, or give the entries of both files an id`,
          ),
        );
    }
    return new Map(words.slice(0, base.length).map((_entry, index) => [index, index]));
  }

  // The owner has emptied or misnamed the English file; the fields of the translation are not at fault.
  const isEmpty =
    isNothing(original.written) || (Array.isArray(original.written) && original.written.length === 0);
  if (isEmpty && !isNothing(parsed.written)) {
    const [state, cure] =
      english.text === null ? ['is missing', 'add the file'] : ['is empty', 'write the English texts'];
    warnings.push({
      file: english.file,
      message: `${state}, but ${file} translates it: ${cure}, or delete ${file}`,
    });
  }
  const base = isEmpty && name === 'brand' ? { name: emptyPack.brand.name } : original.written;
  const value = isEmpty && Array.isArray(parsed.written) ? [] : merge(base, parsed.written, [], []);
  if (problems.length > 0) return { problems };
  const pathOf = (path: Path) =>
    path.map((part, depth) =>
      typeof part === 'number' ? (matches.get(keyOf(path.slice(0, depth)))?.get(part) ?? part) : part,
    );
  return { value, place: { file, parsed, pathOf }, warnings };
}

/**
 * A text that an entry of a translation has in common with exactly one English entry, which is not the one in its
 * place: the entry is probably the translation of that one. Texts that only differ from English, such as another
 * picture, say nothing.
 */
function repeatedText(base: readonly Value[], entry: Value, index: number) {
  const own = base[index];
  if (!isObject(entry) || !isObject(own)) return undefined;
  for (const [key, text] of Object.entries(entry)) {
    if (typeof text !== 'string' || own[key] === text) continue;
    const [found, ...others] = base.flatMap((original, other) =>
      isObject(original) && original[key] === text ? [other] : [],
    );
    if (found !== undefined && others.length === 0) return { key, index: found };
  }
  return undefined;
}
