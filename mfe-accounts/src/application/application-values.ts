import { isMobileNumber } from 'shared-api/rules';
import * as z from 'zod/mini';
import { messages } from '../messages.en.ts';
import { emailRule } from '../validation/account-schemas.ts';

const text = z.string().check(z.trim());
const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
const mobileNumber = z.string().check(
  z.trim(),
  z.check<string>(({ value, issues }) => {
    if (value === '') issues.push({ code: 'custom', message: messages.mobileRequired, input: value });
    else if (!isMobileNumber(value))
      issues.push({ code: 'custom', message: messages.mobileInvalid, input: value });
  }),
);

/**
 * Text fields of an application (APPLY-4) as they are sent. Who sends it is required (C-34). Marital status starts as
 * 'No' and is required once it was cleared (C-30).
 */
export const applicationSchema = z.object({
  first_name: required(messages.firstNameRequired),
  last_name: required(messages.lastNameRequired),
  email: emailRule,
  test_type: text,
  overall_score: text,
  contact: mobileNumber,
  address: text,
  last_academic_qualification: text,
  marital_status: z.enum(['Yes', 'No'], { error: messages.maritalRequired }),
  preferred_university: text,
  preferred_course: text,
});

export type ApplicationValues = z.infer<typeof applicationSchema>;

/** Fields that are required (C-34), for `aria-required`. */
export const requiredFields: readonly (keyof ApplicationValues)[] = [
  'first_name',
  'last_name',
  'email',
  'contact',
];

/** An empty form. University and course are those the dialog was opened for, by name (C-47). */
export const emptyApplication = (course: { name: string; universityName?: string }): ApplicationValues => ({
  first_name: '',
  last_name: '',
  email: '',
  test_type: '',
  overall_score: '',
  contact: '',
  address: '',
  last_academic_qualification: '',
  marital_status: 'No',
  preferred_university: course.universityName ?? '',
  preferred_course: course.name,
});
