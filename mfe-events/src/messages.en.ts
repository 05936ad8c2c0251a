/**
 * Every English text of the events area. Texts of the specification are verbatim (C-41, C-43).
 * `messages.en.test.ts` compares them code point by code point.
 */
export const messages = {
  // EVENT-1 to EVENT-6
  seeMore: 'See More',
  noEvents: 'No events available currently.',
  online: 'Online',
  backToEvents: 'Back to Events',
  registerForEvent: 'Register for Event',
  guestText: 'To register for this event, please log in or sign up.',
  loginToRegister: 'Log in to Register',
  register: 'Register',
  // EVENT-7
  pleaseWait: 'Please wait...',
  registered: 'Congratulation,you have registered the event successfully!',
  // EVENT-8, ERR-27; the texts of failed calls are shared-api's `errorMessage`
  loginRequired: 'Please log in to register for the event.',
  noEventFound: 'No event found.',
  dateNotAvailable: 'Date not available',

  // The events area's own texts
  upcomingEvents: 'Upcoming events',
  listDescription:
    'Information days, university visits and online sessions for students who plan to study abroad.',
  aboutEvent: (title: string) => `about ${title}`,
  date: 'Date',
  location: 'Location',
  login: 'Login',
  signup: 'Sign up',
  close: 'Close',
  retry: 'Retry',
  pages: 'Pages of events',
  dialogTitle: (title: string) => `Register for ${title}`,
  registerIntro: "We'll register you with your account details.",
  nextEvents: 'Next events',
  allEvents: 'All events',
  opensNewTab: 'opens in a new tab',
  pastEvent: 'This event has ended',
  event: 'Event',
  events: 'Events',
  filterEvents: 'Find events',
  when: 'When',
  where: 'Where',
  anyTime: 'Any time',
  nextWeek: 'Next 7 days',
  nextMonth: 'Next 30 days',
  later: 'Later',
  past: 'Past events',
  anywhere: 'Anywhere',
  inPerson: 'In person',
  showEvents: 'Show',
  eventCount: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  noEventsFound: 'No events at this time and place.',
  clearFilter: 'Show all events',
  subscribe: 'Subscribe to all events in your calendar',
  home: 'Home',
  addToCalendar: 'Add to calendar',
  timeIn: (clock: string, place: string) => `${clock} (${place} time)`,
  yourTime: (clock: string) => `${clock} (your time)`,
} as const;
