import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerTo } from '../../http/error-handler.ts';
import { html, type Markup } from '../../http/html.ts';
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
  address: ['Not found', 'No page of the staff site has this address.'],
} as const;

/**
 * Answers the errors of staff pages with pages. They need no login, because the database may be what fails. What was
 * entered into a form can be sent again: browsers do not always fill a form that they go back to.
 */
export function addStaffErrorPage(app: FastifyInstance, service: Service): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers } = answerTo(error, request);
    const { path, fields } = interruptedBy(service, request);
    const failed = failedPart(status, fields);
    const form =
      failed === 'form' &&
      unsentForm(path, fields ?? {}, formFieldsOf(request).form_token ?? '', 'Send it again');
    const link = html`<p><a class="button" href="${path}">${failed === 'page' ? 'Try again' : 'Back to the page'}</a></p>`;
    return sendErrorPage(reply.code(status).headers(headers), failed, form || link);
  });
}

function failedPart(status: number, fields: object | null): keyof typeof messages {
  if (status < 500) return 'request';
  return fields ? 'form' : 'page';
}

/** Answers an address of staff pages that cannot be decoded, for which no route is looked up. */
export const sendUnreadableAddressPage = (reply: FastifyReply): FastifyReply =>
  sendErrorPage(reply, 'address', html`<p><a class="button" href="/admin">To the applications</a></p>`);

function sendErrorPage(reply: FastifyReply, failed: keyof typeof messages, next: Markup): FastifyReply {
  const [title, text] = messages[failed];
  return sendHtmlPage(
    reply,
    errorTitle(`${title} – staff`),
    html`<h1>${title}</h1>${errorLine(text)}${next}`,
  );
}
