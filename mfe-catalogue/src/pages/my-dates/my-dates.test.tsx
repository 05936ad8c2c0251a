import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayText } from 'shared-api/dates';
import { addDays, nepalDay } from 'shared-api/days';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { aCourse } from '../../testing/courses.ts';
import { aPage } from '../../testing/universities.ts';
import MyDatesPage from './index.tsx';

const user = userEvent.setup();
const today = nepalDay(new Date());
const inDays = (days: number) => addDays(today, days);
afterEach(() => localStorage.clear());

const token = `x.${btoa(JSON.stringify({ user_id: 7 }))}.x`;
const course = aCourse({
  intake: [
    { month: 'July', year: 2030, apply_by: inDays(20) },
    { month: 'February', year: 2030, apply_by: inDays(-1) },
  ],
});
const save = (...ids: number[]) =>
  localStorage.setItem(
    'shortlist',
    JSON.stringify(
      ids.map((id) => ({ id, name: `Course ${id}`, universityName: '', note: '', savedAt: id })),
    ),
  );
const show = (answers: Record<string, unknown> = {}, isLoggedIn = false) => {
  const fake = fakeApi({ 'GET /api/app/course-info/*': course, ...answers });
  return {
    ...renderWithHost(<MyDatesPage />, {
      api: fake.api,
      route: '/my-dates',
      ...(isLoggedIn ? { session: { access: token } } : {}),
    }),
    ...fake,
  };
};
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('lists deadlines and intakes of saved courses in order, with intake, year and days left', async () => {
  save(12);
  show();
  const coming = await rows('Coming up');
  expect(coming).toHaveLength(3);
  expect(coming[0]).toMatch(/^Deadline · .*July 2030 intake: apply by .*20 days left$/);
  expect(coming[1]).toContain('Intake · February 2030');
  expect(coming[2]).toContain('Intake · July 2030');
  expect(screen.getByText('1 past date')).toBeVisible();
});

it('has the new day of an event that was moved, when the tab is shown again', async () => {
  let day = inDays(2);
  const registrations = () =>
    aPage([{ id: 1, event: 7, event_title: 'Fair', start_at: `${day}T11:00:00+05:45` }]);
  show({ 'GET /api/app/event-registration-list/': registrations }, true);
  expect(await rows('Coming up')).toEqual([expect.stringMatching(/2 days left$/)]);
  day = inDays(5);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText('5 days left')).toBeVisible();
  clock.mockRestore();
});

it('has own reminders, which stay on the device', async () => {
  const view = show();
  expect(await screen.findByText(/^No dates yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add reminder' }));
  expect(screen.getByText('Please choose a day.')).toBeVisible();
  expect(screen.getByLabelText('Day')).toHaveFocus();
  await user.type(screen.getByLabelText('Day'), inDays(1));
  await user.type(screen.getByLabelText('What to remember'), 'Order transcripts');
  await user.click(screen.getByRole('button', { name: 'Add reminder' }));
  expect(await rows('Coming up')).toEqual([
    expect.stringMatching(/^Reminder .*Order transcripts1 day left$/),
  ]);
  view.unmount();
  show();
  await user.click(await screen.findByRole('button', { name: 'Remove Order transcripts' }));
  expect(screen.getByText(/^No dates yet/)).toBeVisible();
  expect(view.calls).toEqual([]);
});

it('announces a reminder that is added or removed, and hands the focus of the removed on', async () => {
  const view = show();
  for (const text of ['One', 'Two']) {
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: inDays(1) } });
    fireEvent.change(screen.getByLabelText('What to remember'), { target: { value: text } });
    await user.click(screen.getByRole('button', { name: 'Add reminder' }));
  }
  await user.click(screen.getByRole('button', { name: 'Remove One' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Two' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your own reminders' })).toHaveFocus());
  expect(view.notifications().map(({ message }) => message)).toEqual([
    'Reminder added',
    'Reminder added',
    'Reminder removed',
    'Reminder removed',
  ]);
});

it('says which days a reminder can have, also when the year was typed with two digits', async () => {
  show();
  const day = await screen.findByLabelText('Day');
  const last = `${Number(today.slice(0, 4)) + 10}-12-31`;
  expect(day).toHaveAttribute('min', today);
  expect(day).toHaveAttribute('max', last);
  await user.type(screen.getByLabelText('What to remember'), 'Order transcripts');
  for (const outside of ['0026-12-31', inDays(-1), addDays(last, 1)]) {
    fireEvent.change(day, { target: { value: outside } });
    await user.click(screen.getByRole('button', { name: 'Add reminder' }));
    expect(day).toHaveFocus();
    expect(day).toBeInvalid();
    expect(day).toHaveAccessibleDescription(
      `Please choose a day from ${dayText(today)} to ${dayText(last)}.`,
    );
    expect(screen.getByText(/^No dates yet/)).toBeVisible();
  }
  for (const inside of [today, last]) {
    fireEvent.change(day, { target: { value: inside } });
    await user.clear(screen.getByLabelText('What to remember'));
    await user.type(screen.getByLabelText('What to remember'), `On ${inside}`);
    await user.click(screen.getByRole('button', { name: 'Add reminder' }));
    expect(screen.getByRole('button', { name: `Remove On ${inside}` })).toBeVisible();
  }
});

