import type { FastifyInstance } from 'fastify';
import { answerTo } from '../../http/error-handler.ts';
import { html } from '../../http/html.ts';
import { sendHtmlPage } from '../../http/html-page.ts';
import type { Service } from '../../http/service.ts';
import { formFieldsOf } from '../forms/form-fields.ts';
import { errorLine, errorTitle } from '../forms/notice.ts';
import { interruptedBy, unsentForm } from '../session/continuation.ts';

/** Title and text of a page, by what has failed. */
const messages = {
  request: ['Not understood', 'The service could not read what was sent, so nothing was changed.'],
  page: ['Not available', 'The service cannot show this page at the moment. Try again in a minute.'],
  form: [
    'Not stored yet',
    'The service could not store this at the moment. What you entered is kept here: send it again in a minute.',
  ],
  unreadForm: [
    'Not stored',
    'The service could not store this at the moment. Go back with your browser to what you entered, and send it again in a minute.',
  ],
} as const;

/**
 * Answers the errors of staff pages with pages. They need no login, because the database may be what fails. What was
 * entered into a form can be sent again: browsers do not always fill a form that they go back to. Until a process has
 * prepared its database it reads no form, and has nothing to keep.
 */
export function addStaffErrorPage(app: FastifyInstance, service: Service): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers } = answerTo(error, request);
    const { path, fields } = interruptedBy(service, request);
    const failed = failedPart(status, fields, request.body);
    const [title, text] = messages[failed];
    const form =
      failed === 'form' &&
      unsentForm(path, fields ?? {}, formFieldsOf(request).form_token ?? '', 'Send it again');
    const link = html`<p><a class="button" href="${path}">${failed === 'page' ? 'Try again' : 'Back to the page'}</a></p>`;
    return sendHtmlPage(
      reply.code(status).headers(headers),
      errorTitle(`${title} – staff`),
      html`<h1>${title}</h1>${errorLine(text)}${form || link}`,
    );
  });
}

function failedPart(status: number, fields: object | null, body: unknown): keyof typeof messages {
  if (status < 500) return 'request';
  if (!fields) return 'page';
  return body === undefined ? 'unreadForm' : 'form';
}
