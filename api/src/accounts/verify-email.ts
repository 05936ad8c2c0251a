import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from 'shared-language';
import type { Orm } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { html, type Markup } from '../http/html.ts';
import { sendHtmlPage } from '../http/html-page.ts';
import { redirectToSlash } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { siteAddress } from '../mail/email.ts';
import { withNext } from './next-path.ts';
import { consumeLink, createResetLink, isLinkValid, userOfUsedLink } from './one-time-links.ts';
import { accountTexts } from './texts.ts';
import { readVerificationQuery, verificationQuery } from './verification-link.ts';

const path = '/api/user/verify/:encodedPk/:token/';

const paramsOf = (request: FastifyRequest) => request.params as { encodedPk: string; token: string };

const accountFields = { id: users.id, passwordDisputed: users.passwordDisputed };
type VerifiedAccount = Pick<typeof users.$inferSelect, keyof typeof accountFields>;

/** In the query of the link after its button was pressed. */
const VERIFIED = 'verified';

/**
 * The pages behind the link of the verification e-mail (ADD-4); the site has no screen for it (C-37). GET only shows
 * a button and POST verifies, because mail scanners open links. Browsers are then redirected to a page of its own
 * address: returning to the answer of a POST would show their error page.
 */
export function addVerifyEmail(app: FastifyInstance, { database, configuration, content }: Service): void {
  const linksOf = (request: FastifyRequest): PageContext => {
    const { next, language } = readVerificationQuery(request);
    const siteUrl = siteAddress({ configuration, language });
    return {
      language,
      consultancy: content(language).brand.name,
      siteUrl,
      next,
      loginAddress: withNext(`${siteUrl}/login`, next),
    };
  };

  /** The account that a link has verified; null for a link that has not. */
  const accountVerifiedBy = async (encodedPk: string, token: string): Promise<VerifiedAccount | null> => {
    const userId = await userOfUsedLink(database.orm, encodedPk, token, 'verify');
    if (userId === null) return null;
    const [account] = await database.orm
      .select(accountFields)
      .from(users)
      .where(and(eq(users.id, userId), eq(users.isVerified, true)));
    return account ?? null;
  };

  /** Where the owner of an account chooses the password; null when that of the sign-up is valid. */
  const resetLinkOf = async (
    orm: Orm,
    { id, passwordDisputed }: VerifiedAccount,
    { language, next }: PageContext,
  ) => (passwordDisputed ? createResetLink({ orm, configuration, language }, id, next) : null);

  app.get(path, async (request, reply) => {
    const { encodedPk, token } = paramsOf(request);
    const context = linksOf(request);
    const verified = VERIFIED in (request.query as object) ? await accountVerifiedBy(encodedPk, token) : null;
    if (verified)
      return sendVerifiedPage(reply, true, await resetLinkOf(database.orm, verified, context), context);
    const isValid = await isLinkValid(database.orm, encodedPk, token, 'verify');
    return sendVerificationPage(reply.code(isValid ? 200 : 400), isValid, context);
  });

  app.post(path, async (request, reply) => {
    const { encodedPk, token } = paramsOf(request);
    const context = linksOf(request);
    const isBrowser = request.headers.accept?.includes('text/html');
    const { isVerified, resetLink } = await database.transaction(async ({ orm }) => {
      const userId = await consumeLink(orm, encodedPk, token, 'verify');
      if (userId === null) return { isVerified: false, resetLink: null };
      const [account] = await orm
        .update(users)
        .set({ isVerified: true })
        .where(eq(users.id, userId))
        .returning(accountFields);
      if (!account) return { isVerified: false, resetLink: null };
      return { isVerified: true, resetLink: isBrowser ? null : await resetLinkOf(orm, account, context) };
    });
    if (isVerified && isBrowser) {
      const { next } = readVerificationQuery(request);
      const query = new URLSearchParams(verificationQuery(next ?? undefined, context.language));
      query.set(VERIFIED, 'yes');
      return reply.redirect(`?${query}`, 303);
    }
    return sendVerifiedPage(reply.code(isVerified ? 200 : 400), isVerified, resetLink, context);
  });

  redirectToSlash(app, path);
}

/** Language of the pages, and their links to the site. */
interface PageContext {
  language: Language;
  /** Its name: the page may be at an address that visitors have not seen before. */
  consultancy: string;
  siteUrl: string;
  /** Path of the site to which the login leads back. */
  next: string | null;
  loginAddress: string;
}

function sendVerificationPage(reply: FastifyReply, isValid: boolean, context: PageContext): FastifyReply {
  const texts = accountTexts[context.language].pages;
  const body = isValid
    ? html`<h1>${texts.verify}</h1><p>${texts.press}</p><form method="post"><button>${texts.button}</button></form>`
    : invalidLink(context);
  return sendPage(reply, texts.verify, body, context);
}

/** @param resetLink where the owner chooses the password; null when that of the sign-up is valid */
function sendVerifiedPage(
  reply: FastifyReply,
  isVerified: boolean,
  resetLink: string | null,
  context: PageContext,
): FastifyReply {
  const texts = accountTexts[context.language].pages;
  const next = resetLink
    ? html`<p class="ok" role="status">${texts.choosePassword}</p><p><a class="button" href="${resetLink}">${texts.choose}</a></p>`
    : html`<p class="ok" role="status">${texts.canLogIn}</p><p><a class="button" href="${context.loginAddress}">${texts.logIn}</a></p>`;
  const body = isVerified ? html`<h1>${texts.verified}</h1>${next}` : invalidLink(context);
  return sendPage(reply, isVerified ? texts.verifiedTitle : texts.verify, body, context);
}

function invalidLink({ language, loginAddress }: PageContext): Markup {
  const { invalid, invalidReason, logIn } = accountTexts[language].pages;
  return html`<h1>${invalid}</h1><p>${invalidReason}</p><p><a class="button" href="${loginAddress}">${logIn}</a></p>`;
}

function sendPage(
  reply: FastifyReply,
  title: string,
  body: Markup,
  { language, consultancy, siteUrl }: PageContext,
): FastifyReply {
  const { backToSite } = accountTexts[language].pages;
  return sendHtmlPage(
    reply,
    `${title} | ${consultancy}`,
    html`<p><strong>${consultancy}</strong></p>${body}<p><a href="${siteUrl}/">${backToSite}</a></p>`,
    { language },
  );
}
