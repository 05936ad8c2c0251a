import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitePath } from 'shared-api/schemas';
import { users } from '../database/schema.ts';
import { html } from '../http/html.ts';
import { sendHtmlPage } from '../http/html-page.ts';
import type { Service } from '../http/service.ts';
import { consumeLink, isLinkValid } from './one-time-links.ts';

const path = '/api/user/verify/:encodedPk/:token/';
/** The login page; it leads back to the path that the visitor gave when signing up (C-40). */
function loginUrl(request: FastifyRequest, siteUrl: string): string {
  const { next } = request.query as { next?: unknown };
  const path = typeof next === 'string' ? sitePath(next) : null;
  return `${siteUrl}/login${path ? `?next=${encodeURIComponent(path)}` : ''}`;
}

const paramsOf = (request: FastifyRequest) => request.params as { encodedPk: string; token: string };

/**
 * The pages behind the link of the verification e-mail (ADD-4); the site has no screen for it (C-37). GET only shows
 * a button and POST verifies, because mail scanners open links.
 */
export function addVerifyEmail(app: FastifyInstance, { database, configuration }: Service): void {
  const { siteUrl } = configuration;

  app.get(path, async (request, reply) => {
    const { encodedPk, token } = paramsOf(request);
    const isValid = await isLinkValid(database.orm, encodedPk, token, 'verify');
    return sendVerificationPage(reply.code(isValid ? 200 : 400), isValid, {
      siteUrl,
      loginAddress: loginUrl(request, siteUrl),
    });
  });

  app.post(path, async (request, reply) => {
    const { encodedPk, token } = paramsOf(request);
    const isVerified = await database.transaction(async ({ orm }) => {
      const userId = await consumeLink(orm, encodedPk, token, 'verify');
      if (userId !== null) await orm.update(users).set({ isVerified: true }).where(eq(users.id, userId));
      return userId !== null;
    });
    return sendVerifiedPage(reply.code(isVerified ? 200 : 400), isVerified, {
      siteUrl,
      loginAddress: loginUrl(request, siteUrl),
    });
  });
}

const invalidLink = (loginAddress: string) =>
  html`<h1>This link does not work</h1><p>It was used already or has expired. Try to log in: the login page sends you a new link if your email is not verified yet.</p><p><a class="button" href="${loginAddress}">Log in</a></p>`;

/** Links of the pages to the site. */
interface SiteLinks {
  siteUrl: string;
  loginAddress: string;
}

function sendVerificationPage(
  reply: FastifyReply,
  isValid: boolean,
  { siteUrl, loginAddress }: SiteLinks,
): FastifyReply {
  const body = isValid
    ? html`<h1>Verify your email</h1><p>Press the button to finish your sign-up.</p><form method="post"><button>Verify my email</button></form>`
    : invalidLink(loginAddress);
  return sendHtmlPage(
    reply,
    'Verify your email',
    html`${body}<p><a href="${siteUrl}/">Back to the site</a></p>`,
  );
}

function sendVerifiedPage(
  reply: FastifyReply,
  isVerified: boolean,
  { siteUrl, loginAddress }: SiteLinks,
): FastifyReply {
  const body = isVerified
    ? html`<h1>Your email is verified</h1><p class="ok" role="status">You can log in now.</p><p><a class="button" href="${loginAddress}">Log in</a></p>`
    : invalidLink(loginAddress);
  return sendHtmlPage(
    reply,
    isVerified ? 'Email verified' : 'Verify your email',
    html`${body}<p><a href="${siteUrl}/">Back to the site</a></p>`,
  );
}
