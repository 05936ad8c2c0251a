import { call, emailTo } from './support/client.ts';
import { avoidEndOfWindow, startService, stores, type TestService } from './support/start-service.ts';

const path = '/api/app/contact-messages/';
const message = (changes: object = {}) => ({
  name: 'Asha Rai',
  email: 'Asha@Example.com',
  subject: 'IELTS preparation',
  message: 'When does the next class begin?',
  ...changes,
});

describe.each(stores)('messages of the contact form on %s', (store) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ store, environment: { RATE_LIMIT_FACTOR: '0' } });
  });
  afterAll(() => service.remove());
  const send = (changes: object = {}) => call(service, path, { json: message(changes) });
  const mailsTo = async (email: string) =>
    (await call(service, `/mailbox?to=${email}`)).text.split('<article').length - 1;

  test('a message gets a number and a receipt that repeats nothing of it', async () => {
    const { status, body } = await send({ contact: '+977 980-000-0000' });
    expect([status, body.reply_working_days]).toEqual([201, 2]);
    const email = await emailTo(service, 'asha@example.com', `message no. ${body.id}`);
    expect(email).not.toMatch(/IELTS|next class|Asha Rai/);
  });

  test('the same key sent several times at once stores one message and one receipt', async () => {
    const changes = { email: 'once@example.com', client_key: `key-${store}-5678` };
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(changes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await emailTo(service, 'once@example.com');
    expect(await mailsTo('once@example.com')).toBe(1);
  });

  test('the key of another message is refused, so that no message is taken for one that is stored', async () => {
    const client_key = `key-${store}-other`;
    const { body } = await send({ client_key });
    for (const other of [
      { email: 'other@example.com' },
      { message: 'Something else.' },
      { contact: '9841000000' },
    ]) {
      const refused = await send({ client_key, ...other });
      const sentence = 'This client key was used for other content. Please send it with a new one.';
      expect([refused.status, refused.body]).toEqual([409, { detail: sentence, client_key: [sentence] }]);
    }
    const again = await send({ client_key });
    expect([again.status, again.body.id]).toEqual([200, body.id]);
  });

  test('a message with the hidden field filled in is answered as usual, without a receipt', async () => {
    const { status, body } = await send({ email: 'bot@example.com', website: 'https://spam.example' });
    expect([status, typeof body.id]).toEqual([201, 'number']);
    // The outbox sends in order: a later receipt proves that there is none for the first message.
    await send({ email: 'later@example.com' });
    await emailTo(service, 'later@example.com');
    expect(await mailsTo('bot@example.com')).toBe(0);
  });

  test('invalid fields are named', async () => {
    const { status, body } = await send({
      name: '',
      email: 'x',
      contact: 'call me',
      subject: 'x'.repeat(151),
      message: '',
    });
    expect([status, body]).toEqual([
      400,
      {
        name: ['This field may not be blank.'],
        email: ['Enter a valid email address.'],
        contact: ['Enter a valid mobile number: 7 to 15 digits.'],
        subject: ['Ensure this field has no more than 150 characters.'],
        message: ['This field may not be blank.'],
      },
    ]);
  });
});

test('messages are limited per e-mail address and per network address', async () => {
  await avoidEndOfWindow();
  const service = await startService();
  try {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await call(service, path, { json: message() })).status);
    for (let sender = 0; sender < 15; sender += 1)
      statuses.push(
        (await call(service, path, { json: message({ email: `sender-${sender}@example.com` }) })).status,
      );
    expect(statuses).toEqual([...Array(5).fill(201), 429, ...Array(14).fill(201), 429]);
  } finally {
    await service.remove();
  }
});
