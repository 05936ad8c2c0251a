import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { failPictures } from 'shared-ui/testing';
import { aCourse } from '../../testing/courses.ts';
import { aPage, aUniversity } from '../../testing/universities.ts';
import UniversityPage from './index.tsx';

const user = userEvent.setup();
afterEach(() => localStorage.clear());

const scholarship = {
  id: 1,
  scholarship_name: 'Demo award',
  value: 'A$5,000',
  details: [{ id: 1, detail: 'First year only' }],
  requirements: 'GPA 3.2',
  url: 'javascript:alert(1)',
};
const show = (answer: unknown = aUniversity(), answers: Record<string, unknown> = {}) => {
  const fake = fakeApi({
    'GET /api/app/university-info/*/': answer,
    'GET /api/app/scholarship-list/': aPage([scholarship]),
    'GET /api/app/course-list/': aPage([aCourse({ id: 12 })]),
    ...answers,
  });
  const apply = ({ open, course }: { open: boolean; course: { name: string; universityName: string } }) =>
    open ? <p>{`Applying for ${course.name} at ${course.universityName}`}</p> : null;
  const view = renderWithHost(<UniversityPage />, {
    api: fake.api,
    path: '/university/:universityId/:countryId',
    route: '/university/4/0',
    widgets: { apply },
    session: { access: 'token-1' },
  });
  return { ...view, calls: fake.calls };
};

it('shows every part of the specification', async () => {
  const view = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Monash University' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'study@monash.example' })).toHaveAttribute(
    'href',
    'mailto:study@monash.example',
  );
  expect(screen.getByRole('link', { name: /^monash\.example/ })).toHaveAttribute(
    'href',
    'https://www.monash.example/',
  );
  expect(screen.getByRole('row', { name: 'Demo ranking 42 2026' })).toBeVisible();
  expect(screen.getByText('Clayton')).toBeVisible();
  expect(screen.getByText('A university in Melbourne.')).toBeVisible();
  const titles = [
    'Offer letter',
    'Academic',
    'English language',
    'Turnaround time',
    'Financial',
    'Specific genuine student',
  ];
  for (const name of titles)
    expect(screen.getByRole('heading', { name }).closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByRole('heading', { name: 'English language' }));
  expect(screen.getByText('IELTS 6.5.')).toBeVisible();
  expect(await screen.findByText('Demo award')).toBeVisible();
  expect(screen.getByText('First year only')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Official page/ })).not.toBeInTheDocument();
  expect(view.page()).toMatchObject({ canonical: '/university/4/1', title: 'Monash University' });
});

it('shows drawn pictures and initials in place of pictures that failed before hydration', async () => {
  const restore = failPictures();
  const { container } = show(aUniversity({ logo: 'http://api.test/logo.png' }));
  expect(await screen.findByText('MU')).toBeVisible();
  expect(container.querySelectorAll('img').length).toBeGreaterThan(1);
  expect([...container.querySelectorAll('img')].filter(({ src }) => src.includes('api.test'))).toEqual([]);
  restore();
});

it('shows the register number that its structured data contains', async () => {
  const accreditations = [
    { id: 1, accreditation: 'CRICOS registered provider', register: 'CRICOS', code: '00008C' },
  ];
  const view = show(aUniversity({ accreditations }));
  expect(await screen.findByText(/CRICOS 00008C/)).toBeVisible();
  expect(view.page()?.jsonLd).toContainEqual(
    expect.objectContaining({
      identifier: { '@type': 'PropertyValue', propertyID: 'CRICOS', value: '00008C' },
    }),
  );
});

it('lists its courses with View Detail and Apply Now', async () => {
  const view = show();
  const list = within(await screen.findByRole('list', { name: 'Courses at Monash University' }));
  expect(
    (await list.findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  ).toEqual([
    ['Length', '2 years'],
    ['Annual fee', 'A$38,400'],
    ['Total fee', 'A$76,800'],
    ['Intakes', 'February, July, October'],
  ]);
  expect(list.getByRole('link', { name: /^View Detail/ })).toHaveAttribute('href', '/course_details/12');
  await user.click(list.getByRole('button', { name: /^Apply Now/ }));
  expect(
    screen.getByText('Applying for Master of Information Technology at Monash University'),
  ).toBeVisible();
  expect(view.calls.find(({ path }) => path === '/api/app/course-list/')?.query.get('university')).toBe('4');
});

it('loads all courses on request', async () => {
  const view = show(aUniversity(), {
    'GET /api/app/course-list/': ({ query }: FakeCall) =>
      query.get('page_size') === '1000'
        ? aPage([aCourse(), aCourse({ id: 99, course_name: 'The last one' })])
        : aPage([aCourse()], { count: 2 }),
  });
  await user.click(await screen.findByRole('link', { name: 'Show all 2 courses' }));
  expect(await screen.findByText('The last one')).toBeVisible();
  expect(view.calls.at(-1)?.query.toString()).toBe('records=1000&limit=1000&page_size=1000&university=4');
});

/** What surrounds the page and can have the focus; Safari gives it to that when a link in it is pressed. */
const focusMain = () => {
  const main = document.body.appendChild(Object.assign(document.createElement('main'), { tabIndex: -1 }));
  main.focus();
};

it.each([
  ['elsewhere', () => {}],
  ['in Safari', focusMain],
])(
  'shows twelve of a thousand courses, then all on request with the focus on the next one, %s',
  async (_where, press) => {
    const many = aPage(
      Array.from({ length: 40 }, (_, index) =>
        aCourse({ id: index + 1, course_name: `Course ${index + 1}` }),
      ),
    );
    show(aUniversity(), { 'GET /api/app/course-list/': many });
    const list = await screen.findByRole('list', { name: 'Courses at Monash University' });
    const cards = () => within(list).getAllByRole('heading');
    await waitFor(() => expect(cards()).toHaveLength(12));
    await user.click(screen.getByRole('link', { name: 'Show all 40 courses' }));
    press();
    await waitFor(() => expect(cards()).toHaveLength(40));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'View Detail for Course 13' })).toHaveFocus(),
    );
  },
);

it('omits empty parts, and a failure affects only its section', async () => {
  show(
    aUniversity({
      email: null,
      website: 'javascript:x',
      rankings: [],
      locations: [],
      academic_requirement: ' ',
      city: null,
    }),
    {
      'GET /api/app/scholarship-list/': reply(500, ''),
      'GET /api/app/course-list/': reply(500, ''),
    },
  );
  expect(await screen.findByText('An error occurred while fetching scholarships')).toBeVisible();
  expect(await screen.findByText('An error occurred while fetching courses.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Academic' })).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Monash University');
});

it('renders with null in every field', async () => {
  const nothing = Object.fromEntries(Object.keys(aUniversity()).map((key) => [key, null]));
  show(
    { ...nothing, id: 4 },
    {
      'GET /api/app/scholarship-list/': aPage([
        { id: 1, scholarship_name: null, value: null, details: null },
      ]),
      'GET /api/app/course-list/': aPage([{ id: 9, course_name: null, university: null, intake: null }]),
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'University' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^View Detail/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Course' })).toBeVisible();
  expect(screen.getAllByText('Contact for details')).toHaveLength(2);
  expect(screen.getByText('No Intake Provided')).toBeVisible();
  expect(screen.queryByText(/null|undefined|NaN|\[object/)).not.toBeInTheDocument();
});

it('answers 404 for an unknown university', async () => {
  const view = show(reply(404, { detail: 'Not found.' }));
  expect(await screen.findByText('No university found.')).toBeVisible();
  await waitFor(() => expect(view.page()?.status).toBe(404));
});
