import { typedNumber } from '../numbers/typed-number.ts';

/** 'NPR', 'Rs.', 'रु.' and their other spellings. */
const RUPEES = '(?:npr|nrs|rs|ने\\.?रु|ने\\.?रू|रु|रू|रुपैयाँ|₨)\\.?';
/** `/-` closes an amount on a bill, so that nothing can be added to it. */
const AMOUNT = new RegExp(`^(?:${RUPEES})?(\\d{1,12})(?:\\.\\d*)?(?:/-|/=)?(?:${RUPEES})?$`, 'i');

/**
 * Whole rupees in an amount as people type or paste it: 'NPR 25,00,000.00', 'रु. २५,००,०००/-'. Paisa are dropped (C-15:
 * the dot stays a decimal point). Null for anything else, also for another currency and for words such as 'lakh'.
 */
export function typedRupees(text: string): number | null {
  const whole = AMOUNT.exec(typedNumber(text))?.[1];
  return whole === undefined ? null : Number(whole);
}
