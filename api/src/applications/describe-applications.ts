import { documentGroups } from 'shared-api/schemas';
import type { Orm } from '../database/database.ts';
import { asc, inArray } from '../database/drizzle.ts';
import { applicationDocuments, applicationHistory, type applications } from '../database/schema.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';

type ApplicationRow = typeof applications.$inferSelect;

/** An application as the additional calls answer it (ADD-4). */
type ApplicationAnswer = Awaited<ReturnType<typeof describeApplications>>[number];

/** An application without its history, of which staff see more than applicants. */
export type ApplicationRecord = Awaited<ReturnType<typeof describeWithoutHistory>>[number];

/** Applications with their documents in the order of the form. */
export async function describeWithoutHistory(orm: Orm, rows: readonly ApplicationRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const documents = await orm
    .select()
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.applicationId, ids))
    .orderBy(asc(applicationDocuments.id));
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
  }));
}

/** Applications with their documents in the order of the form and their history, oldest first. */
export async function describeApplications(orm: Orm, rows: readonly ApplicationRow[]) {
  if (rows.length === 0) return [];
  const records = await describeWithoutHistory(orm, rows);
  const history = await orm
    .select()
    .from(applicationHistory)
    .where(
      inArray(
        applicationHistory.applicationId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(applicationHistory.id));
  return records.map((record) => ({
    ...record,
    history: history
      .filter((entry) => entry.applicationId === record.id)
      .map(({ status, at, note }) => ({ status, at: nepalTimestamp(at), note })),
  }));
}

/** One application, as `describeApplications`. */
export async function describeApplication(orm: Orm, row: ApplicationRow): Promise<ApplicationAnswer> {
  const [record] = await describeApplications(orm, [row]);
  return record!;
}
