import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, emailTo, linkIn, logIn, logLines, newAccount, password } from './support/client.ts';
import {
  avoidEndOfWindow,
  startService,
  stores,
  type TestService,
  waitUntil,
} from './support/start-service.ts';

const post = (service: TestService, path: string, json: unknown) => call(service, path, { json });
const seen = ({ status, body }: { status: number; body: unknown }) => [status, body];

describe.each(stores)('accounts on %s', (store) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ store });
  });
  afterAll(() => service.remove());

  test('sign-up, verification e-mail, login', async () => {
    const email = 'Anita@Example.com';
    const made = await post(service, '/api/user/register/', {
      email,
      password,
      confirm_password: password,
      role: 'staff',
      is_verified: true,
      is_staff: true,
    });
    expect(seen(made)).toEqual([201, { email: 'anita@example.com' }]);

    const early = await post(service, '/api/user/login/', { email, password });
    expect(early.status).toBe(403);
    expect(early.body.detail).toMatch(/verify your email first/);
    expect(early.body.error).toBe(early.body.detail);

    const link = linkIn(await emailTo(service, 'anita@example.com'), '/api/user/verify/');
    // Mail scanners open links: that must not use them up.
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await call(service, link.pathname);
      expect(page.status).toBe(200);
      expect(page.text).toContain('<button>Verify my email</button>');
    }
    expect((await post(service, '/api/user/login/', { email, password })).status).toBe(403);
    expect((await call(service, link.pathname, { method: 'POST' })).text).toContain('Your email is verified');
    expect((await call(service, link.pathname, { method: 'POST' })).status).toBe(400);
    expect((await call(service, link.pathname)).status).toBe(400);

    const answer = await post(service, '/api/user/login/', { email: 'ANITA@example.com', password });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: { refresh: expect.any(String), access: expect.any(String) },
      role: 'user',
      device: expect.any(String),
    });
    expect(
      (await post(service, '/api/user/login/', { email: 'staff@example.com', password })).body.role,
    ).toBe('staff');
  });

  test('the page after verification has an address of its own, so that a browser can return to it', async () => {
    const email = 'returns@example.com';
    await post(service, '/api/user/register/', {
      email,
      password,
      confirm_password: password,
      next: '/blog',
    });
    const link = linkIn(await emailTo(service, email), '/api/user/verify/');
    const sent = await call(service, link.pathname + link.search, {
      method: 'POST',
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect(sent.status).toBe(303);
    const address = new URL(sent.headers.get('location')!, link);
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await call(service, address.pathname + address.search);
      expect(page.status).toBe(200);
      expect(page.text).toContain('Your email is verified');
      expect(linkIn(page.text, '/login').search).toBe('?next=%2Fblog');
    }
  });

  test('the page after verification shows for the link that verified the account only', async () => {
    const shown = (link: string) => call(service, `${link}?verified=yes`);
    const invented = await shown('/api/user/verify/MQ/invented/');
    expect([invented.status, invented.text.includes('Your email is verified')]).toEqual([400, false]);
    const email = 'not-yet@example.com';
    await post(service, '/api/user/register/', { email, password, confirm_password: password });
    const link = linkIn(await emailTo(service, email), '/api/user/verify/').pathname;
    const early = await shown(link);
    expect([early.status, early.text.includes('Your email is verified')]).toEqual([200, false]);
    await call(service, link, { method: 'POST' });
    expect((await shown(link)).text).toContain('Your email is verified');
  });

  test('the link for a new password leads back to where the visitor wanted to go, never to another site', async () => {
    const search = async (email: string, next: unknown) => {
      await post(service, '/api/user/register/', { email, password, confirm_password: password });
      await post(service, '/api/user/password-reset/', { email, next });
      return linkIn(await emailTo(service, email, 'Reset'), '/password-reset/').search;
    };
    expect(await search('reset-next@example.com', '/course_details/12#apply')).toBe(
      '?next=%2Fcourse_details%2F12%23apply',
    );
    expect(await search('reset-trap@example.com', '//evil.example')).toBe('');
  });

  test('a verification link that lost its last slash leads to the page', async () => {
    const email = 'cut-off@example.com';
    const account = { email, password, confirm_password: password, next: '/blog' };
    await post(service, '/api/user/register/', account);
    const { pathname, search } = linkIn(await emailTo(service, email), '/api/user/verify/');
    const cutOff = await call(service, pathname.slice(0, -1) + search);
    expect([cutOff.status, cutOff.headers.get('location')]).toEqual([301, pathname + search]);
  });

  test('a browser can also return to the page on which the owner of the address chooses the password', async () => {
    const email = 'disputed@example.com';
    for (const own of ['Stranger1!', 'Owner1!xx'])
      await post(service, '/api/user/register/', { email, password: own, confirm_password: own });
    await waitUntil(
      async () => (await call(service, `/mailbox?to=${email}`)).text.split('<article').length === 3,
      'the e-mails',
    );
    const link = linkIn(await emailTo(service, email), '/api/user/verify/');
    const sent = await call(service, link.pathname, { method: 'POST', headers: { accept: 'text/html' } });
    expect(sent.status).toBe(303);
    const address = new URL(sent.headers.get('location')!, link);
    for (let visit = 0; visit < 2; visit += 1)
      expect((await call(service, address.pathname + address.search)).text).toContain(
        'with different passwords',
      );
    const { pathname } = linkIn(
      (await call(service, address.pathname + address.search)).text,
      '/password-reset/',
    );
    const chosen = { new_password: 'Chosen1!x', confirm_password: 'Chosen1!x' };
    expect((await call(service, `/api/user${pathname}`, { method: 'PATCH', json: chosen })).status).toBe(200);
    const after = (await call(service, address.pathname + address.search)).text;
    expect(after).toContain('You can log in now');
  });

  test('the link of the verification e-mail leads back to where the visitor wanted to go, never to another site', async () => {
    const signUp = (email: string, next: unknown) =>
      post(service, '/api/user/register/', { email, password, confirm_password: password, next });
    const loginLink = async (email: string) => {
      const link = linkIn(await emailTo(service, email, 'Verify'), '/api/user/verify/');
      const page = await call(service, link.pathname + link.search, { method: 'POST' });
      return { link, login: linkIn(page.text, '/login') };
    };
    expect((await signUp('next@example.com', '/course_details/12#apply')).status).toBe(201);
    const { link, login } = await loginLink('next@example.com');
    expect(link.searchParams.get('next')).toBe('/course_details/12#apply');
    expect(login.searchParams.get('next')).toBe('/course_details/12#apply');

    const traps = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/\t/evil.example',
      7,
      ['/x'],
    ];
    for (const [index, trap] of traps.entries()) {
      const email = `trap-${index}@example.com`;
      expect((await signUp(email, trap)).status).toBe(201);
      const answer = await loginLink(email);
      expect(answer.link.search).toBe('');
      expect(answer.login.search).toBe('');
    }
    // A changed link does not lead elsewhere either.
    await signUp('changed@example.com', '/blog');
    const changed = linkIn(await emailTo(service, 'changed@example.com', 'Verify'), '/api/user/verify/');
    const page = await call(service, `${changed.pathname}?next=${encodeURIComponent('//evil.example')}`, {
      method: 'POST',
    });
    expect(page.status).toBe(200);
    expect(linkIn(page.text, '/login').search).toBe('');
  });

  describe('sign-ups with one address before it is verified', () => {
    const signUp = (email: string, own: string) =>
      post(service, '/api/user/register/', { email, password: own, confirm_password: own });
    const statusOfLogin = async (email: string, own: string) =>
      (await post(service, '/api/user/login/', { email, password: own })).status;
    /** Presses the button behind the newest link, once `count` e-mails have arrived. */
    const verify = async (email: string, count: number) => {
      const emails = async () =>
        (await call(service, `/mailbox?to=${email}`)).text.split('<article').slice(1);
      await waitUntil(async () => (await emails()).length === count, 'the e-mails');
      const link = linkIn((await emails())[0]!, '/api/user/verify/');
      return (await call(service, link.pathname, { method: 'POST' })).text;
    };

    test('with different passwords make none of them valid: the owner chooses one', async () => {
      const email = 'early@example.com';
      await signUp(email, 'Stranger1!');
      await signUp(email, 'Owner1!xx');
      const page = await verify(email, 2);
      expect(page).toContain('with different passwords');
      expect(page).not.toContain('You can log in now');
      expect(await statusOfLogin(email, 'Stranger1!')).toBe(401);
      expect(await statusOfLogin(email, 'Owner1!xx')).toBe(401);
      const { pathname } = linkIn(page, '/password-reset/');
      const chosen = { new_password: 'Chosen1!x', confirm_password: 'Chosen1!x' };
      expect((await call(service, `/api/user${pathname}`, { method: 'PATCH', json: chosen })).status).toBe(
        200,
      );
      expect(await statusOfLogin(email, 'Chosen1!x')).toBe(200);
      expect(await statusOfLogin(email, 'Stranger1!')).toBe(401);
    });

    test('with the same password keep it, because the first e-mail may have been lost', async () => {
      const email = 'lost-mail@example.com';
      for (let time = 0; time < 2; time += 1) await signUp(email, 'Owner1!xx');
      expect(await verify(email, 2)).toContain('You can log in now');
      expect(await statusOfLogin(email, 'Owner1!xx')).toBe(200);
    });

    test('at the same moment, by a form that was sent twice, keep its password', async () => {
      const email = 'pressed-twice@example.com';
      await Promise.all([signUp(email, 'Owner1!xx'), signUp(email, 'Owner1!xx')]);
      expect(await verify(email, 2)).toContain('You can log in now');
      expect(await statusOfLogin(email, 'Owner1!xx')).toBe(200);
    });

    test('after it was verified change nothing', async () => {
      const { email } = await newAccount(service);
      await signUp(email, 'Stranger1!');
      expect(await statusOfLogin(email, password)).toBe(200);
      expect(await statusOfLogin(email, 'Stranger1!')).toBe(401);
    });
  });

  test('the verification e-mail is sent again on request, with the same answer for every address', async () => {
    const resend = (json: unknown) => post(service, '/api/user/verify-resend/', json);
    await post(service, '/api/user/register/', {
      email: 'again@example.com',
      password,
      confirm_password: password,
    });
    const first = linkIn(await emailTo(service, 'again@example.com', 'Verify'), '/api/user/verify/');
    const answers = await Promise.all(
      ['nobody-here@example.com', 'student@example.com', 'again@example.com'].map((email) =>
        resend({ email, next: '/blog' }),
      ),
    );
    for (const answer of answers) expect(seen(answer)).toEqual([200, answers[0]?.body]);
    const second = linkIn(await emailTo(service, 'again@example.com', 'next='), '/api/user/verify/');
    expect(second.searchParams.get('next')).toBe('/blog');
    expect((await call(service, first.pathname)).status).toBe(400);
    expect((await call(service, second.pathname, { method: 'POST' })).status).toBe(200);
    await logIn(service, 'again@example.com');
    for (const email of ['nobody-here@example.com', 'student@example.com'])
      expect((await call(service, `/mailbox?to=${email}`)).text).not.toContain('/api/user/verify/');
    expect((await resend({ email: 'nobody' })).body.email).toEqual(['Enter a valid email address.']);
    await avoidEndOfWindow();
    const limited = await Promise.all(Array.from({ length: 6 }, () => resend({ email: 'many@example.com' })));
    expect(limited.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('an account is told who it is', async () => {
    const { access } = await logIn(service);
    expect(seen(await call(service, '/api/user/account/', { token: access }))).toEqual([
      200,
      { email: 'student@example.com', role: 'user' },
    ]);
    expect((await call(service, '/api/user/account/')).status).toBe(401);
  });

  test('a second sign-up informs only the owner, by e-mail', async () => {
    const again = await post(service, '/api/user/register/', {
      email: 'student@example.com',
      password: 'Other1234!',
      confirm_password: 'Other1234!',
    });
    expect(seen(again)).toEqual([201, { email: 'student@example.com' }]);
    await emailTo(service, 'student@example.com', 'You have an account already');
    await logIn(service);
    expect(
      (await post(service, '/api/user/login/', { email: 'student@example.com', password: 'Other1234!' }))
        .status,
    ).toBe(401);
  });

  test('invalid bodies are answered with an error per field, as by DRF', async () => {
    const required = 'This field is required.';
    const cases: [string, unknown, object][] = [
      ['login', {}, { email: [required], password: [required] }],
      [
        'login',
        { email: null, password: '' },
        { email: ['This field may not be null.'], password: ['This field may not be blank.'] },
      ],
      [
        'login',
        { email: ['a'], password: { a: 1 } },
        { email: ['Not a valid string.'], password: ['Not a valid string.'] },
      ],
      ['login', [], { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }],
      ['login', 1.5, { non_field_errors: ['Invalid data. Expected a dictionary, but got float.'] }],
      [
        'register',
        { email: 'x', password, confirm_password: '' },
        { email: ['Enter a valid email address.'], confirm_password: ['This field may not be blank.'] },
      ],
      [
        'register',
        { email: 'a@b.co', password: 'short', confirm_password: 'short' },
        { password: ['Password must be at least 8 characters long'] },
      ],
      [
        'register',
        { email: 'a@b.co', password: 'alllowercase1!', confirm_password: 'x' },
        { password: ['Password must contain at least one uppercase letter'] },
      ],
      [
        'register',
        { email: 'a@b.co', password, confirm_password: 'Passw0rd?' },
        { confirm_password: ['Passwords must match'] },
      ],
      ['password-reset', { email: 'nobody' }, { email: ['Enter a valid email address.'] }],
    ];
    for (const [path, json, fields] of cases) {
      const { status, body } = await post(service, `/api/user/${path}/`, json);
      expect([path, status, body]).toEqual([path, 400, expect.objectContaining(fields)]);
      // Account calls also have `error`, one sentence.
      if (typeof json === 'object' && !Array.isArray(json)) expect(body.error).toEqual(expect.any(String));
    }
    const broken = await call(service, '/api/user/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    });
    expect(seen(broken)).toEqual([
      400,
      { detail: 'JSON parse error - Expecting value: line 1 column 10 (char 9)' },
    ]);
    const typed = await call(service, '/api/user/login/', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    });
    expect(seen(typed)).toEqual([415, { detail: 'Unsupported media type "text/plain" in request.' }]);
    const form = await call(service, '/api/user/login/', {
      method: 'POST',
      body: new URLSearchParams({ email: 'student@example.com', password }),
    });
    expect(form.status).toBe(200);
  });

  test('an unknown address and a wrong password get the same answer in about the same time', async () => {
    const expected = expect.objectContaining({
      detail: 'No active account found with the given credentials',
      error: 'The email or the password is wrong.',
    });
    const emails = ['unverified@example.com', 'nobody-at-all@example.com'];
    const fastest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // Alternating, and only the fastest of each counts, because other load slows down both.
    for (let round = 0; round < 16; round += 1) {
      const start = performance.now();
      const answer = await post(service, '/api/user/login/', {
        email: emails[round % 2],
        password: 'Wrong1234!',
      });
      fastest[round % 2] = Math.min(fastest[round % 2]!, performance.now() - start);
      expect(seen(answer)).toEqual([401, expected]);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="api"');
    }
    const [known = 0, unknown = 0] = fastest;
    expect(unknown).toBeGreaterThan(known / 2);
    expect(known).toBeGreaterThan(unknown / 2);
  });

  test('invalid tokens are refused, on public calls too', async () => {
    const { access, refresh } = await logIn(service);
    const path = '/api/app/application-list/';
    expect((await call(service, path, { token: access })).status).toBe(200);
    const bad = {
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [
        { token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' },
      ],
    };
    const secret = readFileSync(join(service.dataDir, 'secret'), 'utf8').trim();
    const ofSession = JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString());
    const sign = (
      claims: Record<string, unknown>,
      key = secret,
      seconds = 3600,
      { alg, hash }: { alg: unknown; hash: string } = { alg: 'HS256', hash: 'sha256' },
    ) => {
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        token_type: 'access',
        user_id: 1,
        sv: 0,
        fam: ofSession.fam,
        jti: 'x',
        iat: now,
        exp: now + seconds,
        ...claims,
      };
      const text = [{ alg, typ: 'JWT' }, payload]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
    };
    expect((await call(service, path, { token: sign({}) })).status).toBe(200);
    const [head, claims] = access.split('.') as [string, string];
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    const forged = [
      'garbled',
      'null',
      `${head}.${claims}.AAAA`,
      none,
      sign({}, secret, -1),
      sign({}, 'another secret, forty characters long !!'),
      sign({ user_id: '1 OR 1=1' }),
      sign({ sv: 99 }),
      // Of a session that nobody opened.
      sign({ fam: 'x' }),
      // Without an end, with one that is no number, not valid yet, of another kind.
      sign({ exp: undefined }),
      sign({ exp: '9999999999' }),
      sign({ exp: null }),
      sign({ nbf: Math.floor(Date.now() / 1000) + 600 }),
      sign({ token_type: 'sliding' }),
      sign({ token_type: undefined }),
      sign({ user_id: null }),
      sign({ user_id: 1.5 }),
      sign({ jti: 1 }),
      sign({ fam: undefined }),
      // Other algorithms, and one that the header and the signature do not agree on.
      sign({}, secret, 3600, { alg: 'HS512', hash: 'sha512' }),
      sign({}, secret, 3600, { alg: 'RS256', hash: 'sha256' }),
      sign({}, secret, 3600, { alg: 'None', hash: 'sha256' }),
      sign({}, secret, 3600, { alg: 'HS256', hash: 'sha1' }),
      sign({}, ''),
      // The staff pages' tokens have the same key.
      sign({ token_type: undefined, purpose: 'staff-pages' }),
      'x'.repeat(6000),
    ];
    for (const token of forged) {
      for (const url of [path, '/api/app/country-list/']) {
        const answer = await call(service, url, { token });
        expect([token.slice(0, 20), ...seen(answer)]).toEqual([token.slice(0, 20), 401, bad]);
      }
    }
    expect((await call(service, path, { token: refresh })).body.messages[0].message).toBe(
      'Token has wrong type',
    );
    expect(seen(await call(service, path, { token: sign({ user_id: 4711 }) }))).toEqual([
      401,
      { detail: 'User not found', code: 'user_not_found' },
    ]);

    const guest = { detail: 'Authentication credentials were not provided.' };
    const headers = [undefined, `Token ${access}`, `bearer ${access}`];
    for (const authorization of headers) {
      const answer = await call(service, path, { headers: authorization ? { authorization } : {} });
      expect([answer.status, answer.body, answer.headers.get('www-authenticate')]).toEqual([
        401,
        guest,
        'Bearer realm="api"',
      ]);
    }
    for (const authorization of ['Bearer', 'Bearer a b']) {
      const answer = await call(service, path, { headers: { authorization } });
      expect(answer.body.code).toBe('bad_authorization_header');
    }
  });

  test('answers about a person are not stored by caches', async () => {
    const { access, refresh } = await logIn(service);
    const cacheControl = async (path: string, init: Parameters<typeof call>[2]) =>
      (await call(service, path, init)).headers.get('cache-control');
    for (const path of [
      '/api/user/account/',
      '/api/app/application-list/',
      '/api/app/event-registration-list/',
      '/api/app/shortlist/',
      '/api/app/appointments/mine/',
    ])
      expect([path, await cacheControl(path, { token: access })]).toEqual([path, 'no-store']);
    expect(await cacheControl('/api/user/token/refresh/', { json: { refresh } })).toBe('no-store');
    expect(await cacheControl('/api/user/login/', { json: {} })).toBe('no-store');
    expect(await cacheControl('/api/app/country-list/', {})).toBeNull();
  });

  test('a login with two blank fields names both', async () => {
    const { status, body } = await post(service, '/api/user/login/', { email: ' ', password: '' });
    expect([status, body]).toEqual([
      400,
      {
        email: ['This field may not be blank.'],
        password: ['This field may not be blank.'],
        error: 'email: This field may not be blank. password: This field may not be blank.',
      },
    ]);
  });

  test('two tabs that refresh with the same token both stay logged in', async () => {
    const { refresh } = await logIn(service);
    const refreshWith = (token: string) => post(service, '/api/user/token/refresh/', { refresh: token });
    const tabs = await Promise.all([refreshWith(refresh), refreshWith(refresh)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of tabs) {
      expect((await call(service, '/api/user/account/', { token: body.access })).status).toBe(200);
      expect((await refreshWith(body.refresh)).status).toBe(200);
    }
  });

  test('refresh tokens rotate and can be revoked', async () => {
    const { refresh } = await logIn(service);
    const refreshWith = (token: string) => post(service, '/api/user/token/refresh/', { refresh: token });
    const first = await refreshWith(refresh);
    expect([first.status, Object.keys(first.body)]).toEqual([200, ['access', 'refresh']]);
    expect((await call(service, '/api/app/application-list/', { token: first.body.access })).status).toBe(
      200,
    );
    const other = await logIn(service);
    expect((await post(service, '/api/user/token/revoke/', { refresh: other.refresh })).status).toBe(200);
    expect((await refreshWith(other.refresh)).status).toBe(401);
    expect((await refreshWith(other.access)).status).toBe(401);
  });

  test('a logout ends the access tokens of its session at once, and of no other', async () => {
    const statusOf = async (token: string, path: string) => (await call(service, path, { token })).status;
    const [ended, other] = [await logIn(service), await logIn(service)];
    const rotated = (await post(service, '/api/user/token/refresh/', { refresh: ended.refresh })).body;
    const tokens = [ended.access, rotated.access, other.access];
    const all = (path: string) => Promise.all(tokens.map((token) => statusOf(token, path)));
    expect(await all('/api/user/account/')).toEqual([200, 200, 200]);
    await post(service, '/api/user/token/revoke/', { refresh: rotated.refresh });
    expect(await all('/api/user/account/')).toEqual([401, 401, 200]);
    // As with every invalid token, public calls are refused too, so that the site notices.
    expect(await all('/api/app/country-list/')).toEqual([401, 401, 200]);
    const answer = await call(service, '/api/user/account/', { token: ended.access });
    expect(answer.body.code).toBe('token_not_valid');
  });

  test('a password reset works once and ends every session', async () => {
    const { email, access, refresh } = await newAccount(service);
    expect((await post(service, '/api/user/password-reset/', { email })).status).toBe(200);
    const resetEmail = await emailTo(service, email, 'Reset your password');
    const { pathname } = linkIn(resetEmail, '/password-reset/');
    const path = `/api/user${pathname}`;
    const patch = (json: unknown, at = path) => call(service, at, { method: 'PATCH', json });

    expect((await patch({ new_password: 'weak', confirm_password: 'weak' })).body.error).toBe(
      'Password must be at least 8 characters long',
    );
    expect((await patch({ new_password: 'New1Pass!', confirm_password: 'New2Pass!' })).body.error).toBe(
      'Passwords must match',
    );
    expect(
      (
        await patch(
          { new_password: 'New1Pass!', confirm_password: 'New1Pass!' },
          '/api/user/password-reset/MQ/abc/',
        )
      ).body.error,
    ).toMatch(/invalid or has expired/);
    const done = await patch({ new_password: 'New1Pass!', confirm_password: 'New1Pass!' });
    expect(seen(done)).toEqual([200, { message: 'Password reset successfully' }]);
    const again = await patch({ new_password: 'New1Pass!', confirm_password: 'New1Pass!' });
    expect([again.status, again.body]).toEqual([400, { error: expect.any(String) }]);

    expect((await call(service, '/api/app/application-list/', { token: access })).body.code).toBe(
      'token_not_valid',
    );
    expect((await post(service, '/api/user/token/refresh/', { refresh })).status).toBe(401);
    expect((await post(service, '/api/user/login/', { email, password })).status).toBe(401);
    await logIn(service, email, 'New1Pass!');
  });

  test('only the newest reset link works', async () => {
    const { email } = await newAccount(service);
    await post(service, '/api/user/password-reset/', { email });
    const first = linkIn(await emailTo(service, email, 'Reset'), '/password-reset/');
    await post(service, '/api/user/password-reset/', { email });
    let second = first;
    while (second.pathname === first.pathname)
      second = linkIn(await emailTo(service, email, 'Reset'), '/password-reset/');
    const body = { new_password: 'New1Pass!', confirm_password: 'New1Pass!' };
    expect((await call(service, `/api/user${first.pathname}`, { method: 'PATCH', json: body })).status).toBe(
      400,
    );
    expect((await call(service, `/api/user${second.pathname}`, { method: 'PATCH', json: body })).status).toBe(
      200,
    );
  });

  test('a reset request gets the same answer for every address; only accounts get an e-mail', async () => {
    const known = await post(service, '/api/user/password-reset/', { email: 'staff@example.com' });
    const unknown = await post(service, '/api/user/password-reset/', { email: 'no-account@example.com' });
    expect(seen(unknown)).toEqual(seen(known));
    await emailTo(service, 'staff@example.com', 'Reset');
    const { text } = await call(service, '/mailbox?to=no-account@example.com');
    expect(text).toContain('No emails yet.');
  });

  test('failed logins are limited per account and network address, with a Retry-After that the site can read', async () => {
    await avoidEndOfWindow();
    const guess = () =>
      call(service, '/api/user/login/', {
        json: { email: 'guessed@example.com', password: 'Wrong1234!' },
        headers: { origin: 'http://localhost:3000' },
      });
    let answer = await guess();
    for (let round = 0; round < 10 && answer.status !== 429; round += 1) answer = await guess();
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(answer.body.detail).toBe(
      `Request was throttled. Expected available in ${seconds} second${seconds === 1 ? '' : 's'}.`,
    );
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
    // Other accounts are not affected.
    await logIn(service);
  });

  test('the log contains no secrets', () => {
    const text = service.output();
    for (const secret of [password, 'New1Pass!', 'Wrong1234!', 'eyJ']) expect(text).not.toContain(secret);
    const paths = logLines(service).map((line) => String(line.path ?? ''));
    expect(paths.some((path) => path.includes('/verify/…'))).toBe(true);
  });
});

test('a refresh token that is used again after the grace ends its session', async () => {
  const service = await startService({ environment: { REFRESH_GRACE_SECONDS: '0' } });
  try {
    const { access, refresh } = await logIn(service);
    const refreshWith = (token: string) => post(service, '/api/user/token/refresh/', { refresh: token });
    const first = await refreshWith(refresh);
    const stolen = await refreshWith(refresh);
    expect(seen(stolen)).toEqual([401, { detail: 'Token is invalid or expired', code: 'token_not_valid' }]);
    expect((await refreshWith(first.body.refresh)).status).toBe(401);
    // Whoever has its access tokens can do nothing with them either.
    for (const token of [access, first.body.access])
      expect((await call(service, '/api/user/account/', { token })).body.code).toBe('token_not_valid');
  } finally {
    await service.remove();
  }
});

test('an access token expires', async () => {
  const service = await startService({ environment: { ACCESS_TOKEN_SECONDS: '1' } });
  try {
    const { access, refresh } = await logIn(service);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect((await call(service, '/api/app/application-list/', { token: access })).body.code).toBe(
      'token_not_valid',
    );
    expect((await call(service, '/api/user/token/refresh/', { json: { refresh } })).status).toBe(200);
  } finally {
    await service.remove();
  }
});
