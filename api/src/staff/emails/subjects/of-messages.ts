import { inArray } from '../../../database/drizzle.ts';
import { contactMessages } from '../../../database/schema.ts';
import { recordId } from '../../../http/request-url.ts';
import { type EmailSubject, readFor, type SubjectReader } from './subject.ts';

/** E-mails about messages of the contact form, to staff. */
export const ofMessages: SubjectReader = {
  kinds: ['message-received'],
  read: async ({ orm }, rows) => {
    const found = await readFor(
      rows.flatMap(({ payload }) => recordId(payload.id ?? '') ?? []),
      (ids) =>
        orm
          .select({ id: contactMessages.id, status: contactMessages.status })
          .from(contactMessages)
          .where(inArray(contactMessages.id, ids)),
    );
    const statuses = new Map(found.map(({ id, status }) => [id, status]));
    return ({ payload }): EmailSubject => {
      const id = recordId(payload.id ?? '');
      const status = id === null ? undefined : statuses.get(id);
      if (!status) return { outdated: 'The message is not stored any more.' };
      const record = {
        href: `/admin/messages?status=${status}&message=${id}#message-${id}`,
        name: `Message no. ${id}`,
      };
      return status === 'open' ? { record } : { record, outdated: 'The message is not open any more.' };
    };
  },
};
