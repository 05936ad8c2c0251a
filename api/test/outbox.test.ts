import getPort from 'get-port';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { call, logLines, password, submitForm } from './support/client.ts';
import { type FakeSmtp, NO_ANSWER, startSmtp } from './support/fake-smtp.ts';
import {
  postgresUrl,
  startService,
  type TestService,
  templateDatabase,
  waitUntil,
} from './support/start-service.ts';

type Refusal = (line: string, text: string) => string | undefined;
const takesAll: Refusal = () => undefined;

/** One service for all tests, on a database of its own, with a mail server that may refuse. */
let service: TestService;
let databaseUrl: string;
let smtpPort: number;
let smtp: FakeSmtp;
/** What the mail server refuses during a test. */
let refusal: Refusal = takesAll;
/** Where the log of a test begins. */
let logStart = 0;

const start = () =>
  startService({
    store: 'postgres',
    databaseUrl,
    environment: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, RATE_LIMIT_FACTOR: '0' },
  });
const startMailServer = async () => {
  smtp = await startSmtp(smtpPort, (line, text) => refusal(line, text));
};
const rows = (text: string) => runSql(databaseUrl, text);
/** What the service has logged during this test. */
const logged = () => service.output().slice(logStart);
const metric = async (name: string) =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec((await call(service, '/metrics')).text)?.[1]);

/** Whether each attempt at an e-mail that waits has failed. */
const isNoAttemptUnderWay = async () => {
  const failures = logged()
    .split('\n')
    .filter((line) => line.includes('e-mail not sent, will retry'))
    .map((line) => JSON.parse(line).email);
  const waiting = (await rows('SELECT id, attempts FROM outbox')) as { id: number; attempts: number }[];
  return waiting.every(({ id, attempts }) => failures.filter((one) => one === id).length === attempts);
};

/** Queues a receipt to an address. */
async function write(email: string): Promise<void> {
  const json = { name: 'Sita', email, subject: 'Question', message: 'When does it begin?' };
  expect((await call(service, '/api/app/contact-messages/', { json })).status).toBe(201);
}

/** SQL: what a receipt is written from, of a message that is stored. */
const receipt = "(SELECT json_build_object('id', max(id)::text)::text FROM contact_messages)";

/** The page of e-mails that did not arrive, for a member of staff who has just logged in. */
async function openStaffPages(at = service) {
  const body = new URLSearchParams({ email: 'staff@example.com', password });
  const login = await call(at, '/admin/login', { method: 'POST', body });
  const cookie = login.headers.get('set-cookie')!.split(';')[0]!;
  const page = async (address = '/admin/emails') => (await call(at, address, { headers: { cookie } })).text;
  const form_token = /name="form_token" value="([^"]+)"/.exec(await page())![1]!;
  const fieldsOf = (fields: Record<string, string>) => ({ form_token, ...fields });
  return {
    page,
    submit: (path: string, fields: Record<string, string>) =>
      submitForm(at, `/admin/emails/${path}`, cookie, fieldsOf(fields)),
    /** Two clicks, of which the browser shows the second answer only. @returns what both of them lead to */
    submitTwice: async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fieldsOf(fields));
      const click = () => call(at, `/admin/emails/${path}`, { method: 'POST', headers: { cookie }, body });
      const answers = await Promise.all([click(), click()]);
      return answers.map(({ status, headers }) => [
        status,
        decodeURIComponent(headers.get('set-cookie') ?? '').replace(/^staff_notice=[^.]*\.|;.*$/g, ''),
      ]);
    },
  };
}
const idOf = async (email: string) => {
  const [row] = (await rows(`SELECT id FROM outbox WHERE recipient = '${email}'`)) as { id: number }[];
  return String(row!.id);
};
const sentTo = (email: string) => smtp.emails.filter(({ to }) => to === email).length;

