import { call, logIn, password, submitForm } from './support/client.ts';
import { runCommand } from './support/run-command.ts';
import { startService, type TestService } from './support/start-service.ts';

describe('the command make-staff', () => {
  let service: TestService;
  let run: (...args: string[]) => Promise<string>;
  beforeAll(async () => {
    service = await startService({ store: 'postgres' });
    run = (...args) =>
      runCommand('make-staff.ts', args, { DATA_DIR: service.dataDir, ...service.databaseEnvironment });
  });
  afterAll(() => service.remove());

  const enter = async (email: string) => {
    const body = new URLSearchParams({ email, password });
    const answer = await call(service, '/admin/login', { method: 'POST', body });
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const pageStatus = async (cookie: string) =>
    (await call(service, '/admin/messages', { headers: { cookie } })).status;

  test('gives an account the role, and takes it away with all sessions', async () => {
    expect(await run('Student@Example.com')).toBe('student@example.com has the role staff now.\n');
    const cookie = await enter('student@example.com');
    const { access } = await logIn(service, 'student@example.com');
    expect(await pageStatus(cookie)).toBe(200);

    expect(await run('student@example.com', '--remove')).toContain('does not have the role staff any more');
    expect(await pageStatus(cookie)).toBe(401);
    expect((await call(service, '/api/user/account/', { token: access })).status).toBe(401);
    const { access: next } = await logIn(service, 'student@example.com');
    expect((await call(service, '/api/user/account/', { token: next })).body.role).toBe('user');
    await expect(run('student@example.com', '--remove')).rejects.toThrow('There is no staff account');
  });

  test('nobody is responsible any more for the applications of who leaves', async () => {
    await run('student@example.com');
    const cookie = await enter('student@example.com');
    const form = new FormData();
    const person = { first_name: 'Sita', last_name: 'Rai', email: 'sita@example.com', contact: '9800000000' };
    for (const [name, value] of Object.entries(person)) form.append(name, value);
    const { access } = await logIn(service, 'student@example.com');
    const path = '/api/app/application-create/';
    const { id } = (await call(service, path, { method: 'POST', token: access, body: form })).body;
    const address = `/admin/applications/${id}`;
    const shown = async (as: string) => (await call(service, address, { headers: { cookie: as } })).text;
    const text = await shown(cookie);
    const [, form_token = ''] = /name="form_token" value="([^"]+)"/.exec(text)!;
    expect(text).toContain('name="responsible" value="me">Take over');
    const fields = { form_token, responsible_before: 'nobody', responsible: 'me' };
    const taken = await submitForm(service, `${address}/responsible`, cookie, fields);
    expect(taken.text).toContain('Responsible: <strong>student@example.com</strong>');

    expect(await run('student@example.com', '--remove')).toContain(
      'Applications for which nobody is responsible now: 1.',
    );
    const after = await shown(await enter('staff@example.com'));
    expect(after).toContain('Responsible: <strong>Nobody yet</strong>');
    expect(after).toContain(': responsible: nobody (before: student@example.com)</li>');
  });

  test('says that an address must be verified first', async () => {
    await expect(run('nobody@example.com')).rejects.toThrow(
      'Sign up on the site and open the link of the e-mail first.',
    );
  });
});
