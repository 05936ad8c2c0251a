const CODES = new Set(['EACCES', 'EEXIST', 'EISDIR', 'ENOTDIR', 'EPERM', 'EROFS']);
/** Of a folder that cannot be made in an existing one, such as `/proc`. Of a file the same code only says that it is missing. */
const MISSING = 'ENOENT';

/** One line about a file or folder that this process may not use or that is of the other kind; null for other errors. */
export function fileProblem(error: unknown): string | null {
  const { code = '', path, message, syscall } = error as NodeJS.ErrnoException;
  return path !== undefined && (CODES.has(code) || (code === MISSING && syscall === 'mkdir'))
    ? `${path} cannot be used (${message}). Choose another folder, or give this user the right to write there.`
    : null;
}
