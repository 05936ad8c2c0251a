import { html, type Markup } from '../../http/html.ts';
import { withAsciiDigits } from '../../http/phone-number.ts';

/** A phone number as it was typed; a link that dials it, unless its digits are those of a third script. */
export function phoneLink(number: string): Markup {
  const dialled = withAsciiDigits(number).replace(/[^+\d]/g, '');
  return /\d/.test(dialled) ? html`<a href="tel:${dialled}">${number}</a>` : html`${number}`;
}
