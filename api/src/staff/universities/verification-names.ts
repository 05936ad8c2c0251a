import type { VerificationState } from 'shared-api/schemas';
import { html, type Markup } from '../../http/html.ts';

export const verificationNames: Record<VerificationState, string> = {
  listed: 'Listed in the register',
  not_listed: 'Not listed',
  not_checked: 'Not checked',
};

/** The label of a university's state of verification. */
export const verificationLabel = (state: VerificationState, isOld: boolean): Markup =>
  state === 'listed' && !isOld
    ? html`<span class="status">${verificationNames.listed}</span>`
    : html`<span class="status ${state === 'not_checked' ? 'off' : 'warn'}">${verificationNames[state]}${isOld && ', check is old'}</span>`;
