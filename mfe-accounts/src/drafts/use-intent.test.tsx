import { waitFor } from '@testing-library/react';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { memoryDraftStore } from '../testing/memory-draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import { useIntent } from './use-intent.ts';

const course = { id: 12, course_name: 'Master of IT', university: { id: 4, university_name: 'Monash' } };

function Page({ next, store }: { next: string; store: DraftStore }) {
  useIntent(next, store);
  return <p>Login</p>;
}

function show(next: string, answer: unknown = course) {
  const fake = fakeApi({ 'GET /api/app/course-info/*': answer });
  const store = memoryDraftStore();
  renderWithHost(<Page next={next} store={store} />, { api: fake.api });
  return { store, calls: fake.calls };
}

it('notes the course whose dialog led to the page', async () => {
  const { store } = show('/course_details/12#apply');
  await waitFor(() => expect(store.intents).toEqual(['Master of IT']));
});

it.each(['/', '/course_details/12', '/upcoming-events/4#register'])('notes nothing for %s', (next) => {
  expect(show(next).calls).toHaveLength(0);
});

it('notes nothing when the course cannot be loaded', async () => {
  const { store, calls } = show('/course_details/12#apply', reply(500, ''));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(store.intents).toEqual([]);
});
