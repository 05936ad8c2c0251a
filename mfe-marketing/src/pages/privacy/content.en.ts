import { messages } from '../../messages.en.ts';

/**
 * The sections of PAGE-7 in order. What they say about the device, reports and periods describes what this site's code
 * does: a change there belongs here too.
 */
export const privacySections: readonly {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}[] = [
  {
    title: 'Information we collect',
    paragraphs: ['You can read this site without giving us anything. We receive what you enter yourself:'],
    points: [
      'For an account: your e-mail address and a password, of which only a hash is stored.',
      'For a course application: name, contact details, test results, academic qualification, marital status, the university and course, and the documents you attach.',
      'For an event: which event you registered for.',
      'For an appointment or a message: your name, e-mail address and, if you give it, your mobile number and what you write to us. For an appointment also the time zone of your device, so that its times can be written in yours.',
      'With an account also your shortlist: the courses you save and your notes about them. Without an account the shortlist stays on your device.',
    ],
  },
  {
    title: 'How we use it',
    paragraphs: [
      'We use your information to advise you, to process your application, registration and appointment, and to answer you. We do not use it for advertising and do not build profiles.',
      'So that faults are found, your browser reports errors, and how fast the first page was shown, to this site itself: the kind of page (such as "a course", not which one), the version of the site and the error message. These reports carry no name, no account, no address of a single page and no cookie. The web server sees your IP address, as every web server does; it uses it to limit misuse.',
    ],
  },
  {
    title: 'Sharing',
    paragraphs: [
      'We pass your application and documents to the universities you choose, and to nobody else without asking you. We do not sell data.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'Connections are encrypted. Documents can be opened only by you and by staff who work on your application. No system is perfectly safe: if something happens that concerns you, we tell you.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You may see what we store about you, have it corrected, receive a copy, or have it deleted, and you may withdraw a consent at any time. We delete appointments and answered messages after a year. We keep account data, applications and registrations until you ask us to delete them, or for as long as the law requires.',
    ],
  },
  {
    title: 'Cookies and local storage',
    paragraphs: ['This site sets no advertising cookies. This is what it keeps on your device:'],
    points: [
      'Your login: two tokens in the local storage, until you log out. They are valid for a limited time.',
      'Your shortlist with its notes in the local storage, until you remove it. With an account it leaves the device when you log out.',
      'A draft of an application with its files in the database of your browser (IndexedDB), until it is sent or deleted, at most 30 days.',
      'A complete application that waits for the network, with its files, in the same place and not encrypted, until it has been sent or you delete it. If you log out before, you are asked whether it stays.',
      'The courses you compare, which card you opened last, what you typed and chose in the forms for an appointment or a message, and the email address that you typed to sign up, until you close the tab.',
      'Your answer about content of other companies, if you were asked, until you change it.',
      'Your choice between full pages and low data, once you have made one: a cookie, for a year. With low data also how much this site has loaded in the month, in the local storage.',
      'While a new version of the site is tested: a cookie with a random number, for 30 days, so that you always see the same version.',
    ],
  },
  {
    title: messages.thirdPartyLinks,
    paragraphs: [
      'Nothing is loaded from another company before you agree: a map, a chat window or a badge of another company is loaded only after you have asked for it or allowed it. Some links lead to other sites, such as social networks, universities and official pages. What those sites store is told in their own policies.',
    ],
  },
  {
    title: 'Updates to this policy',
    paragraphs: [
      'When what we do changes, this page changes first. Important changes are announced on the home page.',
    ],
  },
  { title: 'Contact', paragraphs: ['Questions about your data are welcome.'] },
];
