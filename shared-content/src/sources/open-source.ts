import { createAddressSource } from './address-source.ts';
import { createFolderSource } from './folder-source.ts';
import type { PackSource } from './pack-source.ts';

/** The pack that has no files. */
const emptySource: PackSource = { name: 'none', read: async () => null, list: async () => [] };

/** A pack by folder or http(s) address; null is the empty pack. */
export function openPackSource(source: string | null): PackSource {
  if (source === null) return emptySource;
  return /^https?:\/\//.test(source) ? createAddressSource(source) : createFolderSource(source);
}
