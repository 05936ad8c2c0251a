import { refuse } from './http-error.ts';

/** Kinds of fields a body can have, with DRF's rules and sentences (A3 to A6). */
export interface FieldRule {
  required?: boolean;
  allowBlank?: boolean;
  trim?: boolean;
  maxLength?: number;
  /** Further check of a text that passed the rest; answers the sentence of its failure. */
  check?: (value: string) => string | null;
}

const emailPattern =
  /^[^\s@"(),:;<>[\\\]]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

export const emailField: FieldRule = {
  required: true,
  trim: true,
  maxLength: 254,
  check: (value) =>
    emailPattern.test(value) && !value.includes('..') ? null : 'Enter a valid email address.',
};

export const passwordField: FieldRule = { required: true, trim: false, maxLength: 1024 };

/** A4: the body of a JSON call is an object. */
export function bodyObject(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  const kind = Array.isArray(body)
    ? 'list'
    : body === null
      ? 'NoneType'
      : typeof body === 'string'
        ? 'str'
        : typeof body === 'boolean'
          ? 'bool'
          : 'int';
  throw refuse.badRequest({ non_field_errors: [`Invalid data. Expected a dictionary, but got ${kind}.`] });
}

/**
 * Reads the named text fields and nothing else: other keys are ignored, so nobody assigns a role by mail (A7).
 * @throws Refusal 400 with one list of sentences per field, and for account calls `error`, one plain sentence.
 */
export function readFields<N extends string>(
  body: unknown,
  rules: Record<N, FieldRule>,
  options: { sentence?: boolean } = {},
): Record<N, string> {
  const source = bodyObject(body);
  const values = {} as Record<N, string>;
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(rules) as N[]) {
    const result = readText(Object.hasOwn(source, name) ? source[name] : undefined, rules[name]);
    if ('error' in result) errors[name] = [result.error];
    else values[name] = result.value;
  }
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors, options.sentence);
  return values;
}

export function fieldRefusal(errors: Record<string, unknown>, sentence = false) {
  const first = Object.entries(errors)[0];
  const spoken = first && `${first[0]}: ${(first[1] as string[])[0]}`;
  return refuse.badRequest(sentence ? { ...errors, error: spoken } : errors);
}

function readText(given: unknown, rule: FieldRule): { value: string } | { error: string } {
  if (given === undefined) return rule.required ? { error: 'This field is required.' } : { value: '' };
  if (given === null) return { error: 'This field may not be null.' };
  if (typeof given !== 'string' && typeof given !== 'number') return { error: 'Not a valid string.' };
  const text = rule.trim === false ? String(given) : String(given).trim();
  if (text.includes('\0')) return { error: 'Null characters are not allowed.' };
  if (text === '' && !rule.allowBlank) return { error: 'This field may not be blank.' };
  if (rule.maxLength !== undefined && [...text].length > rule.maxLength) {
    return { error: `Ensure this field has no more than ${rule.maxLength} characters.` };
  }
  const complaint = text === '' ? null : rule.check?.(text);
  return complaint ? { error: complaint } : { value: text };
}
