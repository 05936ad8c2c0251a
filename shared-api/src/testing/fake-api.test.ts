import { courseInfoQuery } from '../queries/courses.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { fakeApi, reply } from './fake-api.ts';

const client = createQueryClient();
client.setDefaultOptions({ queries: { retry: false } });

it('answers by method and path and records the calls', async () => {
  const { api, calls } = fakeApi({ 'GET /api/app/course-info/*': { id: 3, course_name: 'Law' } });
  expect(await client.fetchQuery(courseInfoQuery(api, 3))).toMatchObject({ id: 3, course_name: 'Law' });
  expect(calls).toMatchObject([{ method: 'GET', path: '/api/app/course-info/3' }]);
});

it('fails like a server or a network', async () => {
  const down = fakeApi({ 'GET /api/app/course-info/*': reply(500, '<h1>Server Error (500)</h1>') });
  await expect(client.fetchQuery(courseInfoQuery(down.api, 4))).rejects.toMatchObject({ status: 500 });
  const offline = fakeApi({
    'GET /api/app/course-info/*': () => {
      throw new Error('no network');
    },
  });
  await expect(client.fetchQuery(courseInfoQuery(offline.api, 5))).rejects.toMatchObject({ kind: 'network' });
});