beforeAll(async () => {
  const name = `outbox_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  databaseUrl = postgresUrl(name);
  smtpPort = await getPort();
  await startMailServer();
  service = await start();
});
afterAll(async () => {
  await service.remove();
  await smtp.close();
});

/** An empty outbox, and no attempt under way: e-mails are sent one at a time, so one that was sent is the last of them. */
beforeEach(async () => {
  refusal = takesAll;
  smtp.delayMs = 0;
  await rows('DELETE FROM outbox');
  await write('first@example.com');
  await waitUntil(
    async () => (await rows('SELECT FROM outbox WHERE sent_at IS NOT NULL')).length > 0,
    'the first e-mail',
  );
  await rows('DELETE FROM outbox');
  smtp.emails.length = 0;
  logStart = service.output().length;
});

test('while the mail server is unavailable, e-mails are delayed and not lost', async () => {
  await smtp.close();
  const email = 'waiting@example.com';
  try {
    expect(
      (await call(service, '/api/user/register/', { json: { email, password, confirm_password: password } }))
        .status,
    ).toBe(201);
    await waitUntil(() => logged().includes('e-mail not sent'), 'the first attempt');
  } finally {
    await startMailServer();
  }
  await waitUntil(() => smtp.emails.some(({ to }) => to === email), 'the e-mail');
  expect(smtp.emails.filter(({ to }) => to === email)).toHaveLength(1);
  expect(smtp.emails[0]?.text).toMatch(/Subject: Verify your email/);
  expect((await call(service, '/mailbox')).status).toBe(404);
});

test('an e-mail whose recipient is refused is given up, counted, logged without the address, and blocks no other', async () => {
  refusal = (line) =>
    line.startsWith('RCPT TO:<mistyped')
      ? `550 5.1.1 <mistyped46@wrong.example>: User mistyped46 unknown`
      : undefined;
  await write('mistyped46@wrong.example');
  await write('right@example.com');
  await waitUntil(() => smtp.emails.some(({ to }) => to === 'right@example.com'), 'the other e-mail');
  await waitUntil(
    async () => (await metric('api_outbox_unsent_emails')) === 0,
    'an outbox without waiting e-mails',
  );
  expect(await metric('api_outbox_oldest_unsent_seconds')).toBe(0);
  expect(await metric('api_outbox_refused_emails')).toBe(1);
  const [line] = logLines({ output: logged }).filter(({ msg }) => String(msg).includes('refused'));
  expect(line).toMatchObject({
    level: 40,
    email: expect.any(Number),
    kind: 'message-received',
    err: {
      message: 'The mail server did not take the e-mail: RCPT TO 550 5.1.1',
      responseCode: 550,
    },
  });
  expect(
    logged()
      .split('\n')
      .filter((text) => text.includes('mistyped46')),
  ).toEqual([]);
});

test('staff see why an e-mail was given up, and have it sent again once', async () => {
  const email = 'mistyped46@wrong.example';
  refusal = (line) => (line.startsWith('RCPT') ? `550 5.1.1 <${email}>: User mistyped46 unknown` : undefined);
  await write(email);
  await waitUntil(
    async () => (await rows('SELECT FROM outbox WHERE refused_at IS NOT NULL')).length === 1,
    'the refusal',
  );
  const [one, another] = [await openStaffPages(), await openStaffPages()];
  const list = await one.page();
  for (const text of [
    'Receipt of a message',
    email,
    'The mail server answered: 550 5.1.1 &lt;…&gt;: User mistyped46 unknown',
    '1 attempt, given up',
  ])
    expect(list).toContain(text);
  expect(await one.page('/admin')).toContain('1 given up</span>');
  expect(await one.page('/admin/emails?address=MISTYPED')).toContain(`value="${await idOf(email)}"`);
  for (const query of ['address=other', 'state=waiting'])
    expect(await one.page(`/admin/emails?${query}`)).toContain('<p>0 emails.</p>');

  const form = { email: await idOf(email), state: 'given_up' };
  expect((await one.submit('again', { ...form, form_token: '' })).status).toBe(403);
  expect((await one.submit('again', { email: form.email })).status).toBe(400);
  for (const path of ['again', 'all-again']) {
    const body = new URLSearchParams(form);
    expect((await call(service, `/admin/emails/${path}`, { method: 'POST', body })).status).toBe(401);
  }
  // It is refused again, with the attempts of a new one.
  await one.submit('again', form);
  await waitUntil(
    async () => (await rows('SELECT FROM outbox WHERE attempts = 1 AND refused_at IS NOT NULL')).length === 1,
    'another refusal',
  );
  // An earlier refusal is not the present state of one that waits for its first attempt.
  await rows(
    `UPDATE outbox SET refused_at = NULL, attempts = 0, next_attempt_at = now() + interval '1 hour'`,
  );
  expect(await one.page()).toContain('<p>Before: The mail server answered: 550');
  await rows(`UPDATE outbox SET refused_at = now(), attempts = 1`);
  refusal = takesAll;
  const sent = `Email no. ${form.email} is sent again. It leaves this list as soon as the mail server has taken it.`;
  expect(await one.submitTwice('again', form)).toEqual([
    [303, sent],
    [303, sent],
  ]);
  await waitUntil(
    async () => (await rows('SELECT FROM outbox WHERE sent_at IS NULL')).length === 0,
    'the e-mail',
  );
  expect(sentTo(email)).toBe(1);
  expect(await rows('SELECT last_error FROM outbox')).toEqual([{ last_error: null }]);
  const late = await another.submit('again', form);
  expect([late.status, late.text]).toEqual([
    409,
    expect.stringContaining('This email has been sent meanwhile.'),
  ]);
  expect(await one.page()).toContain('<p>0 emails.</p>');
  expect(await one.page('/admin')).not.toContain('given up</span>');
});

test('staff see why an e-mail waits, and do not have to wait with it', async () => {
  const email = 'full@example.com';
  refusal = (line) => (line.startsWith('RCPT') ? '452 4.2.2 mailbox full' : undefined);
  await write(email);
  await waitUntil(
    async () => (await rows('SELECT FROM outbox WHERE last_error IS NOT NULL')).length === 1,
    'the first attempt',
  );
  await rows(`UPDATE outbox SET attempts = 12, next_attempt_at = now() + interval '1 hour'`);
  const staff = await openStaffPages();
  const list = await staff.page('/admin/emails?state=waiting');
  expect(list).toContain('The mail server answered: 452 4.2.2 mailbox full');
  expect(list).toContain('12 attempts, next attempt 20');
  expect(await staff.page('/admin')).not.toContain('given up</span>');
  const id = await idOf(email);
  const mistaken = await staff.submit('again', { email: id, state: 'given_up' });
  expect([mistaken.status, mistaken.text]).toEqual([
    409,
    expect.stringContaining('It waits for its next attempt.'),
  ]);
  // The alert about e-mails that are not sent counts from then on.
  await rows(
    `UPDATE outbox SET created_at = now() - interval '1 hour', queued_at = now() - interval '1 hour'`,
  );
  expect(await metric('api_outbox_oldest_unsent_seconds')).toBeGreaterThan(3599);
  await staff.submit('again', { email: id, state: 'waiting' });
  expect(await metric('api_outbox_oldest_unsent_seconds')).toBeLessThan(600);
  refusal = takesAll;
  await rows('UPDATE outbox SET next_attempt_at = now()');
  await waitUntil(() => sentTo(email) === 1, 'the e-mail');
});

test('all that were given up are sent again, without those that are outdated, and no flood keeps new ones waiting', async () => {
  const day = (days: number) =>
    new Date(Date.now() + (days * 24 + 5.75) * 3_600_000).toISOString().slice(0, 10);
  const student = `(SELECT id FROM users WHERE email = 'student@example.com')`;
  const application =
    'INSERT INTO applications (id, user_id, status, first_name, last_name, email, test_type, overall_score, contact, address, last_academic_qualification, marital_status, preferred_university, preferred_course)';
  await rows(`${application}
    SELECT id, ${student}, status, 'Asha', 'Rai', 'student@example.com', 'IELTS', '7', '9800000000', 'Butwal', '', '', '', ''
    FROM (VALUES (4646, 'submitted'), (4647, 'in_review')) AS one (id, status);
    UPDATE applications SET responsible_id = ${student} WHERE id = 4646;
    INSERT INTO application_history (application_id, status, at) VALUES (4647, 'in_review', now() - interval '1 hour'),
    (4647, 'offer', now() + interval '1 second'), (4647, 'in_review', now() + interval '2 seconds');
    INSERT INTO contact_messages (id, name, email, contact, subject, message, status) VALUES
    (4646, 'Sita', 'a@example.com', '', 'S', 'M', 'open'), (4647, 'Sita', 'a@example.com', '', 'S', 'M', 'spam');
    INSERT INTO events (id, position, title, document) SELECT id, id, 'Fair', json_build_object('formatted_start_date', '',
      'start_at', now() + days * interval '1 day', 'end_at', now() + days * interval '1 day' + interval '1 minute')::text
    FROM (VALUES (4646, 7), (4647, 7), (4648, 8)) AS one (id, days);
    INSERT INTO event_registrations (event_id, user_id) VALUES (4646, ${student})`);
  const fair = (event: number | null, days = 7) =>
    `'${JSON.stringify({ title: 'PAYLOAD46', date: '', day: day(days), ...(event && { event: String(event) }) })}'`;
  await rows(`INSERT INTO outbox (kind, recipient, payload, created_at, refused_at, last_error)
    SELECT 'message-received', 'again' || n || '@example.com', '{"id": "4646", "name": "PAYLOAD46"}', now(), now(), '550'
    FROM generate_series(1, 6) AS n;
    INSERT INTO outbox (kind, recipient, payload, created_at, refused_at) VALUES
    ('reset-password', 'student@example.com', '{}', now() - interval '61 minutes', now() - interval '1 hour'),
    ('reset-password', 'student@example.com', '{}', now() - interval '40 minutes', now()),
    ('verify-email', 'student@example.com', '{}', now(), now()),
    ('already-registered', 'staff@example.com', '{}', now() - interval '2 days', now()),
    ('many-failed-logins', 'staff@example.com', '{}', now() - interval '1 hour', now()),
    ('message-received', 'answered@example.com', '{"id": "4647"}', now(), now()),
    ('message-received', 'gone@example.com', '{"id": "999999"}', now(), now()),
    ('application-received', 'changed@example.com', '{"id": "4647", "course": "", "documents": ""}', now() + interval '1 hour', now()),
    ('application-status', 'between@example.com', '{"id": "4647", "code": "in_review", "status": "", "note": ""}', now(), now()),
    ('application-status', 'student@example.com', '{"id": "999999", "status": "offer", "note": "PAYLOAD46"}', now(), now()),
    ('application-handed-over', 'staff@example.com', '{"id": "4646", "by": "asha@example.com"}', now(), now()),
    ('application-handed-over', 'student@example.com', '{"id": "4646", "by": "asha@example.com"}', now(), now()),
    ('appointment-booked', 'gone@example.com', '{"reference": "PAYLOAD46"}', now(), now()),
    ('event-registered', 'student@example.com', '{"title": "PAYLOAD46", "date": "", "day": "2020-01-02"}', now(), now()),
    ('event-registered', 'student@example.com', ${fair(4647)}, now(), now()),
    ('event-registration-cancelled', 'student@example.com', ${fair(4646)}, now(), now()),
    ('event-registered', 'student@example.com', ${fair(4648)}, now(), now()),
    ('event-registered', 'student@example.com', ${fair(999999)}, now(), now()),
    ('event-registered', 'student@example.com', ${fair(null)}, now() - interval '2 days', now());
    INSERT INTO outbox (kind, recipient, payload, sent_at) VALUES ('reset-password', 'student@example.com', '{}', now()),
    ('many-failed-logins', 'staff@example.com', '{}', now())`);
  const staff = await openStaffPages();
  const list = await staff.page();
  for (const text of [
    '25 given up</span>',
    'Hand-over of an application to a member of staff',
    '/admin/applications/4646">Application no. 4646',
    '#message-4646">Message no. 4646',
    '/admin/events/4646">Registrations of the event',
    'Send 6 given-up emails again',
    'Its link would have expired by now.',
    'The address is confirmed by now.',
    'The warning is old.',
    'The message is not open any more.',
    'The message is not stored any more.',
    'The application is not stored any more.',
    'The appointment is not stored any more.',
    'The day of the event is over.',
    'The person is not registered any more.',
    'The person has registered again since.',
    'The event has another day by now.',
    'The event is not stored any more.',
    'It is old, and may contradict what was changed since.',
  ])
    expect(list).toContain(text);
  // A new link and a new warning; a receipt, and a status that came back after another.
  expect(list.split('A newer email tells the same.')).toHaveLength(3);
  expect(list.split('The status of the application was changed since.')).toHaveLength(3);
  // One was never responsible, the other is no member of staff any more.
  expect(list.split('Somebody else is responsible by now, or nobody.')).toHaveLength(3);
  expect(list.split('<button>Send again')).toHaveLength(7);
  expect(list).not.toContain('PAYLOAD46');
  // Those that tell the truth are sent again.
  await rows(`INSERT INTO outbox (kind, recipient, payload, created_at, refused_at) VALUES
    ('reset-password', 'student@example.com', '{}', now(), now()),
    ('application-received', 'right@example.com', '{"id": "4646", "course": "", "documents": ""}', now(), now()),
    ('application-status', 'right@example.com', '{"id": "4647", "code": "in_review", "status": "", "note": ""}', now() + interval '2 seconds', now()),
    ('event-registered', 'student@example.com', ${fair(4646)}, now(), now()),
    ('event-registration-cancelled', 'student@example.com', ${fair(4647)}, now(), now()),
    ('event-registered', 'student@example.com', ${fair(null)}, now(), now())`);
  expect(await staff.page()).toContain('Send 12 given-up emails again');
  await rows(
    `DELETE FROM outbox WHERE recipient IN ('right@example.com', 'student@example.com') AND id > (SELECT max(id) FROM outbox) - 6`,
  );

  const [{ id: reset }] = (await rows("SELECT id FROM outbox WHERE kind = 'reset-password' ORDER BY id")) as [
    { id: number },
  ];
  const refused = await staff.submit('again', { email: String(reset), state: 'given_up' });
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('This email is not sent again. Its link would have expired by now.'),
  ]);
  expect(await metric('api_outbox_refused_last_hour_emails')).toBe(24);
  const [, emails = ''] = /name="emails" value="([\d,]+)"/.exec(list)!;
  for (const [status, text] of await staff.submitTwice('all-again', { emails: `${emails},${reset}` }))
    expect([status, text]).toEqual([
      303,
      expect.stringContaining('6 emails are sent again over the next minutes.'),
    ]);
  const waiting =
    (await rows(`SELECT recipient, extract(epoch FROM next_attempt_at - queued_at)::int AS seconds
    FROM outbox WHERE recipient LIKE 'again%' AND attempts = 0`)) as { recipient: string; seconds: number }[];
  for (const { recipient, seconds } of waiting)
    expect(recipient).toBe(`again${Number(seconds) + 1}@example.com`);
  await write('new@example.com');
  await waitUntil(() => smtp.emails.length === 7, 'the e-mails');
  expect(await staff.page()).toContain('19 given up</span>');
  expect(sentTo('student@example.com')).toBe(0);
  await rows(`DELETE FROM applications WHERE id IN (4646, 4647); DELETE FROM contact_messages WHERE id IN (4646, 4647);
    DELETE FROM events WHERE id IN (4646, 4647, 4648)`);
});

test('the link of a second sign-up is sent however late, and so is a registration on a later day of an event', async () => {
  await rows(`INSERT INTO users (email, password_hash, is_verified) VALUES ('late@example.com', '', false);
    INSERT INTO events (id, position, title, document) VALUES (4646, 4646, 'Fair', json_build_object('formatted_start_date', '',
      'start_at', now() - interval '2 days', 'end_at', now() + interval '1 day')::text);
    INSERT INTO event_registrations (event_id, user_id, created_at)
    SELECT 4646, id, now() - interval '1 hour' FROM users WHERE email = 'late@example.com';
    INSERT INTO outbox (kind, recipient, payload, created_at) VALUES
    ('verify-email', 'late@example.com', '{}', now() - interval '3 days'),
    ('already-registered', 'late@example.com', '{}', now() - interval '2 days');
    INSERT INTO outbox (kind, recipient, payload, created_at)
    SELECT 'event-registered', 'late@example.com', json_build_object('title', 'Fair', 'date', '', 'event', '4646',
      'day', to_char((now() - interval '2 days') AT TIME ZONE 'Asia/Kathmandu', 'YYYY-MM-DD'))::text, now() - interval '1 hour'`);
  await waitUntil(
    async () => (await rows('SELECT id FROM outbox WHERE sent_at IS NULL')).length === 0,
    'both',
  );
  const late = smtp.emails
    .filter(({ to }) => to === 'late@example.com')
    .map(({ text }) => text.replaceAll('=\n', ''));
  expect(late).toHaveLength(2);
  expect(late.join()).toContain('/api/user/verify/');
  expect(late.join()).toContain('Fair');
  await rows('DELETE FROM events WHERE id = 4646');
});

test('of many that were given up, the newest are looked at, and staff are told so', async () => {
  await rows(`INSERT INTO outbox (kind, recipient, payload, refused_at)
    SELECT 'message-received', 'gone@example.com', '{"id": "999999"}', now() FROM generate_series(1, 201);
    INSERT INTO outbox (kind, recipient, payload, refused_at)
    SELECT 'event-registered', 'new@example.com', '{}', now() FROM generate_series(1, 2)`);
  const staff = await openStaffPages();
  const list = await staff.page('/admin/emails?page=9999999999999999999999');
  expect(list).toContain('Send 2 given-up emails again');
  expect(list).toContain('Of the 203 given-up emails, the newest 200 were looked at.');
  expect(list).toContain('page 9 of 9');
  await rows(`DELETE FROM outbox WHERE recipient = 'new@example.com'`);
  expect(await staff.page()).toContain('At most one of them can be sent again.');
});

test('no link of an e-mail is kept with the reason, where the mail server quotes it over two lines', async () => {
  let token = '';
  refusal = (line, text) => {
    if (line !== '.') return undefined;
    const [link = '', secret = ''] =
      /http\S+password-reset\/[^/]+\/([\w-]+)/.exec(text.replaceAll('=\n', '').replaceAll('=3D', '=')) ?? [];
    token = secret;
    return `554-5.7.1 bad link ${link.slice(0, -12)}=\r\n554 5.7.1 ${link.slice(-12)}`;
  };
  const json = { email: 'student@example.com' };
  await call(service, '/api/user/password-reset/', { json });
  const reason = async () =>
    ((await rows('SELECT last_error FROM outbox')) as { last_error: string | null }[])[0]?.last_error ?? null;
  await waitUntil(async () => (await reason()) !== null, 'the refusal');
  expect(token.length).toBeGreaterThan(20);
  expect(await reason()).toBe('The mail server answered: 554-5.7.1 bad link …');
});

test('an e-mail that the mail server has taken is not said to have failed where it cannot be marked as sent', async () => {
  await rows(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''disk full''; END';
    CREATE TRIGGER fail BEFORE UPDATE OF sent_at ON outbox FOR EACH ROW EXECUTE FUNCTION fail()`);
  try {
    await write('taken@example.com');
    await waitUntil(() => logged().includes('outbox worker failed'), 'the failure');
    expect(sentTo('taken@example.com')).toBe(1);
    expect(await rows('SELECT last_error FROM outbox')).toEqual([{ last_error: null }]);
  } finally {
    await rows('DROP TRIGGER fail ON outbox; DROP FUNCTION fail');
  }
});

