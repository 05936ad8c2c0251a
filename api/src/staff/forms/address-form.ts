import { html } from '../../http/html.ts';

/**
 * Attributes of a form in one line whose fields show what the address says. After Back, browsers would put in what was
 * last chosen and not sent: the list of one place stood under the name of another one.
 */
export const addressForm = html`class="inline" autocomplete="off"`;
