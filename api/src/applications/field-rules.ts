import { type ApplicationFieldName, isMobileNumber, mobileNumberDigits } from 'shared-api/schemas';
import { emailField, type FieldRule, readFields } from '../http/body-fields.ts';
import { HttpError, httpError } from '../http/http-error.ts';

const textField: FieldRule = { allowBlank: true, trim: true, maxLength: 500 };

const requiredText: FieldRule = { required: true, trim: true, maxLength: 500 };

/** Who sends an application is required (C-34), so that it can be answered. All else may be empty. */
const fieldRules: Record<ApplicationFieldName, FieldRule> & { client_key: FieldRule } = {
  first_name: requiredText,
  last_name: requiredText,
  email: emailField,
  test_type: textField,
  overall_score: textField,
  contact: {
    ...requiredText,
    check: (value) =>
      isMobileNumber(value)
        ? null
        : `Enter a mobile number with ${mobileNumberDigits.min} to ${mobileNumberDigits.max} digits.`,
  },
  address: textField,
  last_academic_qualification: textField,
  marital_status: {
    ...textField,
    check: (value) =>
      value === 'Yes' || value === 'No' ? null : `"${value.slice(0, 50)}" is not a valid choice.`,
  },
  preferred_university: textField,
  preferred_course: textField,
  client_key: {
    ...textField,
    check: (value) =>
      /^[\w-]{8,100}$/.test(value) ? null : 'A client key has 8 to 100 letters, digits, - or _.',
  },
};

export type ApplicationValues = Record<keyof typeof fieldRules, string>;

/**
 * The checked fields of an application.
 * @throws HttpError 400 with the problems of fields and files together, and as `detail` one sentence that the site's
 * dialog shows (ERR-21)
 */
export function checkApplication(
  fields: Record<string, unknown>,
  fileErrors: Record<string, object[]>,
): ApplicationValues {
  let values: ApplicationValues | undefined;
  let fieldErrors: Record<string, unknown> = {};
  try {
    values = readFields({ ...fields }, fieldRules);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    fieldErrors = error.body as Record<string, unknown>;
  }
  const errors = { ...fieldErrors, ...fileErrors };
  if (!values || Object.keys(fileErrors).length > 0)
    throw httpError.badRequest({ ...errors, detail: firstErrorSentence(errors) });
  return values;
}

/** "academic documents, file 2: The submitted file is empty." */
function firstErrorSentence(errors: Record<string, unknown>): string {
  const [name, value] = Object.entries(errors)[0] ?? ['', ''];
  const label = name.replaceAll('_', ' ');
  const items = value as (string | { file?: string[] })[];
  const index = items.findIndex((item) => typeof item === 'string' || item.file);
  const item = items[index];
  return typeof item === 'string'
    ? `${label}: ${item}`
    : `${label}, file ${index + 1}: ${item?.file?.[0] ?? 'cannot be read.'}`;
}