it('asks for a text where a reminder has only spaces', async () => {
  show();
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: inDays(1) } });
  const text = screen.getByLabelText('What to remember');
  await user.type(text, '   ');
  await user.click(screen.getByRole('button', { name: 'Add reminder' }));
  expect(text).toHaveFocus();
  expect(text).toBeInvalid();
  expect(text).toHaveAccessibleDescription('Please write what to remember.');
  expect(screen.getByText(/^No dates yet/)).toBeVisible();
});

it('lists registered events of a logged-in visitor, and makes, shows and ends the address for calendars', async () => {
  let url: string | null = null;
  let isFailing = true;
  const answer = (next: string | null) => () => {
    url = next;
    return { url };
  };
  show(
    {
      'GET /api/app/event-registration-list/': aPage([
        {
          id: 1,
          event: 7,
          event_title: 'Fair',
          location: 'Kathmandu',
          start_at: `${inDays(2)}T11:00:00+05:45`,
        },
      ]),
      'GET /api/app/shortlist/': aPage([]),
      'GET /api/app/calendar-feed/': () => ({ url }),
      'POST /api/app/calendar-feed/': answer('https://api.test/api/app/calendar-feed/1-1-x.ics'),
      'DELETE /api/app/calendar-feed/': () => (isFailing ? reply(400, {}) : answer(null)()),
    },
    true,
  );
  expect(await rows('Coming up')).toEqual([expect.stringMatching(/^Event · .*, 11:00Fair.*2 days left$/)]);
  await user.click(await screen.findByRole('button', { name: 'Make a calendar address' }));
  const address = await screen.findByLabelText('Calendar address');
  expect(address).toHaveValue('https://api.test/api/app/calendar-feed/1-1-x.ics');
  expect(address).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
    'href',
    'webcal://api.test/api/app/calendar-feed/1-1-x.ics',
  );
  const askToEnd = async () => {
    await user.click(screen.getByRole('button', { name: 'End the subscription' }));
    return within(await screen.findByRole('dialog', { name: 'End the subscription' }));
  };
  await user.click((await askToEnd()).getByRole('button', { name: 'Keep the present address' }));
  expect(address).toBeVisible();
  const failed = await askToEnd();
  await user.click(failed.getByRole('button', { name: 'End the subscription' }));
  expect(await failed.findByText(/^That did not work/)).toBeVisible();
  await user.click(failed.getByRole('button', { name: 'Keep the present address' }));
  // The question about the other change says nothing of it.
  await user.click(screen.getByRole('button', { name: 'Make a new address' }));
  const other = within(await screen.findByRole('dialog', { name: 'Make a new address' }));
  expect(other.queryByText(/^That did not work/)).not.toBeInTheDocument();
  await user.click(other.getByRole('button', { name: 'Keep the present address' }));
  isFailing = false;
  await user.click((await askToEnd()).getByRole('button', { name: 'End the subscription' }));
  expect(await screen.findByRole('button', { name: 'Make a calendar address' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a calendar address' })).toHaveFocus();
});

it('shows the calendar address that another tab has made meanwhile, instead of ending it by a new one', async () => {
  let url: string | null = null;
  const view = show(
    {
      'GET /api/app/event-registration-list/': aPage([]),
      'GET /api/app/shortlist/': aPage([]),
      'GET /api/app/calendar-feed/': () => ({ url }),
      'POST /api/app/calendar-feed/': { url: 'https://api.test/second.ics' },
    },
    true,
  );
  const make = await screen.findByRole('button', { name: 'Make a calendar address' });
  url = 'https://api.test/first.ics';
  await user.click(make);
  expect(await screen.findByLabelText('Calendar address')).toHaveValue(url);
  await waitFor(() => expect(screen.getByLabelText('Calendar address')).toHaveFocus());
  expect(view.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('has no subscription where the API has none, and says when courses cannot be loaded', async () => {
  save(12, 13);
  show(
    {
      'GET /api/app/course-info/*': reply(500, {}),
      'GET /api/app/shortlist/': reply(404, {}),
      'GET /api/app/calendar-feed/': reply(404, {}),
    },
    true,
  );
  expect(await screen.findByText(/^We couldn’t load some of your saved courses/)).toBeVisible();
  expect(screen.queryByText(/^No dates yet/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make a calendar address' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download calendar file' })).toBeDisabled();
});

it('says that registered events cannot be loaded, and not that there are no dates', async () => {
  show({ 'GET /api/app/event-registration-list/': reply(500, {}) }, true);
  expect(await screen.findByText(/^We couldn’t load the events you registered for/)).toBeVisible();
  expect(screen.queryByText(/^No dates yet/)).not.toBeInTheDocument();
});
