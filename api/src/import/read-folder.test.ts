import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blog, Course, Event, Scholarship, University } from 'shared-api/schemas';
import { exampleFiles } from './example-files.ts';
import { newChoices } from './new-choices.ts';
import { formatImportProblem } from './problems.ts';
import { readFolder } from './read-folder.ts';
import { type Table, tables } from './tables.ts';

const nothing = { countries: [], levels: [], subjects: [] };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  for (const { name, content } of exampleFiles()) writeFileSync(join(folder, name), content);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
const read = () => readFolder(folder, nothing);
const problems = () => read().problems.map(formatImportProblem);
const parsed = (document: string | undefined) => JSON.parse(document ?? 'null');

test('the example files have records that the site can read', () => {
  const { records, problems } = read();
  expect(problems).toEqual([]);
  const { catalogue, events, posts } = records;
  expect(University.parse(parsed(catalogue?.universities[0]?.document))).toMatchObject({
    university_name: 'Example University',
    locations: [{ campus_location: 'Hobart, Tasmania' }],
    rankings: [{ rank_source: 'Example ranking', rank_year: '2026', rank_value: '301' }],
  });
  expect(Course.parse(parsed(catalogue?.courses[0]?.document))).toMatchObject({
    course_name: 'Bachelor of Nursing',
    annual_fees: 35_000,
    formatted_application_dateline: '30 November, 2027',
    intake: [
      { month: 'February', year: 2028, apply_by: '2027-11-30' },
      { month: 'July', year: null, apply_by: null },
    ],
  });
  expect(Scholarship.parse(parsed(catalogue?.scholarships[0]?.document))).toMatchObject({
    university_name: 'Example University',
    levels: [1],
    tuition_percent: 20,
  });
  expect(Event.parse(parsed(events?.[0]?.document))).toMatchObject({
    formatted_start_date: '12 June 2027',
    start_at: '2027-06-12T11:00:00.000000+05:45',
  });
  expect(Blog.parse(parsed(posts?.[0]?.document)).sections).toMatchObject([
    { paragraph_title: null, paragraphs: [{ text: 'First ask yourself what you like.' }] },
    {
      paragraph_title: 'Then compare',
      paragraphs: [
        {
          text: 'Look at two courses side by side:',
          point_texts: [{ point_text: 'fees' }, { point_text: 'intakes' }],
        },
      ],
    },
  ]);
});

test.each([
  ['semicolons', ';', '\r\n'],
  ['tabs', '\t', '\n'],
])('files separated by %s, with rows that are empty', (_what, separator, newline) => {
  const lines = [
    ['id', 'Title ', 'text'],
    ['', '', ''],
    ['7', 'Fair', '"Two\nlines, with a ""quote"""'],
  ];
  write('events.csv', lines.map((line) => line.join(separator)).join(newline) + newline);
  const { records, problems } = read();
  expect(problems).toEqual([]);
  expect(parsed(records.events?.[0]?.document)).toMatchObject({
    id: 7,
    title: 'Fair',
    paragraphs: [{ text: 'Two\nlines, with a "quote"' }],
  });
});

const course = (cells: Record<string, string>) => {
  const all = { id: '1', name: 'Law', university_id: '1', level: 'Bachelor', subject: 'Law', ...cells };
  write('courses.csv', `${Object.keys(all)}\n${Object.values(all).map((cell) => `"${cell}"`)}\n`);
};