test('an e-mail that is refused for a reason of the operator stays in the outbox', async () => {
  let isRepaired = false;
  refusal = (line) =>
    line.startsWith('RCPT') && !isRepaired
      ? '554 5.7.1 <right46@example.com>: Relay access denied'
      : undefined;
  await write('right46@example.com');
  await waitUntil(() => logged().includes('e-mail not sent'), 'the first attempt');
  expect(await metric('api_outbox_unsent_emails')).toBe(1);
  expect(await metric('api_outbox_refused_emails')).toBe(0);
  expect(
    logged()
      .split('\n')
      .filter((text) => text.includes('right46')),
  ).toEqual([]);
  isRepaired = true;
  await waitUntil(() => smtp.emails.some(({ to }) => to === 'right46@example.com'), 'the e-mail');
});

test('e-mails that were sent or given up are removed after 30 days, and those that wait are not', async () => {
  refusal = (line) => (line.startsWith('RCPT') ? '450 4.7.0 later' : undefined);
  await rows(`INSERT INTO outbox (kind, recipient, payload, created_at, sent_at, refused_at, next_attempt_at)
    SELECT 'message-received', name, '{}', now() - interval '90 days', sent, refused, now() + interval '1 day'
    FROM (VALUES
      ('sent long ago', now() - interval '31 days', NULL::timestamptz),
      ('sent', now() - interval '29 days', NULL),
      ('refused long ago', NULL, now() - interval '31 days'),
      ('refused', NULL, now() - interval '29 days'),
      ('waiting', NULL, NULL)
    ) AS email (name, sent, refused)`);
  await service.stop();
  service = await service.restart();
  logStart = 0;
  const kept = async () =>
    (await rows(`SELECT recipient FROM outbox WHERE created_at < now() - interval '60 days' ORDER BY 1`)) as {
      recipient: string;
    }[];
  await waitUntil(async () => (await kept()).length < 5, 'the cleanup');
  expect((await kept()).map(({ recipient }) => recipient)).toEqual(['refused', 'sent', 'waiting']);
});

