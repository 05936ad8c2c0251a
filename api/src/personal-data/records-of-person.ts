import type { RunQuery } from '../database/connection.ts';

/** Rows of one table that are about a person. In conditions $1 is the e-mail address, in lower case. */
interface Kind {
  /** For whoever reads the summary. */
  name: string;
  table: string;
  condition: string;
  /** What a copy for the person has: no hashes, and no names that mean something to the service alone. */
  columns: string;
}

const ACCOUNT = '(SELECT id FROM users WHERE email = $1)';
const ofAccount = `user_id = ${ACCOUNT}`;
const ofApplications = `application_id IN (SELECT id FROM applications WHERE ${ofAccount})`;

/** Everything that the database has about a person: what other rows refer to stands before them. */
export const personalRecords: readonly Kind[] = [
  {
    name: 'account',
    table: 'users',
    condition: 'email = $1',
    columns: 'email, role, is_active, is_verified, language, created_at',
  },
  {
    name: 'applications',
    table: 'applications',
    condition: ofAccount,
    columns:
      'id, first_name, last_name, email, contact, address, test_type, overall_score, last_academic_qualification, marital_status, preferred_university, preferred_course, status, created_at',
  },
  {
    name: 'documents of applications',
    table: 'application_documents',
    condition: ofApplications,
    columns: 'id, application_id, document_group, original_name, content_type, size',
  },
  {
    name: 'entries in the history of applications',
    table: 'application_history',
    condition: ofApplications,
    columns: 'application_id, status, note, at',
  },
  {
    name: 'internal notes on applications',
    table: 'application_notes',
    condition: ofApplications,
    columns: 'application_id, text, at',
  },
  {
    name: 'changes of who is responsible for applications',
    table: 'application_hand_overs',
    condition: ofApplications,
    columns: 'application_id, to_nobody, at',
  },
  {
    name: 'registrations for events',
    table: 'event_registrations',
    condition: ofAccount,
    columns: 'event_id, (SELECT title FROM events WHERE events.id = event_id) AS title, created_at',
  },
  {
    name: 'courses of the shortlist',
    table: 'shortlist_courses',
    condition: ofAccount,
    columns: 'course_id, is_saved, changed_at, note, noted_at',
  },
  { name: 'calendar addresses', table: 'calendar_feeds', condition: ofAccount, columns: 'is_on' },
  {
    name: 'logins',
    table: 'refresh_tokens',
    condition: ofAccount,
    columns: 'expires_at, used_at, revoked_at',
  },
  {
    name: 'links of e-mails',
    table: 'one_time_tokens',
    condition: ofAccount,
    columns: 'purpose, expires_at, used_at',
  },
  {
    name: 'appointments',
    table: 'appointments',
    condition: `lower(email) = $1 OR ${ofAccount}`,
    columns:
      'reference, place, place_name, place_address, starts_at, ends_at, purpose, name, email, contact, message, time_zone, language, status, created_at',
  },
  {
    name: 'messages of the contact form',
    table: 'contact_messages',
    condition: 'lower(email) = $1',
    columns: 'id, name, email, contact, subject, message, status, created_at',
  },
  {
    name: 'e-mails of the outbox',
    table: 'outbox',
    condition: 'lower(recipient) = $1',
    columns: 'kind, recipient, language, created_at, sent_at, refused_at, last_error',
  },
  {
    name: 'e-mails of the mailbox page',
    table: 'mailbox',
    condition: 'lower(recipient) = $1',
    columns: 'recipient, subject, body, created_at',
  },
];

/** How many rows of each kind there are. */
export async function countRecords(query: RunQuery, email: string): Promise<[name: string, count: number][]> {
  const counts: [string, number][] = [];
  for (const { name, table, condition } of personalRecords) {
    const [[count = 0] = []] = await query(`SELECT count(*) FROM ${table} WHERE ${condition}`, [email]);
    counts.push([name, Number(count)]);
  }
  return counts;
}

/** The rows of each kind as JSON text, by the names of the kinds. */
export async function copyRecords(query: RunQuery, email: string): Promise<string> {
  const parts: string[] = [];
  for (const { name, table, condition, columns } of personalRecords) {
    const [[rows] = []] = await query(
      `SELECT coalesce(json_agg(one), '[]')::text FROM (SELECT ${columns} FROM ${table} WHERE ${condition}) AS one`,
      [email],
    );
    parts.push(`${JSON.stringify(name)}: ${rows}`);
  }
  return JSON.stringify(JSON.parse(`{${parts.join(',')}}`), null, 2);
}

/** Documents of a person's applications: their keys in the document store, and names for a copy. */
export async function documentsOfPerson(query: RunQuery, email: string) {
  const rows = await query(
    `SELECT id, original_name, storage_key FROM application_documents WHERE ${ofApplications} ORDER BY id`,
    [email],
  );
  return rows.map(([id, name, key]) => ({ id: Number(id), name: String(name), key: String(key) }));
}

/** Numbers of applications that other accounts made and that name the address: staff decide about them. */
export async function applicationsOfOthers(query: RunQuery, email: string): Promise<number[]> {
  const rows = await query(
    `SELECT id FROM applications WHERE lower(email) = $1 AND user_id IS DISTINCT FROM ${ACCOUNT} ORDER BY id`,
    [email],
  );
  return rows.map(([id]) => Number(id));
}
