import type { Failure } from '../support/failures.ts';

/** A form that cannot be sent: the visitor reads why, everything typed is still there, and it can be sent again. */
export interface FormFault {
  fault: string;
  page: string;
  fields: Readonly<Record<string, string>>;
  submit: string;
  call: RegExp;
  failure: Failure | 'unreachable';
  message: string;
  /** Heading of the page after the form has been sent. */
  sent: string;
}

const contact = {
  page: '/contact',
  fields: {
    Subject: 'IELTS',
    'Full name': 'Asha Rai',
    Email: 'asha@example.com',
    Message: 'When does the class begin?',
  },
  submit: 'Send message',
  call: /\/api\/app\/contact-messages\//,
  message: 'Your message could not be sent. It is still here: please try again.',
  sent: 'Your message has arrived',
};

const failures: Readonly<Record<string, FormFault['failure']>> = {
  'answers 500 with an HTML page': { status: 500, body: '<!doctype html><h1>Server Error (500)</h1>' },
  'answers 503': { status: 503, body: { any: 'thing' } },
  'answers 400 with a number': { status: 400, body: 5 },
  'cannot be reached': 'unreachable',
};

/** The forms of the accounts are in `accounts.spec.ts`, the application in `application-failures.spec.ts`. */
export const formFaults: readonly FormFault[] = Object.entries(failures).map(([how, failure]) => ({
  ...contact,
  failure,
  fault: `${contact.page}: sending ${how}`,
}));
