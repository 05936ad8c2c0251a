import { documentExtensions, uploadLimits } from 'shared-api';
import { messages } from '../messages.en.ts';
import { formatFileSize } from './file-size.ts';

/** CONST-23: accepted uploads, for the picker's `accept`. */
export const acceptAttribute = documentExtensions.map((extension) => `.${extension}`).join(',');

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

/** File extension in lower case, without the dot. */
export const extensionOf = (name: string): string =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';

/** Phones name every photo `image.jpg`, so files are compared by name, size and time (C-32). */
export const isSameFile = (a: FileFacts, b: FileFacts): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Limits of an upload in bytes and number of files, as the API answers them. */
export interface FileLimits {
  maxFiles: number;
  maxFileBytes: number;
  maxTotalBytes: number;
}

/** For files that have been checked before. */
export const noSizeLimit: FileLimits = { ...uploadLimits, maxFileBytes: Number.POSITIVE_INFINITY };

export const isOversized = (
  { size }: Pick<File, 'size'>,
  { maxFileBytes }: FileLimits = uploadLimits,
): boolean => size > maxFileBytes;

/** Reason for rejecting a file, as a message; null when it can be added. */
function fileProblem(file: FileFacts, present: readonly FileFacts[], limits: FileLimits): string | null {
  if (!(documentExtensions as readonly string[]).includes(extensionOf(file.name)))
    return messages.wrongType(file.name);
  if (file.size === 0) return messages.emptyFile(file.name);
  if (isOversized(file, limits)) return messages.tooLarge(file.name, formatFileSize(limits.maxFileBytes));
  if (present.some((other) => isSameFile(other, file))) return messages.alreadyAdded(file.name);
  return null;
}

/** Warning about all files together; null within the limits. Only a warning, because another API may accept more. */
export function togetherProblem(
  files: readonly Pick<File, 'size'>[],
  { maxFiles, maxTotalBytes }: FileLimits = uploadLimits,
): string | null {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxTotalBytes)
    return messages.tooMuchTogether(formatFileSize(bytes), formatFileSize(maxTotalBytes));
  return files.length > maxFiles ? messages.tooManyFiles(files.length, maxFiles) : null;
}

/** Adds the files that are accepted (VALID-6) and returns the reasons for the others. */
export function addFiles<F extends FileFacts>(
  present: readonly F[],
  picked: readonly F[],
  limits: FileLimits = uploadLimits,
): { files: F[]; refused: string[] } {
  const files = [...present];
  const refused: string[] = [];
  for (const file of picked) {
    const problem = fileProblem(file, files, limits);
    if (problem) refused.push(problem);
    else files.push(file);
  }
  return { files, refused };
}
