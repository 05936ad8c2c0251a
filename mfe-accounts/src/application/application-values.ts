import { z } from 'zod';
import { messages } from '../messages.en.ts';

/**
 * Text fields of an application (D2 §3), as they are sent. None is required (D2 §5, C-34); marital status starts as
 * 'No' and needs a choice once it was emptied (C-30).
 */
export const applicationSchema = z.object({
  first_name: z.string().trim(),
  last_name: z.string().trim(),
  email: z.string().trim(),
  test_type: z.string().trim(),
  overall_score: z.string().trim(),
  contact: z.string().trim(),
  address: z.string().trim(),
  last_academic_qualification: z.string().trim(),
  marital_status: z.enum(['Yes', 'No'], { error: messages.maritalRequired }),
  preferred_university: z.string().trim(),
  preferred_course: z.string().trim(),
});

export type ApplicationValues = z.infer<typeof applicationSchema>;

/** A fresh form; university and course by **name** and editable (decisions C-47). */
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
