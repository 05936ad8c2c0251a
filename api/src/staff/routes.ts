import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addStaffApplicationDetail } from './application-detail.ts';
import { addStaffApplicationList } from './application-list.ts';
import { addStaffAppointmentCalendar } from './appointment-calendar.ts';
import { addStaffAppointmentDetail } from './appointment-detail.ts';
import { addDocumentDownload } from './document-download.ts';
import { addStaffEventRegistrations } from './event-registrations.ts';
import { addStaffLogin } from './login.ts';
import { addStaffMessages } from './messages.ts';
import { addStaffNotFound } from './not-found.ts';
import { addStaffSearch } from './search.ts';
import { addStaffUniversityList } from './university-list.ts';
import { addStaffUniversityVerification } from './university-verification.ts';

/**
 * The external admin site (ACCOUNT-20) in its plainest form: server-rendered pages without scripts for applications,
 * documents, statuses, appointments, messages, event registrations and the verification of universities. The site's `ADMIN_URL` may name another one.
 */
export function addStaffRoutes(app: FastifyInstance, service: Service): void {
  addStaffLogin(app, service);
  addStaffApplicationList(app, service);
  addStaffApplicationDetail(app, service);
  addStaffAppointmentCalendar(app, service);
  addStaffAppointmentDetail(app, service);
  addStaffMessages(app, service);
  addStaffEventRegistrations(app, service);
  addStaffUniversityList(app, service);
  addStaffUniversityVerification(app, service);
  addStaffSearch(app, service);
  addDocumentDownload(app, service);
  addStaffNotFound(app, service);
}
