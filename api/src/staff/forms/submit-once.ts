import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Service } from '../../http/service.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { formFieldsOf } from './form-fields.ts';
import type { Notice } from './notice.ts';

/** The same form after this time is a new one, also where nobody has opened the page with its confirmation. */
const REMEMBERED_SECONDS = 60;
/** How long a refused form waits for the other request with the same form, whose process may have ended. */
const WAIT_MS = 3000;
const POLL_MS = 50;

/**
 * Stores a form. One that is refused although the same form was stored just before, as by two clicks on a slow network,
 * gets the answer of the other time: the browser shows the second answer only, which would say that someone else has made
 * the change. It is carried out all the same, because something else may have been stored in between. The last form of
 * each login is in the database, because the second click may reach another process.
 */
export async function submitOnce(
  { database }: Service,
  request: FastifyRequest,
  { family }: StaffSession,
  submit: () => Promise<Notice>,
): Promise<Notice> {
  const key = createHash('sha256')
    .update(JSON.stringify([request.url, formFieldsOf(request)]))
    .digest('base64url');
  await database.query(
    `INSERT INTO staff_forms AS last (family, key, under_way) VALUES ($1, $2, 1)
     ON CONFLICT (family) DO UPDATE SET key = excluded.key, sent_at = now(),
       (under_way, confirmation) = (
         SELECT CASE WHEN same THEN last.under_way ELSE 0 END + 1, CASE WHEN same THEN last.confirmation END
         FROM (SELECT last.key = excluded.key AND last.sent_at > now() - $3 * interval '1 second' AS same) AS form)`,
    [family, key, REMEMBERED_SECONDS],
  );
  /** Also after a failure, so that no other request waits for this one. */
  const end = (confirmation: string | null) =>
    database.query(
      `UPDATE staff_forms SET under_way = greatest(under_way - 1, 0), confirmation = coalesce($3, confirmation)
       WHERE family = $1 AND key = $2`,
      [family, key, confirmation],
    );
  const notice = await submit().catch(async (error: unknown) => {
    await end(null).catch(() => undefined);
    throw error;
  });
  // What was stored stays stored: that it cannot be noted down is no failure of the form.
  await end(notice.kind === 'ok' ? notice.text : null).catch(() => undefined);
  if (notice.kind === 'ok') return notice;
  const text = await confirmationOf(database, family, key);
  return text === null ? notice : { kind: 'ok', text };
}

/** What another request with the same form was told; null when it was refused as well, or when there was none. */
async function confirmationOf(
  { query }: Service['database'],
  family: string,
  key: string,
): Promise<string | null> {
  const limit = performance.now() + WAIT_MS;
  for (;;) {
    const [[confirmation = null, underWay = 0] = []] = await query(
      'SELECT confirmation, under_way FROM staff_forms WHERE family = $1 AND key = $2',
      [family, key],
    );
    if (confirmation !== null) return String(confirmation);
    if (Number(underWay) <= 0 || performance.now() > limit) return null;
    await sleep(POLL_MS);
  }
}

/** The confirmation of the last form is shown: the same form again is a new one. */
export const endSubmission = ({ database }: Service, { family }: StaffSession): Promise<unknown> =>
  database.query('DELETE FROM staff_forms WHERE family = $1', [family]);

/** Deletes forms whose confirmations nobody has opened. */
export const removeOldForms = ({ database }: Pick<Service, 'database'>): Promise<unknown> =>
  database.query("DELETE FROM staff_forms WHERE sent_at < now() - interval '1 hour'", []);
