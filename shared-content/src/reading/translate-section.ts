import { stringify } from 'yaml';
import { parseYaml } from './parse-yaml.ts';
import type { ContentProblem } from './problem.ts';
import type { SectionText } from './read-texts.ts';

type Value = unknown;

const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The text of a section with the translated fields of another file in the place of the English ones. The translation
 * names only what differs; entries of lists stand in the order of the English file.
 */
export function translateSection(
  english: SectionText,
  { file, text }: SectionText,
): { text: string } | { problems: ContentProblem[] } {
  const original = parseYaml(english.file, english.text ?? '');
  if ('problems' in original) return original;
  const translated = parseYaml(file, text ?? '');
  if ('problems' in translated) return translated;
  const problems: ContentProblem[] = [];
  const merge = (base: Value, words: Value, field: string): Value => {
    if (words === null || words === undefined) return base;
    if (Array.isArray(base) && Array.isArray(words)) {
      if (words.length > base.length)
        problems.push({
          file,
          ...(field && { field }),
          message: `has ${words.length} entries, the English file has ${base.length}: translate the entries of the English file in their order`,
        });
      return base.map((entry, index) => merge(entry, words[index], `${field}[${index}]`));
    }
    if (isObject(base) && isObject(words))
      return {
        ...base,
        ...Object.fromEntries(
          Object.entries(words).map(([key, value]) => [
            key,
            merge(base[key], value, field ? `${field}.${key}` : key),
          ]),
        ),
      };
    // What English leaves out, such as the name of a branch, may have a translation.
    if (base !== undefined && (typeof base !== typeof words || Array.isArray(base) !== Array.isArray(words)))
      problems.push({ file, field, message: 'is of another kind than in the English file' });
    return words;
  };
  const merged = merge(original.written, translated.written, '');
  return problems.length > 0 ? { problems } : { text: stringify(merged) };
}
