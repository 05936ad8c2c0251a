import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { PROFILE_KEY } from 'shared-shell/visitor-profile';
import { aCourse } from '../../testing/courses.ts';
import CostPage from './index.tsx';

const user = userEvent.setup();

const bank = {
  date: '2026-11-20',
  source: 'Nepal Rastra Bank',
  rates: [
    { currency: 'AUD', buy: 89, sell: 90 },
    { currency: 'GBP', buy: 165, sell: 166 },
  ],
};
const show = (route: string, rates: unknown = bank, course: unknown = aCourse()) =>
  renderWithHost(<CostPage />, {
    api: fakeApi({ 'GET /api/exchange-rates/': rates, 'GET /api/app/course-info/*': course }).api,
    route,
  });
/** Label → amounts of the sums at the top. */
const sums = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

it('shows what a plan costs once, every year and in all, and the funds to show, in rupees too', async () => {
  show('/cost?destination=australia&tuition=30000&years=2&partner=1');
  expect(
    await screen.findByText(/1 AUD = NPR 90: selling rate of Nepal Rastra Bank, 20 November 2026/),
  ).toBeVisible();
  expect(sums()).toEqual({
    Once: 'AUD 10,790NPR 9,71,100',
    'Each year': 'AUD 70,104NPR 63,09,360',
    'All of 2 years': 'AUD 150,998NPR 1,35,89,820',
    'To show for the visa': 'AUD 78,104NPR 70,29,360',
  });
  const once = within(screen.getByRole('table', { name: 'Paid once' }));
  expect(once.getByRole('row', { name: /^Visa application fee/ })).toHaveTextContent(
    /Published 2024.*Since 1 July 2025: AUD 2,000/,
  );
  expect(once.getByRole('link', { name: /^Official page about Additional applicant/ })).toHaveAttribute(
    'href',
    expect.stringContaining('immi.homeaffairs.gov.au'),
  );
  expect(screen.getByText('Or instead of the money:', { exact: false })).toHaveTextContent(
    'AUD 102,500 a year',
  );
});

it('has a picture with a bar for each year and one for the funds, whose amounts are in a table as well', async () => {
  show('/cost?destination=uk&tuition=10000&years=2&rate=100');
  const bars = await screen.findAllByRole('img', { name: /^Tuition: / });
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Tuition: NPR 10,00,000, Living: NPR 12,27,600, Health cover: NPR 77,600, Visa: NPR 49,000',
    'Tuition: NPR 10,00,000, Living: NPR 12,27,600, Health cover: NPR 77,600',
    'Tuition: NPR 10,00,000, Living: NPR 9,20,700',
  ]);
  const table = within(screen.getByText('The same as a table').closest('details')!);
  expect(table.getByRole('row', { name: /^Total/, hidden: true })).toHaveTextContent(
    'TotalNPR 23,54,200NPR 23,05,200NPR 19,20,700',
  );
  expect(screen.getByText(/1 GBP = NPR 100: your own rate/)).toBeVisible();
  expect(screen.getByText('28 days')).toBeVisible();
});

