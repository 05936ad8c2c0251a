import { runSql } from 'tooling/processes/postgres-server.ts';
import { call, logIn, password } from './support/client.ts';
import {
  postgresUrl,
  startService,
  stores,
  type TestService,
  templateDatabase,
} from './support/start-service.ts';

/** One of the two orders of a race is seen now and then only. */
const ROUNDS = 20;

describe.each(stores)('calls at the same moment on %s', (store) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ store, environment: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => service.remove());

  const send = (name: 'refresh' | 'revoke', refresh: string) =>
    call(service, `/api/user/token/${name}/`, { method: 'POST', json: { refresh } });

  test('a logout and a refresh: the session ends, and no token of it is accepted afterwards', async () => {
    const alive: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { refresh } = await logIn(service);
      // The first has been exchanged: within the grace it may be exchanged again, by another tab.
      const { access, refresh: next } = (await send('refresh', refresh)).body;
      const [again, fresh, ended] = await Promise.all([
        send('refresh', refresh),
        send('refresh', next),
        send('revoke', next),
      ]);
      expect(ended.status).toBe(200);
      const accepts = async (token: string) =>
        (await call(service, '/api/user/account/', { token })).status === 200;
      const exchanges = async (token: string) => (await send('refresh', token)).status === 200;
      if (await accepts(access)) alive.push(`access token of the first refresh, round ${round}`);
      for (const [name, { body }] of Object.entries({ again, fresh })) {
        if (body.access && (await accepts(body.access)))
          alive.push(`access token of ${name}, round ${round}`);
        if (body.refresh && (await exchanges(body.refresh)))
          alive.push(`refresh token of ${name}, round ${round}`);
      }
    }
    expect(alive).toEqual([]);
  });

  test('50 sign-ups and 50 registrations for one event', async () => {
    const signUp = (email: string) =>
      call(service, '/api/user/register/', { json: { email, password, confirm_password: password } });
    // Each address twice at the same time: one account, the same answer.
    const emails = Array.from({ length: 50 }, (_, index) => `many-${index % 25}@example.com`);
    const answers = await Promise.all(emails.map(signUp));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));

    const { access } = await logIn(service);
    // The first of the list is today's, which may be over.
    const event = (await call(service, '/api/app/event-list/')).body.results[1].id;
    const registrations = await Promise.all(
      emails.map(() => call(service, '/api/app/event-register/', { json: { event }, token: access })),
    );
    const statuses = registrations.map(({ status }) => status).sort();
    expect([statuses[0], new Set(statuses.slice(1))]).toEqual([201, new Set([400])]);
    expect((await call(service, '/ready')).status).toBe(200);
  });
});

test('two tabs refresh at once on servers whose clocks differ by a minute, and the session goes on', async () => {
  const name = `clocks_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const start = (environment: Record<string, string> = {}) =>
    startService({
      store: 'postgres',
      databaseUrl: postgresUrl(name),
      environment: { JWT_SECRET: 'x'.repeat(32), ...environment },
    });
  const shift =
    'const now = Date.now; Date.now = () => now() + 60_000; globalThis.Date = class extends Date { constructor(...of) { super(...(of.length ? of : [now() + 60_000])); } }';
  const [right, fast] = await Promise.all([
    start(),
    start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}` }),
  ]);
  try {
    for (const [first, second] of [
      [right, fast],
      [fast, right],
    ] as const) {
      const { refresh } = await logIn(first);
      const statuses: number[] = [];
      for (const service of [first, second])
        statuses.push(
          (await call(service, '/api/user/token/refresh/', { method: 'POST', json: { refresh } })).status,
        );
      expect(statuses).toEqual([200, 200]);
    }
  } finally {
    await Promise.all([right.remove(), fast.remove()]);
  }
});
