import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { failPictures } from 'shared-ui/testing';
import { aBareCourse, aCourse } from '../../testing/courses.ts';
import CourseDetailPage from './index.tsx';

const user = userEvent.setup();
afterEach(() => localStorage.clear());

function show(answer: unknown, route = '/course_details/12', isLoggedIn = false) {
  const fake = fakeApi({ 'GET /api/app/course-info/*': answer });
  const apply = ({
    open,
    onClose,
    course,
  }: {
    open: boolean;
    onClose: () => void;
    course: { name: string };
  }) =>
    open ? (
      <button type="button" onClick={onClose}>
        Apply dialog of {course.name}
      </button>
    ) : null;
  return renderWithHost(<CourseDetailPage />, {
    api: fake.api,
    path: '/course_details/:id',
    route,
    widgets: { apply },
    session: isLoggedIn ? { access: 'token-1' } : undefined,
  });
}

/** Label → value, as a screen reader reads the list. */
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .filter((term) => !term.closest('[aria-labelledby=cost]'))
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it('shows every fact of the specification', async () => {
  const view = show(aCourse());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Master of Information Technology' }),
  ).toBeVisible();
  expect(facts()).toEqual({
    'Course Intake': 'February, July, October',
    'Course length': '2 years',
    'Program Type': 'Master',
    Location: 'Melbourne',
    'Course Type': 'Full time',
    'Annual Fees': 'A$38,400',
    'Total Fees': 'A$76,800',
    'Application deadline': '15 January 2027',
  });
  expect(screen.getByRole('link', { name: 'University Details' })).toHaveAttribute('href', '/university/4/1');
  expect(screen.getByText('Australian Computer Society')).toBeVisible();
  expect(view.page()).toMatchObject({
    title: 'Master of Information Technology — Monash University — A$38,400/yr',
    canonical: '/course_details/12',
  });
});

it('shows a drawn picture and initials in place of pictures that failed before hydration', async () => {
  const restore = failPictures();
  const university = { ...aCourse().university!, logo: 'http://api.test/logo.png' };
  const { container } = show(aCourse({ university, images: [{ image: 'http://api.test/course.jpg' }] }));
  expect(await screen.findByText('MU')).toBeVisible();
  expect(container.querySelector('header img')).toBeInTheDocument();
  expect([...container.querySelectorAll('img')].filter(({ src }) => src.includes('api.test'))).toEqual([]);
  restore();
});

it('shows the place of study, and loads the map only on request', async () => {
  const { container } = show(aCourse());
  const place = within(await screen.findByRole('region', { name: 'Where you study' }));
  expect(place.getByRole('group')).toHaveTextContent('Monash UniversityMelbourne, Australia');
  const link = new URL(place.getByRole('link', { name: /^Open in maps/ }).getAttribute('href')!);
  expect(link.searchParams.get('query')).toBe('Monash University, Melbourne, Australia');
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(place.getByRole('button', { name: 'Show the map' }));
  const frame = place.getByTitle('Map of Monash University');
  expect(new URL(frame.getAttribute('src')!).searchParams.get('q')).toBe(
    'Monash University, Melbourne, Australia',
  );
});

it('shows the entry requirements that the API gives', async () => {
  const view = show(aCourse({ english_min: 7, gpa_min: 2.84 }));
  await screen.findByRole('heading', { name: 'Entry requirements' });
  expect(facts()).toMatchObject({
    'English: overall IELTS score': '7.0',
    'Grade point average (out of 4.0)': '2.8',
  });
  view.unmount();
  show(aCourse());
  await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText('The university does not state its entry requirements here.')).toBeVisible();
});

