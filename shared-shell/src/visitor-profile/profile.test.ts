import fc from 'fast-check';
import { createDeviceValue } from '../device-value/device-value.ts';
import { readProfile } from './profile.ts';
import { PROFILE_KEY } from './use-visitor-profile.ts';

const full = {
  qualification: 'grade_12',
  grade: { scheme: 'gpa', value: 3.2 },
  english: { test: 'ielts', overall: 6.5, parts: { writing: 6 } },
  finished: 2025,
  budgetNpr: 2_500_000,
  intake: '2027-02',
  destinations: ['Australia', 'Germany'],
};

test('keeps a valid profile as it is', () => expect(readProfile(full)).toEqual(full));

test.each<[string, object, object | null]>([
  ['an unknown qualification', { ...full, qualification: 'phd?' }, { ...full, qualification: undefined }],
  [
    'a grade above its scheme',
    { ...full, grade: { scheme: 'gpa', value: 72 } },
    { ...full, grade: undefined },
  ],
  [
    'a division that does not exist',
    { ...full, grade: { scheme: 'division', value: 'fourth' } },
    { ...full, grade: undefined },
  ],
  [
    'a score outside the test',
    { ...full, english: { test: 'ielts', overall: 65, parts: { writing: 6, reading: 12 } } },
    { ...full, english: { test: 'ielts', parts: { writing: 6 } } },
  ],
  [
    'scores of a test that was not taken',
    { ...full, english: { test: 'none', overall: 6 } },
    { ...full, english: { test: 'none' } },
  ],
  ['a month that does not exist', { ...full, intake: '2027-13' }, { ...full, intake: undefined }],
  [
    'the same destination twice',
    { ...full, destinations: ['Australia', 'Australia', 7] },
    { ...full, destinations: ['Australia'] },
  ],
  ['nothing valid', { qualification: 1, grade: [], english: 'ielts', finished: '2025' }, null],
])('reads %s field by field', (_, stored, read) =>
  // Missing and undefined fields are the same.
  expect(readProfile(stored)).toEqual(read),
);

test('reads anything without an error, and what it read once more unchanged', () =>
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const profile = readProfile(value);
      expect(readProfile(profile)).toEqual(profile);
    }),
  ));

test.each(['{', '[]', '"x"', '{"grade":1}'])('takes %s in the storage for no profile', (text) => {
  localStorage.setItem(PROFILE_KEY, text);
  expect(createDeviceValue(PROFILE_KEY, readProfile, () => window.localStorage).read()).toBeNull();
});
