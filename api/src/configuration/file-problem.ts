const CODES = new Set(['EACCES', 'EEXIST', 'EISDIR', 'ENOTDIR', 'EPERM', 'EROFS']);

/** One line about a file or folder that this process may not use or that is of the other kind; null for other errors. */
export function fileProblem(error: unknown): string | null {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  return path !== undefined && CODES.has(code)
    ? `${path} cannot be used (${message}). Choose another folder, or give this user the right to write there.`
    : null;
}
