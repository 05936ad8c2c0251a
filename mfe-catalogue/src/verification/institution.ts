import { type Accreditation, safeLink, type Verification, type VerificationState } from 'shared-api';
import { isCheckOld } from 'shared-api/verification-age';

/** A university, or a course of it, as far as the official register is concerned. */
export interface Verifiable {
  verification?: Verification | null | undefined;
  accreditations?: readonly Accreditation[] | undefined;
}

/** What is known of an institution in the official register of its country. */
export interface Standing {
  state: VerificationState;
  /** "CRICOS 00008C"; null when no register is named. */
  entry: string | null;
  register: string | null;
  link: string | null;
  /** Day of the check; null when it is not known. */
  checkedOn: string | null;
  /** The check is older than 90 days. */
  isOld: boolean;
}

const notChecked: Standing = {
  state: 'not_checked',
  entry: null,
  register: null,
  link: null,
  checkedOn: null,
  isOld: false,
};

/**
 * Reads the standing. An API without `verification` may have an accreditation with its entry in a register and the day
 * of the check, which says the same.
 * @param today the day in Nepal, from which the age is counted
 */
export function standingOf({ verification, accreditations }: Verifiable, today: string): Standing {
  const known = verification ?? (verification === undefined ? fromAccreditations(accreditations) : null);
  if (!known || known.state === 'not_checked') return notChecked;
  return {
    state: known.state,
    entry: [known.register, known.code].filter(Boolean).join(' ') || null,
    register: known.register,
    link: safeLink(known.url),
    checkedOn: known.checked_on,
    isOld: isCheckOld(known.checked_on, today),
  };
}

function fromAccreditations(accreditations: Verifiable['accreditations'] = []): Verification | null {
  const entry = accreditations.find(({ register, code, checked_on }) => register && code && checked_on);
  if (!entry) return null;
  const { register = null, code = null, url = null, checked_on = null } = entry;
  return { state: 'listed', register, code, url, checked_on };
}

/** Whether the API answers verifications at all: without them there is nothing to filter by. */
export const hasVerifications = (records: readonly Verifiable[]): boolean =>
  records.some(({ verification }) => verification !== undefined);

/** The accreditations without the entry that the verification says already. */
export function withoutVerified({ verification, accreditations = [] }: Verifiable): readonly Accreditation[] {
  if (verification?.state !== 'listed') return accreditations;
  return accreditations.filter(
    ({ register, code }) => !(code && register === verification.register && code === verification.code),
  );
}
