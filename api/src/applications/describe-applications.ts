import { asc, eq, inArray } from 'drizzle-orm';
import { type ApplicationStatus, documentGroups } from 'shared-api/schemas';
import type { Orm } from '../database/database.ts';
import { applicationDocuments, applicationHistory, applications } from '../database/schema.ts';
import { kathmandu } from '../http/nepal-time.ts';

type Row = typeof applications.$inferSelect;

/** Applications as the additive calls answer them, documents in the form's order and history oldest first. */
export async function describeApplications(orm: Orm, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const documents = await orm
    .select()
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.applicationId, ids))
    .orderBy(asc(applicationDocuments.id));
  const history = await orm
    .select()
    .from(applicationHistory)
    .where(inArray(applicationHistory.applicationId, ids))
    .orderBy(asc(applicationHistory.id));
  return rows.map((row) => ({
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    test_type: row.testType,
    overall_score: row.overallScore,
    contact: row.contact,
    address: row.address,
    last_academic_qualification: row.lastAcademicQualification,
    marital_status: row.maritalStatus,
    preferred_university: row.preferredUniversity,
    preferred_course: row.preferredCourse,
    status: row.status,
    created_at: kathmandu(row.createdAt),
    documents: documents
      .filter((document) => document.applicationId === row.id)
      .sort(
        (a, b) =>
          documentGroups.indexOf(a.group) - documentGroups.indexOf(b.group) || a.position - b.position,
      )
      .map(({ id, group, originalName, size }) => ({ id, group, name: originalName, size })),
    history: history
      .filter((entry) => entry.applicationId === row.id)
      .map(({ status, at, note }) => ({ status, at: kathmandu(at), note })),
  }));
}

/**
 * Moves an application, if it still stands where the caller saw it, and writes its history.
 * @returns whether it moved
 */
export async function moveApplication(
  orm: Orm,
  row: Row,
  status: ApplicationStatus,
  note: string | null,
): Promise<boolean> {
  const current = await orm
    .select({ status: applications.status })
    .from(applications)
    .where(eq(applications.id, row.id))
    .for('update');
  if (current[0]?.status !== row.status) return false;
  await orm.update(applications).set({ status }).where(eq(applications.id, row.id));
  await orm.insert(applicationHistory).values({ applicationId: row.id, status, note });
  return true;
}
