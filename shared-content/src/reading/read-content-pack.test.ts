import { problems, read, sourceOf, warningsOf } from '../testing/read-files.ts';
import { readContentPack } from './read-content-pack.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>';
test('the empty pack has a neutral name and nothing else', async () => {
  const { pack, warnings, source: name } = await readContentPack(null);
  expect(name).toBe('none');
  expect(warnings).toEqual([]);
  expect(pack.brand).toEqual({
    name: 'Study abroad consultancy',
    tagline: 'Study abroad, step by step',
    copyrightYear: 2024,
    licences: [],
    colours: {},
    demonstration: false,
  });
  expect(pack.branches).toEqual([]);
  expect(pack.links).toEqual({
    social: {},
    frames: expect.arrayContaining(['https://www.openstreetmap.org']),
  });
  expect(pack.partners).toEqual({ firstRow: [], secondRow: [] });
});

test('files with only comments are as good as none', async () => {
  const { pack } = await read({
    'brand.yaml': 'name: A\n',
    'branches.yaml': '# none yet\n',
    'links.yaml': '\n',
  });
  expect(pack.branches).toEqual([]);
  expect(pack.brand.name).toBe('A');
});

test.each(['', '\n', '\uFEFF', '# name: A\n'])(
  'a brand.yaml of %j is refused, with or without other files',
  async (text) => {
    const expected = [expect.stringMatching(/^brand\.yaml( line \d)?: name: is missing: add it$/)];
    expect(await problems({ 'brand.yaml': text })).toEqual(expected);
    expect(await problems({ 'brand.yaml': text, 'branches.yaml': '- { id: a, city: A }' })).toEqual(expected);
  },
);

test('other files without brand.yaml are refused, and their mistakes are named, too', async () => {
  expect(await problems({ 'branches.yaml': '- { id: a, city: A }', 'links.yaml': 'chatt: a' })).toEqual([
    'brand.yaml: is missing: add it with the name, or choose the folder of a pack',
    'links.yaml line 1: chatt: is not a known field: did you mean chat?',
  ]);
});

test('a folder without any file of a pack is the empty pack, or refused on request', async () => {
  const source = sourceOf({ 'content.md': '# Notes' });
  expect((await readContentPack(source)).pack.brand.name).toBe('Study abroad consultancy');
  await expect(readContentPack(source, { refuseIncomplete: true })).rejects.toThrow('brand.yaml: is missing');
});

test.each(['', ' \n'])('a list that was emptied to %j is refused', async (text) => {
  expect(await problems({ 'brand.yaml': 'name: A', 'branches.yaml': text })).toEqual([
    'branches.yaml: is empty: write [] when the list has no entry, or delete the file',
  ]);
  expect((await read({ 'brand.yaml': 'name: A', 'branches.yaml': '[]' })).pack.branches).toEqual([]);
});

test('a branch has its defaults; pictures become public paths with their size', async () => {
  const { pack, pictures, warnings } = await read({
    'brand.yaml': 'name: A',
    'branches.yaml': '- id: pokhara\n  city: Pokhara\n  mapPicture: pictures/map.svg\n',
    'pictures/map.svg': svg,
  });
  expect(warnings).toEqual([]);
  const [name] = [...pictures.keys()];
  expect(pack.branches).toEqual([
    {
      id: 'pokhara',
      city: 'Pokhara',
      name: 'Pokhara branch',
      openingHours: [],
      mapPicture: { src: `/content/pictures/${name}`, width: 40, height: 20 },
    },
  ]);
  expect(pictures.get(name ?? '')?.contentType).toBe('image/svg+xml');
});

test('every problem of every file is named, with file, line, field and cure', async () => {
  expect(
    await problems({
      'brand.yaml': 'name: A\ntagine: B\ncolours:\n  primary: "#9DB4FF"\n',
      'branches.yaml': '- id: kathmandu\n  city: K\n\n  phone: "01-4xxxxxx"\n- id: kathmandu\n  town: K\n',
      'links.yaml': 'social:\n  facebook: https://www.facebook.com/\n',
      'testimonials.yaml': '- name: [1\n',
    }),
  ).toEqual([
    'brand.yaml line 4: colours.primary: cannot be read: its contrast is 2.0:1 on #FFFFFF (cards), at least 4.5:1 is needed; choose a darker colour',
    'brand.yaml line 2: tagine: is not a known field: did you mean tagline?',
    'branches.yaml line 4: branches[0].phone: write the number with country code, digits and spaces only, such as "+977 1 055 0101"',
    'branches.yaml line 5: branches[1].city: is missing: add it',
    'branches.yaml line 6: branches[1].town: is not a known field: allowed here: id, city, name, address, phone, mobile, email, website, openingHours, location, mapUrl, mapPicture',
    'links.yaml line 2: social.facebook: is the front page of facebook.com: write the address of your own page, such as https://www.facebook.com/your-page',
    expect.stringMatching(
      /^testimonials\.yaml line 2: is not valid YAML: .*; look for a missing quote, colon or space$/,
    ),
  ]);
});

