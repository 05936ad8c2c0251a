/** A column of a file of the import. */
export interface Column {
  name: string;
  isRequired?: boolean;
  /** Characters; without it, those of a long text. */
  maxLength?: number;
  /** For whoever fills the file in. */
  meaning: string;
  /** Of the record that a new folder begins with. */
  example: string;
}

export interface Table {
  /** Of the catalogue: these files are only imported together, because their records refer to each other. */
  isOfCatalogue: boolean;
  columns: readonly Column[];
}

const id = (of: string): Column => ({
  name: 'id',
  isRequired: true,
  meaning: `a whole number that stays with ${of} for ever: it is part of the page's address`,
  example: '1',
});
const LIST = 'separated by semicolons or line breaks';
const text = (name: string, meaning: string, example = ''): Column => ({ name, meaning, example });

/** Of what headings, titles of pages and choices of the search show. */
const MAX_NAME_LENGTH = 300;

/** The files of an import and their columns; `docs/import.md` shows the same. */
export const tables = {
  'universities.csv': {
    isOfCatalogue: true,
    columns: [
      id('the university'),
      {
        name: 'name',
        isRequired: true,
        maxLength: MAX_NAME_LENGTH,
        meaning: 'as on its own site',
        example: 'Example University',
      },
      {
        name: 'country',
        isRequired: true,
        maxLength: MAX_NAME_LENGTH,
        meaning: 'in English',
        example: 'Australia',
      },
      text('city', 'where it is', 'Hobart'),
      text('campuses', LIST, 'Hobart, Tasmania'),
      text('website', 'its address with https://', 'https://www.example.com'),
      text('email', 'its address for applicants', 'admissions@example.com'),
      text('logo', 'a file in the folder pictures'),
      text('pictures', `files in the folder pictures, ${LIST}`),
      text('rankings', `source, year and place, ${LIST}`, 'Example ranking 2026: 301'),
      text('description', 'one or more paragraphs', 'Replace this example by your own universities.'),
      text('offer_letter_requirement', 'what an offer letter needs'),
      text('academic_requirement', 'what must have been studied'),
      text('english_requirement', 'which tests and scores'),
      text('turnaround_time', 'how long an offer takes'),
      text('financial_requirements', 'which funds are shown'),
      text('genuine_student_requirement', 'what else is asked for'),
      text('accreditations', `names of the bodies that accredit it, ${LIST}`),
    ],
  },
  'courses.csv': {
    isOfCatalogue: true,
    columns: [
      id('the course'),
      {
        name: 'name',
        isRequired: true,
        maxLength: MAX_NAME_LENGTH,
        meaning: 'with its award',
        example: 'Bachelor of Nursing',
      },
      {
        name: 'university_id',
        isRequired: true,
        meaning: 'its id in universities.csv',
        example: '1',
      },
      {
        name: 'level',
        isRequired: true,
        maxLength: MAX_NAME_LENGTH,
        meaning: 'level of study, a filter of the search',
        example: 'Bachelor',
      },
      {
        name: 'subject',
        isRequired: true,
        maxLength: MAX_NAME_LENGTH,
        meaning: 'a filter of the search',
        example: 'Nursing',
      },
      text('years', 'its length', '3'),
      text('study_mode', 'as it is shown', 'Full time'),
      text('annual_fee', 'a number without currency; 0: no tuition; empty: not known', '35000'),
      text('total_fee', 'a number without currency', '105000'),
      text('currency', 'three letters', 'AUD'),
      text('deadline', 'the next last day to apply', '2027-11-30'),
      text(
        'intakes',
        `month, if known year and last day to apply, ${LIST}`,
        'February 2028 until 2027-11-30; July',
      ),
      text('ielts', 'lowest overall score', '6.5'),
      text('gpa', 'lowest average, of 4', '2.8'),
      text(
        'english_tests',
        `tests with their lowest scores, ${LIST}: "IELTS 6.5, each part 6.0; PTE 58, writing 50"`,
        'IELTS 6.5, each part 6.0; PTE 58',
      ),
      text('qualification', 'what must be finished: Grade 12, Diploma, Bachelor or Master', 'Grade 12'),
      text('grade', 'its lowest grade: "NEB GPA 2.4", "CGPA 2.8" or "60 %"', 'NEB GPA 2.8'),
      text('requirements', 'what else must have been studied, in words', 'With English as a subject.'),
      text('requirements_url', 'the page that says so, with https://', 'https://www.example.com/nursing'),
      text('requirements_checked', 'day on which it was read there', '2026-11-20'),
      text('accreditations', `names of the bodies that accredit it, ${LIST}`),
      text(
        'description',
        'paragraphs with an empty line between them',
        'Replace this example by your own courses.',
      ),
      text('documents_needed', LIST, 'Passport; Transcripts'),
    ],
  },
  'scholarships.csv': {
    isOfCatalogue: true,
    columns: [
      id('the scholarship'),
      {
        name: 'name',
        isRequired: true,
        maxLength: MAX_NAME_LENGTH,
        meaning: 'as its giver calls it',
        example: 'International Merit Award',
      },
      { name: 'university_id', isRequired: true, meaning: 'its id in universities.csv', example: '1' },
      text('value', 'what it pays, in words', '20% of the tuition'),
      text('tuition_percent', 'the share of the tuition that it pays', '20'),
      text('levels', `levels of study it is for, ${LIST}`, 'Bachelor'),
      text('deadline', 'its own last day to apply', '2027-10-31'),
      text('requirements', 'who can get it', 'An average of 3.2 of 4.0 or better.'),
      text('details', LIST, 'For new students'),
      text('url', 'its official page, with https://', 'https://www.example.com/scholarships'),
    ],
  },
  'events.csv': {
    isOfCatalogue: false,
    columns: [
      id('the event'),
      {
        name: 'title',
        isRequired: true,
        maxLength: MAX_NAME_LENGTH,
        meaning: 'what happens',
        example: 'Open counselling day',
      },
      text('start', 'day and time in Nepal', '2027-06-12 11:00'),
      text('end', 'day and time in Nepal', '2027-06-12 16:00'),
      text('location', 'where; empty: online', 'Kathmandu branch'),
      text('registration_link', 'where else to register, with https://'),
      text('picture', 'a file in the folder pictures'),
      text(
        'text',
        'paragraphs with an empty line between them',
        'Bring your transcripts and your questions.',
      ),
    ],
  },
  'blog-posts.csv': {
    isOfCatalogue: false,
    columns: [
      id('the post'),
      {
        name: 'title',
        isRequired: true,
        maxLength: MAX_NAME_LENGTH,
        meaning: 'its heading',
        example: 'How to choose a course',
      },
      { name: 'published', isRequired: true, meaning: 'day, today or before', example: '2026-11-27' },
      text('picture', 'a file in the folder pictures'),
      {
        name: 'text',
        isRequired: true,
        meaning: 'paragraphs with an empty line between them; "## " begins a section, "- " a point',
        example:
          'First ask yourself what you like.\n\n## Then compare\n\nLook at two courses side by side:\n\n- fees\n- intakes',
      },
    ],
  },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];
