import type { Database } from '../database/database.ts';

/** What e-mails say about an event. */
export interface EventSummary {
  title: string;
  /** Empty when no date is known. */
  date: string;
}

/** The event of an id; null when there is none. */
export async function findEvent(database: Database, id: number): Promise<EventSummary | null> {
  const [row] = await database.query('SELECT title, document FROM events WHERE id = $1', [id]);
  if (!row) return null;
  const [title, document] = row as [string, string];
  const { formatted_start_date: date } = JSON.parse(document) as { formatted_start_date: string | null };
  return { title, date: date ?? '' };
}
