import { problems, read } from '../testing/read-files.ts';

/** 20:00 in Nepal, on 15 March 2026. */
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-15T14:15:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['2026-02-31', 'is not a date of the calendar'],
  ['2025-02-29', 'is not a date of the calendar'],
  ['2026-13-01', 'is not a date of the calendar'],
  ['2026-03-17', 'is in the future'],
  ['2082-12-31', 'is in the future'],
])('%s is no date of something that has happened', async (date, message) => {
  expect(
    await problems({
      'brand.yaml': 'name: A',
      'testimonials.yaml': `- { name: A, text: T, consent: "${date}" }`,
      'success-stories.yaml': `- { name: A, title: S, text: T, consent: "${date}" }`,
      'legal/privacy.yaml': `updated: "${date}"`,
    }),
  ).toEqual([
    expect.stringContaining(`testimonials.yaml line 1: testimonials[0].consent: ${message}`),
    expect.stringContaining(`success-stories.yaml line 1: successStories[0].consent: ${message}`),
    expect.stringContaining(`legal/privacy.yaml line 1: updated: ${message}`),
  ]);
});

test.each(['2024-02-29', '2026-03-15', '2026-03-16'])('%s is one, also a day ahead', async (date) => {
  const { pack } = await read({ 'brand.yaml': 'name: A', 'legal/privacy.yaml': `updated: "${date}"` });
  expect(pack.privacy.updated).toBe(date);
});

const branch = (fields: string) =>
  problems({ 'brand.yaml': 'name: A', 'branches.yaml': `- { id: kathmandu, city: Kathmandu, ${fields} }` });
const hours = (opens: string, closes: string) =>
  branch(`openingHours: [{ days: [sunday], opens: "${opens}", closes: "${closes}" }]`);

test('numbers and times in Devanagari are told which digits to write', async () => {
  const expected = expect.stringMatching(/: has digits of another script: write the digits 0 to 9$/);
  expect(await branch('phone: "+९७७ १ ०५५ ०१०१"')).toEqual([expected]);
  expect(await hours('१०:००', '17:00')).toEqual([expected]);
  expect(await hours('10:00', '5 pm')).toEqual([
    expect.stringContaining('write the time with four digits in quotes'),
  ]);
  expect(await problems({ 'brand.yaml': 'name: A', 'legal/privacy.yaml': 'updated: "२०२६-०३-३१"' })).toEqual([
    expected,
  ]);
});

test('a branch that closes at midnight is told how to write it', async () => {
  expect(await hours('10:00', '24:00')).toEqual([expect.stringContaining('closes at "23:59"')]);
});
