import { isOver } from 'shared-api/event-times';
import type { Database } from '../database/database.ts';
import { nepalDate, nepalTimestamp } from '../http/nepal-time.ts';

/** What e-mails say about an event. */
export type EventSummary = {
  title: string;
  /** Empty when no date is known. */
  date: string;
  /** The day in Nepal (ISO); absent when the start is not known exactly. */
  day?: string;
  /** From and until when in Nepal, `11:00–16:00`; absent when the start is not known exactly. */
  time?: string;
  /** Absent for events online. */
  place?: string;
};

interface FoundEvent {
  event: EventSummary;
  isOver: boolean;
}

/** The event of an id, and whether it is over; null when there is none. */
export async function findEvent({ query }: Pick<Database, 'query'>, id: number): Promise<FoundEvent | null> {
  const [row] = await query('SELECT title, document FROM events WHERE id = $1', [id]);
  return row ? describeEvent(row as [string, string]) : null;
}

/** What is known of an event now, from the columns of its row. */
export function describeEvent([title, document]: readonly [title: string, document: string]): FoundEvent {
  const times = JSON.parse(document) as {
    formatted_start_date: string | null;
    location: string | null;
    start_at?: string | null;
    end_at?: string | null;
  };
  const start = new Date(times.start_at ?? Number.NaN);
  const event = {
    title,
    date: times.formatted_start_date ?? '',
    ...(!Number.isNaN(start.getTime()) && { day: nepalDate(start), time: timeOf(start, times.end_at) }),
    ...(times.location && { place: times.location }),
  };
  return { event, isOver: isOver(times, Date.now()) };
}

/** An end on another day is left out: the time alone would be misread. */
function timeOf(start: Date, endAt: string | null | undefined): string {
  const end = new Date(endAt ?? Number.NaN);
  const isSameDay = !Number.isNaN(end.getTime()) && nepalDate(end) === nepalDate(start);
  return [start, ...(isSameDay ? [end] : [])].map((at) => nepalTimestamp(at).slice(11, 16)).join('–');
}
