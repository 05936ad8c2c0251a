import type { DocumentGroup } from 'shared-api';
import { messages } from '../messages.en.ts';

/**
 * The seven document groups of APPLY-6 in their order. The four that APPLY-6 labels optional are labelled so
 * (C-34).
 */
export const documentGroups = [
  { name: 'academic_documents', label: messages.academicDocuments },
  { name: 'work_experience_documents', label: messages.optional(messages.workDocuments) },
  { name: 'ielts_documents', label: messages.ieltsDocuments },
  { name: 'passport_documents', label: messages.passportDocuments },
  { name: 'marriage_certificates', label: messages.optional(messages.marriageDocuments) },
  { name: 'cv_documents', label: messages.optional(messages.cvDocuments) },
  { name: 'additional_documents', label: messages.optional(messages.additionalDocuments) },
] as const satisfies readonly { name: DocumentGroup; label: string }[];

/** Chosen files per group. */
export type Documents = Readonly<Record<DocumentGroup, readonly File[]>>;

export const noDocuments: Documents = {
  academic_documents: [],
  work_experience_documents: [],
  ielts_documents: [],
  passport_documents: [],
  marriage_certificates: [],
  cv_documents: [],
  additional_documents: [],
};
