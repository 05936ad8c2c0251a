import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { appointmentSlotsQuery, createQueryClient } from 'shared-api';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { EarlyInputContext, EarlyInputReplay } from 'shared-shell/host';
import { firstSlots } from '../../appointments/first-slots.ts';
import { anAppointment, someSlots } from '../../testing/appointments.ts';
import BookPage from './index.tsx';

const user = userEvent.setup();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = (
  post: unknown,
  {
    slots = someSlots() as unknown,
    route = '/book',
    more = {},
    session = false,
    config = {},
    isKnown = false,
    around = (page: ReactNode) => <>{page}</>,
  } = {},
) => {
  const fake = fakeApi(
    { 'GET /api/app/appointments/slots/': slots, 'POST /api/app/appointments/': post, ...more },
    { accessToken: () => localStorage.getItem('accessToken') },
  );
  const queryClient = createQueryClient();
  // As after the server's rendering.
  if (isKnown)
    queryClient.setQueryData(
      appointmentSlotsQuery(fake.api, firstSlots(new URLSearchParams())).queryKey,
      slots as never,
    );
  const view = renderWithHost(around(<BookPage />), {
    api: fake.api,
    route,
    config,
    queryClient,
    ...(session && { session: { access: 'token-1' } }),
  });
  return {
    ...view,
    queryClient,
    calls: fake.calls,
    posted: () => fake.calls.filter(({ method }) => method === 'POST'),
  };
};
const fillIn = async () => {
  await user.click(await screen.findByRole('radio', { name: /^10:00/ }));
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Student visa');
  await user.type(screen.getByLabelText('Full name'), 'Asha Rai');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com ');
  await user.type(screen.getByLabelText('Mobile number'), '980-000-0000');
};
/** Whether no style hides the element, or one around it, in browsers without script. */
function isShownWithoutScript(element: Element): boolean {
  const hiding = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText.replaceAll(' ', '') === '(scripting:none)')
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ style }) => style.display === 'none');
  return !hiding.some(({ selectorText }) => element.closest(selectorText));
}
const submit = () => user.click(screen.getByRole('button', { name: /^Book/ }));

it('offers the places, days and times of the API', async () => {
  const view = show(null);
  expect(await screen.findByRole('radio', { name: /Kathmandu branch/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Online/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Saturday 21 November, Closed' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Sunday 22 November, Full' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Monday 23 November, 2 times' })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Which time on Monday 23 November?' })).toBeVisible();
  expect(view.page()).toMatchObject({ title: 'Book an appointment', canonical: '/book' });
});

it('shows the times of another place, and begins with the branch of the address', async () => {
  const view = show(null, {
    route: '/book?branch=butwal',
    slots: (call: { query: URLSearchParams }) => someSlots({ place: call.query.get('place') ?? 'kathmandu' }),
  });
  expect(await screen.findByRole('radio', { name: /Butwal branch/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Online/ }));
  await waitFor(() => expect(view.calls.at(-1)?.query.get('place')).toBe('online'));
});

describe('a time that is chosen while the times of another place are on their way', () => {
  const showOnline = async (online: unknown) => {
    let send = () => {};
    const answer = new Promise<unknown>((resolve) => {
      send = () => resolve(online);
    });
    const view = show(reply(409, { detail: 'This time is not free any more.' }), {
      slots: ({ query }: FakeCall) => (query.get('place') === 'online' ? answer : someSlots()),
    });
    await user.click(await screen.findByRole('radio', { name: /^Online/ }));
    await fillIn();
    expect(screen.getByRole('radio', { name: /^10:00/ })).toBeChecked();
    return { ...view, send: () => act(async () => send()) };
  };

  it('stays chosen where it is free there', async () => {
    const view = await showOnline(someSlots({ place: 'online' }));
    await view.send();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^10:00/ })).toBeChecked());
    expect(screen.getByRole('radio', { name: /^Online/ })).toBeChecked();
  });

  it('is said to be taken where it is not', async () => {
    const view = await showOnline(someSlots({ place: 'online', times: ['10:30'] }));
    await view.send();
    expect(await screen.findByText(/not free any more/)).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true, name: /^1\d:/ })).not.toBeInTheDocument();
  });

  it('is booked at that place, where the API checks it', async () => {
    const view = await showOnline(someSlots({ place: 'online' }));
    await submit();
    await waitFor(() => expect(view.posted()).toHaveLength(1));
    expect(view.posted()[0]?.body).toMatchObject({
      place: 'online',
      starts_at: expect.stringContaining('10:00'),
    });
    await view.send();
    expect(await screen.findAllByText(/taken/)).not.toHaveLength(0);
  });
});

