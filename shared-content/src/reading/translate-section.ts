import { parseDocument, stringify } from 'yaml';
import type { ContentProblem } from './problem.ts';

type Value = unknown;

const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The text of a section with the translated fields of another file in the place of the English ones. The translation
 * names only what differs; entries of lists stand in the order of the English file.
 * @param file name of the translation, for problems
 */
export function translateSection(
  english: string,
  translation: string,
  file: string,
): { text: string } | { problems: ContentProblem[] } {
  const document = parseDocument(translation, { uniqueKeys: true, version: '1.2', stringKeys: true });
  const [error] = document.errors;
  if (error)
    return {
      problems: [
        {
          file,
          line: error.linePos?.[0].line,
          message: `is not valid YAML: ${error.message.split('\n')[0]}; look for a missing quote, colon or space`,
        },
      ],
    };
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
  const limits = { maxAliasCount: 20 };
  const merged = merge(
    parseDocument(english, { version: '1.2', stringKeys: true }).toJS(limits),
    document.toJS(limits),
    '',
  );
  return problems.length > 0 ? { problems } : { text: stringify(merged) };
}
