import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { call, emailTo, linkIn, logIn, password } from './support/client.ts';
import { postgresUrl, startService, type TestService, templateDatabase } from './support/start-service.ts';

const headers = { 'user-agent': 'Browser A' };
const SIXTEEN_MINUTES = 16 * 60;

/** The cookie as it would be after some time, signed with the service's own key. */
function aged(service: TestService, cookie: string, seconds: number): string {
  const secret = readFileSync(join(service.dataDir, 'secret'), 'utf8').trim();
  const [name = '', token = ''] = cookie.split('=');
  const [head = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = { ...claims, iat: claims.iat - seconds, exp: claims.exp - seconds };
  const text = `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;
  return `${name}=${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

describe('sessions of the staff pages', () => {
  let service: TestService;
  const name = `staff_${process.pid}`;
  beforeAll(async () => {
    await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
    service = await startService({ store: 'postgres', databaseUrl: postgresUrl(name) });
  });
  afterAll(() => service.remove());

  const cookieIn = (answer: { headers: Headers }) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('staff='))
      ?.split(';')[0];
  const enter = async () => {
    const answer = await call(service, '/admin/login', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ email: 'staff@example.com', password }),
    });
    const [attributes] = answer.headers.getSetCookie();
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/admin'])
      expect(attributes).toContain(attribute);
    return cookieIn(answer)!;
  };
  const show = (cookie: string) => call(service, '/admin/messages', { headers: { ...headers, cookie } });
  const tokenIn = (page: { text: string }) => /name="form_token" value="([^"]+)"/.exec(page.text)?.[1];

  test('rotate: the next page after a quarter of an hour brings a new cookie, and open forms keep working', async () => {
    const first = await enter();
    const fresh = await show(first);
    expect([fresh.status, cookieIn(fresh)]).toEqual([200, undefined]);

    const old = aged(service, first, SIXTEEN_MINUTES);
    // A page and its pictures, or two tabs, ask at once: whichever cookie the browser keeps works.
    const pages = await Promise.all([show(old), show(old), show(old)]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    const cookies = pages.map(cookieIn).filter((cookie) => cookie !== undefined);
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect((await show(cookie)).status).toBe(200);
    // The browser forgets the answer of a page that is left before it has arrived: the next answer brings a cookie too.
    const next = cookieIn(await show(old))!;
    expect(tokenIn(await show(next))).toBe(tokenIn(fresh));
    // Somebody who uses the old one later has copied it: the session ends for both.
    await runSql(
      postgresUrl(name),
      `UPDATE refresh_tokens SET used_at = now() - interval '1 minute' WHERE used_at IS NOT NULL`,
    );
    expect((await show(old)).status).toBe(401);
    expect((await show(next)).status).toBe(401);
  });

  test('end after eight hours, however often they rotate, and with a new password', async () => {
    const cookie = await enter();
    expect((await show(aged(service, cookie, 8 * 3600 + 1))).status).toBe(401);
    const rotated = cookieIn(await show(aged(service, cookie, 7 * 3600)))!;
    expect((await show(rotated)).status).toBe(200);
    expect((await show(aged(service, rotated, 3601))).status).toBe(401);

    const other = await enter();
    await call(service, '/api/user/password-reset/', { json: { email: 'staff@example.com' } });
    const link = linkIn(await emailTo(service, 'staff@example.com', 'Reset'), '/password-reset/');
    const json = { new_password: password, confirm_password: password };
    await call(service, `/api/user${link.pathname}`, { method: 'PATCH', json });
    expect((await show(other)).status).toBe(401);
  });

  const decoded = (text: string) =>
    ['&lt;<', '&gt;>', '&quot;"', "&#39;'", '&amp;&'].reduce(
      (result, entity) => result.replaceAll(entity.slice(0, -1), entity.slice(-1)),
      text,
    );
  const hiddenFields = (page: { text: string }) =>
    [...page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
      ([, field = '', value = '']) => [field, decoded(value)],
    );
  const own = { ...headers, 'sec-fetch-site': 'same-origin' };
  const send = (path: string, fields: Record<string, string>, sentHeaders: Record<string, string>) =>
    call(service, path, { method: 'POST', headers: sentHeaders, body: new URLSearchParams(fields) });
  const logInFrom = (page: { text: string }, entered = password) =>
    send(
      '/admin/login',
      { ...Object.fromEntries(hiddenFields(page)), email: 'staff@example.com', password: entered },
      own,
    );
  const capacity = { place: 'kathmandu', capacity: '2' };
  const address = '/admin/appointments/capacity?place=kathmandu';

  test('end in a login that leads to the page that was asked for', async () => {
    const asked = '/admin/messages?status=spam';
    const refused = await logInFrom(await call(service, asked, { headers }), 'wrong');
    expect(refused.status).toBe(401);
    const answer = await logInFrom(refused);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, asked]);
    for (const continue_to of [
      'https://evil.example/',
      '//evil.example',
      '/admin.evil.example',
      '/admin/\r\nx: y',
    ]) {
      const page = { text: `<input type="hidden" name="continue_to" value="${continue_to}">` };
      expect((await logInFrom(page)).headers.get('location')).toBe('/admin');
    }
  });

  test('that ended keep what was entered into a form: it can be sent after the login', async () => {
    const cookie = aged(service, await enter(), 8 * 3600 + 1);
    const note = `Line 1\r\n<b>"it's"</b> & more`;
    const ended = await send(address, { ...capacity, note }, { ...own, cookie });
    expect(ended.status).toBe(401);
    expect(ended.text).toContain('What you entered is kept');
    const unsent = await logInFrom(await logInFrom(ended, 'wrong'));
    expect([unsent.status, cookieIn(unsent) !== undefined]).toEqual([200, true]);
    expect(unsent.text).toContain(
      '<dd><pre>Line 1\n&lt;b&gt;&quot;it&#39;s&quot;&lt;/b&gt; &amp; more</pre></dd>',
    );
    const form = hiddenFields({ text: unsent.text.slice(unsent.text.indexOf('<form class="card"')) });
    expect(form.map(([field]) => field)).toEqual(['form_token', 'place', 'capacity', 'note']);
    const sent = await send(address, Object.fromEntries(form), { ...own, cookie: cookieIn(unsent)! });
    expect([sent.status, sent.headers.get('location')?.split('?')[0]]).toEqual([303, '/admin/appointments']);
  });

  test('take a form of an earlier login after a look at what was entered', async () => {
    const earlier = tokenIn(await show(await enter()))!;
    const cookie = await enter();
    const unsent = await send(address, { ...capacity, form_token: earlier }, { ...own, cookie });
    expect([unsent.status, unsent.text.includes('<dd><pre>kathmandu</pre></dd>')]).toEqual([403, true]);
    const form = hiddenFields({ text: unsent.text.slice(unsent.text.indexOf('<form class="card"')) });
    expect((await send(address, Object.fromEntries(form), { ...own, cookie })).status).toBe(303);
  });

  test('offer nobody a form that another site sent', async () => {
    const other = { ...headers, 'sec-fetch-site': 'cross-site' };
    const signedOut = await send(address, capacity, other);
    expect([signedOut.status, signedOut.text.includes('kept')]).toEqual([401, false]);
    expect(hiddenFields(signedOut)).toEqual([['continue_to', '/admin']]);
    const signedIn = await send(address, capacity, { ...other, cookie: await enter() });
    expect([signedIn.status, signedIn.text.includes('Send it')]).toEqual([403, false]);
  });

  test('offer what was entered again when the database cannot store it, and show every error as a page', async () => {
    const sql = (text: string) => runSql(postgresUrl(name), text);
    const cookie = await enter();
    const fields = { ...capacity, note: 'Line 1\r\n<b>', form_token: tokenIn(await show(cookie))! };
    await sql(
      `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100';
       END $$;
       CREATE TRIGGER no_room BEFORE INSERT ON appointment_capacities EXECUTE FUNCTION no_room();
       CREATE TRIGGER no_room BEFORE INSERT ON refresh_tokens EXECUTE FUNCTION no_room();
       ALTER TABLE contact_messages RENAME TO unreachable`,
    );
    const unsent = await send(address, fields, { ...own, cookie });
    try {
      expect([unsent.status, unsent.headers.get('content-type')]).toEqual([507, 'text/html; charset=utf-8']);
      expect(unsent.text).toContain('<dd><pre>Line 1\n&lt;b&gt;</pre></dd>');
      const unread = await show(cookie);
      expect([unread.status, unread.text]).toEqual([500, expect.stringContaining('Try again')]);
      expect(unread.text).toContain('href="/admin/messages"');
      const ended = await send(address, fields, own);
      const refused = await logInFrom(ended);
      expect([refused.status, refused.text]).toEqual([507, expect.stringContaining('Staff login')]);
      expect(hiddenFields(refused)).toEqual(hiddenFields(ended));
      const foreign = await send(address, fields, { ...headers, 'sec-fetch-site': 'cross-site', cookie });
      expect(foreign.text).not.toContain('Send it again');
    } finally {
      await sql('DROP FUNCTION no_room CASCADE; ALTER TABLE unreachable RENAME TO contact_messages');
    }
    const sent = await send(address, Object.fromEntries(hiddenFields(unsent)), { ...own, cookie });
    expect(sent.status).toBe(303);
    const long = await send(address, { ...fields, note: 'x'.repeat(300_000) }, { ...own, cookie });
    expect([long.status, long.text]).toEqual([413, expect.stringContaining('Back to the page')]);
  });

  test('are no tokens of the API, and those are no sessions', async () => {
    const cookie = await enter();
    const { access, refresh } = await logIn(service, 'staff@example.com');
    expect((await call(service, '/api/user/account/', { token: cookie.slice('staff='.length) })).status).toBe(
      401,
    );
    for (const token of [access, refresh]) expect((await show(`staff=${token}`)).status).toBe(401);
    const json = { refresh: cookie.slice('staff='.length) };
    expect((await call(service, '/api/user/token/refresh/', { json })).status).toBe(401);
  });

  test('tell no other site where they have been', async () => {
    const page = await show(await enter());
    expect([page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
      'same-origin',
      'no-store',
    ]);
  });
});
