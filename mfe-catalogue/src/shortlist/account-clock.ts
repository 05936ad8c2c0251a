/**
 * The account's clock as seen from the device: the account merges the changes of all devices by their times, so that a
 * device whose clock is wrong must not date its changes by it.
 */
export interface AccountClock {
  /** Milliseconds to add to a time of the device; 0 while the device's clock may be right. */
  offset: () => number;
  /** False until an answer was received. */
  isKnown: () => boolean;
  /**
   * @param sentAt the device's clock when the request was sent
   * @param answeredAt the account's clock when it answered; null: it does not say
   */
  learn: (sentAt: number, answeredAt: number | null) => void;
}

export function createAccountClock(now: () => number): AccountClock {
  let offset = 0;
  let isKnown = false;
  return {
    offset: () => offset,
    isKnown: () => isKnown,
    learn: (sentAt, answeredAt) => {
      isKnown = true;
      if (answeredAt === null) return;
      // The answer was made between sending and receiving, which gives two bounds. What is within them stays, because
      // how long a request takes must not move the times of changes.
      const [least, greatest] = [answeredAt - now(), answeredAt - sentAt];
      offset = Math.max(least, Math.min(greatest, offset));
    },
  };
}
