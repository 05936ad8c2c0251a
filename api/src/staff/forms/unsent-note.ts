import { html } from '../../http/html.ts';

/** The note of a refused form that the page does not have any more, so that staff can copy what they typed. */
export const unsentNote = (note: string | false | undefined) =>
  note &&
  note.trim() !== '' &&
  html`<section class="card"><h2>Your note was not sent</h2><pre>${note}</pre></section>`;
