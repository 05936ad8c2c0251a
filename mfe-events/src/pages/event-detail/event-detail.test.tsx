import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import type { SiteConfig } from 'shared-shell';
import { failPictures } from 'shared-ui/testing';
import { useRefreshRegistrations } from '../../registrations/use-registrations.ts';
import { anEvent } from '../../testing/events.ts';
import EventDetailPage from './index.tsx';

const user = userEvent.setup();
const session = { access: 'token-1' };
afterEach(() => localStorage.clear());

const show = (
  answer: unknown,
  options: { route?: string; session?: { access: string }; config?: Partial<SiteConfig> } = {},
) => {
  const fake = fakeApi({ 'GET /api/app/event-info/*': answer });
  const registration = ({
    open,
    event,
  }: {
    open: boolean;
    event: { id: number; title: string; date?: string };
  }) => (open ? <p>{`Dialog of ${event.id} ${event.title} ${event.date}`}</p> : null);
  return renderWithHost(<EventDetailPage />, {
    api: fake.api,
    path: '/upcoming-events/:id',
    route: options.route ?? '/upcoming-events/4',
    session: options.session,
    config: options.config,
    widgets: { 'event-registration': registration },
  });
};

it('says until when the event lasts, with the day when that is another one', async () => {
  const { unmount } = show(anEvent());
  expect(await screen.findByText('Until 12:00')).toBeVisible();
  unmount();
  show(anEvent({ end_at: '2096-12-06T16:30:00+05:45' }));
  expect(await screen.findByText('Until Thursday 6 December 2096, 16:30')).toBeVisible();
});

it('has the new time of an event that was moved when the tab is shown again, also by a clock that is behind', async () => {
  let event = anEvent();
  show(() => event);
  expect(await screen.findByText('Until 12:00')).toBeVisible();
  event = anEvent({ end_at: '2096-12-05T13:00:00+05:45' });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText('Until 13:00')).toBeVisible();
  clock.mockRestore();
});

