import type { ApplicationStatus } from 'shared-api/schemas';
import type { Language, Translated } from 'shared-language';
import { isStaff } from '../accounts/staff-accounts.ts';
import { and, eq } from '../database/drizzle.ts';
import { applications, users } from '../database/schema.ts';
import { type EmailTemplate, emailText, siteAddress } from '../mail/email.ts';
import { applicationTexts as english } from './email-texts.en.ts';
import { applicationTexts as nepali } from './email-texts.ne.ts';

const texts: Record<Language, Translated<typeof english>> = { en: english, ne: nepali };

/** After an application was stored. `documents`: one file name a line. */
export const applicationReceivedEmail: EmailTemplate<{ id: string; course: string; documents: string }> = {
  kind: 'application-received',
  build: (context, _recipient, { id, course, documents }) => {
    const {
      received,
      arrived,
      documents: documentList,
      noDocuments,
      next,
      seeHere,
    } = texts[context.language];
    return {
      subject: received(id),
      text: emailText(
        context.language,
        arrived(course),
        documents ? documentList(documents) : noDocuments,
        next(context.configuration.replyWorkingDays),
        seeHere(`${siteAddress(context)}/applications`),
      ),
    };
  },
};

/**
 * `status` is its English name, which an earlier process sends as it is; `code` and `course` are absent in what such a
 * process queued.
 */
type StatusPayload = { id: string; course?: string; status: string; code?: ApplicationStatus; note: string };

/** After staff changed the status; the note may be empty. */
export const applicationStatusEmail: EmailTemplate<StatusPayload> = {
  kind: 'application-status',
  build: (context, _recipient, { id, course = '', status: englishName, code, note }) => {
    const { changed, statusNow, note: noteText, seeHere, statuses } = texts[context.language];
    const status = code ? statuses[code] : englishName;
    return {
      subject: changed(id, status),
      text: emailText(
        context.language,
        statusNow(course, status),
        ...(note ? [noteText(note)] : []),
        seeHere(`${siteAddress(context)}/applications`),
      ),
    };
  },
};

/**
 * To a member of staff to whom somebody else has handed over an application, while that is so. `by` is the account of that
 * one, which may be erased: its address is in no e-mail that waits.
 */
export const applicationHandedOverEmail: EmailTemplate<{ id: string; by: string }> = {
  kind: 'application-handed-over',
  build: async ({ orm, language, configuration }, recipient, { id, by }) => {
    const [responsible] = await orm
      .select({ id: users.id })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.responsibleId))
      .where(and(eq(applications.id, Number(id)), eq(users.email, recipient), isStaff));
    if (!responsible) return null;
    const [giver] = await orm
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, Number(by)));
    const { yours, handedOver, colleague, seeHere } = texts[language];
    return {
      subject: yours(id),
      text: emailText(
        language,
        handedOver(id, giver?.email ?? colleague),
        seeHere(`${configuration.publicUrl}/admin/applications/${id}`),
      ),
    };
  },
};

export const applicationEmails: readonly EmailTemplate[] = [
  applicationReceivedEmail,
  applicationStatusEmail,
  applicationHandedOverEmail,
];
