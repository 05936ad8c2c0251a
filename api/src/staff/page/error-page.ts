import type { FastifyInstance } from 'fastify';
import { answerTo } from '../../http/error-handler.ts';
import { html } from '../../http/html.ts';
import { sendHtmlPage } from '../../http/html-page.ts';
import type { Service } from '../../http/service.ts';
import { formFieldsOf } from '../forms/form-fields.ts';
import { errorLine, errorTitle } from '../forms/notice.ts';
import { interruptedBy, unsentForm } from '../session/continuation.ts';

/**
 * Answers the errors of staff pages with pages. They need no login, because the database may be what fails. What was
 * entered into a form can be sent again: browsers do not always fill a form that they go back to.
 */
export function addStaffErrorPage(app: FastifyInstance, service: Service): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers } = answerTo(error, request);
    const { path, fields } = interruptedBy(service, request);
    const isOurs = status >= 500;
    const [title, text] = !isOurs
      ? ['Not understood', 'The service could not read what was sent, so nothing was changed.']
      : fields
        ? [
            'Not stored yet',
            'The service could not store this at the moment. What you entered is kept here: send it again in a minute.',
          ]
        : ['Not available', 'The service cannot show this page at the moment. Try again in a minute.'];
    const form =
      isOurs && fields && unsentForm(path, fields, formFieldsOf(request).form_token ?? '', 'Send it again');
    const link = html`<p><a class="button" href="${path}">${isOurs ? 'Try again' : 'Back to the page'}</a></p>`;
    return sendHtmlPage(
      reply.code(status).headers(headers),
      errorTitle(`${title} – staff`),
      html`<h1>${title}</h1>${errorLine(text)}${form || link}`,
    );
  });
}
