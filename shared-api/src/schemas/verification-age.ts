import { daysBetween } from './days.ts';

/** After so many days a check of a register has to be repeated; until then the site says how old it is. */
export const VERIFICATION_VALID_DAYS = 90;

/** Whether a check of a day (`2026-11-22`) was more than 90 days before today in Nepal, or its day cannot be read. */
export const isCheckOld = (checkedOn: string | null | undefined, today: string): boolean =>
  !(daysBetween(checkedOn ?? '', today) <= VERIFICATION_VALID_DAYS);
