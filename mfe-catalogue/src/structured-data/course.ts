import type { Course } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import {
  courseCity,
  courseCountry,
  courseLevel,
  courseName,
  coursePath,
  intakeMonths,
  universityName,
} from '../course/course-facts.ts';
import { isoDuration } from '../course/duration.ts';
import { messages } from '../messages.en.ts';
import { fixedPrice } from '../money/fee.ts';

/** A sentence about a course from the facts on its page, also used as the meta description. */
export function courseSummary(course: Course): string {
  const country = courseCountry(course);
  const months = intakeMonths(course);
  return [
    messages.courseAt(courseName(course), universityName(course), countryName(country)),
    months.length > 0 ? messages.intakesAre(months.join(', ')) : null,
  ]
    .filter(Boolean)
    .join(' ');
}

const provider = (course: Course) => ({ '@type': 'CollegeOrUniversity', name: universityName(course) });

/**
 * JSON-LD `Course` of the detail page, from visible facts only. No start date is derived from the name of a month.
 */
export function courseJsonLd(course: Course, site: string) {
  const price = fixedPrice(course.annual_fees, course.currency_type);
  const duration = isoDuration(course.duration_year);
  const city = courseCity(course);
  const location = city !== messages.notAvailable ? city : countryName(courseCountry(course));
  return {
    '@type': 'Course',
    '@id': `${site}${coursePath(course.id)}#course`,
    url: `${site}${coursePath(course.id)}`,
    name: courseName(course),
    description: courseSummary(course),
    provider: provider(course),
    inLanguage: 'en',
    ...(duration ? { timeRequired: duration } : {}),
    ...(course.interest?.interest_name ? { educationalCredentialAwarded: courseLevel(course) } : {}),
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'onsite',
        ...(location ? { location: { '@type': 'Place', name: location } } : {}),
      },
    ],
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            category: messages.annualFee,
            price: price.price,
            priceCurrency: price.currency,
          },
        }
      : {}),
  };
}

/** JSON-LD `ItemList` of the courses on a page of the catalogue. */
export const courseListJsonLd = (courses: readonly Course[], site: string) => ({
  '@type': 'ItemList',
  numberOfItems: courses.length,
  itemListElement: courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Course',
      url: `${site}${coursePath(course.id)}`,
      name: courseName(course),
      description: courseSummary(course),
      provider: provider(course),
    },
  })),
});
