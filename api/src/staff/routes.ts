import type { FastifyInstance } from 'fastify';
import { httpError } from '../http/http-error.ts';
import type { Service, ServiceState } from '../http/service.ts';
import { addStaffApplicationDetail } from './applications/application-detail.ts';
import { addStaffApplicationList } from './applications/application-list.ts';
import { addDocumentDownload } from './applications/document-download.ts';
import { addStaffAppointmentCalendar } from './appointments/appointment-calendar.ts';
import { addStaffAppointmentDetail } from './appointments/appointment-detail.ts';
import { addStaffMessages } from './contact-messages.ts';
import { addStaffEmailList } from './emails/email-list.ts';
import { addStaffEventRegistrations } from './events/event-registrations.ts';
import { addStaffErrorPage } from './page/error-page.ts';
import { addGivenUpEmails } from './page/given-up-emails.ts';
import { addStaffNotFound } from './page/not-found.ts';
import { addStaffSearch } from './search.ts';
import { addStaffLogin } from './session/login.ts';
import { addStaffUniversityList } from './universities/university-list.ts';
import { addStaffUniversityVerification } from './universities/university-verification.ts';

/**
 * The external admin site (ACCOUNT-20) in its plainest form: server-rendered pages without scripts for applications,
 * documents, statuses, appointments, messages, e-mails that did not arrive, event registrations and the verification of
 * universities. The site's `ADMIN_URL` may name another one.
 */
export function addStaffRoutes(app: FastifyInstance, service: Service, state: ServiceState): void {
  addGivenUpEmails(app, service);
  addStaffErrorPage(app, service);
  // After the form was read, which addRequestHooks lets pass: the error pages keep it.
  app.addHook('preHandler', (_request, _reply, done) =>
    done(state.isPrepared ? undefined : httpError.serviceUnavailable()),
  );
  addStaffLogin(app, service);
  addStaffApplicationList(app, service);
  addStaffApplicationDetail(app, service);
  addStaffAppointmentCalendar(app, service);
  addStaffAppointmentDetail(app, service);
  addStaffMessages(app, service);
  addStaffEmailList(app, service);
  addStaffEventRegistrations(app, service);
  addStaffUniversityList(app, service);
  addStaffUniversityVerification(app, service);
  addStaffSearch(app, service);
  addDocumentDownload(app, service);
  addStaffNotFound(app, service);
}
