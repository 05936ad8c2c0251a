import { serverMessage } from './server-messages.en.ts';

const MAX_MESSAGE_LENGTH = 300;

/**
 * The first of `keys` with a text in an error body, flattened (DRF nests arrays and objects); null without one.
 * HTML and arrays without keys have no message (C-26, API-17, API-41).
 */
export function pickMessage(body: unknown, keys: readonly string[]): string | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const record = body as Record<string, unknown>;
  for (const key of keys) {
    const text = Object.hasOwn(record, key) ? flatten(record[key]) : '';
    if (text) return text;
  }
  // C-28: accepts one extra level.
  return Object.hasOwn(record, 'data') ? pickMessage(record.data, keys) : null;
}

/** Field → message, for errors beside fields. Empty when the body names no field. */
export function fieldErrors(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const spoken = new Set(['detail', 'error', 'message', 'code', 'messages', 'non_field_errors', '__proto__']);
  const entries = Object.entries(body)
    .filter(([key]) => !spoken.has(key))
    .map(([key, value]) => [key, flatten(value)] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(entries);
}

function flatten(value: unknown, depth = 0): string {
  const text = collect(value, depth).join(' ').trim();
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : text;
}

function collect(value: unknown, depth: number): string[] {
  if (typeof value === 'string')
    return /^\s*</.test(value) || value.trim() === '' ? [] : [serverMessage(value.trim())];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth > 5) return [];
  return Object.values(value).flatMap((item) => collect(item, depth + 1));
}