test.each([
  ['links.yaml', 'chat: "https://wa.me/"', 'chat'],
  ['appointments.yaml', 'url: https://calendly.com/', 'url'],
  ['appointments.yaml', 'url: https://calendly.com', 'url'],
  ['appointments.yaml', 'url: http://calendly.com/me', 'url'],
  ['links.yaml', 'social:\n  youtube: https://evil.example/@a', 'social.youtube'],
  ['navigation.yaml', '- { label: A, href: "javascript:alert(1)", placement: menu }', 'navigation[0].href'],
  ['navigation.yaml', '- { label: A, href: "//evil.example", placement: menu }', 'navigation[0].href'],
  ['branches.yaml', '- { id: a, city: A, mapUrl: "https://maps.evil.example/x" }', 'branches[0].mapUrl'],
  ['branches.yaml', '- { id: a, city: A, mapPicture: ../../secret.svg }', 'branches[0].mapPicture'],
  [
    'branches.yaml',
    '- { id: a, city: A, openingHours: [{ days: [sunday], opens: "10:00", closes: "09:00" }] }',
    'branches[0].openingHours[0].closes',
  ],
  ['appointments.yaml', 'url: https://user:word@calendly.com/me', 'url'],
  ['testimonials.yaml', '- { id: a, name: A, text: T }\n- { id: a, name: B, text: T }', 'testimonials[1].id'],
])('%s: %s is refused', async (file, text, field) => {
  const [first] = await problems({ 'brand.yaml': 'name: A', [file]: text });
  expect(first).toContain(`${file} line`);
  expect(first).toContain(`${field}: `);
});

test('pages at services that carry the account in path or host are accepted', async () => {
  const { pack } = await read({
    'brand.yaml': 'name: A',
    'appointments.yaml': 'url: https://ridgeway.acuityscheduling.com',
    'links.yaml': 'social:\n  linkedin: https://www.linkedin.com/company/a\n',
  });
  expect(pack.appointments.url).toBe('https://ridgeway.acuityscheduling.com');
});

test.each([
  ['missing', {}, 'is not in the pack'],
  ['a script', { 'a.svg': svg.replace('<path', '<script>alert(1)</script><path') }, 'contains a script'],
  ['a handler', { 'a.svg': svg.replace('<path', '<path onclick="alert(1)"') }, 'contains an event handler'],
  [
    'a link',
    { 'a.svg': svg.replace('<path', '<image href="https://x.example/a.png"/><path') },
    'contains a link',
  ],
  ['no picture', { 'a.svg': 'hello' }, 'is not a picture'],
])('a picture that is %s is left out with a warning', async (_what, files, message) => {
  const { pack, warnings } = await read({
    'brand.yaml': 'name: A',
    'partners.yaml': 'firstRow:\n  - { name: P, logo: a.svg }\n',
    ...files,
  });
  expect(pack.partners.firstRow).toEqual([{ name: 'P' }]);
  expect(warnings).toContainEqual(
    expect.objectContaining({
      file: 'partners.yaml',
      line: 2,
      field: 'firstRow[0].logo',
      message: expect.stringContaining(message),
    }),
  );
});

test('a picture that is there in other capital and small letters is named', async () => {
  const { warnings } = await read({
    'brand.yaml': 'name: A\nlogo: pictures/Logo.SVG\n',
    'pictures/logo.svg': svg,
  });
  expect(warnings.map(({ message }) => message)).toContain(
    'pictures/Logo.SVG is not in the pack, but pictures/logo.svg is: write its capital and small letters as the file has them',
  );
});

