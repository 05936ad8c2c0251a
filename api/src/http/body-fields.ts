import { isMobileNumber, mobileNumberDigits, withoutInvisibleMarks } from 'shared-api/rules';
import { HttpError, httpError } from './http-error.ts';
import { pythonType } from './python-type.ts';

/** The rules of one text field of a body, with DRF's messages (API-3 to API-5). */
export interface FieldRule {
  required?: boolean;
  allowBlank?: boolean;
  trim?: boolean;
  maxLength?: number;
  /** Further check of a text that passed the other rules; returns its message, or null when the text is valid. */
  check?: (value: string) => string | null;
}

/**
 * In ASCII, as by Django: most mail servers take no other address, and a keyboard for Nepali writes Devanagari digits, so
 * that the account or the receipt would never arrive.
 */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** An e-mail address may have this many characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
/** Longer passwords are refused, because hashing them would cost too much time. */
export const MAX_PASSWORD_LENGTH = 1024;

export const emailField: FieldRule = {
  required: true,
  trim: true,
  maxLength: MAX_EMAIL_LENGTH,
  check: (value) => (emailPattern.test(value) ? null : 'Enter a valid email address.'),
};

/** A number that can be called: 7 to 15 digits (ITU-T E.164), written as people write them. It is stored as typed. */
export const mobileField: FieldRule = {
  trim: true,
  maxLength: 40,
  check: (value) =>
    isMobileNumber(value)
      ? null
      : `Enter a valid mobile number: ${mobileNumberDigits.min} to ${mobileNumberDigits.max} digits.`,
};

/** The client's key of a submission, so that sending it twice has the effect of sending it once. */
export const clientKeyField: FieldRule = {
  allowBlank: true,
  trim: true,
  maxLength: 500,
  check: (value) =>
    /^[\w-]{8,100}$/.test(value) ? null : 'A client key has 8 to 100 letters, digits, - or _.',
};

/**
 * The answer to a key that came with other content before. Keys of guests belong to nobody, so answering what is stored
 * would hand it to whoever guesses or copies a key.
 */
export const usedClientKey = (): HttpError => {
  const sentence = 'This client key was used for other content. Please send it with a new one.';
  return new HttpError(409, { detail: sentence, client_key: [sentence] });
};

export const passwordField: FieldRule = { required: true, trim: false, maxLength: MAX_PASSWORD_LENGTH };

/**
 * The body of a JSON call as an object (API-4).
 * @throws HttpError 400 for any other JSON value.
 */
export function readBodyObject(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw httpError.badRequest({
    non_field_errors: [`Invalid data. Expected a dictionary, but got ${pythonType(body)}.`],
  });
}

/**
 * Reads the named text fields of a body and ignores all others, so that a sign-up cannot set its own role (API-7).
 * @param options `withErrorSentence` adds `error`, all problems as one text, which account calls carry
 * @throws HttpError 400 with a list of messages for each invalid field.
 */
export function readFields<N extends string>(
  body: unknown,
  rules: Record<N, FieldRule>,
  options: { withErrorSentence?: boolean } = {},
): Record<N, string> {
  const source = readBodyObject(body);
  const values = {} as Record<N, string>;
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(rules) as N[]) {
    const result = readText(Object.hasOwn(source, name) ? source[name] : undefined, rules[name]);
    if ('error' in result) errors[name] = [result.error];
    else values[name] = result.value;
  }
  if (Object.keys(errors).length > 0) {
    const sentence = Object.entries(errors)
      .map(([name, messages]) => `${name}: ${messages[0]}`)
      .join(' ');
    throw invalidFields(options.withErrorSentence ? { ...errors, error: sentence } : errors);
  }
  return values;
}

/** The answer to a body with invalid fields: a list of messages for each field. */
export const invalidFields = (errors: Record<string, unknown>): HttpError => httpError.badRequest(errors);

/** The answer to a value that is none of a field's choices. */
export const invalidChoice = (name: string, value: string | number): HttpError =>
  invalidFields({
    [name]: [`Select a valid choice. ${String(value).slice(0, 100)} is not one of the available choices.`],
  });

/** Collects what `invalidFields` says of several fields that are read one after the other. */
export class FieldErrors {
  #errors: Record<string, unknown> = {};

  /** The value that `read` returns; `otherwise` when it throws a 400, whose fields are kept. */
  async collect<T>(read: () => T | Promise<T>, otherwise: T): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 400) throw error;
      Object.assign(this.#errors, error.body);
      return otherwise;
    }
  }

  /** @throws HttpError 400 with everything that was collected */
  throwIfAny(): void {
    if (Object.keys(this.#errors).length > 0) throw invalidFields(this.#errors);
  }
}

function readText(value: unknown, rule: FieldRule): { value: string } | { error: string } {
  if (value === undefined) return rule.required ? { error: 'This field is required.' } : { value: '' };
  if (value === null) return { error: 'This field may not be null.' };
  if (typeof value !== 'string' && typeof value !== 'number') return { error: 'Not a valid string.' };
  // Half of a character (a surrogate alone) is what the database would store anyway: U+FFFD.
  const given = String(value).toWellFormed();
  const text = rule.trim === false ? given : withoutInvisibleMarks(given).trim();
  if (text.includes('\0')) return { error: 'Null characters are not allowed.' };
  if (text === '' && !rule.allowBlank) return { error: 'This field may not be blank.' };
  if (rule.maxLength !== undefined && [...text].length > rule.maxLength) {
    return { error: `Ensure this field has no more than ${rule.maxLength} characters.` };
  }
  const error = text === '' ? null : rule.check?.(text);
  return error ? { error } : { value: text };
}
