import { html } from '../../http/html.ts';

/** The result of a form, shown above the page it belongs to. */
export interface Notice {
  kind: 'ok' | 'error';
  text: string;
  /** Names of the form's fields that an error is about. */
  fields?: readonly string[];
  /** Status of the answer to an error. Default: that of the form. */
  status?: 400 | 409;
}

/** @param fields names of those that are wrong */
export const refused = (text: string, ...fields: string[]): Notice => ({ kind: 'error', text, fields });

/** For a text that was sent without the limit that browsers keep. @param what the text is */
export const tooLong = (what: string, text: string, limit: number, field: string): Notice => ({
  ...refused(
    `The ${what} has ${text.length} characters, and at most ${limit} can be stored. Please shorten it.`,
    field,
  ),
  status: 400,
});

const ERROR_ID = 'error';

/** An error of a form. It has the focus, because screen readers do not read what a page has when it is opened. */
export const errorLine = (text: string) =>
  html`<p class="error" id="${ERROR_ID}" role="alert" tabindex="-1" autofocus>${text}</p>`;

/** Attributes of a control that the error is about. */
export const invalid = (isInvalid = false) =>
  isInvalid && html` aria-invalid="true" aria-describedby="${ERROR_ID}"`;

export const isInvalid = (notice: Notice | undefined, name: string): boolean =>
  notice?.fields?.includes(name) ?? false;

export const noticeLine = ({ kind, text }: Notice) =>
  kind === 'error' ? errorLine(text) : html`<p class="ok" role="status">${text}</p>`;

/** Marks the title of a page whose form was refused, as the pages of the site do. */
export const errorTitle = (title: string): string => `Error: ${title}`;
