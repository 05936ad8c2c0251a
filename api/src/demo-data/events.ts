export interface DemoEvent {
  title: string;
  /** Days from the day on which the data is loaded; null when no date is known. */
  inDays: number | null;
  hour?: number;
  hours?: number;
  location: string | null;
  link?: string;
  picture: boolean;
  paragraphs: readonly string[];
}

/** Invented events: past, today, soon, far, online, without a date, without a picture. */
export const demoEvents: readonly DemoEvent[] = [
  {
    title: 'Open counselling day',
    inDays: 0,
    hour: 11,
    hours: 5,
    location: 'Kathmandu branch',
    picture: true,
    paragraphs: [
      'Bring your transcripts and your questions. Every counsellor is in the house and no appointment is needed.',
      'Tea is ready from eleven.',
    ],
  },
  {
    title: 'Study in Australia: funds and forms',
    inDays: 6,
    hour: 15,
    hours: 2,
    location: 'Butwal branch',
    picture: true,
    paragraphs: [
      'We go through the financial requirement line by line, with an example on the board.',
      'Please bring a pen: you will leave with your own sum.',
    ],
  },
  {
    title: 'IELTS mock test, computer and paper',
    inDays: 12,
    hour: 8,
    hours: 4,
    location: 'Kathmandu branch',
    picture: true,
    paragraphs: [
      'A whole test under real conditions: listening, reading, writing, and a speaking interview in the afternoon.',
      'You get your papers back with remarks within a week.',
    ],
  },
  {
    title: 'Ask an alumna: nursing abroad',
    inDays: 15,
    hour: 18,
    hours: 1,
    location: null,
    picture: true,
    link: 'https://www.example.com/events/nursing',
    paragraphs: [
      'An hour online with a nurse who studied abroad and works there now. Ask about registration, shifts, and the first winter.',
    ],
  },
  {
    title: 'Scholarship writing workshop',
    inDays: 20,
    hour: 14,
    hours: 3,
    location: 'Kathmandu branch',
    picture: true,
    paragraphs: [
      'Bring a draft of at most one page. We edit in pairs, then together.',
      'Seats are few because we read every page.',
    ],
  },
  {
    title: 'New Zealand evening',
    inDays: 27,
    hour: 17,
    hours: 2,
    location: 'Kathmandu branch',
    picture: true,
    paragraphs: ['Costs, work rights and post-study work, with time for families to ask.'],
  },
  {
    title: 'Canada: choosing between college and university',
    inDays: 34,
    hour: 16,
    hours: 2,
    location: 'Online',
    picture: false,
    paragraphs: ['Two paths, two prices, two kinds of days. We compare them with real timetables.'],
  },
  {
    title: 'UK application clinic',
    inDays: 41,
    hour: 11,
    hours: 4,
    location: 'Butwal branch',
    picture: true,
    paragraphs: ['Half an hour for each student: personal statement, references, timeline.'],
  },
  {
    title: 'Visa interview practice',
    inDays: null,
    location: 'Kathmandu branch',
    picture: true,
    paragraphs: [
      'Small groups, announced as soon as enough of you have an appointment. Register and we call you.',
    ],
  },
  {
    title: 'Pre-departure briefing',
    inDays: 75,
    hour: 10,
    hours: 3,
    location: 'Kathmandu branch',
    picture: true,
    paragraphs: [
      'Packing, banking, health, arrival. For students who have their visa.',
      'Parents are welcome.',
    ],
  },
  {
    title: 'Dubai and Germany: two short introductions',
    inDays: 120,
    hour: 15,
    hours: 2,
    location: 'Online',
    picture: true,
    paragraphs: ['Two destinations that many of you ask about and few know well.'],
  },
  {
    title: 'Education fair with university representatives & counsellors from six destinations',
    inDays: 300,
    hour: 10,
    hours: 7,
    location: 'Kathmandu',
    picture: true,
    link: 'https://www.example.com/events/fair',
    paragraphs: [
      'One hall, six destinations, and all our counsellors.',
      'Come with three questions written down; leave with three answers.',
    ],
  },
  {
    title: 'PTE taster class',
    inDays: -9,
    hour: 9,
    hours: 2,
    location: 'Butwal branch',
    picture: true,
    paragraphs: ['This class has taken place. The next one is announced here.'],
  },
  {
    title: 'Spring open day',
    inDays: -200,
    hour: 11,
    hours: 5,
    location: 'Kathmandu branch',
    picture: false,
    paragraphs: ['This day has taken place. Thank you to everybody who came.'],
  },
];
