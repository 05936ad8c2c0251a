import { emptyPack } from '../empty-pack.ts';
import { fieldName, lineOf, type Path } from './field-place.ts';
import { isNothing, isObject, matchEntries } from './match-entries.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ContentProblem } from './problem.ts';
import type { Place } from './read-section.ts';
import type { SectionText } from './read-texts.ts';

type Value = unknown;

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
      const match = matchEntries({
        english: base,
        translated: words,
        englishFile: english.file,
        englishField: (index) => fieldName(name, [...path, index]),
        problem: (within, message) => problems.push(problemAt([...at, ...within], message)),
        warning: (within, message) => warnings.push(problemAt([...at, ...within], message)),
      });
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
