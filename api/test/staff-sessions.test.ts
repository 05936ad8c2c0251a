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
    const next = cookies.at(-1)!;
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
      'no-referrer',
      'no-store',
    ]);
  });
});
