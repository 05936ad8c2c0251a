/** The allowed types of documents with their first bytes, by which a file is recognised whatever its name says. */
const fileTypes = [
  { extensions: ['pdf'], contentType: 'application/pdf', signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  {
    extensions: ['png'],
    contentType: 'image/png',
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
] as const;

/** Length of the longest signature. */
export const SIGNATURE_BYTES = 8;

const typeOf = (extension: string) =>
  fileTypes.find(({ extensions }) => (extensions as readonly string[]).includes(extension));

/** The part after the last dot in lower case; empty without a dot. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const isAllowedExtension = (extension: string): boolean => typeOf(extension) !== undefined;

/** The content type of a file whose first bytes match its extension, otherwise null. */
export function contentTypeOf(extension: string, firstBytes: Uint8Array): string | null {
  const type = typeOf(extension);
  return type?.signature.every((byte, index) => firstBytes[index] === byte) ? type.contentType : null;
}
