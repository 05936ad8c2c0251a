import { runSql } from 'tooling/processes/postgres-server.ts';
import { call, password } from './support/client.ts';
import { postgresUrl, startService, templateDatabase } from './support/start-service.ts';

test('a table of many records has each of them once, and is sent while it is read', async () => {
  const name = `tables_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const rows = (text: string) => runSql(postgresUrl(name), text);
  const service = await startService({ store: 'postgres', databaseUrl: postgresUrl(name) });
  try {
    await rows(`INSERT INTO applications (user_id, status, first_name, last_name, email, test_type, overall_score, contact, address,
        last_academic_qualification, marital_status, preferred_university, preferred_course)
      SELECT (SELECT id FROM users WHERE email = 'student@example.com'), CASE n % 4 WHEN 0 THEN 'declined' ELSE 'submitted' END,
        'Applicant ' || n, '', '', '', '', '', '', '', 'No', '', '' FROM generate_series(1, 2000) AS n`);
    await rows(
      `INSERT INTO users (email, password_hash, is_verified) SELECT 'guest' || n || '@example.com', '', true FROM generate_series(1, 600) AS n`,
    );
    await rows(`INSERT INTO event_registrations (event_id, user_id)
      SELECT (SELECT min(id) FROM events), id FROM users WHERE email LIKE 'guest%'`);
    const headers = { 'user-agent': 'Browser A' };
    const body = new URLSearchParams({ email: 'staff@example.com', password });
    const login = await call(service, '/admin/login', { method: 'POST', headers, body });
    const cookie = login.headers.getSetCookie().find((text) => text.startsWith('staff='))!;
    const tableAt = (path: string) =>
      call(service, path, { headers: { ...headers, cookie: cookie.split(';')[0]! } });
    const [{ id }] = (await rows('SELECT min(id) AS id FROM events')) as [{ id: number }];
    const [all, declined, registrations] = [
      await tableAt('/admin/applications.csv'),
      await tableAt('/admin/applications.csv?status=declined'),
      await tableAt(`/admin/events/${id}/registrations.csv`),
    ];
    const valuesIn = ({ text }: { text: string }, value: RegExp) =>
      [...text.matchAll(value)].map(([, found]) => Number(found));
    const applicants = valuesIn(all, /"Applicant (\d+)"/g);
    // Newest first.
    expect(applicants).toEqual(Array.from({ length: 2000 }, (_, index) => 2000 - index));
    expect(valuesIn(declined, /"Applicant (\d+)"/g)).toEqual(applicants.filter((number) => number % 4 === 0));
    expect(new Set(valuesIn(registrations, /"guest(\d+)@/g)).size).toBe(600);
    expect(registrations.text.split('"Email"')).toHaveLength(2);
    for (const { headers: answer } of [all, declined, registrations])
      expect(answer.get('content-length')).toBeNull();
    // A record that cannot be told, in a later batch: nobody may take the beginning of the table for all of it.
    await rows(`UPDATE applications SET created_at = 'infinity' WHERE first_name = 'Applicant 1'`);
    await expect(tableAt('/admin/applications.csv')).rejects.toThrow('terminated');
    // It is not reached by a request for the headers alone.
    const head = await call(service, '/admin/applications.csv', {
      method: 'HEAD',
      headers: { ...headers, cookie: cookie.split(';')[0]! },
    });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    await tableAt('/admin/applications.csv?status=declined');
    expect(service.output()).not.toContain('Error on Stream');
  } finally {
    await service.remove();
  }
});