test('while the mail server itself fails, one e-mail at a time is tried, and none waits longer than a minute', async () => {
  let isRepaired = false;
  refusal = (line) =>
    /^(EHLO|HELO)/.test(line) && !isRepaired ? '421 4.3.2 Service shutting down' : undefined;
  // As after hours in which the server was away.
  await rows(`INSERT INTO outbox (kind, recipient, payload, attempts, next_attempt_at)
    SELECT 'message-received', 'waiting' || n || '@example.com', ${receipt}, 12, now()
    FROM generate_series(1, 3) AS n;
    INSERT INTO outbox (kind, recipient, payload, attempts, next_attempt_at)
    VALUES ('message-received', 'removed@example.com', '{"id": "999999"}', 12, now())`);
  await waitUntil(() => logged().includes('e-mail not sent, will retry'), 'the first attempt');
  const waiting = () =>
    rows(`SELECT attempts, extract(epoch FROM next_attempt_at - now())::int AS seconds
      FROM outbox WHERE recipient LIKE 'waiting%' ORDER BY id`) as Promise<
      { attempts: number; seconds: number }[]
    >;
  await waitUntil(async () => (await waiting()).every(({ seconds }) => seconds > 30), 'the pause');
  expect((await waiting()).map(({ attempts }) => Number(attempts))).toEqual([13, 12, 12]);
  expect(Math.max(...(await waiting()).map(({ seconds }) => Number(seconds)))).toBeLessThanOrEqual(60);
  isRepaired = true;
  await rows('UPDATE outbox SET next_attempt_at = now()');
  await waitUntil(
    async () => (await rows('SELECT FROM outbox WHERE sent_at IS NULL')).length === 0,
    'an empty outbox',
  );
  // What its e-mail would have told is over: its message was removed meanwhile.
  expect(smtp.emails.map(({ to }) => to).sort()).toEqual([1, 2, 3].map((n) => `waiting${n}@example.com`));
  expect(await rows("SELECT FROM outbox WHERE recipient = 'removed@example.com'")).toEqual([]);
  expect(logged()).toContain('outdated e-mail removed, not sent');
});

