import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';

/** The signature of a text with the service's secret. */
export const sign = ({ configuration }: { configuration: Configuration }, text: string): string =>
  createHmac('sha256', configuration.secret).update(text).digest('base64url');

/** Compares two texts in a time that does not depend on their contents. */
export function isSameSignature(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
