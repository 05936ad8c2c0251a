import {
  type AcademicRequirement,
  type CourseRequirements,
  type EnglishRequirement,
  englishParts,
  englishTests,
  type GradeScheme,
  type Qualification,
} from 'shared-api/schemas';
import type { Row } from './row.ts';

const qualificationNames: Readonly<Record<string, Qualification>> = {
  'grade 12': 'grade_12',
  '+2': 'grade_12',
  diploma: 'diploma',
  bachelor: 'bachelor',
  master: 'master',
};

/** The highest score of each test, overall and of a part. */
const highestScores = {
  ielts: [9, 9],
  pte: [90, 90],
  toefl: [120, 30],
  duolingo: [160, 160],
} as const satisfies Record<(typeof englishTests)[number], readonly [number, number]>;

const TEST = /^([a-z]+)(?: ibt| academic)? (\d+(?:\.\d+)?)((?:, *(?:each part|[a-z]+) \d+(?:\.\d+)?)*)$/i;
const PART = /^(each part|[a-z]+) ([\d.]+)$/;
const GRADE = /^(?:(neb gpa|cgpa) ([0-4](?:\.\d+)?)|(\d{1,3}(?:\.\d+)?) ?%)$/i;

/** What a course asks of its applicants; null when the file says nothing about it. */
export function readRequirements(row: Row): CourseRequirements | null {
  const english = row.list('english_tests').flatMap((item) => readTest(row, item) ?? []);
  const academic = readAcademic(row);
  const source_url = row.address('requirements_url');
  const checked_on = row.pastDay('requirements_checked', 'write the day on which the page was read');
  const isStated = english.length > 0 || academic || source_url || checked_on;
  return isStated ? { english, academic, source_url, checked_on } : null;
}

/** The lowest IELTS score and grade point average, by which searches and lists go: the column's own, else as required. */
export function readMinimums(row: Row, requirements: CourseRequirements | null) {
  const minimum = (column: string, to: number, of: string, required: number | null) => {
    const own = row.number(column, { to });
    if (own !== null && required !== null && own !== required)
      row.problem(
        column,
        `${own} is not ${required}, as ${of} says: write the same, or leave one of them empty`,
      );
    return own ?? required;
  };
  const ielts = requirements?.english.find(({ test }) => test === 'ielts')?.overall ?? null;
  const { scheme = null, minimum: grade = null } = requirements?.academic ?? {};
  const isAverage = scheme !== null && scheme !== 'percentage';
  return {
    english_min: minimum('ielts', 9, 'english_tests', ielts),
    gpa_min: minimum('gpa', 4, 'grade', isAverage ? grade : null),
  };
}

/** `IELTS 6.5, each part 6.0` or `PTE 58, writing 50`. */
function readTest(row: Row, item: string): EnglishRequirement | null {
  const [, name = '', overall = '', rest = ''] = TEST.exec(item) ?? [];
  const test = englishTests.find((one) => one === name.toLowerCase());
  const read = test && readScores(test, Number(overall), rest);
  return (
    read ??
    row.problem(
      'english_tests',
      `"${item}" is no test with scores: write IELTS, PTE, TOEFL or Duolingo, its lowest score and those of parts, such as "IELTS 6.5, each part 6.0" or "PTE 58, writing 50"`,
    )
  );
}

function readScores(
  test: EnglishRequirement['test'],
  overall: number,
  rest: string,
): EnglishRequirement | null {
  const [highest, highestOfPart] = highestScores[test];
  if (overall > highest) return null;
  const requirement: EnglishRequirement = { test, overall };
  const items = rest.split(',').flatMap((item) => item.trim().toLowerCase() || []);
  for (const item of items) {
    const [, name = '', score = ''] = PART.exec(item) ?? [];
    const parts = englishParts.filter((part) => name === part || name === 'each part');
    if (parts.length === 0 || Number(score) > highestOfPart) return null;
    for (const part of parts) requirement[part] = Number(score);
  }
  return requirement;
}

function readAcademic(row: Row): AcademicRequirement | null {
  const name = row.text('qualification');
  const qualification = (name && qualificationNames[name.toLowerCase()]) || null;
  if (name && !qualification)
    row.problem('qualification', `"${name}" is none: write Grade 12, Diploma, Bachelor or Master`);
  const grade = readGrade(row);
  const text = row.text('requirements');
  return qualification || grade || text
    ? { qualification, scheme: grade?.scheme ?? null, minimum: grade?.minimum ?? null, text }
    : null;
}

function readGrade(row: Row): { scheme: GradeScheme; minimum: number } | null {
  const written = row.text('grade');
  if (written === null) return null;
  const [, average, points, percent] = GRADE.exec(written) ?? [];
  if (percent && Number(percent) <= 100) return { scheme: 'percentage', minimum: Number(percent) };
  if (average && Number(points) <= 4)
    return { scheme: average.toLowerCase() === 'cgpa' ? 'cgpa' : 'neb_gpa', minimum: Number(points) };
  return row.problem(
    'grade',
    `"${written}" is no grade: write it such as "NEB GPA 2.4", "CGPA 2.8" or "60 %"`,
  );
}
