import { runSql } from 'tooling/processes/postgres-server.ts';
import { call } from './support/client.ts';
import { enterStaffPages } from './support/staff-pages.ts';
import { postgresUrl, startService, templateDatabase } from './support/start-service.ts';

/** More than are named on one page, and of one event. */
const OF_OLD_FAIR = 5_001;
const OF_BIG_FAIR = 1_200;

test('staff see who comes next week, however many people came to the fairs of the years before', async () => {
  const name = `registrations_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const databaseUrl = postgresUrl(name);
  const [old, big, small] = (await runSql(
    databaseUrl,
    `INSERT INTO events (id, position, title, document)
     SELECT 900 + number, number, 'Fair ' || number, json_build_object(
       'formatted_start_date', '', 'start_at', now() + day, 'end_at', now() + day + interval '1 hour')::text
     FROM (VALUES (1, interval '-2 years'), (2, interval '7 days'), (3, interval '8 days')) AS fairs (number, day)
     RETURNING id`,
  )) as [{ id: number }, { id: number }, { id: number }];
  await runSql(
    databaseUrl,
    `INSERT INTO users (email, password_hash) SELECT 'guest' || n || '@example.com', '' FROM generate_series(1, ${OF_OLD_FAIR}) AS n`,
  );
  const register = (event: { id: number }, people: number) =>
    runSql(
      databaseUrl,
      `INSERT INTO event_registrations (event_id, user_id)
       SELECT ${event.id}, id FROM users WHERE email LIKE 'guest%' ORDER BY id LIMIT ${people}`,
    );
  await register(old, OF_OLD_FAIR);
  await register(big, OF_BIG_FAIR);
  await register(small, 1);
  const service = await startService({ store: 'postgres', databaseUrl });
  try {
    const cookie = await enterStaffPages(service);
    const { text } = await call(service, '/admin/events', { headers: { cookie } });
    const sectionOf = (title: string) => text.split('<section').find((part) => part.includes(title))!;
    expect(sectionOf('Fair 3')).toContain('<p>One registration</p><ol><li>guest1@example.com');
    const bigFair = sectionOf('Fair 2');
    expect(bigFair).toContain('1200 registrations, of which the first 1000 are listed');
    expect(bigFair.match(/<li>/g)).toHaveLength(1_000);
    expect(sectionOf('Fair 1')).toContain(`${OF_OLD_FAIR} registrations, of which the first 1000 are listed`);
    expect(sectionOf('Fair 3')).not.toContain('All registrations');
    // Each of them has a place, with its number.
    const shown = async (path: string) => (await call(service, path, { headers: { cookie } })).text;
    const link = /href="([^"]+)">All registrations/.exec(sectionOf('Fair 1'))![1]!;
    const last = await shown(`${link}?page=11`);
    expect(last).toContain(`${OF_OLD_FAIR} registrations, page 11 of 11`);
    expect(last).toContain(`<ol start="${OF_OLD_FAIR}"><li>guest${OF_OLD_FAIR}@example.com`);
    expect(await shown(`${link}?page=x`)).toContain('<ol start="1"><li>guest1@example.com');
    const found = await shown(`/admin/search?q=guest${OF_OLD_FAIR}@example.com`);
    expect(found).toContain(`href="${link}"`);
    expect((await call(service, '/admin/events/99999', { headers: { cookie } })).status).toBe(404);
    const table = await shown(/href="([^"]+)">Download as a table/.exec(sectionOf('Fair 1'))![1]!);
    expect(table.split('\r\n')).toHaveLength(OF_OLD_FAIR + 2);
    expect(table).toMatch(
      /^\uFEFF?"Email","Registered"\r\n"guest1@example\.com","\d{4}-\d{2}-\d{2} \d{2}:\d{2}"\r\n/,
    );
    for (const path of ['/admin/events/99999/registrations.csv', '/admin/events/x/registrations.csv'])
      expect((await call(service, path, { headers: { cookie } })).status).toBe(404);
    expect((await call(service, `${link}/registrations.csv`)).status).toBe(401);
  } finally {
    await service.remove();
  }
});