it('shows scores of each test, grades and source, and how the visitor stands to them', async () => {
  localStorage.setItem(
    'profile',
    JSON.stringify({ qualification: 'bachelor', english: { test: 'toefl', overall: 70 } }),
  );
  show(
    aCourse({
      requirements: {
        english: [
          { test: 'ielts', overall: 6.5, listening: 6, reading: 6, writing: 6, speaking: 6 },
          { test: 'pte', overall: 58, writing: 50 },
        ],
        academic: {
          qualification: 'bachelor',
          scheme: 'percentage',
          minimum: 55,
          text: 'In a related subject.',
        },
        source_url: 'https://university.example/entry',
        checked_on: '2026-10-02',
      },
    }),
  );
  await screen.findByRole('heading', { name: 'Entry requirements' });
  expect(facts()).toMatchObject({
    IELTS: '6.5, no part below 6.0',
    'PTE Academic': '58 (writing 50)',
    'Last qualification': "Bachelor's degree",
    Percentage: '55 %',
  });
  expect(screen.getByRole('link', { name: 'Page of the university' })).toHaveAttribute(
    'href',
    'https://university.example/entry',
  );
  expect(screen.getByText(/, checked 2 October 2026$/)).toBeVisible();
  expect(screen.getByText('You need 9 more in TOEFL iBT')).toBeVisible();
  expect(screen.getByText('IELTS 6.5 corresponds to TOEFL iBT 79.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Comparison published by ETS, 2010' })).toBeVisible();
  expect(screen.getByText('Asks for a grade of 55 %, not in your profile yet')).toBeVisible();
  localStorage.clear();
});

it('shows the fallbacks of a course without details', async () => {
  show(aBareCourse());
  await screen.findByRole('heading', { level: 1, name: 'Diploma of Nursing' });
  expect(facts()).toEqual({
    'Course Intake': 'No Intake Provided',
    'Course length': 'N/A',
    'Program Type': 'N/A',
    Location: 'N/A',
    'Course Type': 'N/A',
    'Annual Fees': 'Contact for details',
    'Total Fees': 'Contact for details',
    'Application deadline': 'N/A',
  });
  expect(screen.queryByRole('link', { name: 'University Details' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Where you study' })).not.toBeInTheDocument();
});

it('shows the application in the dialog, also on the way back from login', async () => {
  const view = show(aCourse(), '/course_details/12', true);
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
  const dialog = screen.getByRole('dialog', { name: 'Apply for Master of Information Technology' });
  await user.click(within(dialog).getByText('Apply dialog of Master of Information Technology'));
  expect(dialog).not.toBeVisible();
  view.unmount();
  show(aCourse(), '/course_details/12#apply', true);
  expect(await screen.findByText(/^Apply dialog/)).toBeVisible();
});

it('asks guests to log in, with links that lead back', async () => {
  show(aCourse());
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Apply for Master of Information Technology' }));
  expect(dialog.getByText('You have to login first.')).toBeVisible();
  const back = '?next=%2Fcourse_details%2F12%23apply';
  expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/login${back}`);
  expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/signup${back}`);
  expect(dialog.queryByText(/^Apply dialog/)).not.toBeInTheDocument();
});

it("shows 'Loading...' first, and after five seconds that it is still loading", () => {
  jest.useFakeTimers();
  try {
    show(() => new Promise(() => {}));
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.queryByText('Still loading…')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Still loading…')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it.each<[string, unknown]>([
  ['an unknown course', reply(404, { detail: 'Not found.' })],
  ['an empty answer', {}],
])('answers 404 for %s', async (_case, answer) => {
  const view = show(answer);
  expect(await screen.findByText('No course found.')).toBeVisible();
  await waitFor(() => expect(view.page()).toMatchObject({ status: 404, robots: 'noindex' }));
});

it.each<[string, unknown]>([
  ['an error with a message', reply(500, { message: 'secret stack' })],
  ['an HTML body', reply(500, '<h1>Server Error (500)</h1>')],
  ['something unreadable', [1, 2, 3]],
])('shows the error text after %s and retries', async (_case, answer) => {
  let fails = true;
  const view = show(() => (fails ? answer : aCourse()));
  const reported = jest.spyOn(view.host.telemetry, 'error');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText("We don't have any results currently to show. Visit later.")).toBeVisible();
  // Both shown and reported (C-21).
  expect(reported).toHaveBeenCalledWith(expect.anything(), { call: 'course-info' });
  fails = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Master of Information Technology' }),
  ).toBeVisible();
});

it.each([null, '', ' '])('has a heading and a title for a course whose name is %j', async (course_name) => {
  const view = show({ ...aCourse(), course_name });
  expect(await screen.findByRole('heading', { level: 1, name: 'Course' })).toBeVisible();
  await waitFor(() => expect(view.page()?.title).toBe('Course — Monash University — A$38,400/yr'));
});
