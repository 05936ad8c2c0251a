import { extensionOf } from './file-types.ts';

const MAX_NAME_LENGTH = 200;
const MAX_EXTENSION_LENGTH = 10;

/** What browsers write for the three characters that would end a name in a multipart form (HTML standard). */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0A': ' ', '%0D': ' ' };

/**
 * The original file name for people: the last part of a path, without control and text direction characters, cut with
 * its extension kept (API-36).
 */
export function displayName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const read = base.replace(/%22|%0A|%0D/g, (found) => escaped[found]!);
  const clean = read.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  if (!clean || /^\.+$/.test(clean)) return 'document';
  const characters = [...clean];
  if (characters.length <= MAX_NAME_LENGTH) return clean;
  const extension = extensionOf(clean).slice(0, MAX_EXTENSION_LENGTH);
  return `${characters.slice(0, MAX_NAME_LENGTH - 1 - extension.length).join('')}.${extension}`;
}