test.each<[Record<string, string>, string]>([
  [{ name: '' }, 'column name: is empty: it is needed'],
  [{ id: '0' }, 'column id: "0" is no whole number from 1 to 2147483647'],
  [{ id: '1.5' }, 'column id: "1.5" is no whole number'],
  [{ university_id: '9' }, 'column university_id: universities.csv has no university with the id 9'],
  [{ annual_fee: 'AUD 35,000', currency: 'AUD' }, 'column annual_fee: "AUD 35,000" is no number'],
  [{ annual_fee: '35000' }, 'column currency: is empty: a fee needs its currency'],
  [{ currency: 'Rs.' }, 'column currency: "Rs." is no currency: write its three letters'],
  [{ deadline: '28/02/2027' }, 'column deadline: "28/02/2027" is no day: write year, month and day'],
  [{ deadline: '2027-02-30' }, 'column deadline: "2027-02-30" is no day'],
  [{ deadline: '2083-11-16' }, 'column deadline: "2083-11-16" is far in the future: write the international'],
  [{ intakes: 'Falgun 2083' }, 'column intakes: "Falgun 2083" is no intake: write a month in English'],
  [
    { intakes: 'February 2083' },
    'column intakes: "February 2083" is far in the future: write the international',
  ],
  [
    { intakes: 'May 2028 until 2084-02-01' },
    'column intakes: "May 2028 until 2084-02-01" is far in the future',
  ],
  [{ currency: 'AUS' }, 'column currency: "AUS" is no currency: write its three letters'],
  [{ total_fee: '90000' }, 'column currency: is empty: a fee needs its currency'],
  [{ annual_fee: '35000,50', currency: 'EUR' }, 'column annual_fee: "35000,50" is no number'],
  [{ annual_fee: '35,00', currency: 'EUR' }, 'column annual_fee: "35,00" is no number'],
  [{ annual_fee: '35.000,00', currency: 'EUR' }, 'column annual_fee: "35.000,00" is no number'],
  [{ annual_fee: '35.000', currency: 'EUR' }, 'column annual_fee: "35.000" may be 35 or 35000'],
  [{ gpa: '2,8' }, 'column gpa: "2,8" is no number from 0 to 4: write digits alone, with a point before'],
  [{ english_tests: 'IELTS 6.5; SAT 1200' }, 'column english_tests: "SAT 1200" is no test with scores'],
  [{ english_tests: 'IELTS 65' }, 'column english_tests: "IELTS 65" is no test with scores'],
  [{ english_tests: 'PTE 58, grammar 50' }, 'column english_tests: "PTE 58, grammar 50" is no test'],
  [{ english_tests: 'IELTS 6.5', ielts: '6' }, 'column ielts: 6 is not 6.5, as english_tests says'],
  [{ qualification: 'SEE' }, 'column qualification: "SEE" is none: write Grade 12, Diploma, Bachelor or'],
  [{ grade: '2.8' }, 'column grade: "2.8" is no grade: write it such as "NEB GPA 2.4"'],
  [{ grade: 'CGPA 2.8', gpa: '3' }, 'column gpa: 3 is not 2.8, as grade says'],
  [
    { requirements_checked: '2040-01-02' },
    'column requirements_checked: "2040-01-02" is in the future: write',
  ],
  [{ ielts: '65' }, 'column ielts: "65" is no number from 0 to 9'],
  [{ ielts: '६.५' }, 'column ielts: "६.५" has digits of another script: write the digits 0 to 9'],
  [{ deadline: '२०२७-११-३०' }, 'column deadline: "२०२७-११-३०" has digits of another script: write'],
])('a course with %j is refused', (cells, expected) => {
  course(cells);
  const found = problems();
  expect(found[0]).toContain(`courses.csv line 2, ${expected}`);
  expect(found).toHaveLength(1);
});

test('digits may be grouped, and choices are the same in any case', () => {
  course({ annual_fee: '12,00,000', currency: 'npr', level: 'bachelor' });
  const known = { ...nothing, levels: [{ id: 5, name: 'Bachelor' }] };
  const { records, problems } = readFolder(folder, known);
  expect(problems).toEqual([]);
  expect(records.catalogue?.courses[0]).toMatchObject({ fee: 1_200_000, currency: 'NPR', interest_id: 5 });
  expect(records.catalogue?.levels).toMatchObject([{ id: 5 }]);
});

test('a known choice is called as in the files, unless a row still calls it as before', () => {
  write('universities.csv', 'id,name,country\n1,One,AUSTRALIA\n2,Two,Australia\n');
  course({ level: 'Bachelor', subject: 'IT' });
  const known = {
    countries: [{ id: 7, name: 'Australia' }],
    levels: [{ id: 5, name: 'bachelor' }],
    subjects: [{ id: 3, name: 'It' }],
  };
  const { catalogue } = readFolder(folder, known).records;
  expect(catalogue?.countries).toEqual(known.countries);
  expect(catalogue?.levels).toEqual([{ id: 5, name: 'Bachelor' }]);
  expect(catalogue?.subjects).toEqual([{ id: 3, name: 'IT' }]);
  expect(parsed(catalogue?.courses[0]?.document).specialization.specialization_name).toBe('IT');
});

