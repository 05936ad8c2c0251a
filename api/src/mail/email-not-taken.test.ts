import { EmailNotTaken } from './email-not-taken.ts';

/** The error that nodemailer makes of a server's answer to a command. */
const answer = (command: string, response: string) =>
  new EmailNotTaken({
    message: `Failed: ${response}`,
    code: 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

test.each([
  '550 5.1.1 <sita@wrong.example>: Recipient address rejected: User unknown',
  '550-5.1.1 The email account that you tried to reach does not exist',
  '550 5.1.10 <sita@wrong.example>: domain has no mail',
  '554 5.1.2 bad destination system',
  '550 5.2.1 mailbox disabled',
  '550 5.5.0 Requested action not taken: mailbox unavailable',
  '550 No such user here: sita',
  '550 5.1.1 <sita@privaterelay.example> unknown',
  '551 User not local',
  '553 sorry, that is no address',
])('the recipient is refused: %s', (text) => {
  const error = answer('RCPT TO', text);
  expect(error.isRecipientRefused).toBe(true);
  expect(error.message).toMatch(/^The mail server did not take the e-mail: RCPT TO 55\d( 5\.\d\.\d+)?$/);
});

test.each([
  ['RCPT TO', '450 4.1.1 try again'],
  ['RCPT TO', '452 4.2.2 mailbox full'],
  ['RCPT TO', '552 5.2.2 mailbox full'],
  ['RCPT TO', '554 5.7.1 <sita@right.example>: Relay access denied'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '550 5.7.1 Unable to relay'],
  ['RCPT TO', '554 5.7.1 Service unavailable; Client host blocked'],
  ['RCPT TO', '550 5.1.8 <info@here.example>: Sender address rejected: Domain not found'],
  ['RCPT TO', '530 5.7.0 Authentication required'],
  ['RCPT TO', '503 bad sequence'],
  ['MAIL FROM', '550 5.1.0 Address rejected'],
  ['MAIL FROM', '553 5.7.1 Sender address rejected: not owned by user'],
  ['AUTH PLAIN', '535 5.7.8 authentication failed'],
  ['DATA', '554 5.7.1 message refused'],
])('it may be taken later: %s %s', (command, response) =>
  expect(answer(command, response).isRecipientRefused).toBe(false),
);

test.each([
  ['MAIL FROM', '550 5.1.0 Address rejected'],
  ['MAIL FROM', '553 5.7.1 Sender address rejected: not owned by user'],
  ['MAIL FROM', '450 4.7.1 too many e-mails'],
  ['AUTH PLAIN', '535 5.7.8 authentication failed'],
  ['CONN', '421 closing'],
])('no e-mail can be sent: %s %s', (command, response) =>
  expect(answer(command, response).isServerFailing).toBe(true),
);

test('no e-mail can be sent from an address that is none', () => {
  const invalid = (message: string) => new EmailNotTaken({ message, code: 'EENVELOPE', command: 'API' });
  expect(invalid('Invalid sender "info <x"').isServerFailing).toBe(true);
  expect(invalid('Invalid recipient "sita"').isServerFailing).toBe(false);
});

test.each([
  ['MAIL FROM', '552 5.3.4 message size exceeds fixed limit'],
  ['RCPT TO', '450 4.1.1 try again'],
  ['DATA', '554 5.7.1 message refused'],
])('only this e-mail is refused: %s %s', (command, response) =>
  expect(answer(command, response).isServerFailing).toBe(false),
);

test.each([
  [
    '4047:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number',
    'write smtp:// in SMTP_URL',
  ],
  ['Greeting never received', 'write smtps:// in SMTP_URL'],
])('a port that does not fit the scheme is named with the cure: %s', (message, cure) =>
  expect(new EmailNotTaken({ message, code: 'ESOCKET', command: 'CONN' }).message).toContain(cure),
);

test('the message tells what the server said of the sender, and of the recipient only the codes', () => {
  expect(answer('AUTH PLAIN', '535 5.7.8 authentication failed').message).toBe(
    'Failed: 535 5.7.8 authentication failed',
  );
  expect(answer('CONN', '421 closing while at <sita@right.example>').message).toBe(
    'Failed: 421 closing while at <…>',
  );
  expect(answer('DATA', '550 5.7.1 refused for sita').message).toBe(
    'The mail server did not take the e-mail: DATA 550 5.7.1',
  );
  expect(
    new EmailNotTaken({ message: 'Invalid recipient "sita"', code: 'EENVELOPE', command: 'API' }).message,
  ).toBe('The mail server did not take the e-mail: API EENVELOPE');
});

test.each([
  [
    'RCPT TO',
    '550-5.1.1 <sita@wrong.example>: Recipient rejected\n550 5.1.1 see https://mail.example/help?id=1',
    'The mail server answered: 550-5.1.1 <…>: Recipient rejected see …',
  ],
  [
    'DATA',
    '554-5.7.1 bad link http://here.example/password-reset/MTI/q3dZ0-Yk2l4m=\r\n554 5.7.1 N6oP8rS_tU9v/ in it',
    'The mail server answered: 554-5.7.1 bad link … in it',
  ],
  [
    'DATA',
    '554-5.7.1 bad link /password-reset/MTI/q3dZ0-Yk2l4m=\n554-N6oP8rS_tU9v/\n554 5.7.1',
    'The mail server answered: 554-5.7.1 bad link …',
  ],
  [
    'DATA',
    '554-5.7.1 bad link http://here.example/password-reset/MTI/q3dZ0-Yk2l4m\n554 5.7.1 N6oP8rS_tU9v/ in it',
    'The mail server answered: 554-5.7.1 bad link … in it',
  ],
  ['DATA', `554 ${'a '.repeat(147)}a😀 and more`, `The mail server answered: 554 ${'a '.repeat(147)}a…`],
  [
    'DATA',
    '554 5.7.1 bad link /password-reset/MTI/q3dZ0-Yk2l4mN6oP8rS_tU9vW1xY3zA5bC7dE9fG1hI/',
    'The mail server answered: 554 5.7.1 bad link …',
  ],
  ['DATA', `554 ${'long '.repeat(200)}`, `The mail server answered: 554 ${'long '.repeat(59)}l…`],
])('staff read what the server answered, without addresses and links: %s %s', (command, response, reason) =>
  expect(answer(command, response).reason).toBe(reason),
);

test.each([
  ['ESOCKET', 'connect ECONNREFUSED 10.0.0.7:587', 'The mail server could not be reached.'],
  ['EDNS', 'getaddrinfo ENOTFOUND mail.example', 'The name of the mail server was not found.'],
  ['ETIMEDOUT', 'Greeting never received', expect.stringContaining('write smtps:// in SMTP_URL')],
  [
    undefined,
    'SMTP_URL is not set: e-mails stay in the outbox.',
    'SMTP_URL is not set: e-mails stay in the outbox.',
  ],
  ['EENVELOPE', 'Invalid recipient "sita"', 'The address is not one to which e-mails can be sent.'],
  ['EENVELOPE', 'Invalid sender "info <x"', expect.stringContaining('correct MAIL_FROM')],
])('staff read in words why there was no answer: %s %s', (code, message, reason) =>
  expect(new EmailNotTaken({ message, code, command: code === 'EENVELOPE' ? 'API' : 'CONN' }).reason).toEqual(
    reason,
  ),
);
