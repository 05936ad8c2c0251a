/** Event of `window` when a remote has used what it does not declare; its detail is a `Refusal`. */
export const PERMISSION_REFUSED = 'site:permission-refused';

export interface Refusal {
  remote: string;
  /** For the remote's team: what was refused, and how to correct it. */
  message: string;
}

/** Tells the host that the use of something was refused. */
export function reportRefusal(remote: string, what: string, field: 'session' | 'storage' | 'network'): void {
  if (typeof window === 'undefined') return;
  const message = `${remote} uses ${what}, which it does not declare. Add it to permissions.${field} in remote.config.ts.`;
  window.dispatchEvent(new CustomEvent<Refusal>(PERMISSION_REFUSED, { detail: { remote, message } }));
}
