import { messages } from './messages.en.ts';

/** B-1 to B-3: verbatim by code point, including odd spacing and spelling. */
const verbatim: [keyof typeof messages, string][] = [
  ['servicesHeading', 'Guiding You Every Step: From Dreams to Departure'],
  ['destinationsHeading', 'Choose your Study Destination'],
  ['learnMore', 'Learn more'],
  ['seeMoreDestinations', 'See More'],
  ['whyHeading', 'Why choose us !'],
  ['seeMoreWhy', 'See more'],
  ['locationsHeading', 'Our Locations / Visit Us Today to Get Started'],
  ['mapCaption', 'Click and drag to explore the area'],
  ['partnersHeading', 'Fulfill your career goal with our partners'],
  ['successHeading', 'Success Stories: Hear from Our Students'],
  ['recentBlog', 'Recent Blog'],
  ['readMore', 'Read More'],
  ['allBlogs', 'All Blogs'],
  ['appointmentHeading', 'Your Journey Starts Here: Schedule Your In-Person or Virtual Consultation'],
  ['bookAppointment', 'Book an Appoinment'],
  ['exploreHeading', 'Explore Global Opportunities with Confidence'],
  ['faqHeading', 'Frequently Asked Questions.'],
  ['blogHeading', 'What Students Read'],
  ['recentPosts', 'Recent Posts'],
  ['noBlogsHome', "Sorry,We don't have any blogs currently."],
  ['noBlogs', 'No blogs found.'],
  ['emptyLarge', "Sorry, We don't have any results currently to show. Please visit later."],
  ['emptySmall', 'We dont have any results currently to show. Visit later.'],
  ['exploreServices', 'Explore More Services'],
];

test.each(verbatim)('%s is verbatim', (key, text) => {
  const points = (value: string) => [...value].map((character) => character.codePointAt(0));
  expect(points(messages[key] as string)).toEqual(points(text));
});

test('the heading of the features names the country', () => {
  expect(messages.featuresHeading('USA')).toBe('Features provided for students in USA');
});
