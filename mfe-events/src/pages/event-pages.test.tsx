import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-shell/testing';
import { failPictures } from 'shared-ui/testing';
import { anEvent, eventPage } from '../testing/events.ts';
import EventDetailPage from './event-detail/index.tsx';
import EventListPage from './event-list/index.tsx';

const user = userEvent.setup();

describe('/upcoming-events', () => {
  const show = (answer: unknown, route = '/upcoming-events') => {
    const fake = fakeApi({ 'GET /api/app/event-list/': answer });
    return { ...renderWithHost(<EventListPage />, { api: fake.api, route }), calls: fake.calls };
  };

  it('shows cards with date, title, first paragraph and See More', async () => {
    const view = show(
      eventPage([anEvent(), anEvent({ id: 5, title: 'No date', formatted_start_date: null })]),
    );
    const cards = within(await screen.findByRole('list', { name: 'Upcoming events' })).getAllByRole(
      'listitem',
    );
    const first = within(cards[0]!);
    expect(first.getByText('5 December 2096, 10:00 AM')).toBeVisible();
    expect(first.getByRole('heading', { name: 'Study in Australia' })).toBeVisible();
    expect(first.getByText('Meet five universities.')).toBeVisible();
    expect(first.queryByText('Bring your transcripts.')).not.toBeInTheDocument();
    const link = first.getByRole('link', { name: 'See More about Study in Australia' });
    expect(link).toHaveAttribute('href', '/upcoming-events/4');
    expect(screen.getByText('Date not available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(view.page()).toMatchObject({ title: 'Upcoming events', canonical: '/upcoming-events' });
  });

  it('follows the links of the answer, and only to the API', async () => {
    const view = show(({ query }: { query: URLSearchParams }) =>
      query.get('page') === '2'
        ? eventPage([anEvent({ id: 6, title: 'Second page' })], {
            previous: 'http://api.test/api/app/event-list/',
          })
        : eventPage([anEvent()], {
            next: 'http://api.test/api/app/event-list/?page=2',
            previous: 'https://evil.example/?page=0',
          }),
    );
    expect(await screen.findByRole('button', { name: 'Next' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Second page')).toBeVisible();
    expect(view.location().search).toBe('?page=2');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Study in Australia')).toBeVisible();
    expect(view.location().search).toBe('');
  });

  it('opens a shared page at once', async () => {
    const view = show(eventPage([anEvent()]), '/upcoming-events?page=3');
    await screen.findByText('Study in Australia');
    expect(view.calls.map(({ query }) => query.get('page'))).toEqual(['3']);
  });

  it('says so when there are none', async () => {
    show(eventPage([]));
    expect(await screen.findByText('No events available currently.')).toBeVisible();
  });

  it.each<[string, unknown, string]>([
    ['a message', reply(500, { message: 'Down for an hour' }), 'Down for an hour'],
    ['an HTML body', reply(500, '<h1>Server Error (500)</h1>'), 'An error occurred while fetching events'],
    ['no answer', () => Promise.reject(new Error('net')), 'An error occurred while fetching events'],
  ])('tells a failure by %s and tries again', async (_case, answer, text) => {
    let fails = true;
    const view = show((call: never) =>
      fails ? (typeof answer === 'function' ? answer(call) : answer) : eventPage([anEvent()]),
    );
    expect(await within(await screen.findByRole('alert')).findByText(text)).toBeVisible();
    expect(view.page()?.title).toBe(text);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Study in Australia')).toBeVisible();
    expect(view.page()?.title).toBe('Upcoming events');
  });

  it('marks the card of an event that is over, below the coming ones', async () => {
    show(
      eventPage([
        anEvent({ id: 1, title: 'Gone', start_at: '2020-01-05T10:00:00Z', end_at: null }),
        anEvent({ id: 2, title: 'Coming' }),
      ]),
    );
    const list = within(await screen.findByRole('list', { name: 'Upcoming events' }));
    const [coming, gone] = list.getAllByRole('listitem');
    expect(within(coming!).getByRole('heading')).toHaveTextContent('Coming');
    expect(within(coming!).queryByText('This event is over')).not.toBeInTheDocument();
    expect(within(gone!).getByText('This event is over')).toBeVisible();
  });

  it('says after five seconds that it is still loading (decisions B-29)', () => {
    jest.useFakeTimers();
    try {
      show(() => new Promise(() => {}));
      expect(screen.getByText('Loading...')).toBeVisible();
      act(() => void jest.advanceTimersByTime(4_999));
      expect(screen.queryByText('Still loading…')).not.toBeInTheDocument();
      act(() => void jest.advanceTimersByTime(1));
      expect(screen.getByText('Still loading…')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('/upcoming-events/:id', () => {
  const show = (answer: unknown, options: { route?: string } = {}) => {
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
      widgets: { 'event-registration': registration },
    });
  };

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

  it('has a heading and a title also where the API gives it none', async () => {
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

  it('opens the registration dialog, also on the way back from login', async () => {
    const view = show(anEvent());
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    expect(screen.getByText('Dialog of 4 Study in Australia 5 December 2096, 10:00 AM')).toBeVisible();
    view.unmount();
    show(anEvent(), { route: '/upcoming-events/4#register' });
    expect(await screen.findByText(/^Dialog of 4/)).toBeVisible();
  });

  it('offers nothing to join once it is over', async () => {
    show(anEvent({ start_at: '2020-01-05T10:00:00Z', end_at: '2020-01-05T12:00:00Z' }));
    expect(await screen.findByText('This event is over')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Register for Event/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/upcoming-events');
  });

  it('falls back where the API says nothing, and claims no date it does not know', async () => {
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
    expect(screen.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument();
    expect(JSON.stringify(view.page()?.jsonLd)).not.toContain('"Event"');
  });

  it('says that an event does not exist, with 404', async () => {
    const view = show(reply(404, { detail: 'Not found.' }));
    expect(await screen.findByText('No event found.')).toBeVisible();
    await waitFor(() => expect(view.page()).toMatchObject({ status: 404, robots: 'noindex' }));
  });

  it('tells a failure with a way to try again', async () => {
    show(reply(500, ''));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Events' })).toBeVisible();
  });
});
