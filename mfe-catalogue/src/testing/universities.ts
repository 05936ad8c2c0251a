import type { University } from 'shared-api';

/** A university with every field filled, for tests; `changes` replaces fields. */
export const aUniversity = (changes: Partial<University> = {}): University => ({
  id: 4,
  university_name: 'Monash University',
  logo: null,
  images: [{ image: 'http://api.test/media/1.svg' }, { image: 'http://api.test/media/2.svg' }],
  email: 'study@monash.example',
  website: 'https://www.monash.example/',
  description: 'A university in Melbourne.',
  rankings: [{ id: 1, rank_source: 'Demo ranking', rank_value: '42', rank_year: '2026' }],
  locations: [{ id: 1, campus_location: 'Clayton' }],
  city: { city_name: 'Melbourne', country: { id: 1, country_name: 'Australia' } },
  offer_letter_requirement: 'Transcripts.',
  academic_requirement: 'A bachelor degree.',
  english_language_requirement: 'IELTS 6.5.',
  turnaround_time: 'Two weeks.',
  financial_requirements: 'Funds for a year.',
  specific_genuine_student_requirement: 'A statement.',
  ...changes,
});

/** A list as the API answers it. */
export const aPage = (results: unknown[], changes: object = {}) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  ...changes,
});