test.each([
  ['35,000', 35_000],
  ['35,000.50', 35_000.5],
  ['35 000', 35_000],
  ['1200.5', 1200.5],
])('the fee %s is read', (annual_fee, fee) => {
  course({ annual_fee, currency: 'AUD' });
  const { records, problems } = read();
  expect(problems).toEqual([]);
  expect(records.catalogue?.courses[0]?.fee).toBe(fee);
});

test('a number that is not in thousands may have three decimals', () => {
  course({ gpa: '2.875' });
  expect(parsed(read().records.catalogue?.courses[0]?.document).gpa_min).toBe(2.875);
});

test('requirements of a course are read, and its lowest scores are taken from them', () => {
  course({
    english_tests: 'ielts 6.5, each part 6.0; TOEFL iBT 79, writing 21, speaking 18',
    qualification: '+2',
    grade: 'neb gpa 2.4',
    requirements: 'With Mathematics.',
    requirements_url: 'https://www.example.com/law',
    requirements_checked: '2026-03-31',
    accreditations: 'Bar Council; EQUIS',
  });
  const { records, problems } = read();
  expect(problems).toEqual([]);
  expect(Course.parse(parsed(records.catalogue?.courses[0]?.document))).toMatchObject({
    english_min: 6.5,
    gpa_min: 2.4,
    requirements: {
      english: [
        { test: 'ielts', overall: 6.5, listening: 6, reading: 6, writing: 6, speaking: 6 },
        { test: 'toefl', overall: 79, writing: 21, speaking: 18 },
      ],
      academic: { qualification: 'grade_12', scheme: 'neb_gpa', minimum: 2.4, text: 'With Mathematics.' },
      source_url: 'https://www.example.com/law',
      checked_on: '2026-03-31',
    },
    accreditations: [{ accreditation: 'Bar Council' }, { accreditation: 'EQUIS' }],
  });
});

test('a percentage is no grade point average, and a course may state nothing', () => {
  course({ grade: '60%' });
  expect(parsed(read().records.catalogue?.courses[0]?.document)).toMatchObject({
    gpa_min: null,
    requirements: { english: [], academic: { scheme: 'percentage', minimum: 60 } },
  });
  course({});
  expect(parsed(read().records.catalogue?.courses[0]?.document).requirements).toBeNull();
});

test.each(['sep=;\r\n', '\ufeffsep=;\n', '"sep=;"\n', 'sep=;\r', 'sep=;;\r\n'])(
  'the first line %j of Excel names the separator',
  (line) => {
    const newline = line.endsWith('\r') ? '\r' : '\r\n';
    write('events.csv', `${line}id;title${newline}1;Open day, with tea, and cake${newline}`);
    expect(problems()).toEqual([]);
    expect(read().records.events).toHaveLength(1);
  },
);

test('a semicolon in a text does not count for the separator, whatever ends the lines', () => {
  write('events.csv', 'id,title,text\r1,Fair,Tea; cake; music; prizes; talks; a raffle\r');
  expect(problems()).toEqual([]);
});

test('the names of columns may have spaces', () => {
  write('courses.csv', 'ID,Name,University ID,Level,Subject\n1,Law,1,Bachelor,Law\n');
  expect(problems()).toEqual([]);
});

test('choices that an import adds are named, because one may be misspelt', () => {
  course({ level: 'Bachleor' });
  const known = {
    ...nothing,
    countries: [{ id: 1, name: 'Australia' }],
    levels: [{ id: 1, name: 'Bachelor' }],
  };
  expect(newChoices(known, readFolder(folder, known).records.catalogue)).toEqual([
    'New levels in the search (check their spelling): Bachleor',
    'New subjects in the search (check their spelling): Law',
  ]);
});

