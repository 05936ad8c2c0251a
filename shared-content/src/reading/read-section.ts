import { distance } from 'fastest-levenshtein';
import type * as z from 'zod';
import { type SectionName, sectionFiles, sectionSchemas, type Written } from '../schema/sections.ts';
import { beginsWithCurlyQuote, CURLY_QUOTES } from './describe-yaml-errors.ts';
import { fieldName, lineOf, type Path } from './field-place.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import type { ContentProblem } from './problem.ts';

/** A misspelt field name differs from the right one by at most this many letters. */
const MAX_MISSPELT_LETTERS = 3;

/** Where the checked values are written. */
export interface Place {
  file: string;
  parsed: ParsedYaml;
  /** The path in the file of a path in the values; they differ where a translation has another order. */
  pathOf: (path: Path) => Path;
}

/** The checked values of one section, and where they are written. */
interface ReadSection<Name extends SectionName> {
  value: Written<Name>;
  place: Place;
  warnings: ContentProblem[];
}

const isList = (name: SectionName) => sectionSchemas[name]._zod.def.type === 'array';

/**
 * Reads and checks the text of one section. A list may have only comments; a file without any text was more likely
 * emptied by mistake, and what it had would vanish from the site.
 * @param text null where the pack has no such file
 * @returns the checked values, or the problems with line and field
 */
export function readSection<Name extends SectionName>(
  name: Name,
  text: string | null,
): ReadSection<Name> | { problems: ContentProblem[] } {
  const file = sectionFiles[name];
  if (text !== null && text.trim() === '' && isList(name))
    return {
      problems: [{ file, message: 'is empty: write [] when the list has no entry, or delete the file' }],
    };
  const parsed = parseYaml(file, text ?? '');
  if ('problems' in parsed) return parsed;
  const place: Place = { file, parsed, pathOf: (path) => path };
  const checked = checkSection(name, parsed.written, place);
  return 'value' in checked ? { ...checked, place, warnings: parsed.warnings } : checked;
}

/** Checks the values of one section. */
export function checkSection<Name extends SectionName>(
  name: Name,
  written: unknown,
  { file, parsed, pathOf }: Place,
): { value: Written<Name> } | { problems: ContentProblem[] } {
  const schema: z.ZodType = sectionSchemas[name];
  const checked = schema.safeParse(written ?? (isList(name) ? [] : {}));
  if (checked.success) return { value: checked.data as Written<Name> };

  const problems = checked.error.issues.flatMap((issue): ContentProblem[] => {
    const path = issue.path as Path;
    const place = pathOf(path);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        file,
        line: lineOf(parsed, [...place, key]),
        field: fieldName(name, [...place, key]),
        message: unknownField(key, fieldsAt(schema, path)),
      }));
    return [
      {
        file,
        line: lineOf(parsed, place),
        field: fieldName(name, place) || undefined,
        message: describe(issue, valueAt(written, path), sourceLine(parsed, place)),
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

/** A problem of one value. */
export function problemAt(
  name: SectionName,
  path: Path,
  { file, parsed, pathOf }: Place,
  message: string,
): ContentProblem {
  const at = pathOf(path);
  return { file, line: lineOf(parsed, at), field: fieldName(name, at), message };
}

/** The value at a path of what the file says. */
const valueAt = (written: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string | number, unknown> | null)?.[part], written);

const expectations: Readonly<Record<string, string>> = {
  array: 'write a list: each entry begins with a dash',
  object: 'write fields below it, each with two more spaces',
};

/** The line on which a field stands. */
const sourceLine = (parsed: ParsedYaml, path: Path): string =>
  parsed.text.split(/\r?\n/)[(lineOf(parsed, path) ?? 1) - 1] ?? '';

function describe(issue: z.core.$ZodIssue, value: unknown, line: string): string {
  if (issue.path.length > 0 && value === undefined) return 'is missing: add it';
  if (value === null)
    return /:\s+#/.test(line)
      ? 'is empty, because # begins a comment: put the value in quotes'
      : 'is empty: write a value, or delete the line';
  if (typeof value === 'string' && beginsWithCurlyQuote(value)) return CURLY_QUOTES;
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input'))
    return missingSpace(issue.expected, line) ?? expectations[issue.expected] ?? `write a ${issue.expected}`;
  if (issue.code === 'too_big' && issue.message.startsWith('Too big'))
    return `has too ${sizeOf(issue.origin, 'big')}: at most ${issue.maximum}`;
  if (issue.code === 'too_small' && issue.message.startsWith('Too small'))
    return `has too ${sizeOf(issue.origin, 'small')}: at least ${issue.minimum}`;
  return issue.message;
}

const sizeOf = (origin: string, size: 'big' | 'small'): string =>
  origin === 'array' ? `${size === 'big' ? 'many' : 'few'} entries` : `${size === 'big' ? 'much' : 'little'}`;

/** `name:Ridgeway` and `-id: a` are texts and names of fields for YAML, because the space is missing. */
function missingSpace(expected: string, line: string): string | null {
  if (expected === 'array' && /^\s*-[^\s-]/.test(line)) return 'has no space after the dash: write one';
  return expected === 'object' && /^[\s-]*[\w-]+:[^\s/]/.test(line)
    ? 'has no space after the colon: write one'
    : null;
}

function unknownField(key: string, known: readonly string[]): string {
  // YAML takes other spaces than the ordinary one as a part of the name.
  if (/^\s/.test(key)) return 'begins with a non-breaking space: delete it and type ordinary spaces';
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