it('calculates while typing, and then writes the address', async () => {
  const view = show('/cost?destination=uk');
  expect(await screen.findByText(/Enter it above/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Tuition for a year' }), '15,000');
  expect(sums()['To show for the visa']).toContain('£24,207');
  await waitFor(() => expect(view.location().search).toBe('?destination=uk&tuition=15000'));
  expect(screen.getByRole('textbox', { name: 'Tuition for a year' })).toHaveValue('15,000');
  await user.click(screen.getByRole('checkbox', { name: 'I will study in London' }));
  expect(sums()['To show for the visa']).toContain('£27,006');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Destination' }), 'Canada');
  await waitFor(() => expect(view.location().search).toBe('?destination=canada&tuition=15000'));
});

it('tells screen readers the sum of a changed plan after a pause, and nothing when the page opens', async () => {
  show('/cost?destination=australia&tuition=30000&years=2');
  await screen.findByText(/1 AUD = NPR 90/);
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  act(() => jest.advanceTimersByTime(5000));
  expect(status().join('')).toBe('');
  await user.click(screen.getByRole('checkbox', { name: /partner/i }));
  expect(status().join('')).toBe('');
  act(() => jest.advanceTimersByTime(1500));
  expect(status()).toEqual(['All of 2 years: AUD 150,998, NPR 1,35,89,820']);
});

describe('the own exchange rate, which is for the currency of the destination,', () => {
  afterEach(() => localStorage.clear());

  it('goes when another destination has another currency', async () => {
    const view = show('/cost?destination=uk&tuition=10000&rate=141');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Destination' }), 'Australia');
    expect(screen.getByRole('textbox', { name: 'Rupees for 1 AUD' })).toHaveValue('');
    expect(await screen.findByText(/1 AUD = NPR 90: selling rate of Nepal Rastra Bank/)).toBeVisible();
    await waitFor(() => expect(view.location().search).toBe('?destination=australia&tuition=10000'));
  });

  it('is in the link of the profile to the same destination only', async () => {
    localStorage.setItem(
      PROFILE_KEY,
      JSON.stringify({ version: 1, destinations: ['United Kingdom', 'Australia'] }),
    );
    show('/cost?destination=uk&rate=141');
    const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await address('UK')).toBe('/cost?destination=uk&level=undergraduate&rate=141');
    expect(await address('Australia')).toBe('/cost?destination=australia&level=undergraduate');
  });
});

it("begins with a course's own country, fee, length and total", async () => {
  show('/cost?course=12');
  expect(await screen.findByRole('link', { name: 'Master of Information Technology' })).toHaveAttribute(
    'href',
    '/course_details/12',
  );
  expect(screen.getByText('Empty: AUD 38,400, as the course says.')).toBeVisible();
  expect(sums()).toMatchObject({ 'All of 2 years': 'AUD 141,820NPR 1,27,63,800' });
});

it('calculates a typed tuition in the currency that the field shows, also of a course with a total only', async () => {
  const course = aCourse({ annual_fees: null, total_fees: 60_000, currency_type: 'USD' });
  show('/cost?course=12&tuition=20000', bank, course);
  const currency = await screen.findByRole<HTMLSelectElement>('combobox', { name: /currency/i });
  await waitFor(() => expect(currency.selectedOptions[0]).toHaveTextContent('USD'));
  expect(sums()['Each year']).toContain('USD 20,000');
});

it.each([
  ['are missing', { date: null, source: null, rates: [] }],
  ['cannot be read', '<!doctype html>'],
  ['are too old', { ...bank, date: '2026-11-01' }],
])('uses the carried rates, and says so, when those of the bank %s', async (_what, rates) => {
  show('/cost?destination=australia', rates);
  await waitFor(() =>
    expect(screen.getAllByText(/rounded rate of September 2025 that this site carries/)[0]).toBeVisible(),
  );
  expect(sums().Once).toBe('AUD 5,600NPR 5,15,200');
});

it('says that the bank does not quote the New Zealand dollar', async () => {
  show('/cost?destination=newzealand');
  expect(await screen.findByText(/NPR 83: .* because Nepal Rastra Bank quotes no NZD/)).toBeVisible();
});

it('keeps the calculation when the course is unknown', async () => {
  show('/cost?course=99&destination=canada', bank, reply(404, { detail: 'Not found.' }));
  expect(await screen.findByText(/This course is not in our search any more/)).toBeVisible();
  expect(sums()).toHaveProperty('All of 3 years');
});

it.each(['15000 pounds', '12.345', '1.5 lakh', '-5', '99999999999', 'abc'])(
  'says that a tuition %p cannot be read, once the field is left',
  async (text) => {
    const view = show('/cost?destination=uk');
    const field = await screen.findByRole('textbox', { name: 'Tuition for a year' });
    await user.type(field, text);
    expect(field).toBeValid();
    await user.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter only a number of up to 10 digits and 2 decimals/);
    await waitFor(() => expect(new URLSearchParams(view.location().search).get('tuition')).toBe(text));
    expect(field).toHaveValue(text);
    await user.clear(field);
    await user.type(field, '१२०००');
    await user.tab();
    expect(field).toBeValid();
    expect(sums()['To show for the visa']).toContain('£21,207');
    await waitFor(() => expect(view.location().search).toBe('?destination=uk&tuition=12000'));
  },
);

it('says at the fields what of an address cannot be read, as a form that is sent without script has it', async () => {
  show('/cost?destination=uk&tuition=15000+pounds&rate=0');
  const tuition = await screen.findByRole('textbox', { name: 'Tuition for a year' });
  expect(tuition).toHaveValue('15000 pounds');
  expect(tuition).toBeInvalid();
  const rate = screen.getByRole('textbox', { name: 'Rupees for 1 GBP' });
  expect(rate).toHaveValue('0');
  expect(rate).toBeInvalid();
  expect(rate).toHaveAccessibleDescription(/Enter only a number above 0/);
  expect(await screen.findByText(/1 GBP = NPR 166: selling rate of Nepal Rastra Bank/)).toBeVisible();
});

it('has a form for which browsers restore no values after Back: its fields are what the address says', async () => {
  show('/cost?destination=uk');
  const destination = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Destination' });
  expect(destination.form).toHaveAttribute('autocomplete', 'off');
});

it.each([
  ['/cost', undefined],
  ['/cost?destination=uk', 'noindex,follow'],
])('%s is its own page for search engines, with the way to it', async (route, robots) => {
  const { page } = show(route);
  await waitFor(() => expect(page()).toMatchObject({ canonical: route }));
  expect(page()?.robots).toBe(robots);
  expect(page()?.jsonLd).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
});
