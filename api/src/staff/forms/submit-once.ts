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
 * Stores a form. One that is refused although the same form was stored just before, as by two clicks on a slow network,
 * gets the answer of the first time: the browser shows the second answer only, which would say that someone else has made
 * the change. It is carried out all the same, because something else may have been stored in between, by another process
 * as well. Where another process has stored the first one, it is refused.
 */
export async function submitOnce(
  request: FastifyRequest,
  { family }: StaffSession,
  submit: () => Promise<Notice>,
): Promise<Notice> {
  const key = createHash('sha256')
    .update(JSON.stringify([request.url, formFieldsOf(request)]))
    .digest('base64url');
  const last = sentForms.get(family);
  const earlier = last?.key === key ? last.notice : undefined;
  const answer = async () => {
    const confirmed = await earlier?.catch(() => undefined);
    const notice = await submit();
    return notice.kind === 'error' && confirmed?.kind === 'ok' ? confirmed : notice;
  };
  const notice = answer();
  sentForms.set(family, { key, notice });
  return notice;
}

/** The confirmation of the last form is shown: the same form again is a new one. */
export const endSubmission = ({ family }: StaffSession): boolean => sentForms.delete(family);
