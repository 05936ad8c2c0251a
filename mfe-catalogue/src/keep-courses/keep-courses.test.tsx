import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseInfoQuery, QueryClient, queryOptions } from 'shared-api';
import { fakeApi } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import type { WorkerMessage } from 'shared-shell/offline';
import { aCourse } from '../testing/courses.ts';
import { KeepCourses } from './keep-courses.tsx';

/** jsdom has none. */
class MessageChannel {
  port1 = { onmessage: (_event: { data: unknown }) => {}, close: () => {} };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}
Object.assign(globalThis, { MessageChannel });
Object.assign(performance, { getEntriesByType: () => [] });
const user = userEvent.setup();

/** A service worker that answers `isKept`, and what it was told. */
function giveWorker(isKept: boolean) {
  const told: WorkerMessage[] = [];
  const registration = {
    active: {
      postMessage: (message: WorkerMessage, [port]: MessagePort[]) => {
        told.push(message);
        port?.postMessage({ isKept });
      },
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return told;
}
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const token = `x.${btoa(JSON.stringify({ user_id: 7 }))}.x`;

function show(isLoggedIn = false) {
  const { api } = fakeApi({});
  const queryClient = new QueryClient();
  queryClient.setQueryData(courseInfoQuery(api, 12).queryKey, aCourse());
  // Read with a token: it must not get into a copy.
  queryClient.setQueryData(queryOptions({ queryKey: ['my-applications', '7'] }).queryKey, ['secret']);
  renderWithHost(<KeepCourses ids={[12]} />, {
    api,
    queryClient,
    ...(isLoggedIn && { session: { access: token } }),
  });
}

test('keeps the courses that the page shows and the pages of these courses, and nothing else that was read', async () => {
  const told = giveWorker(true);
  show(true);
  await user.click(screen.getByRole('button', { name: 'Keep for offline' }));
  expect(await screen.findByText('This page is saved on this phone, as it is now.')).toBeVisible();
  expect(told).toMatchObject([
    { type: 'keep', isOfAccount: true, linked: [`${location.origin}/course_details/12`] },
  ]);
  expect(JSON.stringify(told)).toContain(aCourse().course_name);
  expect(JSON.stringify(told)).not.toContain('secret');
});

test('says when the page could not be kept', async () => {
  giveWorker(false);
  show();
  await user.click(screen.getByRole('button', { name: 'Keep for offline' }));
  expect(await screen.findByText(/^This page could not be saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep for offline' })).toBeVisible();
});

test('says when the browser cannot keep pages', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Keep for offline' }));
  expect(await screen.findByText('This browser cannot save pages.')).toBeVisible();
});
