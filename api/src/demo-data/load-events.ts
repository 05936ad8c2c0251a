import { NEPAL_OFFSET_MS } from 'shared-api/days';
import type { RunQuery } from '../database/connection.ts';
import { insertRows } from '../database/insert-rows.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';
import { PICTURE_URL_PLACEHOLDER } from '../media/picture-urls.ts';
import { type DemoEvent, demoEvents } from './events.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Inserts the events with dates relative to today in Nepal. */
export async function loadEvents(query: RunQuery): Promise<void> {
  const today = Math.floor((Date.now() + NEPAL_OFFSET_MS) / DAY_MS) * DAY_MS;
  const rows = demoEvents.map((event, index) => ({
    id: index + 1,
    title: event.title,
    position: index,
    document: JSON.stringify(eventDocument(event, index + 1, today)),
  }));
  await insertRows(query, 'events', { id: 'int', title: 'text', position: 'int', document: 'text' }, rows);
}

function eventDocument(event: DemoEvent, id: number, today: number) {
  const date = event.inDays === null ? null : new Date(today + event.inDays * DAY_MS);
  return {
    id,
    title: event.title,
    image: event.picture ? `${PICTURE_URL_PLACEHOLDER}demo/event/${id}.svg` : null,
    formatted_start_date: date ? dateFormat.format(date) : null,
    location: event.location,
    registration_link: event.link ?? null,
    paragraphs: event.paragraphs.map((text, number) => ({ id: id * 10 + number, text })),
    ...(date && event.hour !== undefined ? timesOf(date, event.hour, event.hours) : {}),
    demo: true,
  };
}

function timesOf(date: Date, hour: number, hours = 1) {
  const start = new Date(date.getTime() + hour * HOUR_MS - NEPAL_OFFSET_MS);
  const end = new Date(start.getTime() + hours * HOUR_MS);
  return { start_at: nepalTimestamp(start), end_at: nepalTimestamp(end), timezone: 'Asia/Kathmandu' };
}