test.each([
  { asked: 'cancels and registers again', last: 'register', subject: 'You are registered: Fair' },
  {
    asked: 'cancels, registers and cancels again',
    last: 'cancel',
    subject: 'Your registration is cancelled: Fair',
  },
])('who $asked while the mail server is away gets one confirmation', async ({ last, subject }) => {
  const login = await call(service, '/api/user/login/', { json: { email: 'student@example.com', password } });
  const change = async (path: string, method: string, json?: object) =>
    (await call(service, path, { method, token: login.body.token.access, json })).status;
  const register = () => change('/api/app/event-register/', 'POST', { event: 4646 });
  const cancel = () => change('/api/app/event-register/4646/', 'DELETE');
  await rows(`INSERT INTO events (id, position, title, document) VALUES (4646, 4646, 'Fair', '{}')`);
  await smtp.close();
  try {
    expect(await register()).toBe(201);
    expect(await cancel()).toBe(200);
    expect(await register()).toBe(201);
    if (last === 'cancel') expect(await cancel()).toBe(200);
    await rows("UPDATE outbox SET next_attempt_at = now() + interval '1 hour'");
    await waitUntil(isNoAttemptUnderWay, 'the end of an attempt');
    // The newest is tried first, because it was tried least.
    await rows(`UPDATE outbox SET created_at = created_at - interval '10 minutes', next_attempt_at = now(),
        attempts = CASE WHEN id = (SELECT max(id) FROM outbox) THEN 0 ELSE 1 END;
      UPDATE event_registrations SET created_at = created_at - interval '10 minutes'`);
  } finally {
    await startMailServer();
  }
  await waitUntil(
    async () => (await rows('SELECT id FROM outbox WHERE sent_at IS NULL')).length === 0,
    'what waits',
  );
  expect(smtp.emails.map(({ to, text }) => [to, /^Subject: (.*)$/m.exec(text)?.[1]?.trim()])).toEqual([
    ['student@example.com', subject],
  ]);
  await rows('DELETE FROM events WHERE id = 4646');
});

