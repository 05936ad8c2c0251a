import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { call, logLines, readText } from './support/client.ts';
import {
  postgresUrl,
  spawnRaw,
  startService,
  type TestService,
  templateDatabase,
  waitUntil,
} from './support/start-service.ts';

const root = fileURLToPath(new URL('../', `file://${__filename}`));

describe('a running service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.remove());

  test('/health and /ready', async () => {
    expect((await call(service, '/api/app/country-list/', { method: 'HEAD' })).status).toBe(200);
    expect((await call(service, '/health')).body).toEqual({ status: 'ok' });
    expect((await call(service, '/ready')).body).toEqual({
      status: 'ready',
      database: 'ok',
      documents: 'ok',
    });
  });

  test('every answer has a request id, which is logged with the path but without the query', async () => {
    const answer = await call(service, '/api/app/course-list/?search=private+words');
    const id = answer.headers.get('x-request-id');
    expect(id).toBeTruthy();
    const line = () => logLines(service).find((entry) => entry.reqId === id && entry.msg === 'answered');
    while (!line()) await sleep(10);
    expect(line()).toMatchObject({
      method: 'GET',
      path: '/api/app/course-list/',
      status: 200,
      ms: expect.any(Number),
    });
    expect(service.output()).not.toContain('private');
  });

  test.each(['/admin', '/mailbox', '/docs/static/index.html'])(
    '%s allows no inline style but those with a hash',
    async (path) => {
      const { headers, text } = await call(service, path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe-');
      expect(text).not.toContain('style=');
      for (const [, style = ''] of text.matchAll(/<style>([^<]*)</g))
        expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    },
  );

  test('/metrics has the process, requests by route pattern, the outbox, the pool and dependencies', async () => {
    await call(service, '/api/app/course-info/1');
    await call(service, '/nobody@example.com');
    const read = async () => (await call(service, '/metrics')).text;
    let text = await read();
    // A duration is counted when the answer has been sent, which may be after the client has it.
    while (!text.includes('status="404"')) text = await read();
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/app\/course-info\/:id",status="200"\} 1$/m,
    );
    expect(text).toContain('route="other",status="404"');
    expect(text).not.toContain('nobody');
    expect(service.output()).not.toContain('nobody');
    expect(text).toMatch(/^api_outbox_unsent_emails 0$/m);
    expect(text).toMatch(/^api_outbox_oldest_unsent_seconds 0$/m);
    expect(text).toMatch(/^api_database_pool_connections\{state="idle"\} [1-9]/m);
    expect(text).toMatch(/^api_clock_difference_seconds -?0\.\d+$/m);
    for (const dependency of ['database', 'documents'])
      expect(text).toMatch(new RegExp(`^api_dependency_up\\{dependency="${dependency}"\\} 1$`, 'm'));
    for (const name of ['nodejs_eventloop_utilization', 'nodejs_eventloop_lag_p99_seconds'])
      expect(text).toMatch(new RegExp(`^${name} [0-9]`, 'm'));
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
  });

  test('the OpenAPI document describes every call of the specification', async () => {
    const { body } = await call(service, '/docs/json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described).toEqual(
      expect.arrayContaining([
        'POST /api/user/register/',
        'POST /api/user/login/',
        'POST /api/user/password-reset/',
        'PATCH /api/user/password-reset/{encodedPk}/{token}/',
        'GET /api/app/course-list/',
        'GET /api/app/course-info/{id}',
        'GET /api/app/interest-list/',
        'GET /api/app/specialization-list/',
        'GET /api/app/country-list/',
        'GET /api/app/university-list/',
        'GET /api/app/university-info/{id}/',
        'GET /api/app/scholarship-list/',
        'GET /api/app/event-list/',
        'GET /api/app/event-info/{id}',
        'POST /api/app/event-register/',
        'POST /api/app/application-create/',
        'GET /api/app/blog-list/',
        'GET /api/app/blog-info/{id}',
      ]),
    );
    const course =
      body.paths['/api/app/course-info/{id}'].get.responses['200'].content['application/json'].schema;
    expect(course.properties.specialization.anyOf).toHaveLength(2);
    const form =
      body.paths['/api/app/application-create/'].post.requestBody.content['multipart/form-data'].schema;
    expect(Object.keys(form.properties)).toContain('passport_documents[0][file]');
    const statuses = (path: string, method: string) => Object.keys(body.paths[path][method].responses);
    expect(statuses('/api/user/login/', 'post')).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '429', '503', 'default']),
    );
    expect(statuses('/api/user/token/refresh/', 'post')).toContain('401');
    for (const path of ['/api/app/appointments/', '/api/app/contact-messages/'])
      expect(statuses(path, 'post')).toEqual(expect.arrayContaining(['200', '201', '409']));
    expect(statuses('/api/app/appointments/{token}/', 'put')).toContain('409');
    expect(statuses('/api/app/application-create/', 'post')).toContain('200');
    expect(statuses('/api/app/application-withdraw/{id}/', 'post')).toContain('400');
    // Every list has pages, and answers a token that is not valid.
    for (const path of ['blog-list', 'event-list', 'application-list', 'appointments/mine', 'country-list']) {
      const list = body.paths[`/api/app/${path}/`].get;
      expect(list.parameters.map(({ name }: { name: string }) => name)).toContain('page');
      expect(Object.keys(list.responses)).toEqual(expect.arrayContaining(['401', '404']));
    }
    expect((await call(service, '/docs')).text).toContain('swagger');
    // So does docs/api.md.
    const document = readText(join(root, '../docs/api.md'));
    for (const entry of described)
      expect(document).toContain(entry.split(' ')[1]!.replace('{encodedPk}', '{encoded_pk}'));
  });

  test('.env.example has exactly the variables of the configuration, and docs/api.md has all of them', () => {
    const source = readText(join(root, 'src/configuration/configuration.ts'));
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!).sort();
    expect(names.length).toBeGreaterThan(20);
    const example = [...readText(join(root, '.env.example')).matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)]
      .map(([, name]) => name!)
      .sort();
    expect(example).toEqual(names);
    const document = readText(join(root, '../docs/api.md'));
    for (const name of names) expect(document).toContain(`\`${name}\``);
  });
});

