import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { StaffSession } from '../session/staff-session.ts';
import { formFieldsOf } from './form-fields.ts';
import type { Notice } from './notice.ts';

interface SentForm {
  /** Address and fields. */
  key: string;
  notice: Promise<Notice>;
}

/** The last form of each login, until its confirmation is shown. */
const sentForms = new LRUCache<string, SentForm>({ max: 1000, ttl: 60_000 });

/**
 * Stores a form. Sent a second time before its confirmation was shown, as by two clicks on a slow network, it gets the
 * answer of the first time: the browser shows that one only, and would say that someone else has made the change. Where
 * several processes serve the staff pages and another one gets the second form, it is compared with what is stored.
 */
export function submitOnce(
  request: FastifyRequest,
  { family }: StaffSession,
  submit: () => Promise<Notice>,
): Promise<Notice> {
  const key = createHash('sha256')
    .update(JSON.stringify([request.url, formFieldsOf(request)]))
    .digest('base64url');
  const earlier = sentForms.get(family);
  if (earlier?.key === key) return earlier.notice;
  const notice = submit();
  const sent = { key, notice };
  sentForms.set(family, sent);
  const forget = () => sentForms.get(family) === sent && sentForms.delete(family);
  notice.then(({ kind }) => kind === 'error' && forget(), forget);
  return notice;
}

/** The confirmation of the last form is shown: the same form again is a new one. */
export const endSubmission = ({ family }: StaffSession): boolean => sentForms.delete(family);