test.each<[string, string | Uint8Array, string]>([
  [
    'events.csv',
    Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00),
    'events.csv: is a spreadsheet under the name of a CSV file: save it as "CSV UTF-8',
  ],
  ['events.csv', 'id,title\n1,A\0\n', 'events.csv: has characters that are no text: save it as "CSV UTF-8'],
  ['events.csv', 'id,title\n1,A\n1,B\n', 'events.csv line 3, column id: 1 is also the id in line 2'],
  [
    'events.csv',
    'id,title,titel\n1,A,\n',
    'events.csv line 1: has the unknown column "titel": its columns are id, title',
  ],
  [
    'events.csv',
    `id,title\n1,${'x'.repeat(75_000)}\n`,
    'events.csv line 2, column title: has 75000 characters: at most 300 are possible',
  ],
  [
    'events.csv',
    `id,title,location\n1,A,${'x'.repeat(100_001)}\n`,
    'events.csv line 2, column location: has 100001 characters: at most 100000 are possible',
  ],
  // The line of Excel counts as one of the file.
  [
    'events.csv',
    'sep=;\nid;title;start\n1;A;2027-01-02\n',
    'events.csv line 3, column start: "2027-01-02" is no',
  ],
  ['events.csv', 'sep=;\nid;title;titel\n1;A;\n', 'events.csv line 2: has the unknown column "titel"'],
  ['events.csv', 'id\n1\n', 'events.csv line 1: lacks the column "title"'],
  ['events.csv', 'id,title,title\n1,A,B\n', 'events.csv line 1: has the column "title" twice'],
  ['events.csv', 'id,title\n1,A,B\n', 'events.csv line 2: has another number of cells than the first line'],
  ['events.csv', 'id,title\n1,"A\n', 'events.csv line 2: has a double quote that is not closed'],
  ['events.csv', '', 'events.csv line 1: lacks the column "id", "title"'],
  ['events.csv', Uint8Array.of(0x69, 0x64, 0x2c, 0xe9), 'events.csv: is not UTF-8: save it as "CSV UTF-8'],
  [
    'events.csv',
    'id,title\n1,????????? ????\n',
    'line 2, column title: has question marks where letters were lost',
  ],
  [
    'events.csv',
    'id,title\n1,"Fair (???????, ??)"\n',
    'column title: has question marks where letters were lost',
  ],
  ['events.csv', 'id,title\n1,Caf\ufffd\n', 'column title: has question marks where letters were lost'],
  [
    'events.csv',
    'id,title,start,end\n1,A,2027-01-02 15:00,2027-01-02 14:00\n',
    'column end: is not after the start',
  ],
  ['events.csv', 'id,title,start\n1,A,2027-01-02\n', 'column start: "2027-01-02" is no time'],
  ['events.csv', 'id,title,start\n1,A,2083-09-18 15:00\n', 'column start: "2083-09-18" is far in the future'],
  [
    'blog-posts.csv',
    'id,title,published,text\n1,A,2040-01-02,Text.\n',
    'column published: "2040-01-02" is in the future: visitors see it as soon as it is imported',
  ],
  [
    'events.csv',
    'id,title,registration_link\n1,A,example.com\n',
    '"example.com" is no address: write it with https://',
  ],
  [
    'events.csv',
    'id,title,picture\n1,A,fair.jpg\n',
    'column picture: there is no picture "fair.jpg" in the folder pictures',
  ],
])('%s: %j', (file, content, expected) => {
  write(file, content);
  const found = problems();
  expect(found[0]).toContain(expected);
  expect(found).toHaveLength(1);
});

test('an e-mail address that the site would not show is refused', () => {
  write('universities.csv', 'id,name,country,email\n1,A,UK,info?cc=b@example.com\n');
  expect(problems()).toEqual([
    'universities.csv line 2, column email: "info?cc=b@example.com" is no e-mail address',
  ]);
});

test('a picture that browsers do not show is refused by its name, once', () => {
  mkdirSync(join(folder, 'pictures'));
  write('pictures/a.jpg', 'no picture');
  write('events.csv', 'id,title,picture\n1,A,a.jpg\n2,B,a.jpg\n');
  expect(problems()).toEqual([
    expect.stringMatching(/^pictures\/a\.jpg: is not a picture that browsers show/),
  ]);
});

test('a picture is found by its name in either form of Unicode, and named where its letters are other ones', () => {
  mkdirSync(join(folder, 'pictures'));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';
  // As macOS stores the name.
  write('pictures/cafe\u0301.svg', drawing);
  write('pictures/Fair.SVG', drawing);
  write('events.csv', 'id,title,picture\n1,A,caf\u00e9.svg\n2,B,fair.svg\n');
  expect(problems()).toEqual([
    'events.csv line 3, column picture: there is no picture "fair.svg" in the folder pictures, but "Fair.SVG": write its capital and small letters as the file has them',
  ]);
});

test('a file of the catalogue alone, and a folder without files, are refused', () => {
  rmSync(join(folder, 'scholarships.csv'));
  expect(problems()).toEqual([
    'scholarships.csv: is not there, but is needed together with universities.csv and courses.csv',
  ]);
  expect(readFolder(join(folder, 'none'), nothing).problems[0]?.text).toContain('npm run import -- --new');
});

