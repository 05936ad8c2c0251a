import type { Language } from 'shared-language';
import { keepAccountLanguage } from '../accounts/account-language.ts';
import type { User } from '../accounts/authentication.ts';
import type { Orm } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { applicationDocuments, applicationHistory, applications } from '../database/schema.ts';
import { queueEmail } from '../mail/outbox.ts';
import { applicationReceivedEmail } from './emails.ts';
import type { ApplicationValues } from './field-rules.ts';
import type { StoredFile } from './upload/store-file.ts';

export interface InsertedApplication {
  application: typeof applications.$inferSelect;
  /** False when the client key was used before; `application` is then the earlier one. */
  isNew: boolean;
}

/**
 * Inserts an application with its documents and history, and queues the e-mail to the applicant.
 * @param language of the site on which it was sent; that of the account from now on
 */
export async function insertApplication(
  orm: Orm,
  user: User,
  values: ApplicationValues,
  files: readonly StoredFile[],
  language: Language,
): Promise<InsertedApplication> {
  const [created] = await orm
    .insert(applications)
    .values({
      userId: user.id,
      clientKey: values.client_key || null,
      firstName: values.first_name,
      lastName: values.last_name,
      email: values.email,
      testType: values.test_type,
      overallScore: values.overall_score,
      contact: values.contact,
      address: values.address,
      lastAcademicQualification: values.last_academic_qualification,
      maritalStatus: values.marital_status || 'No',
      preferredUniversity: values.preferred_university,
      preferredCourse: values.preferred_course,
    })
    .onConflictDoNothing()
    .returning();
  if (!created) {
    const sameKey = and(eq(applications.userId, user.id), eq(applications.clientKey, values.client_key));
    const [earlier] = await orm.select().from(applications).where(sameKey);
    return { application: earlier!, isNew: false };
  }
  if (files.length > 0) {
    const rows = files.map(({ index, ...file }) => ({ ...file, applicationId: created.id, position: index }));
    await orm.insert(applicationDocuments).values(rows);
  }
  await orm.insert(applicationHistory).values({ applicationId: created.id, status: 'submitted' });
  await keepAccountLanguage(orm, user, language);
  await queueEmail(
    orm,
    applicationReceivedEmail,
    { email: user.email, language },
    {
      id: String(created.id),
      course: created.preferredCourse,
      documents: files.map(({ originalName }) => originalName).join('\n'),
    },
  );
  return { application: created, isNew: true };
}