test('an e-mail that has nothing to tell is removed, and is no sign that the mail server works', async () => {
  await rows(`INSERT INTO outbox (kind, recipient, payload)
    VALUES ('reset-password', 'without-account@example.com', '{}')`);
  await waitUntil(
    async () =>
      (await rows("SELECT FROM outbox WHERE recipient = 'without-account@example.com'")).length === 0,
    'the removal',
  );
  expect(smtp.emails).toEqual([]);
  expect(logged()).toContain('nothing to tell any more');
});

test('e-mails at which the mail server ends the connection block no other, and are given up after a day', async () => {
  refusal = (line) => (line.startsWith('RCPT TO:<ending') ? NO_ANSWER : undefined);
  await rows(`INSERT INTO outbox (kind, recipient, payload)
    SELECT 'message-received', name || '@example.com', ${receipt}
    FROM unnest(ARRAY['ending1', 'ending2', 'right1', 'right2']) AS name`);
  await waitUntil(() => smtp.emails.length === 2, 'the other e-mails');
  expect(smtp.emails.map(({ to }) => to).sort()).toEqual(['right1@example.com', 'right2@example.com']);
  expect(await rows('SELECT recipient FROM outbox WHERE sent_at IS NULL')).toHaveLength(2);
  // Both were queued two days ago, and the server has taken others since then. Another process had given up the second
  // meanwhile, and staff have it sent again.
  await rows(`UPDATE outbox SET created_at = now() - interval '2 days' WHERE recipient IN ('ending1@example.com', 'right1@example.com');
    UPDATE outbox SET sent_at = now() - interval '25 hours' WHERE recipient = 'right1@example.com';
    UPDATE outbox SET created_at = now() - interval '2 days', attempts = 0 WHERE recipient = 'ending2@example.com';
    UPDATE outbox SET next_attempt_at = now() WHERE sent_at IS NULL`);
  const given = () => rows('SELECT recipient FROM outbox WHERE refused_at IS NOT NULL');
  const isTriedAgain = async () =>
    (await rows(`SELECT FROM outbox WHERE recipient = 'ending2@example.com' AND attempts > 0`)).length > 0;
  await waitUntil(
    async () => (await given()).length > 0 && (await isTriedAgain()),
    'the end of the attempts',
  );
  expect(await given()).toEqual([{ recipient: 'ending1@example.com' }]);
  expect(await metric('api_outbox_refused_emails')).toBe(1);
  expect(logged()).toContain('the mail server fails at this e-mail alone, given up');
  // During an outage every e-mail fails, also one that waits for days.
  await rows(`UPDATE outbox SET sent_at = sent_at - interval '1 hour' WHERE sent_at IS NOT NULL;
    UPDATE outbox SET refused_at = NULL, attempts = 0, next_attempt_at = now() WHERE recipient = 'ending1@example.com'`);
  await waitUntil(
    async () =>
      (
        await rows(`SELECT FROM outbox WHERE recipient = 'ending1@example.com' AND attempts > 0 AND next_attempt_at > now()
        AND refused_at IS NULL`)
      ).length > 0 && logged().split('will retry').length > 3,
    'another attempt',
  );
  expect(await given()).toEqual([]);
});

