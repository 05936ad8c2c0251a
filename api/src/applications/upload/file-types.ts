/** What a document may be, told by its first bytes, whatever its name says. */
const kinds = [
  { extensions: ['pdf'], contentType: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { extensions: ['png'], contentType: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
] as const;

/** Enough bytes to tell. */
export const signatureLength = 8;

/** The part after the last dot, lower case; empty without one. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const isAllowedExtension = (extension: string): boolean =>
  kinds.some((kind) => (kind.extensions as readonly string[]).includes(extension));

/** The content type when name and first bytes agree, else null. */
export function contentTypeOf(extension: string, head: Uint8Array): string | null {
  const kind = kinds.find((candidate) => (candidate.extensions as readonly string[]).includes(extension));
  return kind?.starts.every((byte, index) => head[index] === byte) ? kind.contentType : null;
}

/**
 * The original name as data for people: the last part of whatever path came, without control or direction
 * characters, at most 200 characters with the extension kept (A36).
 */
export function displayName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const clean = base.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  if (!clean || /^\.+$/.test(clean)) return 'document';
  const characters = [...clean];
  if (characters.length <= 200) return clean;
  const extension = extensionOf(clean).slice(0, 10);
  return `${characters.slice(0, 199 - extension.length).join('')}.${extension}`;
}
