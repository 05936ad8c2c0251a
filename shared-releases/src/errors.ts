/** A release, rollback or switch that is refused; the message names the cause and the remedy. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
