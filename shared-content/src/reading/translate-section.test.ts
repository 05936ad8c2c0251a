import { problems, read, warningsOf } from '../testing/read-files.ts';

const brand = { 'brand.yaml': 'name: A\ndemonstration: true' };
const branches = {
  ...brand,
  'branches.yaml': '- { id: b, city: B }\n- { id: c, city: C }',
};
const testimonials = {
  ...brand,
  'testimonials.yaml': '- { name: A, text: a, detail: one }\n- { name: B, text: b, detail: two }',
};

test('a translation replaces the texts that it names; the others stay in English', async () => {
  const english = await read({
    'brand.yaml': 'name: A\ntagline: T',
    'branches.yaml': '- { id: b, city: B }\n- { id: c, city: C }',
  });
  const { pack, languages, version, warnings } = await read({
    'brand.yaml': 'name: A\ntagline: T',
    'branches.yaml': '- { id: b, city: B }\n- { id: c, city: C }',
    'ne/brand.yaml': 'tagline: ट',
    'ne/branches.yaml': '- { id: b, city: ब, name: ब शाखा }\n-\n',
  });
  expect(pack).toEqual(english.pack);
  expect(english.languages).toEqual({});
  expect(version).not.toBe(english.version);
  expect(warnings).toEqual([]);
  expect(languages?.ne?.brand).toEqual({ ...pack.brand, tagline: 'ट' });
  expect(languages?.ne?.branches).toEqual([
    { id: 'b', city: 'ब', name: 'ब शाखा', openingHours: [] },
    { id: 'c', city: 'C', name: 'C branch', openingHours: [] },
  ]);
});

test('what a translation has more than the English pack is named', async () => {
  expect(
    await problems({
      'brand.yaml': 'name: A',
      'branches.yaml': '- { id: b, city: B }',
      'ne/brand.yaml': 'tagine: ट',
      'ne/branches.yaml': '- { city: [ब] }\n- { city: स }',
      'ne/links.yaml': 'chat: [1',
    }),
  ).toEqual([
    'ne/brand.yaml line 1: tagine: is not a known field: did you mean tagline?',
    'ne/branches.yaml: has 2 entries, the English file has 1: translate the entries of the English file in their order',
    'ne/branches.yaml line 1: branches[0].city: is of another kind than in the English file',
    expect.stringMatching(/^ne\/links\.yaml line 1: is not valid YAML/),
  ]);
});

test('entries are matched by their id, wherever they stand', async () => {
  const { languages, warnings } = await read({
    ...branches,
    'ne/branches.yaml': '- { id: c, city: स }\n- { id: b, city: ब }',
    'testimonials.yaml': '- { name: New, text: n }\n- { id: a, name: A, text: a }',
    'ne/testimonials.yaml': '- { id: a, name: अ }',
  });
  expect(warnings).toEqual([]);
  expect(languages?.ne?.branches.map(({ id, city }) => [id, city])).toEqual([
    ['b', 'ब'],
    ['c', 'स'],
  ]);
  expect(languages?.ne?.testimonials).toEqual([
    { name: 'New', text: ['n'] },
    { name: 'अ', text: ['a'] },
  ]);
});

test('an id that matches no entry, is missing, or is used twice is refused', async () => {
  expect(
    await problems({
      ...branches,
      'ne/branches.yaml': '- { id: d, city: ड }\n- { city: ब }\n- { id: c, city: स }\n- { id: c, city: स }',
      'testimonials.yaml': '- { name: A, text: a }',
      'ne/testimonials.yaml': '- { id: a, name: अ }',
    }),
  ).toEqual([
    'ne/branches.yaml line 1: branches[0].id: "d" is the id of no entry in branches.yaml: write one of b, c, or delete the entry',
    'ne/branches.yaml line 2: branches[1].id: is missing: other entries have one, so write the id of the same entry in branches.yaml',
    'ne/branches.yaml line 4: branches[3].id: "c" is used twice: translate every entry once',
    'ne/testimonials.yaml line 1: testimonials[0].id: "a" is the id of no entry in testimonials.yaml: write the id there, too',
  ]);
});

test('a mistake is named where it stands in the translation, also in another order', async () => {
  expect(
    await problems({ ...branches, 'ne/branches.yaml': '- id: c\n  phone: "1"\n- id: b\n  town: ब' }),
  ).toEqual([
    expect.stringMatching(/^ne\/branches\.yaml line 4: branches\[1\]\.town: is not a known field/),
    expect.stringMatching(/^ne\/branches\.yaml line 2: branches\[0\]\.phone: write the number/),
  ]);
});

test('entries without ids are matched by their order, with a warning where the English ones have ids', async () => {
  const { languages, warnings } = await read({
    ...branches,
    'ne/branches.yaml': '- { city: ब }\n- { city: स }',
  });
  expect(languages?.ne?.branches.map(({ id, city }) => [id, city])).toEqual([
    ['b', 'ब'],
    ['c', 'स'],
  ]);
  expect(warnings).toEqual([
    {
      file: 'ne/branches.yaml',
      message:
        'entries are matched by their order, which is wrong as soon as one is moved: write in each entry the id that it has in branches.yaml, such as id: b',
    },
  ]);
});

