import { applicationSchema, emptyApplication } from './application-values.ts';

const course = { name: 'Master of IT', universityName: 'Monash University' };
const sender = {
  first_name: 'Asha',
  last_name: 'Rai',
  email: 'asha@example.com',
  contact: '+977 980 0000000',
};
const problemsOf = (values: unknown) =>
  (applicationSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

it('starts with the names of the course and marital status No (C-30, C-47)', () => {
  expect(emptyApplication(course)).toMatchObject({
    preferred_university: 'Monash University',
    preferred_course: 'Master of IT',
    marital_status: 'No',
  });
});

it('requires who sends it, and nothing else (C-34)', () => {
  expect(problemsOf(emptyApplication(course))).toEqual([
    ['first_name', 'Enter your first name'],
    ['last_name', 'Enter your last name'],
    ['email', 'Email is required.'],
    ['contact', 'Enter your mobile number'],
  ]);
  expect(problemsOf({ ...emptyApplication(course), ...sender })).toEqual([]);
  expect(problemsOf({ ...emptyApplication(course), ...sender, first_name: '  ' })).toEqual([
    ['first_name', 'Enter your first name'],
  ]);
});

it.each(['123456', '1234567890123456', 'call me'])('refuses the mobile number %p', (contact) => {
  expect(problemsOf({ ...emptyApplication(course), ...sender, contact })).toEqual([
    ['contact', 'Enter a mobile number with 7 to 15 digits'],
  ]);
});

it('requires a valid email, and the marital status once it was cleared (C-30)', () => {
  const values = { ...emptyApplication(course), ...sender, email: 'x', marital_status: '' };
  expect(problemsOf(values)).toEqual([
    ['email', 'Invalid email format'],
    ['marital_status', 'Select your marital status'],
  ]);
});
