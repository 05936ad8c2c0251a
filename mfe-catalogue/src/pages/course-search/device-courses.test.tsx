import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { CACHES, PAGE_DATA_ID } from 'shared-shell/offline';
import { aCourse } from '../../testing/courses.ts';
import CourseSearchPage from './index.tsx';

const user = userEvent.setup();

const empty = { count: 0, next: null, previous: null, results: [] };
const noAnswer = () => {
  throw new Error('no network');
};

/** Opened pages of courses on the device. */
function give(courses: readonly ReturnType<typeof aCourse>[]) {
  const pages = new Map(
    courses.map((course) => [
      `${location.origin}/course_details/${course.id}`,
      `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify({
        queryState: {
          queries: [{ queryKey: ['courses', 'info', String(course.id)], state: { data: course } }],
        },
      })}</script>`,
    ]),
  );
  const open = async () => ({
    keys: async () => [...pages.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => ({ text: async () => pages.get(url) }),
  });
  Object.assign(globalThis, { caches: { open, has: async (name: string) => name === CACHES.visited } });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

function show(list: unknown) {
  const answers: Record<string, unknown> = {
    'GET /api/app/course-list/': list,
    'GET /api/app/interest-list/': empty,
    'GET /api/app/specialization-list/': empty,
    'GET /api/app/country-list/': empty,
  };
  return renderWithHost(<CourseSearchPage />, { api: fakeApi(answers).api, route: '/course-search' });
}

const names = async () =>
  within(await screen.findByRole('list', { name: 'Course results' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('without a network the search goes on over the courses on the phone, and says so', async () => {
  give([aCourse({ id: 7, course_name: 'Nursing' }), aCourse({ id: 8, course_name: 'Accounting' })]);
  show(noAnswer);
  expect(await names()).toEqual(['Nursing', 'Accounting']);
  expect(screen.getByText(/matches among the 2 courses on this phone/)).toBeVisible();
  await user.type(screen.getAllByRole('searchbox', { name: 'Search by text' })[0]!, 'account');
  expect(await screen.findByText('1 course')).toBeVisible();
  expect(await names()).toEqual(['Accounting']);
});

test('with the network back, Retry shows the answer of the API and the note is gone', async () => {
  give([aCourse({ id: 7, course_name: 'Nursing' })]);
  let isOnline = false;
  show(() =>
    isOnline ? { ...empty, count: 1, results: [aCourse({ id: 9, course_name: 'Law' })] } : noAnswer(),
  );
  expect(await names()).toEqual(['Nursing']);
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Law' })).toBeVisible();
  expect(screen.queryByText(/on this phone/)).toBeNull();
});

test('a device without courses shows the failure as ever', async () => {
  give([]);
  show(noAnswer);
  expect(
    await screen.findByText('An error occurred while fetching courses.', undefined, { timeout: 5_000 }),
  ).toBeVisible();
});
