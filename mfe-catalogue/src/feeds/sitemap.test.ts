import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { aCourse } from '../testing/courses.ts';
import { aPage, aUniversity } from '../testing/universities.ts';
import { sitemap } from './sitemap.ts';

const paths = async (answers: Record<string, unknown>, signal = new AbortController().signal) =>
  (await sitemap({ api: fakeApi(answers).api, signal })).map(({ path }) => path);
const fixed = ['/course-search', '/universitieslist', '/scholarship'];

it('lists every university and course of every page', async () => {
  const next = 'http://api.test/api/app/course-list/?page=2&page_size=1000';
  expect(
    await paths({
      'GET /api/app/university-list/': aPage([aUniversity(), aUniversity({ id: 9, city: null })]),
      'GET /api/app/course-list/': ({ query }: FakeCall) =>
        query.get('page') === '2'
          ? aPage([aCourse({ id: 3 })])
          : aPage([aCourse({ id: 1 }), aCourse({ id: 2 })], { next }),
    }),
  ).toEqual([
    ...fixed,
    '/university/4/1',
    '/university/9/0',
    '/course_details/1',
    '/course_details/2',
    '/course_details/3',
  ]);
});

it('fails when a list cannot be read, instead of being shortened', async () => {
  await expect(
    paths({
      'GET /api/app/university-list/': reply(500, ''),
      'GET /api/app/course-list/': aPage([aCourse()]),
    }),
  ).rejects.toThrow();
  await expect(
    paths({
      'GET /api/app/university-list/': aPage([aUniversity()]),
      'GET /api/app/course-list/': ({ query }: FakeCall) =>
        query.get('page') === '2'
          ? reply(500, '')
          : aPage([aCourse()], { next: 'http://api.test/api/app/course-list/?page=2&page_size=1000' }),
    }),
  ).rejects.toThrow();
});
