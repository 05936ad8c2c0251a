/** Name of the lock that the tabs of a browser share. */
const LOCK = 'waiting-applications';

/** Absent in older browsers and outside secure contexts: the key of the application then still keeps it single. */
const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Runs as soon as no other tab sends. The browser frees the lock of a tab that is closed. */
export const withSendingLock = async <T>(work: () => Promise<T>): Promise<T> => {
  const manager = locks();
  return manager ? manager.request(LOCK, work) : work();
};

/** Runs unless something is being sent right now; then the answer is null. */
export const unlessSending = async <T>(work: () => Promise<T>): Promise<T | null> => {
  const manager = locks();
  return manager
    ? manager.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(null)))
    : work();
};
