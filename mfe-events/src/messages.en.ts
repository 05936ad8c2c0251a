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
  subscribe: 'Subscribe to all events in your calendar',
  home: 'Home',
  myEvents: 'My events',
  myEventsDescription: 'The events you are registered for.',
  myEventsLoginFirst: 'Log in to see the events you are registered for.',
  noRegistrations: 'You are not registered for any events.',
  registrationsNotLoaded: "We couldn't load your registrations.",
  youAreRegistered: 'You are registered',
  youAreRegisteredFor: 'You are registered for this event.',
  cancelRegistration: 'Cancel registration',
  cancelQuestion: (title: string) =>
    `Cancel your registration for ${title}? You can register again as long as the event is not over.`,
  keepRegistration: 'Keep it',
  registrationCancelled: 'Registration cancelled',
  cancelFailed: "We couldn't cancel your registration. Please try again later.",
  addToCalendar: 'Add to calendar',
  timeIn: (clock: string, place: string) => `${clock} (${place} time)`,
  yourTime: (clock: string) => `${clock} (your time)`,
} as const;
