import * as z from 'zod/mini';
import { messages } from '../messages.en.ts';

const text = z.string().check(z.trim());

/**
 * Text fields of an application (APPLY-4) as they are sent. The form requires none of them. Marital status starts as
 * 'No' and is required once it was cleared (C-30).
 */
export const applicationSchema = z.object({
  first_name: text,
  last_name: text,
  email: text,
  test_type: text,
  overall_score: text,
  contact: text,
  address: text,
  last_academic_qualification: text,
  marital_status: z.enum(['Yes', 'No'], { error: messages.maritalRequired }),
  preferred_university: text,
  preferred_course: text,
});

export type ApplicationValues = z.infer<typeof applicationSchema>;

/** An empty form. University and course are filled in by name and can be edited. */
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
