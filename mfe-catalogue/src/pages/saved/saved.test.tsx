import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from 'shared-host/testing';
import { CACHES, COPY_HEADERS, PAGE_DATA_ID } from 'shared-shell/offline';
import { aCourse } from '../../testing/courses.ts';
import SavedPage from './index.tsx';

const user = userEvent.setup();

/** The document of a page: of a course with the id in its address. */
function textOf(path: string): string {
  const id = Number(/course_details\/(\d+)$/.exec(path)?.[1]);
  const queries = id
    ? [
        {
          queryKey: ['courses', 'info', String(id)],
          state: { data: aCourse({ id, course_name: `Course ${id}` }) },
        },
      ]
    : [];
  return `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify({ queryState: { queries } })}</script>`;
}

/** Copies on the device: path → cache, title, bytes. */
function give(copies: Record<string, [cache: string, title: string, bytes: number]>) {
  const open = async (name: string) => ({
    keys: async () =>
      Object.entries(copies).flatMap(([path, [cache]]) =>
        cache === name ? [{ url: location.origin + path }] : [],
      ),
    match: async (request: { url: string }) => {
      const [, title, bytes] = copies[new URL(request.url).pathname] ?? ['', '', 0];
      return {
        text: async () => textOf(new URL(request.url).pathname),
        headers: new Headers({
          [COPY_HEADERS.title]: encodeURIComponent(title),
          [COPY_HEADERS.at]: '2026-11-21T20:00:00.000Z',
          [COPY_HEADERS.bytes]: String(bytes),
        }),
      };
    },
    delete: async (path: string) => delete copies[path],
  });
  Object.assign(globalThis, {
    caches: { open, has: async (name: string) => Object.values(copies).some(([cache]) => cache === name) },
  });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const show = (route = '/saved') => renderWithHost(<SavedPage />, { route });

test('lists kept and opened pages with day in Nepal and size, and deletes one', async () => {
  give({
    '/study-abroad/uk': [CACHES.kept, 'Study in the UK', 1_540_000],
    '/blog/7': [CACHES.visited, 'A post', 12_400],
  });
  show();
  const kept = await screen.findByRole('list', { name: 'Kept by you' });
  expect(within(kept).getByRole('link', { name: 'Study in the UK' })).toHaveAttribute(
    'href',
    '/study-abroad/uk',
  );
  expect(kept).toHaveTextContent('Saved on 22 November 2026 · 1.5 MB');
  expect(screen.getByRole('list', { name: 'Opened before' })).toHaveTextContent('12 kB');
  await user.click(screen.getByRole('button', { name: 'Delete Study in the UK' }));
  expect(screen.queryByRole('link', { name: 'Study in the UK' })).toBeNull();
  expect(screen.getByText(/Deleted: Study in the UK/)).toBeVisible();
  expect(screen.getByText(/Deleted/).parentElement).toHaveFocus();
});

test('in place of a page that is not there it says so, with a way to try again', async () => {
  give({ '/blog/7': [CACHES.visited, 'A post', 12_400] });
  const address = '/course-search?country=1&level=2';
  show(`/saved?missing=${encodeURIComponent(address)}`);
  // Without the address, which says nothing to most visitors, is long, and is read out sign by sign.
  expect(
    await screen.findByText(
      'There is no network, and the page you want is not saved on this phone. These pages are:',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', address);
});

test('says that the network is back, and leads to the page', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  show('/saved?missing=%2Fcourse_details%2F12');
  expect(await screen.findByText(/There is no network/)).toBeVisible();
  act(() => dispatchEvent(new Event('online')));
  expect(screen.getByText('The network is back. The page you want can be opened now.')).toBeVisible();
  expect(screen.queryByText(/There is no network/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/course_details/12');
  onLine.mockReturnValue(false);
  act(() => dispatchEvent(new Event('offline')));
  expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
  onLine.mockRestore();
});

test('also says so of a page of the account, and leads to it', async () => {
  show('/saved?missing=%2Flogin');
  expect(
    await screen.findByText('There is no network, and the page you want is not saved on this phone.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/login');
});

test.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'does not lead to %s',
  async (address) => {
    show(`/saved?missing=${encodeURIComponent(address)}`);
    expect(await screen.findByText(/^Nothing is saved yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  },
);

test('a search without a network goes on over the courses on the device, with the same text', async () => {
  give({
    '/course_details/7': [CACHES.visited, 'Course 7', 12_400],
    '/ne/course_details/8': [CACHES.visited, 'Course 8', 12_400],
    '/blog/7': [CACHES.visited, 'A post', 12_400],
  });
  show(`/saved?missing=${encodeURIComponent('/course-search?search=monash+8')}`);
  expect(await screen.findByText(/You can search the courses on this phone/)).toBeVisible();
  const field = screen.getByRole('searchbox', { name: 'Search the 2 courses on this phone' });
  expect(field).toHaveValue('monash 8');
  const found = () =>
    within(screen.getByRole('list', { name: 'Courses on this phone' })).getAllByRole('link');
  // In the language in which its page is on the device.
  expect(found().map((link) => link.getAttribute('href'))).toEqual(['/ne/course_details/8']);
  await user.clear(field);
  await user.type(field, 'course');
  expect(found()).toHaveLength(2);
  expect(screen.getByText('2 courses match.')).toBeVisible();
  await user.type(field, ' elsewhere');
  expect(screen.getByText('None of them matches.')).toBeVisible();
});
