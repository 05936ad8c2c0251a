import { documentGroups } from '../files/document-groups.ts';
import { messages } from '../messages.en.ts';
import type { ApplicationValues } from './application-values.ts';

/** Labels of the text fields. */
export const fieldLabels: Readonly<Record<keyof ApplicationValues, string>> = {
  first_name: messages.firstName,
  last_name: messages.lastName,
  email: messages.email,
  contact: messages.mobileNumber,
  address: messages.permanentAddress,
  last_academic_qualification: messages.lastQualification,
  test_type: messages.testType,
  overall_score: messages.overallScore,
  preferred_university: messages.preferredUniversity,
  preferred_course: messages.preferredCourse,
  marital_status: messages.maritalStatus,
};

const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  ...Object.fromEntries(documentGroups.map(({ name, label }) => [name, label])),
};

/** "Email: Enter a valid email address."; only the message when the form has no such field. */
export const withLabel = (field: string, message: string): string =>
  Object.hasOwn(labels, field) ? `${labels[field]}: ${message}` : message;
