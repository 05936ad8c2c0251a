import type { Service } from '../../http/service.ts';
import { isSameSignature, sign } from '../../http/signatures.ts';

const LIFETIME_SECONDS = 300;

/** A path that downloads one document for some minutes, without a login. */
export function documentLink(service: Service, documentId: number): string {
  const expires = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
  return `/admin/documents/${documentId}?expires=${expires}&signature=${sign(service, `document:${documentId}:${expires}`)}`;
}

export function isDocumentLinkValid(
  service: Service,
  documentId: string,
  expires: unknown,
  signature: unknown,
): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires))
    return false;
  if (Number(expires) < Date.now() / 1000) return false;
  return isSameSignature(signature, sign(service, `document:${documentId}:${expires}`));
}
