let last: Promise<unknown> = Promise.resolve();

/** Runs storing and deleting one after the other, so that nothing is deleted between its note and itself. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}
