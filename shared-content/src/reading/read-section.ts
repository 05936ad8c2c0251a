import { distance } from 'fastest-levenshtein';
import type * as z from 'zod';
import { type SectionName, sectionFiles, sectionSchemas, type Written } from '../schema/sections.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ContentProblem } from './problem.ts';

/** A misspelt field name differs from the right one by at most this many letters. */
const MAX_MISSPELT_LETTERS = 3;

type Path = readonly (string | number)[];

/**
 * Reads and checks the text of one section. Lists may be empty files.
 * @returns the checked values, or the problems with line and field
 */
export function readSection<Name extends SectionName>(
  name: Name,
  text: string,
): { value: Written<Name> } | { problems: ContentProblem[] } {
  const file = sectionFiles[name];
  const schema: z.ZodType = sectionSchemas[name];
  const parsed = parseYaml(file, text);
  if ('problems' in parsed) return parsed;
  const { written, document, lines } = parsed;
  const isList = schema._zod.def.type === 'array';
  const checked = schema.safeParse(written ?? (isList ? [] : {}));
  if (checked.success) return { value: checked.data as Written<Name> };

  const lineOf = (path: Path): number | undefined => {
    for (let length = path.length; length >= 0; length--) {
      const part = path.slice(0, length);
      // The key stands on the field's own line; its value may begin on the next one.
      const parent = document.getIn(path.slice(0, length - 1), true) as
        | { items?: { key?: { value?: unknown; range?: [number, number, number] } }[] }
        | undefined;
      const key =
        length > 0 ? parent?.items?.find((pair) => pair.key?.value === part.at(-1))?.key : undefined;
      const node = document.getIn(part, true) as { range?: [number, number, number] } | undefined;
      const offset = key?.range?.[0] ?? node?.range?.[0];
      if (offset !== undefined) return lines.linePos(offset).line;
    }
    return undefined;
  };
  const problems = checked.error.issues.flatMap((issue): ContentProblem[] => {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        file,
        line: lineOf([...path, key]),
        field: fieldName(name, [...path, key]),
        message: unknownField(key, fieldsAt(schema, path)),
      }));
    return [
      {
        file,
        line: lineOf(path),
        field: fieldName(name, path) || undefined,
        message: describe(issue, written),
      },
    ];
  });
  // One message per field: the first one is the most basic.
  return {
    problems: problems.filter(
      ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
    ),
  };
}

/** `branches[0].phone` for lists, `social.facebook` for files with fields. */
function fieldName(section: SectionName, path: Path): string {
  const base = typeof path[0] === 'number' ? section : '';
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part),
    base,
  );
}

/** The value at a path of what the file says. */
const valueAt = (written: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string | number, unknown> | null)?.[part], written);

const expectations: Readonly<Record<string, string>> = {
  array: 'write a list: each entry begins with a dash',
  object: 'write fields below it, each with two more spaces',
};

function describe(issue: z.core.$ZodIssue, written: unknown): string {
  if (issue.path.length > 0 && valueAt(written, issue.path as Path) === undefined)
    return 'is missing: add it';
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input'))
    return expectations[issue.expected] ?? `write a ${issue.expected}`;
  if (issue.code === 'too_big' && issue.message.startsWith('Too big'))
    return `has too much: at most ${issue.maximum}`;
  if (issue.code === 'too_small' && issue.message.startsWith('Too small'))
    return `has too little: at least ${issue.minimum}`;
  return issue.message;
}

function unknownField(key: string, known: readonly string[]): string {
  const [nearest] = known
    .map((name) => ({ name, letters: distance(name.toLowerCase(), key.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters);
  const hint =
    nearest && nearest.letters <= MAX_MISSPELT_LETTERS
      ? `did you mean ${nearest.name}?`
      : `allowed here: ${known.join(', ')}`;
  return `is not a known field: ${hint}`;
}

/** Names of the fields that the schema allows at a path. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  let current = unwrap(schema);
  for (const part of path) {
    const inner = typeof part === 'number' ? current.element : current.shape?.[part];
    if (!inner) return [];
    current = unwrap(inner);
  }
  return Object.keys(current.shape ?? {});
}

interface Shaped {
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

/** The schema without `optional`, as far as it has fields or elements. */
function unwrap(schema: z.ZodType): Shaped {
  const inner = (schema as unknown as { unwrap?: () => z.ZodType }).unwrap;
  return schema._zod.def.type === 'optional' && inner
    ? unwrap(inner.call(schema))
    : (schema as unknown as Shaped);
}
