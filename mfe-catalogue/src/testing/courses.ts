import type { Course } from 'shared-api';

/** A course with every field filled, for tests; `changes` replaces fields. */
export const aCourse = (changes: Partial<Course> = {}): Course => ({
  id: 12,
  course_name: 'Master of Information Technology',
  university: {
    id: 4,
    university_name: 'Monash University',
    logo: null,
    rankings: [{ id: 1, rank_source: 'Demo ranking', rank_value: '42', rank_year: '2026' }],
    city: { city_name: 'Melbourne', country: { id: 1, country_name: 'Australia' } },
  },
  intake: [
    { id: 1, month: 'February' },
    { id: 2, month: 'July' },
    { id: 3, month: 'October' },
  ],
  duration_year: 2,
  interest: { id: 3, interest_name: 'Master' },
  course_type: 'Full time',
  specialization: { id: 5, specialization_name: 'Information Technology' },
  annual_fees: 38400,
  total_fees: 'AUD 76,800',
  currency_type: 'aud',
  formatted_application_dateline: '15 January 2027',
  images: [],
  accreditations: [{ id: 1, accreditation: 'Australian Computer Society' }],
  ...changes,
});

/** A course about which only the name is known. */
export const aBareCourse = (changes: Partial<Course> = {}): Course => ({
  id: 13,
  course_name: 'Diploma of Nursing',
  university: null,
  intake: [],
  duration_year: null,
  interest: null,
  course_type: null,
  specialization: null,
  annual_fees: null,
  total_fees: null,
  currency_type: null,
  formatted_application_dateline: null,
  images: [],
  accreditations: [],
  ...changes,
});
