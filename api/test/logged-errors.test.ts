import { runSql } from 'tooling/processes/postgres-server.ts';
import { call, logLines, newAccount } from './support/client.ts';
import { postgresUrl, startService, type TestService, templateDatabase } from './support/start-service.ts';

const marker = 'victim46';
const message = {
  name: `Sita ${marker}`,
  email: `${marker}@leak.example`,
  subject: `About ${marker}`,
  message: `First line\n    at ${marker} (file.ts:1:1)`,
};

/** The errors of the log, as JSON. */
const loggedErrors = (service: TestService) =>
  logLines(service)
    .filter(({ err }) => err)
    .map(({ err }) => JSON.stringify(err));

test('a statement that fails is logged with its SQL and the cause, and without the values', async () => {
  const name = `logged_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const url = postgresUrl(name);
  const service = await startService({ store: 'postgres', databaseUrl: url });
  try {
    const { access } = await newAccount(service);
    const send = async () => (await call(service, '/api/app/contact-messages/', { json: message })).status;

    // A missing table, a row that a constraint refuses (PostgreSQL adds the row as detail), a value that does not fit.
    await runSql(url, 'ALTER TABLE contact_messages RENAME TO away');
    expect(await send()).toBe(500);
    await runSql(url, 'ALTER TABLE away RENAME TO contact_messages');
    await runSql(url, `ALTER TABLE contact_messages ADD CONSTRAINT no_more CHECK (name = '') NOT VALID`);
    expect(await send()).toBe(500);
    await runSql(
      url,
      `ALTER TABLE contact_messages DROP CONSTRAINT no_more;
       ALTER TABLE contact_messages ADD COLUMN number integer GENERATED ALWAYS AS (name::integer) STORED`,
    );
    expect(await send()).toBe(500);
    await runSql(url, 'ALTER TABLE contact_messages DROP COLUMN number');

    // Connections that end in the middle of a statement.
    await runSql(
      url,
      `CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         PERFORM pg_terminate_backend(pg_backend_pid());
         RETURN NEW;
       END $$;
       CREATE TRIGGER end_connection BEFORE INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION end_connection()`,
    );
    expect(await send()).toBe(503);

    await runSql(url, 'ALTER TABLE users RENAME TO away');
    const json = { email: message.email, password: `${marker}-Passw0rd!` };
    expect((await call(service, '/api/user/login/', { json })).status).toBe(500);
    expect((await call(service, '/api/app/shortlist/', { token: access })).status).toBe(500);

    expect(
      service
        .output()
        .split('\n')
        .filter((line) => line.includes(marker)),
    ).toEqual([]);
    const errors = loggedErrors(service);
    const count = (text: string) => errors.filter((error) => error.includes(text)).length;
    expect(count('Failed query: insert into \\"contact_messages\\"')).toBe(4);
    expect(count('relation \\"contact_messages\\" does not exist')).toBe(1);
    expect(count('"code":"23514","constraint":"no_more"')).toBe(1);
    expect(count('invalid input syntax for type integer: \\"…\\"')).toBe(1);
    expect(count('"code":"57P01"')).toBe(1);
    expect(count('relation \\"users\\" does not exist')).toBeGreaterThan(0);
    // The calls that led to the statement.
    expect(count('message-create.ts')).toBe(4);
  } finally {
    await service.remove();
  }
});
