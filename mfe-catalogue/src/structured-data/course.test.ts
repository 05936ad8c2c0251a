import { aBareCourse, aCourse } from '../testing/courses.ts';
import { courseJsonLd, courseListJsonLd, courseSummary } from './course.ts';

const site = 'https://site.example';

it('contains the facts that the page shows', () => {
  expect(courseJsonLd(aCourse(), site)).toMatchObject({
    '@type': 'Course',
    url: 'https://site.example/course_details/12',
    name: 'Master of Information Technology',
    provider: { '@type': 'CollegeOrUniversity', name: 'Monash University' },
    timeRequired: 'P2Y',
    educationalCredentialAwarded: 'Master',
    offers: { price: 38400, priceCurrency: 'AUD' },
  });
  expect(courseSummary(aCourse())).toBe(
    'Master of Information Technology at Monash University, Australia. Intakes: February, July, October.',
  );
});

it('omits unknown facts, and never contains a start date', () => {
  const bare = courseJsonLd(aBareCourse(), site);
  expect(bare).not.toHaveProperty('offers');
  expect(bare).not.toHaveProperty('timeRequired');
  expect(bare).not.toHaveProperty('educationalCredentialAwarded');
  expect(JSON.stringify([bare, courseJsonLd(aCourse(), site)])).not.toContain('startDate');
});

it('lists the courses of a page in their order', () => {
  expect(courseListJsonLd([aCourse(), aBareCourse()], site)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [{ position: 1, item: { name: 'Master of Information Technology' } }, { position: 2 }],
  });
});

test('the duration of a course is not given as its workload', () => {
  const course = courseJsonLd(aCourse(), site);
  expect(course).toHaveProperty('timeRequired');
  expect(JSON.stringify(course)).not.toContain('courseWorkload');
});
