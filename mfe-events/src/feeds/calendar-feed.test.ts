import ICAL from 'ical.js';
import { fakeApi, reply } from 'shared-api/testing';
import type { SiteConfig } from 'shared-shell';
import { anEvent, eventPage } from '../testing/events.ts';
import { calendarFeed } from './calendar-feed.ts';

const config = { publicUrl: 'https://site.example', brand: { name: 'Ridgeway' } } as SiteConfig;
const make = (answer: unknown) =>
  calendarFeed({
    api: fakeApi({ 'GET /api/app/event-list/': answer }).api,
    config,
    signal: new AbortController().signal,
  });

it('can be read by a calendar library: times, zones, texts', async () => {
  const { body, contentType } = await make(
    eventPage([
      anEvent({ title: 'Visas; funds, forms \u2014 \u0928\u0947\u092a\u093e\u0932' }),
      anEvent({ id: 5, start_at: '2026-10-04T10:00:00+11:00', end_at: null, timezone: 'Australia/Sydney' }),
      anEvent({ id: 6, start_at: null }),
    ]),
  );
  expect(contentType).toBe('text/calendar; charset=utf-8');
  const root = new ICAL.Component(ICAL.parse(body));
  const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone')!);
  ICAL.TimezoneService.register(zone);
  const [inNepal, inSydney, ...more] = root
    .getAllSubcomponents('vevent')
    .map((entry) => new ICAL.Event(entry));
  expect(more).toEqual([]);
  expect(inNepal?.summary).toBe('Visas; funds, forms \u2014 \u0928\u0947\u092a\u093e\u0932');
  expect(inNepal?.startDate.toJSDate().toISOString()).toBe('2096-12-05T04:15:00.000Z');
  expect(inNepal?.endDate.toJSDate().toISOString()).toBe('2096-12-05T06:15:00.000Z');
  expect(inSydney?.startDate.toJSDate().toISOString()).toBe('2026-10-03T23:00:00.000Z');
  expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Ridgeway Events');
});

it('is a valid calendar without events, and fails when the API does', async () => {
  const { body } = await make(eventPage([]));
  expect(new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')).toEqual([]);
  await expect(make(reply(500, ''))).rejects.toThrow();
});

it('is the same file all day while its events stay', async () => {
  const at = async (time: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
    return (await make(eventPage([anEvent()]))).body;
  };
  const morning = await at('2026-11-27T06:00:00Z');
  expect(morning).toContain('DTSTAMP:20261127T000000Z');
  expect(await at('2026-11-27T23:00:00Z')).toBe(morning);
  jest.restoreAllMocks();
});
