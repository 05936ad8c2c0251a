import { problems, read, warningsOf } from '../testing/read-files.ts';

const refused = (start: string) => `"${start}" would be cut off the text: put the text in quotes`;

test.each([
  ['!Amazing counsellors', refused('!Amazing')],
  ['! Amazing counsellors', refused('!')],
  ['!!Amazing counsellors', refused('!!Amazing')],
  ['&amp; Co', refused('&amp;')],
  ['*bold*', 'a text cannot begin with * (as "*bold*" does): put the text in quotes'],
])('%s without quotes is refused in every language, with its line', async (text, message) => {
  const testimonials = '- name: A\n  text: B\n';
  expect(
    await problems({ 'brand.yaml': 'name: A', 'testimonials.yaml': `- name: A\n  text: ${text}\n` }),
  ).toEqual([`testimonials.yaml line 2: ${message}`]);
  expect(
    await problems({
      'brand.yaml': 'name: A',
      'testimonials.yaml': testimonials,
      'ne/testimonials.yaml': `- name: A\n  text: ${text}\n`,
    }),
  ).toEqual([`ne/testimonials.yaml line 2: ${message}`]);
});

test('the same texts in quotes, and an anchor that something refers to, are read as they are written', async () => {
  const { pack, warnings } = await read({
    'brand.yaml': 'name: "&amp; Co #1"\nlegalName: &company Ridgeway\ntagline: *company',
    'memberships.yaml': "- name: '!A #b'\n- name: C#d & e! *f*",
  });
  expect(warnings).toEqual([]);
  expect(pack.brand).toMatchObject({ name: '&amp; Co #1', legalName: 'Ridgeway', tagline: 'Ridgeway' });
  expect(pack.memberships).toEqual([{ name: '!A #b' }, { name: 'C#d & e! *f*' }]);
});

const cure = 'put the whole text in quotes, or write the comment on a line of its own';

test('text that is cut off as a comment has a warning in every language', async () => {
  const english = {
    'brand.yaml': 'name: A\ntagline: B #c\ndemonstration: true',
    'branches.yaml': '- id: a\n  city: A\n  address: Juniper House #14, Silver Bell Lane, Kathmandu, Nepal',
    'testimonials.yaml': '- name: A\n  text: They helped me\n    from the first day #grateful',
  };
  const expected = [
    `brand.yaml line 2: "#c" is cut off as a comment: ${cure}`,
    `branches.yaml line 3: "#14, Silver Bell Lane, Kathmandu, Nepal" is cut off as a comment: ${cure}`,
    `testimonials.yaml line 3: "#grateful" is cut off as a comment: ${cure}`,
  ];
  expect(await warningsOf(english)).toEqual(expected);
  expect(await warningsOf({ ...english, 'ne/brand.yaml': 'tagline: ट #अ' })).toEqual([
    ...expected,
    `ne/brand.yaml line 1: "#अ" is cut off as a comment: ${cure}`,
  ]);
});

test('what is clearly a comment has no warning', async () => {
  expect(
    await warningsOf({
      'brand.yaml':
        '# ours\nname: A        # a text needs no quotes\nlegalName: "B" #c\nyearsOfService: 7 #d\ndemonstration: true #e\n',
      'branches.yaml':
        '- id: a\n  city: A\n  openingHours:\n    - days: [sunday] #g\n      opens: 09:00 #h\n      closes: 10:00 #i\n',
      'legal/privacy.yaml':
        'updated: 2026-03-31 #j\nsections:   #k\n  - heading: H\n    text: | #l\n      T #m\n',
    }).catch((error) => error.message),
  ).toEqual([]);
});
