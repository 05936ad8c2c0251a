import type { Database } from '../database/database.ts';
import { desc, eq, sql } from '../database/drizzle.ts';
import { applicationNotes, applications } from '../database/schema.ts';
import { httpError } from '../http/http-error.ts';

/** In characters as `maxlength` counts them. */
export const MAX_INTERNAL_NOTE_LENGTH = 2000;
/** The same note of the same author within this time is a second click. */
const SECOND_CLICK_SECONDS = 60;

type Note = Pick<typeof applicationNotes.$inferInsert, 'applicationId' | 'text'> & { userId: number };

/**
 * Adds an internal note to an application. A second click adds nothing.
 * @throws HttpError 404 for an application that does not exist
 */
export async function addNote({ transaction }: Database, note: Note): Promise<void> {
  await transaction(async ({ orm }) => {
    const { applicationId, userId, text } = note;
    // Two clicks may reach two processes at once: one waits for the other.
    const [application] = await orm
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, applicationId))
      .for('update');
    // Erased since the form was read.
    if (!application) throw httpError.notFound();
    const [last] = await orm
      .select({
        userId: applicationNotes.userId,
        text: applicationNotes.text,
        // Not now(): the transaction may have begun before the other note was stored.
        isRecent: sql<boolean>`${applicationNotes.at} > clock_timestamp() - ${SECOND_CLICK_SECONDS} * interval '1 second'`,
      })
      .from(applicationNotes)
      .where(eq(applicationNotes.applicationId, applicationId))
      .orderBy(desc(applicationNotes.id))
      .limit(1);
    if (last?.isRecent && last.userId === userId && last.text === text) return;
    await orm.insert(applicationNotes).values(note);
  });
}
