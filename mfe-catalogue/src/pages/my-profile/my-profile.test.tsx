import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { messages as inNepali } from '../../messages.ne.ts';
import MyProfilePage from './index.tsx';
import { checkForm, intakeChoices, studyGap, toForm } from './profile-form.ts';

const user = userEvent.setup();
beforeEach(() => localStorage.clear());
const stored = () => JSON.parse(localStorage.getItem('profile') ?? 'null');

function show() {
  const fake = fakeApi({
    'GET /api/app/country-list/': {
      results: [
        { id: 1, country_name: 'Australia', flag: null },
        { id: 4, country_name: 'Germany', flag: null },
      ],
    },
  });
  return { ...renderWithHost(<MyProfilePage />, { api: fake.api, route: '/my-profile' }), calls: fake.calls };
}

it('saves every change on the device, sends nothing, and deletes everything with one button', async () => {
  const { calls } = show();
  await user.selectOptions(await screen.findByLabelText('Last qualification'), '+2 (class 12)');
  await user.selectOptions(screen.getByLabelText('Your grade is given as'), 'Percentage');
  await user.type(screen.getByLabelText('Your grade'), '72');
  await user.selectOptions(screen.getByLabelText('English test'), 'IELTS');
  await user.type(screen.getByLabelText('Overall score'), '6.5');
  await user.click(screen.getByText('Scores of the four parts'));
  await user.type(screen.getByLabelText('Writing'), '6');
  await user.type(screen.getByLabelText('Year finished'), '2025');
  await user.type(screen.getByLabelText(/^Highest tuition fee a year/), '25,00,000');
  await user.click(await screen.findByRole('checkbox', { name: 'Germany' }));
  expect(screen.getByText('NPR 25,00,000')).toBeVisible();
  expect(stored()).toEqual({
    qualification: 'grade_12',
    grade: { scheme: 'percentage', value: 72 },
    english: { test: 'ielts', overall: 6.5, parts: { writing: 6 } },
    finished: 2025,
    budgetNpr: 2_500_000,
    destinations: ['Germany'],
  });
  expect(calls.map(({ path }) => path)).toEqual(['/api/app/country-list/']);
  // Only destination and budget are in the address of the search.
  expect(screen.getByRole('link', { name: 'Search courses that fit' })).toHaveAttribute(
    'href',
    '/course-search?country=4&maxFeeNpr=2500000&fits=1',
  );

  await user.click(screen.getByRole('button', { name: 'Delete my profile' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(stored()).not.toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my profile' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete my profile' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(localStorage.getItem('profile')).toBeNull();
  expect(screen.getByLabelText('Year finished')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent(/^Nothing is saved yet/);
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
});

it('says what is impossible once the field is left, and keeps the rest', async () => {
  localStorage.setItem('profile', JSON.stringify({ finished: 2025, english: { test: 'ielts', overall: 6 } }));
  show();
  const score = await screen.findByLabelText('Overall score');
  expect(score).toHaveValue('6');
  await user.clear(score);
  await user.type(score, '65');
  expect(screen.queryByText(/^Enter a score/)).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Enter a score from 0 to 9 in steps of 0.5.')).toBeVisible();
  expect(score).toBeInvalid();
  expect(stored()).toEqual({ finished: 2025, english: { test: 'ielts' } });
});

it('shows by which tables scores and grades are compared', async () => {
  show();
  await user.click(await screen.findByText('How scores and grades are compared'));
  const table = within(screen.getByRole('table', { name: 'Lowest scores that correspond to an IELTS band' }));
  expect(table.getByRole('row', { name: '6.5 79 55 120' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Comparison published by Pearson, July 2025' })).toBeVisible();
});

test.each([
  ['6,5', 6.5],
  [' 7 ', 7],
  ['6.3', undefined],
  ['-6', undefined],
  ['6e0', undefined],
])('the IELTS score %j is read as %s', (overall, score) => {
  const { profile, errors } = checkForm({ ...toForm(null), test: 'ielts', overall });
  expect(profile?.english?.overall).toBe(score);
  expect(errors.overall === undefined).toBe(score !== undefined);
});

test('numbers are read in Nepali digits in every field', () => {
  const { profile, errors } = checkForm({
    ...toForm(null),
    gradeScheme: 'gpa',
    grade: '३.६५',
    test: 'ielts',
    overall: '६.५',
    parts: { ...toForm(null).parts, writing: '६' },
    finished: '२०२३',
    budget: '२५,००,०००',
  });
  expect(errors).toEqual({});
  expect(profile).toEqual({
    grade: { scheme: 'gpa', value: 3.65 },
    english: { test: 'ielts', overall: 6.5, parts: { writing: 6 } },
    finished: 2023,
    budgetNpr: 2_500_000,
  });
});

test.each([
  ['1970', undefined],
  ['2031', undefined],
  ['2032', 'Enter a year in AD from 1970 to 2031, for example 2025.'],
  ['2069', 'Enter a year in AD from 1970 to 2031, for example 2025.'],
  ['2070', 'Enter the year in AD, not in Bikram Sambat: BS 2070 is AD 2013 or 2014.'],
  ['2080', 'Enter the year in AD, not in Bikram Sambat: BS 2080 is AD 2023 or 2024.'],
  ['२०८०', 'Enter the year in AD, not in Bikram Sambat: BS 2080 is AD 2023 or 2024.'],
  ['2100', 'Enter the year in AD, not in Bikram Sambat: BS 2100 is AD 2043 or 2044.'],
  ['2101', 'Enter a year in AD from 1970 to 2031, for example 2025.'],
  ['2080.5', 'Enter a year in AD from 1970 to 2031, for example 2025.'],
  ['20.25', 'Enter a year in AD from 1970 to 2031, for example 2025.'],
])('in 2026 the year %s has the error %s', (finished, error) => {
  const { profile, errors } = checkForm({ ...toForm(null), finished }, new Date('2026-11-22T00:00:00Z'));
  expect(errors.finished).toBe(error);
  expect(profile === null).toBe(error !== undefined);
});

test('a stored year that is impossible is an error at once', async () => {
  localStorage.setItem('profile', JSON.stringify({ finished: 2080 }));
  show();
  expect(await screen.findByLabelText('Year finished')).toBeInvalid();
  expect(screen.getByText(/^Enter the year in AD, not in Bikram Sambat/)).toBeVisible();
});

test('the messages about the year are in Nepali as well', () => {
  expect(inNepali.finishedRule(1970, 2031)).toBe('इस्वी संवत्‌मा 1970 देखि 2031 सम्मको वर्ष लेख्नुहोस्, जस्तै 2025।');
  expect(inNepali.bikramSambatYear(2080)).toMatch(/वि\.सं\. 2080 भनेको इस्वी संवत् 2023 वा 2024 हो।$/);
});

test.each([
  ['2500000.00', 2_500_000],
  ['NPR 25,00,000', 2_500_000],
  ['२५०००००', 2_500_000],
  ['0', undefined],
  ['25 lakh', undefined],
])('the budget %j is read as %s', (budget, budgetNpr) => {
  const { profile, errors } = checkForm({ ...toForm(null), budget });
  expect(profile?.budgetNpr).toBe(budgetNpr);
  expect(errors.budget === undefined).toBe(budgetNpr !== undefined);
});

test('an empty form is no profile, and a profile fills the form that gives it back', () => {
  expect(checkForm(toForm(null))).toEqual({ profile: null, errors: {} });
  const profile = {
    qualification: 'bachelor',
    grade: { scheme: 'division', value: 'first' },
    english: { test: 'pte', overall: 58, parts: { reading: 60 } },
    finished: 2024,
    budgetNpr: 1_800_000,
    intake: '2027-09',
    destinations: ['Canada'],
  } as const;
  expect(checkForm(toForm(profile))).toEqual({ profile, errors: {} });
});

test('starts can be wanted from next month, also over the end of a year', () => {
  const choices = intakeChoices(new Date('2026-11-22T00:00:00Z'));
  expect(choices.slice(0, 3)).toEqual(['2026-12', '2027-01', '2027-02']);
  expect(choices).toHaveLength(30);
});

test.each([
  [{ finished: 2024, intake: '2027-02' }, 3],
  [{ finished: 2026, intake: '2027-02' }, null],
  [{ intake: '2027-02' }, null],
])('the gap of %j is %s', (profile, years) => expect(studyGap(profile)).toBe(years));

it('is not indexed, like the other pages of what is on the device', async () => {
  const { page } = show();
  await waitFor(() => expect(page()).toMatchObject({ canonical: '/my-profile', robots: 'noindex,follow' }));
});