test.each([
  [
    'a number that is too small',
    { 'appointments.yaml': 'slotMinutes: 7\n' },
    'write whole minutes from 10 to 240',
  ],
  ['a number in quotes', { 'appointments.yaml': 'capacity: "2"\n' }, 'write a whole number from 1 to 50'],
  [
    'a list that is too long',
    { 'navigation.yaml': '- { label: A, href: /contact, placement: menu }\n'.repeat(11) },
    'has too many entries: at most 10',
  ],
  ['a list without entries', { 'appointments.yaml': 'purposes: []\n' }, 'has too few entries: at least 1'],
  ['a file without a space after the colon', { 'links.yaml': 'chat:1\n' }, 'has no space after the colon'],
  ['a list without a space after the dash', { 'branches.yaml': '-id: a\n' }, 'has no space after the dash'],
])('%s has a message with the cure', async (_what, files, message) => {
  expect(await problems({ 'brand.yaml': 'name: A', ...files })).toEqual([expect.stringContaining(message)]);
});

test('unused files and missing consents are warnings; consents are not published', async () => {
  const { pack, warnings } = await read({
    'brand.yaml': 'name: A',
    'pictures/old.svg': svg,
    'testimonials.yaml':
      '- { name: N, text: "one\\n\\ntwo", consent: "2026-03-31" }\n- { name: M, text: three }\n',
  });
  expect(pack.testimonials).toEqual([
    { name: 'N', text: ['one', 'two'] },
    { name: 'M', text: ['three'] },
  ]);
  expect(warnings.map(({ file, line, field }) => [file, line, field])).toEqual([
    ['testimonials.yaml', 2, 'testimonials[1].consent'],
    ['pictures/old.svg', undefined, undefined],
  ]);
});

const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c]\n`;

test.each(['brand.yaml', 'ne/brand.yaml'])(
  'a few lines of YAML in %s cannot expand to gigabytes',
  async (file) => {
    expect(await problems({ 'brand.yaml': 'name: A', [file]: bomb })).toEqual([
      expect.stringContaining(`${file}: cannot be read: `),
    ]);
  },
);

test.each(['links.yaml', 'ne/links.yaml'])('every fault of the YAML in %s is named, once', async (file) => {
  expect(
    await problems({ 'brand.yaml': 'name: A', [file]: 'chat: "+977 1 055 0101"\nchat: a\nstaff: [1\n' }),
  ).toEqual([
    `${file} line 2: is not valid YAML: Map keys must be unique; look for a missing quote, colon or space`,
    expect.stringMatching(new RegExp(`^${file} line \\d: is not valid YAML: (?!.* at line )`)),
  ]);
});

test('the id that stands for online appointments is refused', async () => {
  expect(await problems({ 'brand.yaml': 'name: A', 'branches.yaml': '- { id: online, city: A }' })).toEqual([
    'branches.yaml line 1: branches[0].id: "online" stands for online appointments, so this branch could not be booked: write another id, such as its city',
  ]);
});

test('ids that only translations need are not published', async () => {
  const { pack } = await read({
    'brand.yaml': 'name: A\nlicences: [{ id: a, name: L }]\ndemonstration: true',
    'partners.yaml': 'firstRow: [{ id: a, name: P }]',
    'testimonials.yaml': '- { id: a, name: N, text: T }',
    'success-stories.yaml': '- { id: a, name: N, title: S, text: T }',
    'memberships.yaml': '- { id: a, name: M }',
    'certifications.yaml': '- { id: a, name: C }',
    'navigation.yaml': '- { id: a, label: L, href: /events, placement: menu }',
    'legal/privacy.yaml': 'sections: [{ id: a, heading: H, text: T }]',
  });
  expect(JSON.stringify(pack)).not.toContain('"id"');
});

test('a picture that says where it was taken is shown, with a warning', async () => {
  const exif = Buffer.from(
    '45786966000049492a0008000000010025880400010000001a00000000000000010002000500030000000000000000000000',
    'hex',
  );
  const webp = Buffer.from(
    'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoEAAIAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=',
    'base64',
  );
  const { pack, warnings } = await read({
    'brand.yaml': 'name: A\nlogo: a.webp',
    'a.webp': Buffer.concat([webp, exif]),
  });
  expect(pack.brand.logo).toMatchObject({ width: 4, height: 2 });
  expect(warnings).toEqual([
    {
      file: 'brand.yaml',
      line: 2,
      field: 'logo',
      message: expect.stringMatching(/^a\.webp says where it was taken.*: save it without location data/),
    },
  ]);
});

test('a logo far from square has a warning, because its place is square', async () => {
  const logoOf = (width: number, height: number) =>
    warningsOf({
      'brand.yaml': 'name: A\nlogo: a.svg\ndemonstration: true',
      'a.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
    });
  expect(await logoOf(900, 180)).toEqual([
    expect.stringMatching(/^brand\.yaml line 2: logo: is 900 × 180 pixels, .* take a picture about as wide/),
  ]);
  expect(await logoOf(64, 48)).toEqual([]);
});
