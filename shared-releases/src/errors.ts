/** A release, rollback or switch that cannot be carried out; the message names the cause and the remedy. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
