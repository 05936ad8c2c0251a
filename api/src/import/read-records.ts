import { dayText } from 'shared-api/dates';
import { parseFee } from 'shared-api/rules';
import { readCurrency } from '../catalogue/fees/fees.ts';
import { foldText } from '../catalogue/spelling/search-text.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';
import { readMinimums, readRequirements } from './read-requirements.ts';
import type { Row } from './row.ts';

/** A country, a level of study or a subject. */
export interface Choice {
  id: number;
  name: string;
}

/** What cells lead to: the address of a picture of the folder, and choices. */
export interface Links {
  /** Reports a picture that is not there. */
  picture: (row: Row, column: string, name: string) => string | null;
  country: (name: string) => Choice;
  level: (name: string) => Choice;
  subject: (name: string) => Choice;
}

const pictureOf = (row: Row, column: string, { picture }: Links) => {
  const name = row.text(column);
  return name === null ? null : picture(row, column, name);
};

const accreditationsOf = (row: Row, id: number) =>
  row.list('accreditations').map((accreditation, index) => ({ id: id * 10 + index, accreditation }));

export interface UniversityRecord {
  id: number;
  name: string;
  country_id: number;
  document: string;
  /** What the records of its courses repeat. */
  nested: { id: number; university_name: string; logo: string | null; rankings: object[]; city: object };
  city: string | null;
  country: string;
}

/** In the place of a university that is missing, so that the rest of its rows is checked as well. */
export const noUniversity: UniversityRecord = {
  id: 0,
  name: '',
  country_id: 0,
  document: '{}',
  nested: { id: 0, university_name: '', logo: null, rankings: [], city: {} },
  city: null,
  country: '',
};

export function readUniversity(row: Row, links: Links): UniversityRecord {
  const id = row.id();
  const name = row.text('name') ?? '';
  const country = links.country(row.text('country') ?? '');
  const cityName = row.text('city');
  const nested = {
    id,
    university_name: name,
    logo: pictureOf(row, 'logo', links),
    rankings: row.rankings('rankings').map((ranking, index) => ({ id: id * 10 + index, ...ranking })),
    city: { city_name: cityName, country: { id: country.id, country_name: country.name } },
  };
  const document = {
    ...nested,
    images: row.list('pictures').flatMap((file) => {
      const image = links.picture(row, 'pictures', file);
      return image === null ? [] : [{ image }];
    }),
    email: row.email('email'),
    website: row.address('website'),
    description: row.text('description'),
    locations: row
      .list('campuses')
      .map((campus_location, index) => ({ id: id * 10 + index, campus_location })),
    offer_letter_requirement: row.text('offer_letter_requirement'),
    academic_requirement: row.text('academic_requirement'),
    english_language_requirement: row.text('english_requirement'),
    turnaround_time: row.text('turnaround_time'),
    financial_requirements: row.text('financial_requirements'),
    specific_genuine_student_requirement: row.text('genuine_student_requirement'),
    accreditations: accreditationsOf(row, id),
  };
  return {
    id,
    name,
    country_id: country.id,
    document: JSON.stringify(document),
    nested,
    city: cityName,
    country: country.name,
  };
}

/** A course as the tables `courses` and `course_documents` have it. */
export function readCourse(row: Row, university: UniversityRecord, links: Links) {
  const id = row.id();
  const name = row.text('name') ?? '';
  const level = links.level(row.text('level') ?? '');
  const subject = links.subject(row.text('subject') ?? '');
  const deadline = row.day('deadline');
  const years = row.number('years', { to: 20 });
  const fee = row.number('annual_fee');
  const totalFee = row.number('total_fee');
  const currency = row.currency('currency');
  const requirements = readRequirements(row);
  if (currency === null && (fee || totalFee) && row.text('currency') === null)
    row.problem('currency', 'is empty: a fee needs its currency');
  const document = {
    id,
    course_name: name,
    university_name: university.name,
    country_name: university.country,
    university: university.nested,
    intake: row.intakes('intakes').map((intake, index) => ({ id: id * 10 + index, ...intake })),
    duration_year: years,
    interest: { id: level.id, interest_name: level.name },
    course_type: row.text('study_mode'),
    specialization: { id: subject.id, specialization_name: subject.name },
    annual_fees: fee,
    total_fees: totalFee,
    currency_type: currency,
    formatted_application_dateline: deadline && dayText(deadline).replace(/ (?=\d{4}$)/, ', '),
    images: [],
    accreditations: accreditationsOf(row, id),
    ...readMinimums(row, requirements),
    requirements,
  };
  const details = {
    description: row.text('description'),
    documents_needed: row.list('documents_needed'),
  };
  const searched = [name, university.name, university.city, university.country, subject.name, level.name];
  return {
    id,
    name,
    name_folded: foldText(name),
    search_folded: foldText(searched.filter(Boolean).join(' ')),
    university_id: university.id,
    country_id: university.country_id,
    interest_id: level.id,
    specialization_id: subject.id,
    fee: parseFee(fee),
    currency: readCurrency(currency),
    deadline,
    duration: years,
    document: JSON.stringify(document),
    details: JSON.stringify(details),
  };
}
export type CourseRecord = ReturnType<typeof readCourse>;