it('shows date, location, paragraphs and links', async () => {
  const view = show(anEvent());
  expect(await screen.findByRole('heading', { level: 1, name: 'Study in Australia' })).toBeVisible();
  expect(screen.getAllByText(/5 December 2096, 10:00 AM/)[0]).toBeVisible();
  expect(screen.getByText('Kathmandu')).toBeVisible();
  expect(screen.getByText('Bring your transcripts.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/upcoming-events');
  const external = screen.getByRole('link', { name: /^Register for Event/ });
  expect(external).toHaveAttribute('href', 'https://forms.example.com/4');
  expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  expect(view.page()?.jsonLd?.[0]).toMatchObject({
    '@type': 'Event',
    startDate: '2096-12-05T10:00:00+05:45',
    location: { '@type': 'Place', name: 'Kathmandu' },
  });
});

it('names a branch of the content pack in its language', async () => {
  const branches = [{ id: 'butwal', city: 'बुटवल', name: 'बुटवल शाखा', openingHours: [] }];
  const view = show(anEvent({ location: 'Butwal branch' }), { config: { branches } });
  expect(await screen.findByText('बुटवल शाखा')).toBeVisible();
  expect(screen.queryByText('Butwal branch')).not.toBeInTheDocument();
  expect(view.page()?.sharing?.detail).toContain('बुटवल शाखा');
});

it('says that the visitor is registered, with a way to cancel in place of Register', async () => {
  const fake = fakeApi({
    'GET /api/app/event-info/*': anEvent(),
    'GET /api/app/event-registration-list/': {
      results: [{ id: 1, event: 4, event_title: 'Study in Australia' }],
    },
  });
  renderWithHost(<EventDetailPage />, {
    api: fake.api,
    path: '/upcoming-events/:id',
    route: '/upcoming-events/4',
    session: { access: `x.${btoa(JSON.stringify({ user_id: 7 }))}.x` },
  });
  expect(await screen.findByText(/^You are registered for this event\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel registration Study in Australia' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  localStorage.clear();
});

let registrations: unknown[] = [];
/** The form of a logged-in visitor. */
function Registration({ open }: { open: boolean }) {
  const refresh = useRefreshRegistrations();
  const register = () => {
    registrations = [{ id: 1, event: 4, event_title: 'Study in Australia' }];
    void refresh();
  };
  return open ? (
    <button type="button" onClick={register}>
      Submit
    </button>
  ) : null;
}

it('the focus goes to what stands in place of a button: once registered, and once cancelled', async () => {
  registrations = [];
  const fake = fakeApi({
    'GET /api/app/event-info/*': anEvent(),
    'GET /api/app/event-registration-list/': () => ({ results: registrations }),
    'DELETE /api/app/event-register/4/': () => {
      registrations = [];
      return {};
    },
  });
  renderWithHost(<EventDetailPage />, {
    api: fake.api,
    path: '/upcoming-events/:id',
    route: '/upcoming-events/4',
    session: { access: `x.${btoa(JSON.stringify({ user_id: 7 }))}.x` },
    widgets: { 'event-registration': Registration },
  });
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const registered = await screen.findByText(/^You are registered for this event\./);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toContainElement(registered));
  expect(document.activeElement).toHaveAttribute('id', 'event-registered');
  const name = 'Cancel registration Study in Australia';
  await user.click(screen.getByRole('button', { name }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Cancel registration' })).getByRole('button', {
      name: 'Cancel registration',
    }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Register' })).toHaveFocus());
});

it('has a heading and a title even if the API sends none', async () => {
  const view = show(anEvent({ title: '' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Event' })).toBeVisible();
  expect(view.page()).toMatchObject({ title: 'Event' });
});

it('shows drawn pictures in place of ones that failed before hydration', async () => {
  const restore = failPictures();
  const { container } = show(anEvent());
  await screen.findByText('Bring your transcripts.');
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.filter(({ src }) => src.includes('api.test'))).toEqual([]);
  expect(pictures.length).toBeGreaterThan(1);
  restore();
});

it('asks guests who want to register to log in, with links that lead back', async () => {
  show(anEvent());
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Study in Australia')).toBeVisible();
  expect(dialog.getByText(/5 December 2096/)).toBeVisible();
  expect(dialog.getByText('To register for this event, please log in or sign up.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Log in to Register' })).toHaveAttribute(
    'href',
    '/login?next=%2Fupcoming-events%2F4%23register',
  );
  expect(dialog.queryByText(/^Dialog of/)).not.toBeInTheDocument();
});

it('is a calendar file that needs no code to download', async () => {
  show(anEvent());
  const link = await screen.findByRole('link', { name: 'Add to calendar' });
  expect(link).toHaveAttribute('download', 'event-4.ics');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR[\s\S]+SUMMARY:Study in Australia/,
  );
});

it('opens the registration dialog, also on the way back from login', async () => {
  const view = show(anEvent(), { session });
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  expect(screen.getByText('Dialog of 4 Study in Australia 5 December 2096, 10:00 AM')).toBeVisible();
  view.unmount();
  show(anEvent(), { route: '/upcoming-events/4#register', session });
  expect(await screen.findByText(/^Dialog of 4/)).toBeVisible();
});

it('offers no registration once it is over, but still the external link (C-41)', async () => {
  show(anEvent({ start_at: '2020-01-05T10:00:00Z', end_at: '2020-01-05T12:00:00Z' }));
  const [note] = await screen.findAllByText('This event is over');
  expect(note).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Register for Event/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/upcoming-events');
});

it('shows fallbacks for missing facts, and no structured data without a date', async () => {
  const view = show(
    anEvent({
      location: null,
      formatted_start_date: null,
      registration_link: 'javascript:alert(1)',
      start_at: null,
    }),
  );
  expect(await screen.findByText('Online')).toBeVisible();
  expect(screen.getAllByText('Date not available')[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Register for Event/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
  expect(JSON.stringify(view.page()?.jsonLd)).not.toContain('"Event"');
});

it('shows that an event does not exist, with status 404', async () => {
  const view = show(reply(404, { detail: 'Not found.' }));
  expect(await screen.findByText('No event found.')).toBeVisible();
  await waitFor(() => expect(view.page()).toMatchObject({ status: 404, robots: 'noindex' }));
});

it('shows a failure with Retry', async () => {
  show(reply(500, ''));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Events' })).toBeVisible();
});
