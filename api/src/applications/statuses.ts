import type { ApplicationStatus } from 'shared-api/schemas';

/** Who may move an application where: staff decide, applicants withdraw, and a withdrawn application stays so. */
export const staffMoves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  submitted: ['in_review', 'offer', 'declined'],
  in_review: ['offer', 'declined'],
  offer: ['in_review'],
  declined: ['in_review'],
  withdrawn: [],
};

export const canWithdraw = (status: ApplicationStatus): boolean =>
  status === 'submitted' || status === 'in_review';

/** For letters and the staff's pages. */
export const statusNames: Record<ApplicationStatus, string> = {
  submitted: 'submitted',
  in_review: 'in review',
  offer: 'offer',
  declined: 'declined',
  withdrawn: 'withdrawn',
};
