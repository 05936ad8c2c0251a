/** The sections of PAGE-7 in order: data collected, use, sharing, security, rights, cookies, third-party links, updates, contact. */
export const privacySections: readonly {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}[] = [
  {
    title: 'Information we collect',
    paragraphs: [
      'You can read this site without giving us anything. We collect only what you enter yourself:',
    ],
    points: [
      'For an account: your e-mail address and a password, which is stored only as a hash.',
      'For a course application: name, contact details, test results, academic qualification, marital status, the university and course you prefer, and the documents you attach.',
      'For an event: which event you registered for.',
    ],
  },
  {
    title: 'How we use it',
    paragraphs: [
      'We use your information to advise you, to process your application and your event registration, and to answer you. We do not use it for advertising and do not build profiles.',
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
      'You may see what we store about you, have it corrected, receive a copy, or have it deleted, and you may withdraw a consent at any time.',
    ],
  },
  {
    title: 'Cookies and local storage',
    paragraphs: [
      'This site sets no advertising cookies. When you log in, two tokens are kept in the local storage of your browser until you log out. A draft of an application stays on your device until you send or delete it.',
    ],
  },
  {
    title: 'Third-party links',
    paragraphs: [
      'Some links lead to other sites: the scheduling page, the chat, social networks, universities and official pages. A map is loaded only after you ask for it. What those sites store is told in their own policies.',
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
