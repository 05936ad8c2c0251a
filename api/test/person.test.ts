import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { call, newAccount, password, sample, submitForm } from './support/client.ts';
import { type FakeS3, startS3 } from './support/fake-s3.ts';
import { runCommand } from './support/run-command.ts';
import { enterStaffPages } from './support/staff-pages.ts';
import { startService, stores, type TestService } from './support/start-service.ts';

// Several starts of the service.
jest.setTimeout(300_000);

/** The tables of a served database with a row that has the text anywhere. */
async function tablesWith(url: string, text: string): Promise<string[]> {
  const tables = (await runSql(
    url,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  )) as { name: string }[];
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await runSql(
      url,
      `SELECT 1 FROM "${name}" AS one WHERE one::text ILIKE '%${text}%' LIMIT 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

describe.each(stores)('the command person on %s', (store) => {
  let folder: string;
  let s3: FakeS3 | null;
  let service: TestService;
  let environment: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'api-person-'));
    s3 = store === 'postgres' ? await startS3('documents') : null;
    const settings: Record<string, string> = {
      JWT_SECRET: 'x'.repeat(40),
      ...(s3 && {
        S3_BUCKET: 'documents',
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: 'test-key',
        S3_SECRET_ACCESS_KEY: 'test-secret',
      }),
    };
    service = await startService({ store, environment: settings });
    environment = { ...settings, DATA_DIR: service.dataDir, ...service.databaseEnvironment };
  });
  afterAll(async () => {
    await service.remove();
    await s3?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (...args: string[]) => runCommand('person.ts', args, environment);
  const storedDocuments = () => s3?.objects.size ?? readdirSync(join(service.dataDir, 'uploads')).length;
  const apply = async (token: string, email: string) => {
    const form = new FormData();
    const fields = {
      first_name: 'Sita',
      last_name: 'Rai',
      email,
      contact: '9800000000',
      marital_status: 'No',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('passport_documents[0][file]', sample.png(), '../passport <1>.png');
    const made = await call(service, '/api/app/application-create/', { method: 'POST', token, body: form });
    expect(made.status).toBe(201);
    return `/admin/applications/${made.body.id}`;
  };
  /** Stores an internal note, changes the status and takes the application over, as the member of staff of the address. */
  const review = async (application: string, staff: string) => {
    const cookie = await enterStaffPages(service, staff);
    const read = async () => (await call(service, application, { headers: { cookie } })).text;
    const form_token = /name="form_token" value="([^"]+)"/.exec(await read())![1]!;
    const send = (form: string, fields: Record<string, string>) =>
      submitForm(service, `${application}/${form}`, cookie, { form_token, ...fields });
    await send('notes', { internal_note: 'Funds of Sita unclear' });
    await send('status', { from: 'submitted', to: 'in_review' });
    await send('responsible', { responsible_before: 'nobody', responsible: 'me' });
    return read;
  };
  const book = async (email: string, token?: string) => {
    const { body } = await call(service, '/api/app/appointments/slots/?place=online&days=20');
    const slots = (body.days as { slots: { starts_at: string; free: number }[] }[]).flatMap(
      (day) => day.slots,
    );
    const made = await call(service, '/api/app/appointments/', {
      json: {
        place: 'online',
        starts_at: slots.find(({ free }) => free > 0)!.starts_at,
        purpose: body.purposes[0],
        name: 'Sita Rai',
        email,
        contact: '9800000000',
        message: '',
        time_zone: 'Asia/Kathmandu',
      },
      ...(token && { token }),
    });
    expect([made.status, made.text]).toEqual([201, expect.stringContaining('reference')]);
  };

  test('says what is stored, copies it, and erases it with documents, sessions and counts of limits', async () => {
    const person = await newAccount(service);
    const other = await newAccount(service);
    const capitals = person.email.replace('account', 'Account');
    await review(await apply(person.access, person.email), 'staff@example.com');
    await apply(other.access, person.email);
    await call(service, '/api/app/event-register/', { json: { event: 2 }, token: person.access });
    await book(capitals);
    // For somebody else, with another address.
    await book('friend@example.com', person.access);
    await call(service, '/api/app/contact-messages/', {
      json: { name: 'Sita', email: capitals, subject: 'Visa', message: 'When does it open?' },
    });
    await call(service, '/api/user/reset-password/', { json: { email: person.email } });
    expect(storedDocuments()).toBe(2);
    const url = service.databaseEnvironment.DATABASE_URL;
    const counts = createHmac('sha256', environment.JWT_SECRET!).update(person.email).digest('base64url');
    if (url) expect(await tablesWith(url, counts)).toEqual(['attempts']);
    if (store === 'pglite') await service.stop();

    const told = await run(capitals);
    expect(told).toContain(`Stored about ${person.email}:\n  1 account\n  1 applications\n  1 documents`);
    for (const line of ['1 registrations for events', '2 appointments', '1 messages of the contact form'])
      expect(told).toContain(`  ${line}\n`);
    expect(told).toContain('applications of other accounts that name this address');
    expect(told).toContain('Nothing was changed.');

    const copied = join(folder, 'copy');
    if (s3) {
      s3.isDown = true;
      await expect(run(person.email, '--copy-to', copied)).rejects.toThrow(/^The document store cannot/);
      // The same command can be repeated, and nobody takes half a copy for a whole one.
      expect(readdirSync(copied)).toEqual([]);
      s3.isDown = false;
    }
    // As npm calls it: a relative folder is one of where npm was called.
    await runCommand('person.ts', [person.email, '--copy-to', 'copy'], { ...environment, INIT_CWD: folder });
    const records = JSON.parse(readFileSync(join(copied, 'records.json'), 'utf8'));
    expect(records.applications).toMatchObject([{ first_name: 'Sita', contact: '9800000000' }]);
    expect(records['internal notes on applications']).toMatchObject([{ text: 'Funds of Sita unclear' }]);
    expect(records['changes of who is responsible for applications']).toEqual([
      { application_id: expect.any(Number), to_nobody: false, at: expect.any(String) },
    ]);
    expect(JSON.stringify(records)).not.toContain('staff@example.com');
    expect(records['messages of the contact form']).toMatchObject([{ message: 'When does it open?' }]);
    expect(records['e-mails of the outbox'][0]).toHaveProperty('last_error');
    expect(JSON.stringify(records)).not.toContain('argon2');
    const [document] = readdirSync(join(copied, 'documents'));
    expect(document).toMatch(/^\d+-.*passport_1_\.png$/);
    expect(readFileSync(join(copied, 'documents', document!))).toHaveLength(12);
    await expect(run(person.email, '--copy-to', copied)).rejects.toThrow('is not empty');

    if (s3) {
      for (const fault of ['isDown', 'keepsAll'] as const) {
        s3[fault] = true;
        await expect(run(person.email, '--erase')).rejects.toThrow(
          /^The document store cannot be reached, or refuses: .+\n$/,
        );
        s3[fault] = false;
      }
      expect(await run(person.email)).toContain('  1 account\n  1 applications\n  1 documents');
    }
    expect(await run(capitals, '--erase')).toContain('All of it is erased.');
    expect(await run(person.email)).toContain(`Nothing is stored about ${person.email}.`);
    expect(storedDocuments()).toBe(1);
    expect(await run(other.email)).toContain('  1 account\n  1 applications\n  1 documents');
    if (url) {
      expect(await tablesWith(url, counts)).toEqual([]);
      // The application of the other account names the address.
      expect(await tablesWith(url, person.email)).toEqual(['applications']);
      expect(await tablesWith(url, 'Funds of Sita')).toEqual([]);
    }

    if (store === 'pglite') service = await service.restart();
    expect((await call(service, '/api/user/account/', { token: person.access })).status).toBe(401);
    const login = await call(service, '/api/user/login/', { json: { email: person.email, password } });
    expect(login.status).toBe(401);
    expect((await call(service, '/api/user/account/', { token: other.access })).status).toBe(200);
  });

  test('an erased account of staff leaves its notes and changes, without its name, and no application', async () => {
    const url = service.databaseEnvironment.DATABASE_URL;
    if (!url) return;
    const { access, email } = await newAccount(service);
    const staff = await newAccount(service);
    const setRole = (role: string) =>
      runSql(url, `UPDATE users SET role = '${role}' WHERE email = '${staff.email}'`);
    await setRole('staff');
    const application = await apply(access, email);
    const reviewed = await (await review(application, staff.email))();
    expect(reviewed).toContain(`in review, by ${staff.email}`);
    expect(reviewed).toContain(`Responsible: <strong>${staff.email}</strong>`);
    await setRole('user');
    expect(await run(staff.email, '--erase')).toContain('All of it is erased.');
    const shown = await (await review(application, 'staff@example.com'))();
    expect(shown).toContain('in review</li>');
    expect(shown).toContain(': responsible: a removed account (before: nobody)</li>');
    expect(shown).toContain(
      'responsible: staff@example.com (before: a removed account), by staff@example.com</li>',
    );
    expect(shown.match(/<pre>Funds of Sita unclear<\/pre>/g)).toHaveLength(2);
    expect(shown).not.toContain(staff.email);
  });

  test('keeps the accounts of staff, and refuses what it does not understand', async () => {
    if (store === 'pglite') await service.stop();
    await expect(run('staff@example.com', '--erase')).rejects.toThrow(
      'make-staff -- staff@example.com --remove',
    );
    await expect(run('staff@example.com', '--erase', '--copy-to', folder)).rejects.toThrow(
      'Usage: npm run person',
    );
    await expect(run('sita')).rejects.toThrow('Usage: npm run person');
    expect(await run('nobody@example.com', '--erase')).toBe('Nothing is stored about nobody@example.com.\n');
    if (store === 'pglite') service = await service.restart();
  });
});
