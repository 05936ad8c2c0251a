import { screen } from '@testing-library/react';
import { fakeApi } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { memoryDraftStore } from '../../testing/memory-draft-store.ts';
import ApplicationsPage from './index.tsx';

// As in the build of Nepali pages.
jest.mock('shared-api/dates', () => jest.requireActual('../../../../shared-api/src/dates/day-text.ne.ts'));
afterEach(() => localStorage.clear());

it('days of an application have both calendars in Nepali', async () => {
  const application = {
    id: 91,
    preferred_course: 'Master of IT',
    status: 'submitted',
    created_at: '2026-11-20T10:00:00+05:45',
    documents: [],
    history: [{ status: 'submitted', at: '2026-11-20T10:00:00+05:45', note: null }],
  };
  const fake = fakeApi({
    'GET /api/app/application-list/': { count: 1, next: null, previous: null, results: [application] },
  });
  renderWithHost(<ApplicationsPage store={memoryDraftStore()} />, {
    api: fake.api,
    session: { access: `x.${btoa(JSON.stringify({ user_id: 7 }))}.x` },
  });
  expect(await screen.findByText(/^Sent 20 नोभेम्बर 2026 \(2083 मंसिर 4\)/)).toBeVisible();
  expect(screen.getByText('20 नोभेम्बर 2026 (2083 मंसिर 4)')).toBeVisible();
});
