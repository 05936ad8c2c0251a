import { problems } from '../testing/read-files.ts';

const quote = 'put the whole text in quotes';

test.each([
  [
    'a tab',
    '- id: a\n\tcity: B\n  name: C\n  openingHours:\n    - days: [sunday]\n- id: b\n',
    'line 2: begins with a tab: write spaces instead',
  ],
  [
    'a tab below a field',
    '- location:\n\t\tlatitude: 1\n',
    'line 2: begins with a tab: write spaces instead',
  ],
  [
    'a non-breaking space',
    '- id: a\n\u00a0\u00a0city: B\n',
    'line 2: has a non-breaking space where an ordinary one belongs: delete it and type a space',
  ],
  [
    'a non-breaking space after the colon',
    '- id:\u00a0a\n  city: B\n',
    'line 1: has a non-breaking space where an ordinary one belongs: delete it and type a space',
  ],
  [
    'a colon in the text',
    '- id: a\n  city: She said: do it\n',
    `line 2: has a second colon with a space after it: ${quote}`,
  ],
  [
    'a colon between curly quotes',
    '- city: “She said: do it”\n',
    'line 1: has curly quotes, which count as text: write straight ones (")',
  ],
  [
    'text after double quotes',
    '- city: "They helped," said mum\n',
    `line 1: has text after a closing quote: ${quote} that do not occur in it (' or ")`,
  ],
  [
    'an apostrophe in single quotes',
    "- city: 'St Oswin's College'\n",
    `line 1: has text after a closing quote: ${quote} that do not occur in it (' or ")`,
  ],
  [
    'a second text',
    '- id: a\n---\n- id: b\n',
    'line 2: "---" begins a second text, but a file has only one: delete the line',
  ],
  [
    'a name without a colon',
    '- id: a\n  city B\n',
    'line 2: has no colon after the name of a field: write it, or put a text of several lines in quotes or below |',
  ],
  ['a colon without a space', '- id:a\n  city: B\n', 'line 1: has no space after the colon: write one'],
  ['a dash without a space', '-id: a\n  city: B\n', 'line 1: has no space after the dash: write one'],
  [
    'too many spaces',
    '- id: a\n   city: B\n',
    'line 2: has too many spaces at its beginning: begin it in the same column as the field in line 1',
  ],
  [
    'too few spaces',
    '- id: a\n city: B\n',
    'line 2: has too few spaces at its beginning: put it below the first field of its entry, or begin it with a dash',
  ],
  [
    'another column after a comment',
    '- id: a\n# The city\n   city: B\n',
    'line 3: begins in another column than the fields beside it: give all of them the same number of spaces',
  ],
  [
    'another column',
    '- location:\n    latitude: 1\n   longitude: 2\n',
    'line 3: begins in another column than the fields beside it: give all of them the same number of spaces',
  ],
  [
    'a field beside entries',
    '- id: a\ncity: B\n',
    'line 2: does not belong to the line above: check the spaces at its beginning',
  ],
  ['a text that begins with @', '- city: @home\n', `line 1: a text cannot begin with @: ${quote}`],
  ['an entry that begins with @', '- @home\n', `line 1: a text cannot begin with @: ${quote}`],
  ['a text that begins with *', '- city: *bold* words\n', `line 1: a text cannot begin with *: ${quote}`],
  ['a text that begins with >', '- city: > words\n', `line 1: a text cannot begin with >: ${quote}`],
  [
    'a text that begins with a dash',
    '- city: - words\n',
    'line 1: a dash begins an entry of a list, which cannot stand here: begin the list on a line of its own, or put a text with a dash in quotes',
  ],
  [
    'an open quote',
    '- id: a\n  city: "B\n  name: C\n',
    'line 2: has a quote that is not closed: write a second one',
  ],
  [
    'a backslash',
    '- city: "C:\\dir"\n',
    'line 1: has a backslash between double quotes: write single quotes, or \\\\ for each \\',
  ],
])('%s is named once, with its line and cure', async (_fault, text, message) => {
  expect(await problems({ 'brand.yaml': 'name: A', 'branches.yaml': text })).toEqual([
    `branches.yaml ${message}`,
  ]);
  expect(await problems({ 'brand.yaml': 'name: A', 'branches.yaml': text.replaceAll('\n', '\r\n') })).toEqual(
    [`branches.yaml ${message}`],
  );
});

test('a field whose name begins with a non-breaking space is named so', async () => {
  expect(
    await problems({ 'brand.yaml': 'name: A', 'links.yaml': 'social:\n\u00a0\u00a0facebook: x\n' }),
  ).toEqual([
    'links.yaml line 1: social: is empty: write a value, or delete the line',
    expect.stringMatching(
      /^links\.yaml line 2: \s+facebook: begins with a non-breaking space: delete it and type ordinary spaces$/,
    ),
  ]);
});

test.each([
  ['email:', 'email: is empty: write a value, or delete the line'],
  ['email: # none yet', 'email: is empty, because # begins a comment: put the value in quotes'],
  [
    'colours:\n  primary: #1F3A8A',
    'colours.primary: is empty, because # begins a comment: put the value in quotes',
  ],
  ['logo: “pictures/logo.svg”', 'logo: has curly quotes, which count as text: write straight ones (")'],
])('%j is told what is wrong with the value', async (text, message) => {
  expect(await problems({ 'brand.yaml': `name: A\n${text}\n` })).toEqual([
    expect.stringMatching(/^brand\.yaml line \d: /),
  ]);
  expect((await problems({ 'brand.yaml': `name: A\n${text}\n` }))[0]).toContain(message);
});
