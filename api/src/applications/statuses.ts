import type { ApplicationStatus } from 'shared-api/schemas';
import { applicationTexts } from './email-texts.en.ts';

/** The status changes that staff may make. A withdrawn application stays withdrawn. */
export const staffTransitions: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  submitted: ['in_review', 'offer', 'declined'],
  in_review: ['offer', 'declined'],
  offer: ['in_review'],
  declined: ['in_review'],
  withdrawn: [],
};

/** Whether only the applicant can have caused a status. */
export const isByApplicant = (status: ApplicationStatus): boolean =>
  !Object.values(staffTransitions).some((next) => next.includes(status));

/** Of applications that are neither decided nor withdrawn. */
export const openStatuses: readonly ApplicationStatus[] = ['submitted', 'in_review'];

/** Whether the applicant may withdraw an application. */
export const canWithdraw = (status: ApplicationStatus): boolean => openStatuses.includes(status);

/** The statuses as e-mails and the staff pages write them. */
export const statusNames: Record<ApplicationStatus, string> = applicationTexts.statuses;
