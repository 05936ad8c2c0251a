import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, emailTo, linkIn, newAccount, password } from './support/client.ts';
import { enterStaffPages, formTokenOf } from './support/staff-pages.ts';
import { startService, stores, type TestService } from './support/start-service.ts';

const NEPALI = { 'accept-language': 'ne' };

/** A pack with one branch that has a Nepali name. */
const pack = mkdtempSync(join(tmpdir(), 'content-'));
const hours =
  '\n  openingHours:\n    - { days: [sunday, monday, tuesday, wednesday, thursday, friday], opens: "10:00", closes: "17:00" }\n';
writeFileSync(join(pack, 'brand.yaml'), 'name: Test consultancy');
writeFileSync(
  join(pack, 'branches.yaml'),
  `- id: kathmandu\n  city: Kathmandu\n  name: Main office\n  address: Silver Bell Lane 14${hours}`,
);
mkdirSync(join(pack, 'ne'));
writeFileSync(
  join(pack, 'ne/branches.yaml'),
  '- city: काठमाडौं\n  name: मुख्य कार्यालय\n  address: सिल्भर बेल लेन 14\n',
);
afterAll(() => rmSync(pack, { recursive: true, force: true }));

/** Subject and text of an e-mail of the mailbox, without its markup. */
const read = (email: string) => {
  const [, subject = ''] = /<h2>(.*?)<\/h2>/.exec(email) ?? [];
  const [, text = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(email) ?? [];
  return { subject, text: text.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&') };
};

describe.each(stores)('the language of e-mails on %s', (store) => {
  let service: TestService;
  let cookie: string;
  beforeAll(async () => {
    service = await startService({ store, environment: { CONTENT: pack, RATE_LIMIT_FACTOR: '0' } });
    cookie = await enterStaffPages(service);
  });
  afterAll(() => service.remove());

  const submit = async (path: string, fields: Record<string, string>) => {
    const form_token = await formTokenOf(service, cookie);
    return call(service, path, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ form_token, ...fields }),
    });
  };
  const signUp = (email: string, headers: Record<string, string> = {}) =>
    call(service, '/api/user/register/', {
      json: { email, password, confirm_password: password, next: '/course_details/12' },
      headers,
    });
  const logIn = async (email: string, headers: Record<string, string> = {}) =>
    (await call(service, '/api/user/login/', { json: { email, password }, headers })).body.token.access;
  const verify = async (email: string) => {
    const link = linkIn(await emailTo(service, email), '/api/user/verify/');
    return call(service, link.pathname + link.search, { method: 'POST' });
  };
  const apply = async (token: string, headers: Record<string, string> = {}): Promise<number> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      first_name: 'Asha',
      last_name: 'Rai',
      email: 'asha@example.com',
      contact: '9800000001',
      preferred_course: 'Master of Nursing',
    }))
      form.set(name, value);
    const { status, body } = await call(service, '/api/app/application-create/', {
      method: 'POST',
      body: form,
      token,
      headers,
    });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body.id;
  };

  test('a sign-up on the Nepali site gets a Nepali e-mail, page and way back', async () => {
    const email = `sita-${store}@example.com`;
    await signUp(email, NEPALI);
    const sent = await emailTo(service, email);
    expect(read(sent).subject).toBe('आफ्नो इमेल पुष्टि गर्नुहोस्');
    expect(read(sent).text).toMatch(/^नमस्ते,\n\nखाता खोल्नुभएकोमा धन्यवाद।[\s\S]*\n\nTest consultancy$/);
    const link = linkIn(sent, '/api/user/verify/');
    const page = await call(service, link.pathname + link.search);
    expect(page.text).toContain('<html lang="ne">');
    expect(page.text).toContain(' | Test consultancy</title>');
    expect(page.text).toContain('<p><strong>Test consultancy</strong></p>');
    expect(page.text).toContain('<button>मेरो इमेल पुष्टि गर्नुहोस्</button>');
    const login = linkIn((await verify(email)).text, '/login');
    expect(login.pathname + login.search).toBe('/ne/login?next=%2Fcourse_details%2F12');
  });

  test.each([
    ['no language', {}],
    ['what a browser in Nepal prefers', { 'accept-language': 'ne-NP,ne;q=0.9,en-US;q=0.8,en;q=0.7' }],
    ['an unknown language', { 'accept-language': 'hi' }],
    ['no known form', { 'accept-language': 'constructor' }],
  ])('a sign-up with %s gets the English e-mail', async (name, headers) => {
    const email = `${name.replaceAll(' ', '-')}-${store}@example.com`.toLowerCase();
    await signUp(email, headers as Record<string, string>);
    const sent = await emailTo(service, email);
    const link = linkIn(sent, '/api/user/verify/');
    expect(link.search).toBe('?next=%2Fcourse_details%2F12');
    expect(read(sent)).toEqual({
      subject: 'Verify your email',
      text: `Namaste,\n\nThank you for signing up. Open this link and press the button to verify your email:\n\n${link}\n\nIf you did not sign up, you can ignore this email.\n\nTest consultancy`,
    });
  });

  test('the e-mail of a call is in the language of the call', async () => {
    const { email, access: token } = await newAccount(service);
    const newest = async (containing: string) => read(await emailTo(service, email, containing));

    await call(service, '/api/user/password-reset/', { json: { email }, headers: NEPALI });
    const reset = await newest('नयाँ पासवर्ड राख्नुहोस्');
    expect(reset.text).toMatch(/60 मिनेटसम्म चल्छ:\n\nhttp[^\n]*\/ne\/password-reset\//);

    await signUp(email, NEPALI);
    expect((await newest('तपाईंको खाता पहिल्यै छ')).text).toContain('/ne/email-verification');

    await call(service, '/api/app/event-register/', { json: { event: 2 }, token, headers: NEPALI });
    const { text } = await newest('तपाईं दर्ता हुनुभयो');
    // The day in both calendars.
    expect(text).toMatch(/\nमिति: \d{1,2} [\u0900-\u097f]+ 20\d\d \(20\d\d [\u0900-\u097f]+ \d{1,2}\)\n/);
    // When to be where.
    expect(text).toMatch(/\nसमय: \d\d:\d\d–\d\d:\d\d \(काठमाडौंको समय\)\nस्थान: \S/);
    expect(text).toContain('/ne/my-events');
    await call(service, '/api/app/event-register/2/', { method: 'DELETE', token });
    expect((await newest('Your registration is cancelled')).text).toMatch(/^Namaste,\n\nYou are no longer/);

    const message = { name: 'A', email, subject: 'S', message: 'M' };
    await call(service, '/api/app/contact-messages/', { json: message, headers: NEPALI });
    expect((await newest('सन्देश नं.')).text).toContain('2 कार्यदिन (आइतबारदेखि शुक्रबार) भित्र');
  });

  test('what staff decide is told in the language of the account, which follows the site it is used on', async () => {
    const email = `gita-${store}@example.com`;
    await signUp(email, NEPALI);
    await verify(email);
    const token = await logIn(email, NEPALI);
    const id = await apply(token, NEPALI);
    expect(read(await emailTo(service, email, `आवेदन नं. ${id} पायौं`)).text).toContain(
      'Master of Nursing का लागि तपाईंको आवेदन',
    );
    await submit(`/admin/applications/${id}/status`, { from: 'submitted', to: 'in_review', note: 'Hello' });
    const changed = read(await emailTo(service, email, 'हेरिँदैछ'));
    expect(changed.subject).toBe(`तपाईंको आवेदन नं. ${id}: हेरिँदैछ`);
    // Which of several applications it is.
    expect(changed.text).toContain('\n\nMaster of Nursing का लागि तपाईंको आवेदनको अहिलेको अवस्था: हेरिँदैछ।\n');
    expect(changed.text).toMatch(/परामर्शदाताले लेखेका छन्:\nHello\n\n[^\n]*\/ne\/applications\n/);

    await logIn(email);
    await submit(`/admin/applications/${id}/status`, { from: 'in_review', to: 'offer', note: '' });
    const offered = read(await emailTo(service, email, `no. ${id}: offer`));
    expect(offered.text).toMatch(
      /^Namaste,\n\nThe status of your application for Master of Nursing is now: offer\.\n\nSee it here: http[^\n]*\d\/applications\n\nTest/,
    );

    const second = await apply(token, NEPALI);
    await submit(`/admin/applications/${second}/status`, { from: 'submitted', to: 'declined', note: '' });
    expect(read(await emailTo(service, email, 'अस्वीकृत')).subject).toBe(`तपाईंको आवेदन नं. ${second}: अस्वीकृत`);
  });

  test("a guest's appointment keeps its language when staff move and cancel it", async () => {
    const email = `guest-${store}@example.com`;
    const { days } = (await call(service, '/api/app/appointments/slots/?days=20')).body;
    const [first, second] = days
      .flatMap(({ slots }: { slots: { starts_at: string }[] }) => slots)
      .slice(-2)
      .map(({ starts_at }: { starts_at: string }) => starts_at);
    const booked = await call(service, '/api/app/appointments/', {
      json: {
        place: 'kathmandu',
        starts_at: first,
        purpose: 'Student visa',
        name: 'Mina',
        email,
        contact: '9800000001',
        time_zone: 'Australia/Sydney',
      },
      headers: NEPALI,
    });
    expect(booked.status).toBe(201);
    expect(read(await emailTo(service, email)).text).toContain(`/ne/book/${booked.body.token}`);

    await submit(`/admin/appointments/${booked.body.id}/move`, {
      to_place: 'kathmandu',
      starts_at: new Date(second).toISOString(),
      note: 'Sorry.',
    });
    const page = await emailTo(service, email, 'भेटघाटको समय बदलियो');
    const { subject, text } = read(page);
    expect(subject).toMatch(
      /^तपाईंको भेटघाटको समय बदलियो: [\u0900-\u097f]+बार, \d{1,2} [\u0900-\u097f]+ 20\d\d \(20\d\d [\u0900-\u097f]+ \d{1,2}\), 16:30$/,
    );
    expect(text).toMatch(/समय: [^\n]*, 16:30 \(काठमाडौंको समय\)\n {6}[^\n]* \(Australia\/Sydney\)\n/);
    expect(text).toContain('स्थान: मुख्य कार्यालय, सिल्भर बेल लेन 14\nविषय: विद्यार्थी भिसा\n');
    // The attached calendar file, whose lines are folded.
    expect(page).toContain('DESCRIPTION:सन्दर्भ नम्बर');

    await submit(`/admin/appointments/${booked.body.id}/cancel`, { note: '' });
    expect(read(await emailTo(service, email, 'भेटघाट रद्द भयो')).text).toContain('/ne/book\n');
  });
});

