import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../http/request-url.ts';
import type { Service } from '../../http/service.ts';
import { isSameSignature, sign } from '../../http/signatures.ts';
import type { StaffSession } from '../session/staff-session.ts';
import type { Notice } from './notice.ts';
import { endSubmission } from './submit-once.ts';

const COOKIE_NAME = 'staff_notice';
/** Only the redirect has to pass; a notice that nobody saw must not appear on a later visit. */
const LIFETIME_SECONDS = 60;

/** Binds a notice to a login and a page: no other site can set one, and no other page shows it. */
const signatureOf = (service: Service, session: StaffSession, path: string, text: string): string =>
  sign(service, ['notice', session.family, path, text].join('\n'));

/**
 * Redirects to a staff page that then shows the confirmation once. After it, reloading the page or going back sends no
 * form again.
 * @param address path of the page with its query
 */
export function redirectWithNotice(
  service: Service,
  reply: FastifyReply,
  session: StaffSession,
  address: string,
  text: string,
): FastifyReply {
  const path = address.split('?', 1)[0]!;
  return reply
    .setCookie(COOKIE_NAME, `${signatureOf(service, session, path, text)}.${text}`, {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure: service.configuration.publicUrl.startsWith('https:'),
      maxAge: LIFETIME_SECONDS,
    })
    .redirect(address, 303);
}

/** The confirmation of the form that led to this page, which is removed, so that it is shown once. */
export async function takeNotice(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
): Promise<Notice | undefined> {
  const [, signature = '', text = ''] = /^([^.]*)\.(.*)$/s.exec(request.cookies[COOKIE_NAME] ?? '') ?? [];
  const path = pathOf(request);
  // The cookie of a page is also sent to the pages below its path.
  if (!text || !isSameSignature(signature, signatureOf(service, session, path, text))) return undefined;
  reply.clearCookie(COOKIE_NAME, { path });
  // It is only about a second click: the page is shown also where nothing can be stored.
  await endSubmission(service, session).catch(() => undefined);
  return { kind: 'ok', text };
}