describe('for operators', () => {
  test('without HOST only this machine can connect, and connections without a request do not delay the shutdown', async () => {
    const service = await startService({
      environment: { HOST: '', CONTENT: join(tmpdir(), 'no-such-pack') },
    });
    const sockets: Socket[] = [];
    try {
      expect((await call(service, '/metrics')).text).toMatch(/^content_pack_errors 1$/m);
      const { port } = new URL(service.url);
      const connects = (host: string) =>
        new Promise<boolean>((resolve) => {
          const socket = connect(Number(port), host, () => resolve(true)).on('error', () => resolve(false));
          sockets.push(socket);
        });
      expect(await connects('127.0.0.1')).toBe(true);
      expect(await connects('127.0.0.1')).toBe(true);
      const others = Object.values(networkInterfaces()).flatMap((entries = []) =>
        entries.filter(({ internal, family }) => !internal && family === 'IPv4'),
      );
      for (const { address } of others) expect(await connects(address)).toBe(false);
      expect(await service.stop()).toBe(0);
      expect(service.output()).not.toContain('requests still running');
    } finally {
      for (const socket of sockets) socket.destroy();
      await service.remove();
    }
  });

  test('a proxy is trusted only when it is named', () => {
    const trust = (TRUST_PROXY?: string) =>
      readConfiguration({ TRUST_PROXY, JWT_SECRET: 'x'.repeat(40) }).trustProxy;
    expect(trust()).toBe(false);
    expect(trust('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
    expect(() => trust('true')).toThrow('TRUST_PROXY: must be');
  });
});

describe('starts that fail', () => {
  const failing = async (environment: Record<string, string>) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
    try {
      const attempt = spawnRaw(await getPort(), dataDir, environment);
      expect(await attempt.exited).toBe(1);
      expect(attempt.output()).not.toMatch(/\n\s+at /);
      return attempt.output();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };

  test('one message names all invalid variables', async () => {
    const text = await failing({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x',
      SITE_URL: 'javascript:alert(1)',
      JWT_SECRET: 'short',
    });
    for (const name of ['PORT', 'DATABASE_URL', 'SITE_URL', 'JWT_SECRET'])
      expect(text).toContain(`  ${name}: `);
  });

  test('what is wrong in two ways has one line', () => {
    const read = () => readConfiguration({ SMTP_URL: 'mail.example.com:25', JWT_SECRET: 'x'.repeat(40) });
    expect(read).toThrow(/^The configuration is invalid[^\n]*\n {2}SMTP_URL: must be the address[^\n]*$/);
  });

  test.each([
    ['DATA_DIR', '.data', 'must be a whole path, such as /var/lib/study-abroad-api'],
    ['ACCESS_TOKEN_SECONDS', '1e12', 'must be at most 315360000'],
    ['RESET_TOKEN_SECONDS', '1e13', 'must be at most 315360000'],
    ['BODY_SECONDS', '2592000', 'must be at most 3600'],
    ['SHUTDOWN_SECONDS', '2592000', 'must be at most 600'],
    ['CORS_ORIGINS', 'foo,bar', 'must be origins such as'],
    ['CORS_ORIGINS', 'https://a.example.com/path', 'must be origins such as'],
    ['MAIL_FROM', 'garbage', 'must be an e-mail address such as'],
    ['MAIL_FROM', 'Desk desk@example.com', 'must be an e-mail address such as'],
    ['SMTP_URL', 'smtp://', 'must be the address of a mail server'],
    ['SMTP_URL', 'smtp://user:p@ss/word@mail.example.com', 'names another host than it seems to: write #'],
    ['SMTP_URL', 'smtp://user:12?x@mail.example.com', 'names another host than it seems to'],
    ['DATABASE_URL', 'postgres://user:p@ss/word@db.example.com/site', 'names another host than it seems to'],
    [
      'DATABASE_URL',
      'postgres://db/s?sslrootcert=/no/ca.crt',
      'names a file that cannot be read: /no/ca.crt',
    ],
    ['API_PUBLIC_URL', 'http://x/y?z=1', 'must be an http(s) address without query'],
    ['SITE_URL', 'http://user@x', 'must be an http(s) address without query'],
  ])('%s=%s is refused', (name, value, expected) =>
    expect(() => readConfiguration({ [name]: value, JWT_SECRET: 'x'.repeat(40) })).toThrow(
      `  ${name}: ${expected}`,
    ),
  );

  test('the limit of one file is at most that of all together', () => {
    const read = (environment: Record<string, string>) =>
      readConfiguration({ JWT_SECRET: 'x'.repeat(40), ...environment });
    expect(() => read({ UPLOAD_MAX_FILE_MB: '61' })).toThrow(
      'UPLOAD_MAX_FILE_MB (61) must be at most UPLOAD_MAX_TOTAL_MB (60)',
    );
    expect(read({ UPLOAD_MAX_TOTAL_MB: '5' }).uploads.maxFileBytes).toBe(5 * 1024 * 1024);
    expect(read({ UPLOAD_MAX_FILE_MB: '60' }).uploads.maxFileBytes).toBe(60 * 1024 * 1024);
  });

  test('keys of a store of documents need their bucket, and each the other', () => {
    const read = (environment: Record<string, string>) => () =>
      readConfiguration({ JWT_SECRET: 'x'.repeat(40), ...environment });
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(read(keys)).toThrow('S3_BUCKET is not set, but the keys of a store are');
    expect(read({ S3_BUCKET: 'c', S3_ACCESS_KEY_ID: 'a' })).toThrow('belong together: set both, or none');
    expect(read({ S3_BUCKET: 'c', ...keys })).not.toThrow();
    // Keys of the machine's own role, and a store of releases alone.
    expect(read({ S3_BUCKET: 'c' })).not.toThrow();
    expect(read({ S3_ENDPOINT: 'https://s3.example.com' })).not.toThrow();
  });

  test('variables of spaces count as absent: read as 0, they would turn off limits', () => {
    const { rateLimitFactor, port } = readConfiguration({
      JWT_SECRET: 'x'.repeat(40),
      RATE_LIMIT_FACTOR: ' ',
      PORT: ' ',
    });
    expect({ rateLimitFactor, port }).toEqual({ rateLimitFactor: 1, port: 4000 });
  });

  test('valid addresses are accepted', () => {
    const environment = {
      JWT_SECRET: 'x'.repeat(40),
      CORS_ORIGINS: 'https://A.example.com/, http://localhost:3001',
      MAIL_FROM: '"Desk, Kathmandu" <desk@example.com>',
      SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
      API_PUBLIC_URL: 'https://example.com/api/',
    };
    expect(readConfiguration(environment)).toMatchObject({
      corsOrigins: ['https://a.example.com', 'http://localhost:3001'],
      mail: { from: environment.MAIL_FROM, smtpUrl: environment.SMTP_URL },
      publicUrl: 'https://example.com/api',
    });
    const databaseUrl = 'postgres://db.example.com/site?user=me@site&sslmode=require';
    expect(readConfiguration({ ...environment, DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
    expect(readConfiguration({ ...environment, CORS_ORIGINS: '*' }).corsOrigins).toEqual(['*']);
  });

  test('docs/api.md has the limits of the times that are waited for', () => {
    const document = readText(join(root, '../docs/api.md'));
    for (const name of ['SHUTDOWN_SECONDS', 'BODY_SECONDS']) {
      const [, most] = new RegExp(`^\\| \`${name}\` .*at most (\\d+)`, 'm').exec(document) ?? [];
      const read = (value: number) =>
        readConfiguration({ [name]: String(value), JWT_SECRET: 'x'.repeat(40) });
      expect(() => read(Number(most))).not.toThrow();
      expect(() => read(Number(most) + 1)).toThrow(`${name}: must be at most ${most}`);
    }
  });

  test('a host that does not exist, and a disk without room, are one line', async () => {
    const oneLine = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('{'));
    expect(oneLine(await failing({ HOST: 'nowhere.invalid', DEMO_DATA: '0' }))).toEqual([
      expect.stringMatching(
        /^The service cannot listen on nowhere.invalid, port \d+ .*Correct HOST or PORT\.$/,
      ),
    ]);
    expect(oneLine(await failing({ TEST_FILE_BLOCKS: '256' }))).toEqual([
      expect.stringMatching(/^The embedded database in .* cannot be opened: .*Make room on its disk/),
    ]);
  });

  test('a log on a full disk ends neither the service nor waits at its end', async () => {
    const database = `full_log_${process.pid}`;
    await runSql(postgresUrl('postgres'), `CREATE DATABASE ${database} TEMPLATE ${templateDatabase}`);
    const dataDir = mkdtempSync(join(tmpdir(), 'api-full-log-'));
    const port = await getPort();
    // Linux answers each write to this device as a full disk does.
    const { child, exited } = spawnRaw(port, dataDir, {
      TEST_OUTPUT: '/dev/full',
      DATABASE_URL: postgresUrl(database),
    });
    try {
      const statusOf = (path: string) =>
        fetch(`http://127.0.0.1:${port}${path}`).then(
          ({ status }) => status,
          () => null,
        );
      await waitUntil(async () => (await statusOf('/ready')) === 200, 'the service');
      for (let count = 0; count < 5; count += 1) expect(await statusOf('/api/app/course-list/')).toBe(200);
      child.kill('SIGTERM');
      expect(await Promise.race([exited, sleep(20_000, 'still running', { ref: false })])).toBe(0);
    } finally {
      child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('a served database that refuses its user, or the creation of tables, is one line', async () => {
    const name = `refused_${process.pid}`;
    await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name}`);
    await runSql(postgresUrl('postgres'), `CREATE ROLE ${name} LOGIN`);
    await runSql(postgresUrl(name), 'REVOKE CREATE ON SCHEMA public FROM public');
    const failingAs = async (user: string, database: string) => {
      const url = new URL(postgresUrl(database));
      url.username = user;
      const output = await failing({ DATABASE_URL: url.href });
      return output.split('\n').filter((line) => line && !line.startsWith('{'));
    };
    expect(await failingAs(name, name)).toEqual([
      'The database of DATABASE_URL cannot be used: permission denied for schema public. Its user needs the right to create tables: GRANT ALL ON DATABASE … TO … and, in that database, GRANT ALL ON SCHEMA public TO …, or make it the owner of the database',
    ]);
    expect(await failingAs('nobody', name)).toEqual([
      'The database of DATABASE_URL cannot be used: role "nobody" does not exist',
    ]);
    expect(await failingAs(name, 'not_there')).toEqual([
      'The database of DATABASE_URL cannot be used: database "not_there" does not exist',
    ]);
  });

  test('production requires its own secret and public URL', async () => {
    expect(await failing({ NODE_ENV: 'production', API_PUBLIC_URL: '' })).toContain(
      'must be set: JWT_SECRET, API_PUBLIC_URL.',
    );
    expect(await failing({ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(40), RESET: '1' })).toContain(
      'refused in production',
    );
  });
});

test('production: no demonstration data, no mailbox, no other origins', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const service = await startService({
    store: 'pglite',
    dataDir,
    environment: { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(40), SITE_URL: 'https://site.example' },
  });
  try {
    expect((await call(service, '/api/app/course-list/')).body).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
    expect((await call(service, '/mailbox')).status).toBe(404);
    expect(
      (
        await call(service, '/api/user/login/', {
          json: { email: 'staff@example.com', password: 'Passw0rd!' },
        })
      ).status,
    ).toBe(401);
    const origin = async (value: string) =>
      (await call(service, '/api/app/country-list/', { headers: { origin: value } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await origin('http://localhost:3000')).toBeNull();
    expect(await origin('https://site.example')).toBe('https://site.example');
  } finally {
    await service.remove();
  }
});

test('production without the address of the site warns of the links in e-mails, and names no mailbox', async () => {
  const service = await startService({ environment: { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(40) } });
  try {
    const lines = logLines(service);
    expect(lines.find(({ msg }) => msg === 'listening')).not.toHaveProperty('mailbox');
    expect(lines).toContainEqual(
      expect.objectContaining({
        siteUrl: 'http://localhost:3000',
        msg: 'links of e-mails lead to this machine: set SITE_URL to the address of the site',
      }),
    );
  } finally {
    await service.remove();
  }
});
