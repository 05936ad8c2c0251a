import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other when they are read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** A new reference: one of 850 thousand million. */
export const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