test('the consultancy has its Nepali name in Nepali e-mails and calendar files', async () => {
  const own = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(pack, own, { recursive: true });
  writeFileSync(join(own, 'ne/brand.yaml'), 'name: परीक्षण परामर्श');
  // One that is written twice has no name of its own.
  writeFileSync(join(own, 'appointments.yaml'), 'purposes: [Costs, Costs, Student visa, Housing]');
  writeFileSync(join(own, 'ne/appointments.yaml'), 'purposes: [खर्च, खर्च, भिसा]');
  const service = await startService({ environment: { CONTENT: own } });
  try {
    const { days, ...choices } = (await call(service, '/api/app/appointments/slots/?place=kathmandu')).body;
    expect(choices).toMatchObject({
      purposes: ['Costs', 'Student visa', 'Housing'],
      purpose_names: { ne: ['खर्च', 'भिसा', 'Housing'] },
    });
    const [slot] = days.flatMap(({ slots }: { slots: unknown[] }) => slots);
    const email = 'maya@himal.example';
    const { body } = await call(service, '/api/app/appointments/', {
      json: {
        place: 'kathmandu',
        starts_at: slot.starts_at,
        purpose: 'Student visa',
        name: 'Maya Rai',
        email,
        contact: '9812345678',
      },
      headers: NEPALI,
    });
    expect(body).toMatchObject({ purpose: 'Student visa', purpose_names: { ne: 'भिसा' } });
    const unfolded = body.calendar.replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:परीक्षण परामर्श: भिसा');
    expect(unfolded).toContain('LOCATION:मुख्य कार्यालय\\, सिल्भर बेल लेन 14');
    expect(read(await emailTo(service, email, 'भेटघाट')).text).toMatch(/\n\nपरीक्षण परामर्श$/);
  } finally {
    await service.remove();
    rmSync(own, { recursive: true, force: true });
  }
});
