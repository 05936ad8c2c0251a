import { documentGroups } from 'shared-api/schemas';
import type { Orm } from '../database/database.ts';
import { asc, inArray } from '../database/drizzle.ts';
import { applicationDocuments, applicationHistory, type applications } from '../database/schema.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';

type ApplicationRow = typeof applications.$inferSelect;

/** An application as the additional calls answer it (ADD-4). */
export type ApplicationRecord = Awaited<ReturnType<typeof describeApplications>>[number];

/** Applications with their documents in the order of the form and their history, oldest first. */
export async function describeApplications(orm: Orm, rows: readonly ApplicationRow[]) {
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
    created_at: nepalTimestamp(row.createdAt),
    documents: documents
      .filter((document) => document.applicationId === row.id)
      .sort(
        (a, b) =>
          documentGroups.indexOf(a.group) - documentGroups.indexOf(b.group) || a.position - b.position,
      )
      .map(({ id, group, originalName, size }) => ({ id, group, name: originalName, size })),
    history: history
      .filter((entry) => entry.applicationId === row.id)
      .map(({ status, at, note }) => ({ status, at: nepalTimestamp(at), note })),
  }));
}

/** One application, as `describeApplications`. */
export async function describeApplication(orm: Orm, row: ApplicationRow): Promise<ApplicationRecord> {
  const [record] = await describeApplications(orm, [row]);
  return record!;
}
