import * as z from 'zod/mini';
import { amount, demo, id, list, text, title } from './fields.ts';

/** APPLY-6: the seven document groups, in the order of the form. */
export const documentGroups = [
  'academic_documents',
  'work_experience_documents',
  'ielts_documents',
  'passport_documents',
  'marriage_certificates',
  'cv_documents',
  'additional_documents',
] as const;
export type DocumentGroup = (typeof documentGroups)[number];

/** VALID-6: accepted file extensions. */
export const documentExtensions = ['jpg', 'jpeg', 'png', 'pdf'] as const;

/**
 * Default limits of an upload. An API answers its own with `ApplicationRules`; those of the original are unknown
 * (CONST-32), so the site only warns about the total.
 */
export const uploadLimits = {
  maxFiles: 60,
  maxFileBytes: 10 * 1024 * 1024,
  maxTotalBytes: 60 * 1024 * 1024,
} as const;

/** APPLY-4: the text fields of an application, all plain text. */
export const ApplicationFields = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  test_type: z.string(),
  overall_score: z.string(),
  contact: z.string(),
  address: z.string(),
  last_academic_qualification: z.string(),
  marital_status: z.enum(['Yes', 'No']),
  preferred_university: z.string(),
  preferred_course: z.string(),
});
export type ApplicationFields = z.output<typeof ApplicationFields>;
export type ApplicationFieldName = keyof ApplicationFields;
/** Names of the text fields of an application. */
export const applicationFieldNames = Object.keys(ApplicationFields.shape) as ApplicationFieldName[];

/** Additive: status of an application. */
export const applicationStatuses = ['submitted', 'in_review', 'offer', 'declined', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

const StatusChange = z.object({ status: z.enum(applicationStatuses), at: z.string(), note: text });
const StoredDocument = z.object({ id, group: z.enum(documentGroups), name: title, size: z.number() });

/** Additive: an applicant's own application. */
export const Application = z.object({
  id,
  ...(Object.fromEntries(applicationFieldNames.map((name) => [name, text])) as Record<
    ApplicationFieldName,
    typeof text
  >),
  status: z._default(z.enum(applicationStatuses), 'submitted'),
  created_at: text,
  documents: list(StoredDocument),
  history: list(StatusChange),
  demo,
});
export type Application = z.output<typeof Application>;

/** Additive: what the API accepts with an application, and when applicants hear from a counsellor. */
export const ApplicationRules = z.object({
  max_files: z.number(),
  max_file_bytes: z.number(),
  max_total_bytes: z.number(),
  reply_working_days: z.nullable(z.number()),
});
export type ApplicationRules = z.output<typeof ApplicationRules>;

/** Body of event-register: the id of the event. */
export const EventRegisterPayload = z.object({ event: z.number() });
export type EventRegisterPayload = z.output<typeof EventRegisterPayload>;

/** CALL-18: `data.message, data.results`; the shape of results is not shown. */
export const EventRegisterAnswer = z.object({
  message: z.optional(z.string()),
  results: z.optional(z.unknown()),
});
export type EventRegisterAnswer = z.output<typeof EventRegisterAnswer>;

/** Additive: one of the caller's own registrations. */
export const EventRegistration = z.object({
  id,
  event: id,
  event_title: text,
  registered_at: text,
  formatted_start_date: text,
  location: text,
  start_at: z.optional(text),
  end_at: z.optional(text),
  timezone: z.optional(text),
});
export type EventRegistration = z.output<typeof EventRegistration>;

/** `documents` (what has arrived) and `reply_working_days` are additive. */
export const ApplicationCreateAnswer = z.object({
  id: amount,
  status: z.optional(text),
  message: z.optional(z.string()),
  documents: z.optional(list(StoredDocument)),
  reply_working_days: z.optional(amount),
});
export type ApplicationCreateAnswer = z.output<typeof ApplicationCreateAnswer>;
