import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, call, password, sample, submitForm } from './client.ts';
import { type Store, startService, type TestService } from './start-service.ts';

const allDays = 'sunday, monday, tuesday, wednesday, thursday, friday, saturday';

/** Writes the branches of a content pack. They are open from 10:00 to 17:00 each day, so every day has the same 14 times. */
export function writeBranches(pack: string, ...ids: string[]): void {
  const branches = ids.map(
    (id) =>
      `- id: ${id}\n  city: ${id.replace(/^./, (first) => first.toUpperCase())}\n  openingHours:\n    - { days: [${allDays}], opens: "10:00", closes: "17:00" }\n`,
  );
  writeFileSync(join(pack, 'branches.yaml'), branches.join(''));
}

/** A new content pack with these branches. The caller removes its folder. */
export function packOfBranches(...ids: string[]): string {
  const pack = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(pack, 'brand.yaml'), 'name: Test consultancy');
  writeBranches(pack, ...ids);
  return pack;
}

/** Logs a member of staff in. @returns the cookie of the session */
export async function enterStaffPages(service: TestService, email = 'staff@example.com'): Promise<string> {
  const entered = await call(service, '/admin/login', {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  return entered.headers.get('set-cookie')!.split(';')[0]!;
}

/** The token against forged forms (CSRF) that the forms of a session have. */
export async function formTokenOf(service: TestService, cookie: string): Promise<string> {
  const { text } = await call(service, '/admin/messages', { headers: { cookie } });
  return /name="form_token" value="([^"]+)"/.exec(text)![1]!;
}

/**
 * A service with one branch, Kathmandu, that takes one appointment at the same time, where staff is logged in, for the tests
 * of one `describe`.
 */
export function staffPages(store: Store) {
  let service: TestService;
  let cookie: string;
  const pack = packOfBranches('kathmandu');
  beforeAll(async () => {
    service = await startService({
      store,
      environment: { CONTENT: pack, RATE_LIMIT_FACTOR: '0', APPOINTMENT_CAPACITY: '1' },
    });
    cookie = await enterStaffPages(service);
  });
  afterAll(async () => {
    await service.remove();
    rmSync(pack, { recursive: true, force: true });
  });

  const formToken = () => formTokenOf(service, cookie);
  const days = async (
    query = '',
  ): Promise<{ date: string; is_open: boolean; slots: { starts_at: string }[] }[]> =>
    (await call(service, `/api/app/appointments/slots/?days=20${query}`)).body.days;
  const page = (path: string) => call(service, path, { headers: { cookie } });
  let people = 0;
  return {
    /** What runs, from the first test on. */
    started: () => ({ service, cookie }),
    page,
    formToken,
    /** Sends a form of the staff pages with its CSRF token; the answer is the page that is shown in the end. */
    submit: async (path: string, fields: Record<string, string>): Promise<Answer> =>
      submitForm(service, path, cookie, { form_token: await formToken(), ...fields }),
    /** What the button of an application's page sends with which staff@example.com takes it over. */
    takeOverFields: async (address: string) => {
      const { text } = await page(address);
      const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)![1]!;
      return {
        responsible_before: value('responsible_before'),
        responsible: value('responsible'),
      };
    },
    /** Sends an application with two documents. */
    apply: async (token: string, changes: Record<string, string> = {}) => {
      const form = new FormData();
      const fields = { first_name: 'Sunita', last_name: 'Gurung', email: 'sunita@example.com', ...changes };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('passport_documents[0][file]', sample.png(), 'passport <1>.png');
      form.append('cv_documents[0][file]', sample.pdf(), 'cv.pdf');
      const made = await call(service, '/api/app/application-create/', { method: 'POST', body: form, token });
      expect(made.status).toBe(201);
      return made;
    },
    days,
    /** A whole free day in the future. */
    freeDay: async (index = 3) => (await days()).filter(({ slots }) => slots.length === 14)[index]!,
    /** Books an appointment for somebody else each time. @returns the appointment */
    book: async (starts_at: string, changes: object = {}) => {
      people += 1;
      const { body, status } = await call(service, '/api/app/appointments/', {
        json: {
          place: 'kathmandu',
          starts_at,
          purpose: 'Student visa',
          name: `Bishal Thapa ${people}`,
          email: `bishal-${store}-${people}@example.com`,
          contact: '9800000001',
          ...changes,
        },
      });
      expect(status).toBe(201);
      return body;
    },
  };
}
