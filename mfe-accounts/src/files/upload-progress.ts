/** Upload progress of one file. */
export interface FileProgress {
  name: string;
  /** 0–100 */
  percent: number;
}

/**
 * Progress per file from the bytes of the whole request. Files are sent one after the other. Fields and boundaries
 * count as sent first, so that no file is reported as sent too early.
 */
export function progressPerFile(
  files: readonly Pick<File, 'name' | 'size'>[],
  sentBytes: number,
  totalBytes: number,
): FileProgress[] {
  const fileBytes = files.reduce((sum, { size }) => sum + size, 0);
  let left = Math.max(0, sentBytes - Math.max(0, totalBytes - fileBytes));
  return files.map(({ name, size }) => {
    const sent = Math.min(size, left);
    left -= sent;
    return { name, percent: size === 0 ? 100 : Math.floor((sent / size) * 100) };
  });
}
