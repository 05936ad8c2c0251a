import { stringify } from 'yaml';
import { reference, type SectionReference } from './fields.ts';

const comment = (text: string, sign = '# ') =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `${sign}${line}`.trimEnd())
    .join('\n');

/**
 * The sign before the lines of an example. Some owners delete only the `#`, editors also a space after it, and the
 * lines must fit together either way. Fields begin at once, so that they stand in the same column as the name; entries
 * of a list have a space, so that all lines of an entry move by the same number of columns.
 */
const exampleSign = ({ isList }: SectionReference) => (isList ? '# ' : '#');

/** The example of the whole file, from the examples of its fields. */
const exampleOf = ({ fields, isList }: SectionReference): unknown => {
  const entry = Object.fromEntries(
    fields.filter(({ depth }) => depth === 0).map(({ path, example }) => [path, example]),
  );
  return isList ? [entry] : entry;
};

/**
 * A starting pack: every file with every field, explained and commented out; only the name is set.
 * @returns text by file
 */
export function startingPack(name: string): ReadonlyMap<string, string> {
  return new Map(
    reference.map((section) => {
      const explained = section.fields
        .map(
          ({ path, required, description, depth }) =>
            `${'  '.repeat(depth)}${path}${required ? ' (required)' : ''}: ${description}`,
        )
        .join('\n');
      const text = [
        comment(
          `${section.file}: what you do not set is not shown. Delete the # before the lines you want to use.`,
        ),
        '#',
        comment(explained),
        '',
        ...(section.section === 'brand' ? [stringify({ name }).trimEnd(), ''] : []),
        comment(
          stringify(
            section.section === 'brand'
              ? { ...(exampleOf(section) as object), name: undefined }
              : exampleOf(section),
          ),
          exampleSign(section),
        ),
        '',
      ];
      return [section.file, text.join('\n')] as const;
    }),
  );
}
