import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { anEvent, eventPage } from '../testing/events.ts';
import { sitemap } from './sitemap.ts';

const paths = async (answer: unknown) => {
  const { api } = fakeApi({ 'GET /api/app/event-list/': answer });
  return (await sitemap({ api, signal: new AbortController().signal })).map(({ path }) => path);
};

it('lists every event of every page, also when the links form a circle', async () => {
  const link = (page: number) => `http://api.test/api/app/event-list/?page=${page}`;
  expect(
    await paths(({ query }: FakeCall) => {
      const page = Number(query.get('page') ?? 1);
      return eventPage([anEvent({ id: page })], { next: link(page === 3 ? 2 : page + 1) });
    }),
  ).toEqual(['/upcoming-events', '/upcoming-events/1', '/upcoming-events/2', '/upcoming-events/3']);
});

it('fails when the API does, so that the shell keeps the previous entries', async () => {
  await expect(paths(reply(500, ''))).rejects.toMatchObject({ status: 500 });
});
