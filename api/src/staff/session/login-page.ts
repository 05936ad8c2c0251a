import type { FastifyReply } from 'fastify';
import { html } from '../../http/html.ts';
import { sendHtmlPage } from '../../http/html-page.ts';
import { errorLine, errorTitle, invalid } from '../forms/notice.ts';
import { type Continuation, continuationFields } from './continuation.ts';

export type LoginField = 'email' | 'password';

interface LoginPage {
  error?: string;
  /** Names of the fields that the error is about. */
  wrong?: readonly LoginField[];
  /** What was entered. */
  email?: string;
  /** Where the login leads. Default: the applications. */
  continuation?: Continuation;
}

/** Sends the login form. It says so when a form was not accepted, and keeps what was entered. */
export const sendLoginPage = (
  reply: FastifyReply,
  { error, wrong = [], email, continuation }: LoginPage = {},
): FastifyReply => {
  const title = 'Staff login';
  const ended =
    continuation?.fields &&
    'Your login has ended, so nothing was changed. What you entered is kept: log in to send it.';
  const message = error ?? ended;
  return sendHtmlPage(
    reply,
    message ? errorTitle(title) : title,
    html`<h1>${title}</h1>${message && errorLine(message)}
<form method="post" action="/admin/login">${continuation && continuationFields(continuation)}<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" value="${email}" required${invalid(wrong.includes('email'))}>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required${invalid(wrong.includes('password'))}><p><button>Login</button></p></form>`,
  );
};