test.each(['events.csv.csv', 'Events 2027.xlsx', 'EVENTS.CSV'])('%s is named, not left out', (file) => {
  renameSync(join(folder, 'events.csv'), join(folder, file));
  expect(problems()).toEqual([`${file}: is not read: save it as CSV UTF-8 under the name events.csv`]);
});

test('a folder with the name of a file or of a picture is named', () => {
  rmSync(join(folder, 'events.csv'));
  mkdirSync(join(folder, 'events.csv'));
  mkdirSync(join(folder, 'pictures/fair'), { recursive: true });
  write('blog-posts.csv', 'id,title,published,text,picture\n1,Fair,2026-11-01,Text,fair\n');
  expect(problems()).toEqual([
    'events.csv: is a folder: save the table as a file of this name',
    expect.stringContaining('there is no picture "fair" in the folder pictures'),
  ]);
});

test('copies and notes beside the files are left alone', () => {
  for (const name of ['events.xlsx', '~$events.xlsx', 'notes.txt']) write(name, '');
  expect(problems()).toEqual([]);
});

test('every mistake of a row is named, also when its university is unknown', () => {
  write(
    'courses.csv',
    'id,name,university_id,level,subject,annual_fee,deadline\n1,A,77,Bachelor,IT,35.000,28/02/2027\n2,B,,Bachelor,IT,x,\n',
  );
  write('scholarships.csv', 'id,name,university_id,deadline\n1,A,77,soon\n');
  const columns = problems().map((problem) => problem.slice(0, problem.indexOf(': ')));
  expect(columns.sort()).toEqual([
    'courses.csv line 2, column annual_fee',
    'courses.csv line 2, column deadline',
    'courses.csv line 2, column university_id',
    'courses.csv line 3, column annual_fee',
    'courses.csv line 3, column university_id',
    'scholarships.csv line 2, column deadline',
    'scholarships.csv line 2, column university_id',
  ]);
});

test.each(['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#ERROR!', 'Err:502', '#####'])(
  'the sign %s of a spreadsheet for a value that it cannot show is named once, in texts and numbers',
  (sign) => {
    write('courses.csv', `id,name,university_id,level,subject,years\n1,${sign},1,Bachelor,Law,${sign}\n`);
    expect(problems()).toEqual(
      ['name', 'years'].map((column) =>
        expect.stringContaining(
          `courses.csv line 2, column ${column}: "${sign}" is what a spreadsheet shows`,
        ),
      ),
    );
  },
);

test('a text with a number sign is text', () => {
  write('events.csv', 'id,title,location\n1,#StudyAbroad,#12 Main Road\n');
  expect(problems()).toEqual([]);
});

test('question marks behind words are text', () => {
  write('events.csv', 'id,title\n1,Which visa???\n2,कुन भिसा???\n3,Ask! ??\n');
  expect(problems()).toEqual([]);
});

test('courses are not blamed for a file of universities that cannot be read', () => {
  write('universities.csv', Uint8Array.from([0x69, 0x64, 0xe9]));
  expect(problems()).toEqual([expect.stringMatching(/^universities\.csv: is not UTF-8/)]);
  rmSync(join(folder, 'universities.csv'));
  expect(problems()).toEqual([expect.stringMatching(/^universities\.csv: is not there/)]);
});

test('what has no file stays as it is', () => {
  for (const name of ['universities.csv', 'courses.csv', 'scholarships.csv', 'blog-posts.csv'])
    rmSync(join(folder, name));
  const { records, problems } = read();
  expect(problems).toEqual([]);
  expect(records).toMatchObject({ catalogue: null, posts: null, events: [{ id: 1 }] });
});

test('docs/import.md has the columns of every file', () => {
  const documentation = readFileSync(join(__dirname, '../../../docs/import.md'), 'utf8');
  for (const [name, { columns }] of Object.entries<Table>(tables)) {
    const lines = columns.map(
      (column) => `| \`${column.name}\` | ${column.isRequired ? 'yes' : ''} | ${column.meaning} |\n`,
    );
    expect(documentation).toContain(
      `### ${name}\n\n| column | needed | what |\n|---|---|---|\n${lines.join('')}`,
    );
  }
});