it('names branches of the content pack in its language, other places as the API does', async () => {
  const branch = {
    id: 'butwal',
    city: 'बुटवल',
    name: 'बुटवल शाखा',
    address: 'म्याङ्गो ग्रोभ रोड 7',
    openingHours: [],
  };
  show(null, { config: { branches: [branch] } });
  expect(await screen.findByRole('radio', { name: 'बुटवल शाखा, म्याङ्गो ग्रोभ रोड 7' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Kathmandu branch, Putalisadak' })).toBeInTheDocument();
  expect(screen.queryByText(/Butwal|Traffic Chowk/)).not.toBeInTheDocument();
});

describe('days and times that are chosen before the code is there', () => {
  const slots = someSlots({ tuesday: ['10:00', '11:00'] });

  /** Shows the page as code that takes over does, which enters the choices in the order in which they were made. */
  async function takeOver(...choices: RegExp[]) {
    const enter = () => {
      const radios = choices.map((name) => screen.getByRole('radio', { name }));
      queueMicrotask(() => {
        for (const radio of radios) radio.click();
      });
      return true;
    };
    const earlyInput = {
      frame: document.body,
      watchHtml: () => () => {},
      replayValues: enter,
      replayReplaced: () => {},
      replayAction: () => {},
    };
    await act(async () =>
      show(null, {
        slots,
        isKnown: true,
        around: (page) => (
          <EarlyInputContext value={earlyInput}>
            {page}
            <EarlyInputReplay area="frame" />
          </EarlyInputContext>
        ),
      }),
    );
  }

  it('a time of the shown day is chosen', async () => {
    await takeOver(/^10:30/);
    expect(screen.getByRole('radio', { name: /^10:30/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Book Monday 23 November, 10:30' })).toBeVisible();
  });

  it('a time that was chosen after another day wins over that day, whose times were not shown', async () => {
    await takeOver(/^Tuesday/, /^10:30/);
    expect(screen.getByRole('radio', { name: /^Monday/ })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Which time on Monday 23 November?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^10:30/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Book Monday 23 November, 10:30' })).toBeVisible();
  });

  it('a day that was chosen last is shown, and the time is kept for its own day', async () => {
    await takeOver(/^10:30/, /^Tuesday/);
    expect(screen.getByRole('group', { name: 'Which time on Tuesday 24 November?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book this time' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Monday/ }));
    expect(screen.getByRole('radio', { name: /^10:30/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Book Monday 23 November, 10:30' })).toBeVisible();
  });
});

it('shows the first free day when the chosen one has no times in the next place', async () => {
  show(null, {
    slots: ({ query }: { query: URLSearchParams }) =>
      query.get('place') === 'online'
        ? someSlots({ place: 'online' })
        : someSlots({ tuesday: ['10:00', '11:00'] }),
  });
  await user.click(await screen.findByRole('radio', { name: /^Tuesday/ }));
  await user.click(screen.getByRole('radio', { name: /^Online/ }));
  expect(await screen.findByRole('radio', { name: /^10:30/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Monday/ })).toBeChecked();
});

it('a button that shows the last days keeps the focus, and does nothing there', async () => {
  const first = { ...someSlots(), last_date: '2026-12-01' };
  const last = { ...first, days: [{ date: '2026-12-01', is_open: false, slots: [] }] };
  const view = show(null, { slots: ({ query }: FakeCall) => (query.has('from') ? last : first) });
  const later = await screen.findByRole('button', { name: 'Later days' });
  await user.click(later);
  await waitFor(() => expect(later).toHaveAttribute('aria-disabled', 'true'));
  expect(later).toHaveFocus();
  const asked = view.calls.length;
  await user.keyboard('{Enter}');
  expect(view.calls).toHaveLength(asked);
});

it('offers earlier days where there are none after the last one that can be booked', async () => {
  sessionStorage.setItem(
    'bookingChoice',
    JSON.stringify({ branch: null, choice: { place: null, from: '2027-02-01', day: null, startsAt: null } }),
  );
  const view = show(null, {
    slots: ({ query }: FakeCall) =>
      query.get('from') === '2027-02-01' ? { ...someSlots(), days: [] } : someSlots(),
  });
  expect(await screen.findByText(/^There is no free time in these days/)).toBeVisible();
  const earlier = screen.getByRole('button', { name: 'Earlier days' });
  expect(screen.getByRole('button', { name: 'Later days' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(earlier);
  await screen.findByRole('radio', { name: /^10:00/ });
  expect(view.calls.at(-1)?.query.get('from')).toBe('2027-01-07');
  expect(earlier).toHaveFocus();
});

describe('while later days are on their way', () => {
  const someDays = () => ({ ...someSlots(), last_date: '2026-12-05' });
  const laterDays = () => ({
    ...someDays(),
    days: [
      { date: '2026-11-25', is_open: true, slots: [{ starts_at: '2026-11-25T10:00:00+05:45', free: 1 }] },
    ],
  });
  const showLater = async () => {
    let send = () => {};
    const answer = new Promise<unknown>((resolve) => {
      send = () => resolve(laterDays());
    });
    const view = show(null, { slots: ({ query }: FakeCall) => (query.has('from') ? answer : someDays()) });
    const button = await screen.findByRole('button', { name: 'Later days' });
    await user.click(button);
    const arrive = async () => {
      send();
      await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
    };
    return { ...view, button, arrive };
  };

  it('the button says so, keeps the focus and does nothing', async () => {
    const view = await showLater();
    expect(view.button).toHaveTextContent('Please wait...');
    expect(view.button).toHaveFocus();
    const asked = view.calls.length;
    await user.keyboard('{Enter}');
    expect(view.calls).toHaveLength(asked);
    await view.arrive();
    expect(await screen.findByRole('radio', { name: /^Wednesday 25 November/ })).toBeChecked();
    expect(view.button).toHaveTextContent('Later days');
  });

  it('a time of the shown days can be chosen, and stays with its day', async () => {
    const view = await showLater();
    await user.click(screen.getByRole('radio', { name: /^10:30/ }));
    expect(view.button).toHaveTextContent('Later days');
    await view.arrive();
    expect(screen.getByRole('radio', { name: /^10:30/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^10:30/ })).toHaveFocus();
    expect(screen.queryByText(/not free any more/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Book Monday 23 November, 10:30' })).toBeVisible();
  });
});

it('shows places, days, times and fields where no script runs, and no button that does nothing there', async () => {
  show(null);
  await screen.findByRole('radio', { name: /^10:00/ });
  const fields = [...screen.getAllByRole('radio'), screen.getByLabelText('Full name')];
  for (const control of [...fields, screen.getByRole('button', { name: /^Book/ })])
    expect(isShownWithoutScript(control)).toBe(true);
  expect(isShownWithoutScript(screen.getByRole('button', { name: 'Later days' }))).toBe(false);
  const names = new Set(fields.map((field) => field.getAttribute('name')));
  expect([...names]).toEqual(['place', 'day', 'starts_at', 'name']);
});

it('names every missing field at the field and in a summary', async () => {
  const view = show(null);
  await screen.findByRole('radio', { name: /^10:00/ });
  await submit();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  for (const text of [
    'Choose a day and a time.',
    'Choose what it is about.',
    'Enter your name.',
    'Enter an email address such as name@example.com.',
    'Enter a mobile number with 7 to 15 digits.',
  ])
    expect(within(summary).getByRole('link', { name: text })).toBeVisible();
  const [time] = within(screen.getByRole('group', { name: /^Which time/ })).getAllByRole('radio');
  expect(time).toBeInvalid();
  await user.click(within(summary).getByRole('link', { name: 'Choose a day and a time.' }));
  expect(time).toHaveFocus();
  expect(screen.getByRole('group', { name: /^Which time/ })).toHaveAccessibleDescription(
    /^.*Choose a day and a time\.$/,
  );
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter an email address/);
  expect(view.page()?.title).toBe('Error: Book an appointment');
  expect(view.posted()).toHaveLength(0);
});

it('takes a mobile number in Nepali digits', async () => {
  const view = show(reply(201, anAppointment()));
  await fillIn();
  const mobile = screen.getByLabelText(/^Mobile/);
  await user.clear(mobile);
  await user.type(mobile, '९८४१२३४५६७');
  await user.click(screen.getByRole('button', { name: 'Book Monday 23 November, 10:00' }));
  await waitFor(() => expect(view.posted()).toMatchObject([{ body: { contact: '९८४१२३४५६७' } }]));
});

it('books the chosen time and opens the page of the appointment', async () => {
  const view = show(reply(201, anAppointment()));
  await fillIn();
  await user.click(screen.getByRole('button', { name: 'Book Monday 23 November, 10:00' }));
  await waitFor(() => expect(view.location().pathname).toBe('/book/ABCD2345-secret'));
  expect(view.location().state).toEqual({ outcome: 'booked' });
  expect(view.posted()).toMatchObject([
    {
      body: {
        place: 'kathmandu',
        starts_at: '2026-11-23T10:00:00.000000+05:45',
        purpose: 'Student visa',
        name: 'Asha Rai',
        email: 'asha@example.com',
        contact: '980-000-0000',
        time_zone: expect.any(String),
        client_key: expect.stringMatching(/^[\da-f]{32}$/),
      },
    },
  ]);
  expect(sessionStorage.getItem('bookingDraft')).toBeNull();
  expect(sessionStorage.getItem('bookingChoice')).toBeNull();
});

it('keeps everything when the time was taken meanwhile, and offers the times that are left', async () => {
  let isTaken = false;
  const view = show(
    () => {
      isTaken = true;
      return reply(409, { detail: 'x', starts_at: ['x'] });
    },
    { slots: () => someSlots(isTaken ? { times: ['10:30'] } : {}) },
  );
  await fillIn();
  await submit();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(
    'This time has just been taken. Please choose another one. Everything else that you entered is still here.',
  );
  expect(screen.queryByRole('radio', { name: /^10:00/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Full name')).toHaveValue('Asha Rai');
  await user.click(screen.getByRole('radio', { name: /^10:30/ }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(view.posted()).toHaveLength(1);
});

it("shows the API's messages at their fields, and sends the same key when nothing has changed", async () => {
  let answer: unknown = reply(500, '<html></html>');
  const view = show(() => answer);
  await fillIn();
  await submit();
  expect(await screen.findByText('The appointment could not be booked. Please try again.')).toBeVisible();
  answer = reply(400, { email: ['This address has 3 upcoming appointments already.'] });
  await submit();
  expect(await screen.findAllByText('This address has 3 upcoming appointments already.')).toHaveLength(2);
  const keys = view.posted().map(({ body }) => (body as { client_key: string }).client_key);
  expect(keys[0]).toBe(keys[1]);
  await user.type(screen.getByLabelText('Full name'), 'x');
  await submit();
  await waitFor(() => expect(view.posted()).toHaveLength(3));
  expect(view.posted()[2]?.body).not.toMatchObject({ client_key: keys[0] });
});

it('shows the fields together with the times, which would move them', async () => {
  let answer = (_: unknown) => {};
  show(null, { slots: () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByText(/^Loading/)).toBeVisible();
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
  answer(someSlots());
  expect(await screen.findByLabelText('Full name')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^10:00/ })).toBeInTheDocument();
});

it('keeps what was typed as a draft of the tab', async () => {
  const first = show(null);
  await fillIn();
  first.unmount();
  show(null);
  expect(await screen.findByLabelText('Full name')).toHaveValue('Asha Rai');
});

describe('a choice that was made before', () => {
  /** Free times at every place, on Monday and Tuesday; `times` are those of Monday. */
  const slots =
    (times = ['10:00', '10:30']) =>
    ({ query }: FakeCall) =>
      someSlots({ place: query.get('place') ?? 'kathmandu', times, tuesday: ['11:00', '12:00'] });
  const choose = async (...names: RegExp[]) => {
    for (const name of names) await user.click(await screen.findByRole('radio', { name }));
  };

  it('is there again after a reload, a change of the language or a detour', async () => {
    const first = show(null, { slots: slots() });
    await choose(/^Butwal/, /^Tuesday/, /^12:00/);
    first.unmount();
    show(null, { slots: slots() });
    expect(await screen.findByRole('button', { name: 'Book Tuesday 24 November, 12:00' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Butwal/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Tuesday/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^12:00/ })).toBeChecked();
  });

  it('is there again under the branch of the address; a link to another branch begins with that one', async () => {
    const first = show(null, { slots: slots(), route: '/book?branch=butwal' });
    await choose(/^Online/, /^10:30/);
    first.unmount();
    const again = show(null, { slots: slots(), route: '/book?branch=butwal' });
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Online/ })).toBeChecked());
    again.unmount();
    show(null, { slots: slots(), route: '/book?branch=kathmandu' });
    expect(await screen.findByRole('radio', { name: /^Kathmandu/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Book this time' })).toBeVisible();
  });

  it('says that its time is not free any more', async () => {
    const first = show(null, { slots: slots() });
    await choose(/^Butwal/, /^10:00/);
    first.unmount();
    show(null, { slots: slots(['10:30']) });
    expect(
      await screen.findByText('Monday 23 November, 10:00 is not free any more. Please choose another time.'),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Butwal/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Book this time' })).toBeVisible();
    await choose(/^10:30/);
    expect(screen.queryByText(/is not free any more/)).not.toBeInTheDocument();
  });

  it.each(['not json', '7', '{"branch":null}', '{"branch":null,"choice":{"place":1}}'])(
    'stored as %s is none',
    async (stored) => {
      sessionStorage.setItem('bookingChoice', stored);
      show(null, { slots: slots() });
      expect(await screen.findByRole('radio', { name: /^Kathmandu/ })).toBeChecked();
    },
  );
});

it('fills in what the account is known by, without replacing what was typed', async () => {
  sessionStorage.setItem('bookingDraft', JSON.stringify({ name: 'Typed' }));
  show(null, {
    session: true,
    more: {
      'GET /api/app/appointments/mine/': { count: 0, next: null, previous: null, results: [] },
      'GET /api/app/application-list/': {
        count: 1,
        next: null,
        previous: null,
        results: [
          { id: 1, first_name: 'Asha', last_name: 'Rai', email: 'asha@example.com', contact: '9800000000' },
        ],
      },
    },
  });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com'));
  expect(screen.getByLabelText('Mobile number')).toHaveValue('9800000000');
  expect(screen.getByLabelText('Full name')).toHaveValue('Typed');
});

it("fills in the account's e-mail address when there is no application", async () => {
  const none = { count: 0, next: null, previous: null, results: [] };
  show(null, {
    session: true,
    more: {
      'GET /api/app/appointments/mine/': none,
      'GET /api/app/application-list/': none,
      'GET /api/user/account/': { email: 'account@example.com', role: 'user' },
    },
  });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('account@example.com'));
});

it('says where to write to when the API takes no appointments', async () => {
  show(null, { slots: reply(404, { detail: 'Not found.' }) });
  expect(await screen.findByText('Appointments cannot be booked online at the moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
});

it.each([
  ['right', 60_000],
  ['behind', -3_600_000],
])('offers the times that are left when the tab is shown again, by a clock that is %s', async (_case, ms) => {
  let slots = someSlots();
  show(null, { slots: () => slots });
  await user.click(await screen.findByRole('radio', { name: /^10:00/ }));
  slots = someSlots({ times: ['10:30'] });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText(/^Monday 23 November, 10:00 is not free any more/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^10:00/ })).toBeNull();
  clock.mockRestore();
});
