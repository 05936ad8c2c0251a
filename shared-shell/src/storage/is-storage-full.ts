/** Whether an error of the browser's storage says that it has no room. */
export const isStorageFull = (error: unknown): boolean =>
  (error as { name?: string } | null)?.name === 'QuotaExceededError';
