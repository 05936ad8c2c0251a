import { html } from '../../http/html.ts';

/** Leads to everything that is stored with an e-mail address. */
export const personLink = (email: string) =>
  html`<a class="button plain" href="/admin/search?q=${encodeURIComponent(email)}">All records of this person</a>`;
