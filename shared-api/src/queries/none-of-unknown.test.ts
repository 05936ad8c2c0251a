import { fakeApi, reply } from '../testing/fake-api.ts';
import { courseListQuery } from './courses.ts';
import { createQueryClient } from './query-client.ts';
import { scholarshipListQuery, scholarshipSearchQuery, universityListQuery } from './universities.ts';

const nothing = { count: 0, next: null, previous: null, results: [] };
const unknown = (name: string) =>
  reply(400, { [name]: ['Select a valid choice. 999 is not one of the available choices.'] });
const lists = ['course-list', 'university-list', 'scholarship-list'];
const apiThat = (answer: unknown) =>
  fakeApi(Object.fromEntries(lists.map((list) => [`GET /api/app/${list}/`, answer]))).api;

/** Asks for the same filter in a list of each kind. */
const answers = (answer: unknown) => {
  const api = apiThat(answer);
  const client = createQueryClient();
  return [
    () => client.fetchQuery(courseListQuery(api, { country: [999] })),
    () => client.fetchQuery(courseListQuery(api, {}, '/api/app/course-list/?country=999&page=2&records=20')),
    () => client.fetchQuery(universityListQuery(api, { country: 999 })),
    () => client.fetchQuery(universityListQuery(api, {}, '/api/app/university-list/?country=999&page=2')),
    () => client.fetchQuery(scholarshipSearchQuery(api, { country: 999 }, 1, 12)),
  ];
};

test('a list of a value that the API does not know is empty (API-27)', async () => {
  for (const ask of answers(unknown('country'))) expect(await ask()).toEqual(nothing);
  expect(
    await createQueryClient().fetchQuery(scholarshipListQuery(apiThat(unknown('country')), { country: 999 })),
  ).toEqual([]);
});

test.each([
  ['a 400 that is about no sent filter', unknown('university')],
  ['a 400 about something else that was sent', unknown('records')],
  ['a 400 of the server in front of the API', reply(400, '<h1>Bad Request (400)</h1>')],
  ['an outage', reply(503, { country: ['x'] })],
])('%s is a failure', async (_what, answer) => {
  for (const ask of answers(answer)) await expect(ask()).rejects.toMatchObject({ name: 'ApiError' });
});