test('a list that is matched by its order and is shorter than the English one has a warning', async () => {
  expect(
    await warningsOf({
      ...testimonials,
      'ne/testimonials.yaml': '- { name: अ }',
      'branches.yaml': branches['branches.yaml'],
      'ne/branches.yaml': '- { city: ब }',
    }),
  ).toEqual([
    'ne/branches.yaml: has 1 of the 2 entries of branches.yaml; entries are matched by their order: write in each entry the id that it has in branches.yaml, such as id: b',
    'ne/testimonials.yaml: has 1 of the 2 entries of testimonials.yaml; entries are matched by their order: write a lone - for each entry without a translation, or give the entries of both files an id',
  ]);
});

test('lists of equal length without ids have no warning', async () => {
  expect(await warningsOf({ ...testimonials, 'ne/testimonials.yaml': '- { name: अ }\n-' })).toEqual([]);
});

test('a translation that repeats a text of another entry has a warning; one that changes it has none', async () => {
  expect(
    await warningsOf({
      ...testimonials,
      'ne/testimonials.yaml': '- { name: ब, detail: two }\n- { name: अ, detail: एक }',
    }),
  ).toEqual([
    'ne/testimonials.yaml line 1: testimonials[0].detail: is the one of testimonials[1] in testimonials.yaml, but entries are matched by their order: write the entry at that place, or give the entries of both files an id',
  ]);
});

test('English files that are missing, but have a translation, are named themselves', async () => {
  const { languages, warnings } = await read({
    'ne/brand.yaml': 'tagline: ट',
    'ne/testimonials.yaml': '- { name: अ, text: अ }',
  });
  const message = (file: string) => `is missing, but ${file} translates it: add the file, or delete ${file}`;
  expect(warnings).toEqual([
    { file: 'brand.yaml', message: message('ne/brand.yaml') },
    { file: 'testimonials.yaml', message: message('ne/testimonials.yaml') },
  ]);
  expect(languages?.ne?.testimonials).toEqual([]);
  expect(languages?.ne?.brand).toMatchObject({ name: 'Study abroad consultancy', tagline: 'ट' });
});

test.each(['# none yet\n', '[]'])(
  'an English list that is empty, %j, but has a translation, is named itself',
  async (text) => {
    const { languages, warnings } = await read({
      ...brand,
      'testimonials.yaml': text,
      'ne/testimonials.yaml': '- { name: अ, text: अ }',
    });
    expect(warnings).toEqual([
      {
        file: 'testimonials.yaml',
        message:
          'is empty, but ne/testimonials.yaml translates it: write the English texts, or delete ne/testimonials.yaml',
      },
    ]);
    expect(languages?.ne?.testimonials).toEqual([]);
  },
);

test('a privacy text that exists only in the translation is shown', async () => {
  const { languages } = await read({
    ...brand,
    'ne/legal/privacy.yaml': 'sections: [{ heading: ह, text: ट }]',
  });
  expect(languages?.ne?.privacy.sections).toEqual([{ heading: 'ह', text: ['ट'] }]);
});

test('a picture that is missing has one warning, and one more where the translation names another one', async () => {
  const english = {
    ...brand,
    'testimonials.yaml': '- { name: A, text: a, portrait: a.png }\n- { name: B, text: b, portrait: a.png }',
  };
  const message = 'is not in the pack: add the picture, or delete the line';
  const expected = [
    `testimonials.yaml line 1: testimonials[0].portrait: a.png ${message}`,
    `testimonials.yaml line 2: testimonials[1].portrait: a.png ${message}`,
  ];
  expect(await warningsOf({ ...english, 'ne/brand.yaml': 'tagline: ट' })).toEqual(expected);
  expect(
    await warningsOf({ ...english, 'ne/testimonials.yaml': '-\n- { name: अ, portrait: b.png }' }),
  ).toEqual([...expected, `ne/testimonials.yaml line 2: testimonials[1].portrait: b.png ${message}`]);
});

test('a missing picture of a translation is named where it stands there', async () => {
  expect(
    await warningsOf({
      ...branches,
      'ne/branches.yaml': '- id: c\n  mapPicture: c.png\n- id: b\n',
    }),
  ).toEqual([
    'ne/branches.yaml line 2: branches[0].mapPicture: c.png is not in the pack: add the picture, or delete the line',
  ]);
});

test('what neither the pack nor its translation names is in the language of the page', async () => {
  const { pack, languages } = await read({
    'brand.yaml': 'name: A\ndemonstration: true',
    'branches.yaml': '- { id: pokhara, city: Pokhara }\n- { id: dang, city: Dang }',
    'ne/branches.yaml': '- { id: pokhara, city: पोखरा }',
  });
  expect(pack.branches.map(({ name }) => name)).toEqual(['Pokhara branch', 'Dang branch']);
  expect(languages?.ne?.branches.map(({ name }) => name)).toEqual(['पोखरा शाखा', 'Dang branch']);
  expect(pack.brand.tagline).toBe('Study abroad, step by step');
  expect(languages?.ne?.brand.tagline).toBe('वैदेशिक अध्ययन, एक-एक पाइला गर्दै');
});
