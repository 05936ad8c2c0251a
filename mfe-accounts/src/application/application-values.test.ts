import { applicationSchema, emptyApplication } from './application-values.ts';

const course = { name: 'Master of IT', universityName: 'Monash University' };
const problemsOf = (values: unknown) => applicationSchema.safeParse(values).error?.issues ?? [];

it('starts with editable names and marital status No, and requires nothing (C-30)', () => {
  const values = emptyApplication(course);
  expect(values).toMatchObject({
    preferred_university: 'Monash University',
    preferred_course: 'Master of IT',
    marital_status: 'No',
  });
  expect(problemsOf(values)).toEqual([]);
  expect(problemsOf({ ...values, preferred_university: '', preferred_course: '', email: 'x' })).toEqual([]);
});

it('requires the marital status once it was cleared (C-30)', () => {
  const values = { ...emptyApplication(course), marital_status: '' };
  expect(problemsOf(values)).toMatchObject([
    { path: ['marital_status'], message: 'Select your marital status' },
  ]);
});
