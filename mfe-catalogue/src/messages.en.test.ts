import { apiMessages } from 'shared-api';
import { messages } from './messages.en.ts';

/** Written a second time, with escapes where characters look alike, so that a typing error in either place is found. */
test('texts of the specification are verbatim (B-1, C-24)', () => {
  expect(messages).toMatchObject({
    findYourCourse: 'Find Your Perfect Course',
    searchingCourses: 'Searching courses\u002e\u002e\u002e',
    viewAllResults: 'View all results',
    seeAll: 'See All',
    noResults: 'We dont have any results currently to show. Visit later.',
    searchCourse: 'Search Course',
    filter: 'Filter',
    reset: 'Reset',
    qualificationLevel: 'Qualification Level',
    programOfInterest: 'Program of Interest',
    destination: 'Destination',
    viewDetails: 'View Details',
    noCoursesMatch: 'No courses match your criteria. Try adjusting your filters.',
    universityFallback: 'University',
    levelFallback: 'Degree',
    rankingFallback: 'Featured Course',
    feeFallback: 'Contact for details',
    courseDetailFailed: 'We don\u0027t have any results currently to show. Visit later.',
    noCourseFound: 'No course found.',
    courseIntake: 'Course Intake',
    noIntake: 'No Intake Provided',
    courseLength: 'Course length',
    programType: 'Program Type',
    location: 'Location',
    courseType: 'Course Type',
    annualFees: 'Annual Fees',
    totalFees: 'Total Fees',
    applicationDeadline: 'Application deadline',
    notAvailable: 'N/A',
    applyNow: 'Apply Now',
    universityDetails: 'University Details',
    viewDetail: 'View Detail',
    pickUniversity: 'Select a university from the list\u002e\u002e\u002e',
    viewUniversityDetails: 'View University Details',
    universitiesErrorTitle: 'Error loading universities',
    universitiesError: 'Unable to load universities. Please try again later.',
    countriesError: 'Error loading countries',
    noCountries: 'No countries available.',
    noUniversities: 'No universities available for this country.',
    noScholarships: 'No scholarships available for the selected university.',
    noCoursesWithoutScholarships: 'No courses without scholarships available for the selected university.',
  });
  expect(messages.foundUniversities(0)).toBe('Found 0 universities');
  expect(messages.foundUniversities(1)).toBe('Found 1 universities');
  expect(apiMessages).toMatchObject({
    courses: 'An error occurred while fetching courses.',
    interest: 'An error occurred while fetching interest.',
    specialization: 'An error occurred while fetching specialization.',
    scholarships: 'An error occurred while fetching scholarships',
  });
});