export function readScholarship(row: Row, university: UniversityRecord, links: Links) {
  const id = row.id();
  const document = {
    id,
    scholarship_name: row.text('name') ?? '',
    value: row.text('value'),
    details: row.list('details').map((detail, index) => ({ id: id * 10 + index, detail })),
    requirements: row.text('requirements'),
    url: row.address('url'),
    levels: row.list('levels').map((name) => links.level(name).id),
    deadline: row.day('deadline'),
    tuition_percent: row.number('tuition_percent', { to: 100 }),
    university: university.id,
    university_name: university.name,
    country: university.country_id,
    country_name: university.country,
  };
  return {
    id,
    university_id: university.id,
    country_id: university.country_id,
    document: JSON.stringify(document),
  };
}
export type ScholarshipRecord = ReturnType<typeof readScholarship>;

export function readEvent(row: Row, position: number, links: Links) {
  const id = row.id();
  const title = row.text('title') ?? '';
  const start = row.time('start');
  const end = row.time('end');
  if (start && end && end <= start) row.problem('end', 'is not after the start');
  if (end && row.text('start') === null) row.problem('start', 'is empty: an end needs a start');
  const startAt = start && nepalTimestamp(start);
  const document = {
    id,
    title,
    image: pictureOf(row, 'picture', links),
    formatted_start_date: startAt && dayText(startAt.slice(0, 10)),
    location: row.text('location'),
    registration_link: row.address('registration_link'),
    paragraphs: row.paragraphs('text').map((text, index) => ({ id: id * 100 + index, text })),
    ...(startAt && {
      start_at: startAt,
      end_at: end && nepalTimestamp(end),
      timezone: 'Asia/Kathmandu',
    }),
  };
  return { id, title, position, document: JSON.stringify(document) };
}
export type EventRecord = ReturnType<typeof readEvent>;

export function readPost(row: Row, links: Links) {
  const id = row.id();
  const title = row.text('title') ?? '';
  const published = row.pastDay('published', 'visitors see it as soon as it is imported');
  const head = { id, image: pictureOf(row, 'picture', links), main_title: title };
  const sections = readSections(row.text('text') ?? '').map((section, index) => ({
    id: id * 100 + index,
    image: null,
    paragraph_title: section.title,
    paragraphs: section.paragraphs.map((paragraph, number) => ({
      id: id * 1000 + index * 10 + number,
      ...paragraph,
    })),
  }));
  return {
    id,
    title,
    published: published ?? '',
    list_document: JSON.stringify({ ...head, sections: sections.slice(0, 1), published_at: published }),
    document: JSON.stringify({ ...head, sections, published_at: published }),
  };
}
export type PostRecord = ReturnType<typeof readPost>;

interface Paragraph {
  text: string | null;
  point_texts: { point_text: string }[];
}

/** A post's text: `## ` begins a section, `- ` a point of the paragraph before, an empty line a paragraph. */
function readSections(text: string) {
  const sections: { title: string | null; paragraphs: Paragraph[] }[] = [];
  let isContinued = false;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, title] = /^##\s+(.+)$/.exec(line) ?? [];
    if (title !== undefined || sections.length === 0) sections.push({ title: title ?? null, paragraphs: [] });
    const { paragraphs } = sections.at(-1)!;
    const [, point_text] = /^[-*]\s+(.+)$/.exec(line) ?? [];
    const last = paragraphs.at(-1);
    if (point_text !== undefined) {
      if (last) last.point_texts.push({ point_text });
      else paragraphs.push({ text: null, point_texts: [{ point_text }] });
    } else if (line && title === undefined) {
      if (isContinued && last?.text) last.text += ` ${line}`;
      else paragraphs.push({ text: line, point_texts: [] });
    }
    isContinued = line !== '' && title === undefined && point_text === undefined;
  }
  return sections;
}
