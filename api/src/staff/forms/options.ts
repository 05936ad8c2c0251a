import { html, type Markup } from '../../http/html.ts';

/** The options of a list, of which one is chosen. */
export const options = (
  choices: readonly (readonly [value: string, name: string])[],
  chosen: string | null | undefined,
): Markup[] =>
  choices.map(
    ([value, name]) => html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`,
  );
