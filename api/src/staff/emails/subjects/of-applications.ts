import { isStaff } from '../../../accounts/staff-accounts.ts';
import { and, eq, inArray, max } from '../../../database/drizzle.ts';
import { applicationHistory, applications, users } from '../../../database/schema.ts';
import { recordId } from '../../../http/request-url.ts';
import { type EmailSubject, readFor, type SubjectReader } from './subject.ts';

/** E-mails about applications, to students and to the staff who are responsible. */
export const ofApplications: SubjectReader = {
  kinds: ['application-received', 'application-status', 'application-handed-over'],
  read: async ({ orm }, rows) => {
    const found = await readFor(
      rows.flatMap(({ payload }) => recordId(payload.id ?? '') ?? []),
      (ids) =>
        orm
          .select({
            id: applications.id,
            status: applications.status,
            responsible: users.email,
            changedAt: max(applicationHistory.at),
          })
          .from(applications)
          .leftJoin(users, and(eq(users.id, applications.responsibleId), isStaff))
          .leftJoin(applicationHistory, eq(applicationHistory.applicationId, applications.id))
          .where(inArray(applications.id, ids))
          .groupBy(applications.id, users.email),
    );
    const byId = new Map(found.map((application) => [application.id, application]));
    return ({ kind, recipient, payload, createdAt }): EmailSubject => {
      const application = byId.get(Number(payload.id));
      if (!application) return { outdated: 'The application is not stored any more.' };
      const { id, status, responsible, changedAt } = application;
      const record = { href: `/admin/applications/${id}`, name: `Application no. ${id}` };
      if (kind === 'application-handed-over')
        return responsible === recipient
          ? { record }
          : { record, outdated: 'Somebody else is responsible by now, or nobody.' };
      const told = kind === 'application-received' ? 'submitted' : payload.code;
      // It may have had another status in between, and e-mails of its own about both changes.
      const wasChanged = changedAt !== null && changedAt > createdAt;
      return wasChanged || (told && told !== status)
        ? { record, outdated: 'The status of the application was changed since.' }
        : { record };
    };
  },
};
