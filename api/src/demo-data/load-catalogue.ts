import { renewVocabulary } from '../catalogue/spelling/vocabulary.ts';
import type { RunQuery } from '../database/connection.ts';
import { insertRows } from '../database/insert-rows.ts';
import { courseColumns, courseDocumentColumns } from '../database/record-tables.ts';
import { PICTURE_URL_PLACEHOLDER } from '../media/picture-urls.ts';
import { courseRow } from './courses.ts';
import { levels, places, subjects } from './places.ts';
import { scholarshipRows } from './scholarships.ts';
import { listUniversities, type UniversitySeed, universityDocument } from './universities.ts';
import { loadVerifications } from './verifications.ts';

const namedColumns = { id: 'int', name: 'text', document: 'text' };

/** Inserts choices, universities, courses, their search words, and scholarships. */
export async function loadCatalogue(
  query: RunQuery,
  size: { courses: number; extraUniversities?: number },
): Promise<void> {
  const universities = listUniversities(size.extraUniversities);
  await loadChoices(query);
  await insertRows(
    query,
    'universities',
    { ...namedColumns, country_id: 'int' },
    universities.map((seed) => ({
      id: seed.id,
      name: seed.name,
      country_id: seed.countryId,
      document: JSON.stringify(universityDocument(seed)),
    })),
  );
  await loadVerifications(query, universities);
  await loadCourses(query, size.courses, universities);
  await insertRows(
    query,
    'scholarships',
    { id: 'int', university_id: 'int', country_id: 'int', document: 'text' },
    scholarshipRows(universities),
  );
}

async function loadChoices(query: RunQuery): Promise<void> {
  const choiceRows = (names: readonly string[], record: (id: number, name: string) => object) =>
    names.map((name, index) => ({ id: index + 1, name, document: JSON.stringify(record(index + 1, name)) }));
  const flagOf = (name: string) =>
    places.find((place) => place.name === name)?.flag
      ? `${PICTURE_URL_PLACEHOLDER}demo/flag/${name.toLowerCase().replace(/ /g, '-')}.svg`
      : null;
  const countries = choiceRows(
    places.map(({ name }) => name),
    (id, name) => ({ id, country_name: name, flag: flagOf(name), demo: true }),
  );
  const interests = choiceRows(
    levels.map(({ name }) => name),
    (id, name) => ({ id, interest_name: name, demo: true }),
  );
  const specializations = choiceRows(subjects, (id, name) => ({ id, specialization_name: name, demo: true }));
  await insertRows(query, 'countries', namedColumns, countries);
  await insertRows(query, 'interests', namedColumns, interests);
  await insertRows(query, 'specializations', namedColumns, specializations);
}

/** Large sets are built in parts, because all courses together would need too much memory. */
const COURSES_PER_PART = 2000;

async function loadCourses(
  query: RunQuery,
  count: number,
  universities: readonly UniversitySeed[],
): Promise<void> {
  for (let start = 1; start <= count; start += COURSES_PER_PART) {
    const length = Math.min(COURSES_PER_PART, count - start + 1);
    const rows = Array.from({ length }, (_, index) => courseRow(start + index, universities));
    await insertRows(query, 'courses', courseColumns, rows);
    await insertRows(query, 'course_documents', courseDocumentColumns, rows);
  }
  await renewVocabulary(query);
}
