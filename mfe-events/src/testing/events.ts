import type { Event } from 'shared-api';

/** An event with every field, far in the future; `changes` replaces fields. */
export const anEvent = (changes: Partial<Event> = {}): Event => ({
  id: 4,
  title: 'Study in Australia',
  image: 'http://api.test/media/event.jpg',
  formatted_start_date: '5 December 2096, 10:00 AM',
  location: 'Kathmandu',
  registration_link: 'https://forms.example.com/4',
  paragraphs: [
    { id: 1, text: 'Meet five universities.' },
    { id: 2, text: 'Bring your transcripts.' },
  ],
  start_at: '2096-12-05T10:00:00+05:45',
  end_at: '2096-12-05T12:00:00+05:45',
  timezone: 'Asia/Kathmandu',
  ...changes,
});

/** A page of the list as the API answers it. */
export const eventPage = (results: unknown[], links: { next?: string; previous?: string } = {}) => ({
  count: results.length,
  next: links.next ?? null,
  previous: links.previous ?? null,
  results,
});
