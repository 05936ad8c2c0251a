import { read, warningsOf } from '../testing/read-files.ts';

const brand = { 'brand.yaml': 'name: A' };
const branch = (fields: string, links = '') => ({
  ...brand,
  'branches.yaml': `- id: a\n  city: A\n  ${fields}\n`,
  'links.yaml': links,
});
const hours = (...lines: string[]) =>
  branch(`openingHours:\n${lines.map((line) => `    - ${line}\n`).join('')}`);

test('hours of one day that overlap have a warning; those after a break have none', async () => {
  expect(
    await warningsOf(
      hours(
        '{ days: [sunday, monday], opens: "09:00", closes: "12:00" }',
        '{ days: [sunday, monday], opens: "12:00", closes: "16:00" }',
        '{ days: [tuesday], opens: "09:00", closes: "17:00" }',
        '{ days: [monday, friday], opens: "15:30", closes: "17:00" }',
      ),
    ),
  ).toEqual([
    'branches.yaml line 7: branches[0].openingHours[3]: overlaps the hours from 12:00 to 16:00 of the same day: write the hours of a day once',
  ]);
});

test('a copyright year of Bikram Sambat has a warning, next year has none', async () => {
  const withYear = (year: number) => warningsOf({ 'brand.yaml': `name: A\ncopyrightYear: ${year}\n` });
  expect(await withYear(2083)).toEqual([
    'brand.yaml line 2: copyrightYear: is in the future: write the year of the international calendar (not Bikram Sambat)',
  ]);
  expect(await withYear(new Date().getFullYear() + 1)).toEqual([]);
});

test('a day or purpose that is named twice has a warning and is shown once', async () => {
  const files = {
    ...hours('{ days: [sunday, monday, sunday], opens: "09:00", closes: "12:00" }'),
    'appointments.yaml': 'purposes:\n  - Visa\n  - Tests\n  - Visa\n',
  };
  expect(await warningsOf(files)).toEqual([
    'branches.yaml line 4: branches[0].openingHours[0].days[2]: is named twice: delete one of the two',
    'appointments.yaml line 4: purposes[2]: is named twice: delete one of the two',
  ]);
  const { pack } = await read(files);
  expect(pack.branches[0]?.openingHours[0]?.days).toEqual(['sunday', 'monday']);
  expect(pack.appointments.purposes).toEqual(['Visa', 'Tests']);
});

test('a branch without room for one appointment has a warning, unless appointments are booked elsewhere', async () => {
  const files = hours('{ days: [sunday], opens: "09:00", closes: "09:20" }');
  const withAppointments = (text: string) => warningsOf({ ...files, 'appointments.yaml': text });
  expect(await withAppointments('slotMinutes: 30')).toEqual([
    'branches.yaml line 3: branches[0].openingHours: has no room for an appointment of 30 minutes, so that nobody can book one here: write longer hours, or a smaller slotMinutes in appointments.yaml',
  ]);
  expect(await withAppointments('slotMinutes: 20')).toEqual([]);
  expect(await withAppointments('slotMinutes: 30\nurl: https://calendly.com/a/b')).toEqual([]);
});

test.each([
  [
    'latitude: 85.3, longitude: 27.7',
    [
      'branches.yaml line 3: branches[0].location: would be in Nepal with its numbers exchanged: exchange the two',
    ],
  ],
  ['latitude: 27.7, longitude: 85.3', []],
  // Sydney.
  ['latitude: -33.87, longitude: 151.2', []],
])('the place %s', async (location, expected) => {
  expect(await warningsOf(branch(`location: { ${location} }`))).toEqual(expected);
});

const embedded = 'https://www.openstreetmap.org/export/embed.html?bbox=85.30%2C27.70%2C85.31%2C27.71';

test.each([
  [embedded, ''],
  [embedded, 'frames: [https://www.openstreetmap.org]'],
  ['https://www.google.com/maps/embed?pb=1', ''],
  ['https://maps.google.com/maps?q=Putalisadak&output=embed', ''],
])('the map %s is shown with the links "%s"', async (mapUrl, links) => {
  expect(await warningsOf(branch(`mapUrl: "${mapUrl}"`, links))).toEqual([]);
});

test.each([
  [
    'https://openstreetmap.org/export/embed.html?bbox=1',
    '',
    'is not shown, because https://openstreetmap.org is not one of the services in frames (https://www.google.com, ',
  ],
  [
    embedded,
    'frames: []',
    'is not shown, because https://www.openstreetmap.org is not one of the services in frames (none): ',
  ],
  [
    'https://www.google.com/maps/place/Putalisadak',
    '',
    'is a page that refuses to be shown inside another one: ',
  ],
  ['https://www.openstreetmap.org/node/1', '', 'is a page that refuses to be shown inside another one: '],
])('the map %s is not shown with the links "%s", and has a warning', async (mapUrl, links, message) => {
  expect(await warningsOf(branch(`mapUrl: "${mapUrl}"`, links))).toEqual([
    expect.stringContaining(`branches.yaml line 3: branches[0].mapUrl: ${message}`),
  ]);
});
