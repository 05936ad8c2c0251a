import type { FastifyReply } from 'fastify';
import { html } from '../http/html.ts';
import { sendHtmlPage } from '../http/html-page.ts';

export const sendLoginPage = (reply: FastifyReply, error?: string): FastifyReply =>
  sendHtmlPage(
    reply,
    'Staff login',
    html`<h1>Staff login</h1>${error && html`<p class="error" role="alert">${error}</p>`}
<form method="post" action="/admin/login"><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" required>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required><p><button>Login</button></p></form>`,
  );