test('an e-mail that waits for days, as for a full mailbox, is not given up because the mail server fails once', async () => {
  let answer: string | undefined = '452 4.2.2 mailbox full';
  refusal = (line) => (line.startsWith('RCPT TO:<full') ? answer : undefined);
  const attempts = (message: string) => logged().split(message).length - 1;
  await rows(`INSERT INTO outbox (kind, recipient, payload, created_at)
    SELECT 'message-received', name || '@example.com', ${receipt}, now() - interval '2 days'
    FROM unnest(ARRAY['full', 'right1', 'right2']) AS name`);
  await waitUntil(() => smtp.emails.length === 2, 'the other e-mails');
  await waitUntil(() => attempts('will retry') > 0, 'the first attempt');
  answer = NO_ANSWER;
  await rows(`UPDATE outbox SET sent_at = now() - interval '25 hours' WHERE recipient = 'right1@example.com';
    UPDATE outbox SET next_attempt_at = now() WHERE sent_at IS NULL`);
  const before = attempts('will retry');
  await waitUntil(() => attempts('will retry') + attempts('given up') > before, 'another attempt');
  expect(await rows('SELECT recipient FROM outbox WHERE refused_at IS NOT NULL')).toEqual([]);
  answer = undefined;
  await rows('UPDATE outbox SET next_attempt_at = now() WHERE sent_at IS NULL');
  await waitUntil(
    async () => (await rows('SELECT FROM outbox WHERE sent_at IS NULL')).length === 0,
    'the e-mail, once there is room again',
  );
});

