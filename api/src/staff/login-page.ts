import type { FastifyReply } from 'fastify';
import { html } from '../http/html.ts';
import { sendHtmlPage } from '../http/html-page.ts';
import { type Continuation, continuationFields } from './continuation.ts';

interface LoginPage {
  error?: string;
  /** What was entered. */
  email?: string;
  /** Where the login leads. Default: the applications. */
  continuation?: Continuation;
}

/** Sends the login form. It says so when a form was not accepted, and keeps what was entered. */
export const sendLoginPage = (
  reply: FastifyReply,
  { error, email, continuation }: LoginPage = {},
): FastifyReply =>
  sendHtmlPage(
    reply,
    'Staff login',
    html`<h1>Staff login</h1>${error && html`<p class="error" role="alert">${error}</p>`}${
      !error &&
      continuation?.fields &&
      html`<p class="error" role="alert">Your login has ended, so nothing was changed. What you entered is kept: log in to send it.</p>`
    }
<form method="post" action="/admin/login">${continuation && continuationFields(continuation)}<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" value="${email}" required>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required><p><button>Login</button></p></form>`,
  );
