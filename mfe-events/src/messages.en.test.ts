import { apiMessages } from 'shared-api';
import { messages } from './messages.en.ts';

/** Written a second time, with escapes where characters look alike, so that a typing error in either place is found. */
test('texts of the specification are verbatim (B-1, C-24)', () => {
  expect(messages).toMatchObject({
    seeMore: 'See More',
    noEvents: 'No events available currently.',
    online: 'Online',
    backToEvents: 'Back to Events',
    registerForEvent: 'Register for Event',
    guestText: 'To register for this event, please log in or sign up.',
    loginToRegister: 'Log in to Register',
    register: 'Register',
    pleaseWait: 'Please wait\u002e\u002e\u002e',
    registered: 'Congratulation\u002cyou have registered the event successfully!',
    loginRequired: 'Please log in to register for the event.',
    noEventFound: 'No event found.',
    dateNotAvailable: 'Date not available',
    login: 'Login',
  });
  expect(apiMessages).toMatchObject({
    events: 'An error occurred while fetching events',
    eventRegistration: 'An error occurred during event registration.',
    tokenExpired: 'Token expired. Please log in first.',
  });
});