test('two processes send an e-mail once, however slow the mail server is, also when staff have it sent again meanwhile', async () => {
  const another = await start();
  try {
    smtp.delayMs = 9_000;
    await write('slow@example.com');
    await waitUntil(() => smtp.emails.length === 1, 'the beginning of the sending');
    // The mail server has it, and has not said so yet. The other process looks at once for what it may send.
    const staff = await openStaffPages(another);
    const again = await staff.submit('again', { email: await idOf('slow@example.com'), state: 'waiting' });
    expect(again.text).toContain('is sent again.');
    await waitUntil(
      async () =>
        (await rows("SELECT id FROM outbox WHERE recipient = 'slow@example.com' AND sent_at IS NULL"))
          .length === 0,
      'the e-mail to be sent',
    );
    expect(smtp.emails.map(({ to }) => to)).toEqual(['slow@example.com']);
  } finally {
    await another.remove();
  }
});

test('an e-mail that cannot be built is tried again later, and blocks no other', async () => {
  await rows(
    `INSERT INTO outbox (kind, recipient, payload, language)
     VALUES ('message-received', 'broken@example.com', 'no JSON', 'en')`,
  );
  await waitUntil(() => logged().includes('e-mail not sent, will retry'), 'the log line');
  await write('right@example.com');
  await waitUntil(() => smtp.emails.some(({ to }) => to === 'right@example.com'), 'the other e-mail');
  const [row] = await rows("SELECT attempts FROM outbox WHERE recipient = 'broken@example.com'");
  expect(Number((row as { attempts: number }).attempts)).toBeGreaterThan(0);
});
