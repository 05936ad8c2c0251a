import type { FastifyReply } from 'fastify';
import { html, Markup } from './html.ts';

const styles = `
:root{color-scheme:light;font:16px/1.6 system-ui,sans-serif;color:#12203a;background:#fbfaf7}
body{margin:0 auto;max-width:64rem;padding:1.5rem}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem}
a{color:#1f3a8a}:focus-visible{outline:3px solid #1f3a8a;outline-offset:2px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #e2e7ef;vertical-align:top;overflow-wrap:anywhere}
.scroll{overflow-x:auto}.scroll table{min-width:54rem}textarea{width:100%}
.card{background:#fff;border:1px solid #e2e7ef;border-radius:16px;padding:1.25rem;margin:1rem 0}
button,.button{display:inline-block;font:inherit;font-weight:600;border:0;border-radius:12px;padding:.6rem 1.2rem;background:#1f3a8a;color:#fff;text-decoration:none;cursor:pointer;min-height:44px;box-sizing:border-box}
input,select,textarea{font:inherit;padding:.5rem;border:1px solid #8592a8;border-radius:8px;min-height:44px;box-sizing:border-box;max-width:100%}
label{display:block;margin:.75rem 0 .25rem;font-weight:600}
.error{color:#b3261e;background:#fdecea;padding:.5rem 1rem;border-radius:8px}.ok{color:#0b6b4f;background:#dff4ec;padding:.5rem 1rem;border-radius:8px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}nav a{margin-right:1rem}
.muted{color:#5b6b84;font-size:.875rem}`;

/** Sends a plain page of the service's own; its content security policy allows no script and no external file. */
export function sendHtmlPage(reply: FastifyReply, title: string, body: Markup): FastifyReply {
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(styles)}</style></head><body><main>${body}</main></body></html>`;
  return reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    .header('Referrer-Policy', 'no-referrer')
    .send(page.text);
}
