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

export const isOversized = ({ size }: Pick<File, 'size'>): boolean => size > uploadLimits.maxFileBytes;

/** Reason for rejecting a file, as a message; null when it can be added. */
function fileProblem(file: FileFacts, present: readonly FileFacts[]): string | null {
  if (!(documentExtensions as readonly string[]).includes(extensionOf(file.name)))
    return messages.wrongType(file.name);
  if (file.size === 0) return messages.emptyFile(file.name);
  if (isOversized(file)) return messages.tooLarge(file.name);
  if (present.some((other) => isSameFile(other, file))) return messages.alreadyAdded(file.name);
  return null;
}

/** Warning about all files together; null within the limits. Only a warning, because another API may accept more. */
export function togetherProblem(files: readonly Pick<File, 'size'>[]): string | null {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > uploadLimits.maxTotalBytes) return messages.tooMuchTogether(formatFileSize(bytes));
  return files.length > uploadLimits.maxFiles ? messages.tooManyFiles(files.length) : null;
}

/** Adds the files that are accepted (VALID-6) and returns the reasons for the others. */
export function addFiles<F extends FileFacts>(
  present: readonly F[],
  picked: readonly F[],
): { files: F[]; refused: string[] } {
  const files = [...present];
  const refused: string[] = [];
  for (const file of picked) {
    const problem = fileProblem(file, files);
    if (problem) refused.push(problem);
    else files.push(file);
  }
  return { files, refused };
}
