import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { call, logLines, readText } from './support/client.ts';
import { spawnRaw, startService, type TestService } from './support/start-service.ts';

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
