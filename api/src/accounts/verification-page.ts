import type { FastifyReply } from 'fastify';
import { html, sendPage } from '../http/html.ts';

const invalid = html`<h1>This link does not work</h1><p>It was used already or has expired. If you cannot log in, sign up again or ask for a password reset.</p>`;

/** What the link in the verification mail opens. */
export function verificationPage(reply: FastifyReply, valid: boolean, siteUrl: string): FastifyReply {
  const body = valid
    ? html`<h1>Verify your email</h1><p>Press the button to finish your sign-up.</p><form method="post"><button>Verify my email</button></form>`
    : invalid;
  return sendPage(reply, 'Verify your email', html`${body}<p><a href="${siteUrl}/">Back to the site</a></p>`);
}

export function verifiedPage(reply: FastifyReply, done: boolean, siteUrl: string): FastifyReply {
  const body = done
    ? html`<h1>Your email is verified</h1><p class="ok" role="status">You can log in now.</p><p><a class="button" href="${siteUrl}/login">Log in</a></p>`
    : invalid;
  return sendPage(
    reply,
    done ? 'Email verified' : 'Verify your email',
    html`${body}<p><a href="${siteUrl}/">Back to the site</a></p>`,
  );
}
