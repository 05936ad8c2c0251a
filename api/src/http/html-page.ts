import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from 'shared-language';
import { html, Markup } from './html.ts';

/**
 * On paper stay, of all controls, the fields that say which list a page shows: no buttons, no other forms and no headings of
 * what is left out.
 */
const styles = `
:root{color-scheme:light;font:16px/1.6 system-ui,sans-serif;color:#12203a;background:#fbfaf7}
*{box-sizing:border-box}body{margin:0 auto;max-width:64rem;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem;line-height:1.3}
a{color:#1f3a8a}:focus-visible{outline:3px solid #1f3a8a;outline-offset:2px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #e2e7ef;vertical-align:top}
textarea{width:100%}
.card{background:#fff;border:1px solid #d5dce8;border-radius:16px;padding:1rem;margin:1rem 0}
.list{list-style:none;padding:0;margin:1rem 0}.list .card{margin:.5rem 0}
.row,.bar,.inline,.actions{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
.row{justify-content:space-between}.row>:first-child{flex:1 1 14rem;min-width:0}
.bar{justify-content:space-between;border-bottom:1px solid #d5dce8;padding-bottom:.5rem}
.bar nav{display:flex;flex-wrap:wrap;gap:0 1rem}.bar nav a{display:inline-flex;align-items:center;gap:.375rem;min-height:44px}.bar nav a[aria-current]{color:inherit;font-weight:600;text-decoration-thickness:3px}
.inline input,.inline select{flex:1 1 8rem;min-width:0}.inline label{margin:0}
.account{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:flex-end;margin:.5rem 0}
.facts{display:grid;gap:.75rem 1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr));margin:1rem 0}
.facts dt{color:#52617a;font-size:.875rem}.facts dd{margin:0;font-weight:600}
.status{background:#e3e9fa;color:#12203a;border-radius:999px;padding:.125rem .75rem;font-size:.875rem;font-weight:600}
.status.off{background:#e9ecf2;color:#3b475c}.status.warn{background:#fdf0d0;color:#6b4700}
.days{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));align-items:start}
.days .card{margin:0}.slots{list-style:none;margin:.75rem 0 0;padding:0}.slots li{border-top:1px solid #e2e7ef;padding:.5rem 0}
.closed{color:#3b475c;background:#f1f3f7}
button,.button{display:inline-flex;align-items:center;justify-content:center;font:inherit;font-weight:600;border:2px solid #1f3a8a;border-radius:12px;padding:.5rem 1.1rem;background:#1f3a8a;color:#fff;text-decoration:none;cursor:pointer;min-height:44px}
button.plain,.button.plain{background:#fff;color:#1f3a8a}
input,select,textarea{font:inherit;padding:.5rem;border:1px solid #6b7a94;border-radius:8px;min-height:44px;max-width:100%;background:#fff;color:inherit}
input:is([type=checkbox],[type=radio]){flex:none;min-height:0;width:24px;height:24px;margin:0}.wide{width:100%}.pair{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:center;flex:1 1 14rem;min-width:0}.pair.wide{flex-basis:34rem}.pair input,.pair select{flex:1 1 8rem;min-width:0}
label{display:block;margin:.75rem 0 .25rem;font-weight:600}
summary{cursor:pointer;min-height:44px;display:flex;align-items:center;font-weight:600;color:#1f3a8a}
summary::-webkit-details-marker{display:none}summary::after{content:"";flex:none;width:.5rem;height:.5rem;margin:-.25rem .25rem 0 .75rem;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}details[open]>summary::after{margin-top:.25rem;transform:rotate(225deg)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:not(:focus){position:absolute;clip-path:inset(50%)}
.error{color:#b3261e;background:#fdecea;padding:.5rem 1rem;border-radius:8px}.ok{color:#0b6b4f;background:#dff4ec;padding:.5rem 1rem;border-radius:8px}
pre{white-space:pre-wrap;font:inherit;margin:0}
.muted{color:#52617a;font-size:.875rem;font-weight:400}
.document{display:block;max-width:100%;height:auto;border:1px solid #d5dce8;background:#fff}
iframe.document{width:100%;height:80vh}
@media print{.bar,.account,form:not([method=get]),.actions,button,.button,.days details{display:none}h2:has(+form),section.card:not(.days *):has(>form[method=post]){display:none}.card{break-inside:avoid}}`;

/** With it the policy of a page allows these styles, and no others. */
const stylesHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`;

/** Not `no-referrer`, with which browsers without `Sec-Fetch-Site` (Safari before 16.4) send forms with an unknown origin. */
const referrerPolicy = 'same-origin';

export interface PageOptions {
  /** The page shows documents of this service: pictures, and PDF files in a frame. */
  showsDocuments?: boolean;
  /** Default: English. */
  language?: Language;
}

/**
 * Sends a plain page of the service's own; its content security policy allows no script, no external file, and no style but the page's
 * own.
 */
export function sendHtmlPage(
  reply: FastifyReply,
  title: string,
  body: Markup,
  { showsDocuments = false, language = 'en' }: PageOptions = {},
): FastifyReply {
  const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(styles)}</style></head><body><main>${body}</main></body></html>`;
  return reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src '${stylesHash}'; ${showsDocuments ? "img-src 'self'; frame-src 'self'; " : ''}form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('Referrer-Policy', referrerPolicy)
    .send(page.text);
}
