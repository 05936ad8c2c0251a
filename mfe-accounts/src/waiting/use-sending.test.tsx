import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { emptyApplication } from '../application/application-values.ts';
import { useSending } from './use-sending.ts';
import { waitingStore as store } from './waiting-store.ts';

const owner = '7';

function Frame() {
  useSending(owner, 1);
  return null;
}

/** A page on a device with one waiting application. The API answers the first attempt with `first`. */
async function showWith(first: unknown) {
  const fake = fakeApi({
    'GET /api/user/account/': { id: 7, email: 'asha@example.com', role: 'user' },
    'POST /api/app/application-create/': () => (attempts() === 1 ? first : reply(201, { id: 1 })),
  });
  const attempts = () => fake.calls.filter(({ method }) => method === 'POST').length;
  await store.add({
    owner,
    courseId: 12,
    courseName: 'Master of IT',
    values: emptyApplication({ name: 'Master of IT' }),
    files: [],
    clientKey: 'k1',
    mayHaveArrived: false,
  });
  renderWithHost(<Frame />, { api: fake.api });
  await waitFor(() => expect(attempts()).toBe(1));
  return attempts;
}

afterEach(() => {
  jest.restoreAllMocks();
  return store.removeAll(owner);
});

it('tries again when the time has passed that the API asked for, also when the timer runs a millisecond early', async () => {
  const attempts = await showWith(reply(503, '', '1'));
  await waitFor(async () => expect((await store.list(owner))[0]?.notBefore).toBeGreaterThan(0));
  const { notBefore = 0 } = (await store.list(owner))[0] ?? {};
  // The next attempt reads what waits and finds that it is too early; the time has passed when the list is read again.
  const reads = jest.spyOn(IDBObjectStore.prototype, 'getAll');
  jest.spyOn(Date, 'now').mockImplementation(() => notBefore - (reads.mock.calls.length < 2 ? 1 : 0));
  await waitFor(() => expect(attempts()).toBe(2), { timeout: 4_000 });
});

it.each([null, '0'])(
  'does not try again at once when the API fails and asks for no time (%s)',
  async (retryAfter) => {
    const attempts = await showWith(reply(503, '', retryAfter));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(attempts()).toBe(1);
  },
);
