import { connect } from 'node:net';
import fc from 'fast-check';
import { call, logIn, newAccount, password, sample } from './support/client.ts';
import { enterStaffPages, formTokenOf } from './support/staff-pages.ts';
import { startService, stores, type TestService } from './support/start-service.ts';

/** What an answer must never contain: stack traces, SQL, paths and names of internals. */
const internals =
  /at .+:\d+:\d+\)|node_modules|\/src\/|SELECT |INSERT |UPDATE |syntax error|relation "|PGlite|[Dd]rizzle|[Pp]ostgre/;

const expectNoInternals = (answer: { status: number; text: string; headers: Headers }) => {
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(internals);
};

describe.each(stores)('invalid input on %s', (store) => {
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await startService({ store, environment: { RATE_LIMIT_FACTOR: '0' } });
    token = (await logIn(service)).access;
  });
  afterAll(async () => {
    // The process has survived all of it.
    expect((await call(service, '/health')).body).toEqual({ status: 'ok' });
    expect(service.child.exitCode).toBeNull();
    await service.remove();
  });

  test('JSON that is not UTF-8 is refused, and not stored with other letters', async () => {
    const latin1 = Buffer.from('{"name":"Ren\xe9e"}', 'latin1');
    const answer = await call(service, '/api/app/contact-messages/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: latin1,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { detail: 'JSON parse error - the text is not UTF-8' },
    });
  });

  const unusualText = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '%',
      '_',
      '\\',
      "'",
      '"',
      ';',
      '--',
      "' OR '1'='1",
      '\0',
      '\ud800',
      '../..',
      '%00',
      '__proto__',
      '1e9',
      '-1',
      '0',
      'NaN',
      '9'.repeat(40),
      'null',
      '[]',
      '{}',
      '𝕏',
      'ﷺ'.repeat(300),
      'a'.repeat(3000),
    ),
    fc.integer().map(String),
  );
  const queryKey = fc.constantFrom(
    'search',
    'interest',
    'specialization',
    'country',
    'university',
    'max_fee',
    'maxFee',
    'annual_fees',
    'records',
    'limit',
    'page_size',
    'page',
    'sort',
    'facets',
    'list_key',
    '__proto__',
    'x',
  );
  const lists = [
    'course-list',
    'interest-list',
    'specialization-list',
    'country-list',
    'university-list',
    'scholarship-list',
    'event-list',
    'blog-list',
  ];

  test('any query on any list is answered by 200, 400 or 404 without internals', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lists),
        fc.array(fc.tuple(queryKey, unusualText), { maxLength: 6 }),
        async (list, pairs) => {
          const query = pairs
            .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
            .join('&');
          const answer = await call(service, `/api/app/${list}/?${query}`);
          expectNoInternals(answer);
          expect([200, 400, 404]).toContain(answer.status);
          if (answer.status === 200)
            expect(answer.body).toMatchObject({ count: expect.any(Number), results: expect.any(Array) });
        },
      ),
      { numRuns: 150 },
    );
  });

  test('any raw query string', async () => {
    const raw = fc.array(
      fc.constantFrom(
        '%',
        '%zz',
        '%00',
        '%ff',
        '&',
        '=',
        '+',
        'search',
        'page',
        ';',
        '[',
        ']',
        '%C0%80',
        'a',
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(raw, async (parts) => {
        expectNoInternals(await call(service, `/api/app/course-list/?${parts.join('')}`));
      }),
      { numRuns: 80 },
    );
  });

  test('any path below the API', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'course-info',
          'university-info',
          'event-info',
          'blog-info',
          'application-info',
          'appointments',
          'nothing',
        ),
        unusualText,
        async (name, id) => {
          const answer = await call(service, `/api/app/${name}/${encodeURIComponent(id.toWellFormed())}`, {
            token,
          });
          expectNoInternals(answer);
        },
      ),
      { numRuns: 100 },
    );
    for (const path of [
      '/api/app/course-info/%zz',
      '/..%2f..%2fetc%2fpasswd',
      '/media/demo/blog/..%2f..%2fsecret',
      '/media/demo/%00/x.svg',
      '/admin/documents/1?expires=x&signature=y',
      '/docs/../../package.json',
      '//evil.example/',
      '/api//app/course-list/',
    ]) {
      const answer = await call(service, path);
      expectNoInternals(answer);
      expect(answer.status).toBeGreaterThanOrEqual(300);
    }
  });

  const calls: [method: string, path: string][] = [
    ['POST', '/api/user/register/'],
    ['POST', '/api/user/login/'],
    ['POST', '/api/user/password-reset/'],
    ['PATCH', '/api/user/password-reset/MQ/token/'],
    ['POST', '/api/user/verify-resend/'],
    ['POST', '/api/user/token/refresh/'],
    ['POST', '/api/user/token/revoke/'],
    ['POST', '/api/app/event-register/'],
    ['DELETE', '/api/app/event-register/1/'],
    ['POST', '/api/app/application-withdraw/1/'],
    ['POST', '/api/user/verify/MQ/token/'],
    ['POST', '/admin/login'],
    ['POST', '/admin/applications/1/status'],
    ['POST', '/api/app/appointments/'],
    ['PUT', '/api/app/appointments/ABCDEFGH-x/'],
    ['POST', '/api/app/contact-messages/'],
  ];
  const bodies = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom(
        'email',
        'password',
        'confirm_password',
        'new_password',
        'refresh',
        'event',
        'place',
        'starts_at',
        'purpose',
        'name',
        'contact',
        'message',
        'client_key',
        'next',
        'role',
        '__proto__',
        'constructor',
      ),
      fc.oneof(unusualText, fc.jsonValue()),
    ),
  );

  test('any JSON in any body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), bodies, async ([method, path], body) => {
        const answer = await call(service, path, {
          method,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
          token,
        });
        expectNoInternals(answer);
      }),
      {
        numRuns: 150,
        examples: calls.map((one): [typeof one, fc.JsonValue] => [
          one,
          { email: '\0', password: '\0', note: '\0', form_token: '\0' },
        ]),
      },
    );
  });

  /** Bodies that are accepted, so that one unusual value reaches what comes after the checks of the other fields. */
  const complete: [
    method: string,
    path: string,
    fields: Record<string, unknown>,
    wrap?: (fields: object) => object,
  ][] = [
    [
      'PUT',
      '/api/app/shortlist/',
      {
        course: 1,
        is_saved: true,
        changed_at: '2026-01-05T10:00:00Z',
        note: 'Ask',
        noted_at: '2026-01-05T10:00:00Z',
      },
      (fields) => ({ courses: [fields] }),
    ],
    [
      'POST',
      '/api/app/appointments/',
      {
        place: 'online',
        starts_at: '2026-01-05T10:00:00Z',
        purpose: 'Visa',
        name: 'Sita',
        email: 'sita@example.com',
        contact: '9800000000',
        message: '',
        time_zone: '',
        client_key: '',
      },
    ],
    ['POST', '/api/user/login/', { email: 'sita@example.com', password: 'x', device: '' }],
    ['POST', '/admin/login', { email: 'sita@example.com', password: 'x', continue_to: '/admin' }],
    [
      'POST',
      '/api/app/contact-messages/',
      {
        name: 'Sita',
        email: 'sita@example.com',
        contact: '9800000000',
        subject: 'Fees',
        message: 'Hello',
        client_key: '',
      },
    ],
  ];
  /** Values that pass a careless check of their form and fail after it. */
  const halfOfACharacter = '\ud800';
  const endsOfTheCalendar = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:00Z'];
  const withoutText = { toString: 1 };
  const trickyValues: fc.JsonValue[] = [halfOfACharacter, ...endsOfTheCalendar, withoutText];

  test('any value of one field, with valid ones in all others', async () => {
    const fields = complete.flatMap((one) => Object.keys(one[2]).map((name) => [one, name] as const));
    const send = async (
      [[method, path, valid, wrap], name]: (typeof fields)[number],
      value: fc.JsonValue,
    ) => {
      const changed = { ...valid, [name]: value };
      const answer = await call(service, path, {
        method,
        json: wrap ? wrap(changed) : changed,
        token,
      });
      expect([path, name, value, answer.status < 500]).toEqual([path, name, value, true]);
      expectNoInternals(answer);
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), fc.oneof(unusualText, fc.jsonValue()), send),
      {
        numRuns: fields.length * trickyValues.length + 60,
        examples: fields.flatMap((field) =>
          trickyValues.map((value): [(typeof fields)[number], fc.JsonValue] => [field, value]),
        ),
      },
    );
  });

  test('any bytes of any type', async () => {
    const types = fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=',
      'text/plain',
      'application/json; charset=utf-7',
      'x',
      '',
    );
    const targets = fc.constantFrom<[string, string]>(...calls, ['POST', '/api/app/application-create/']);
    await fc.assert(
      fc.asyncProperty(
        targets,
        types,
        fc.uint8Array({ maxLength: 400 }),
        async ([method, path], type, bytes) => {
          const answer = await call(service, path, {
            method,
            body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
            headers: type ? { 'content-type': type } : {},
            token,
          });
          expectNoInternals(answer);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('any multipart form for an application', async () => {
    const names = fc.constantFrom(
      'academic_documents[0][file]',
      'academic_documents[1]file',
      'cv_documents[0][file]',
      'cv_documents[][file]',
      'cv_documents[-1][file]',
      'email',
      'marital_status',
      'client_key',
      'x',
      '',
      'a[b][c]',
    );
    const files = fc.constantFrom(sample.pdf(), sample.png(), sample.jpg(), new Blob([]), new Blob(['MZ']));
    const fileNames = fc.oneof(
      fc.constantFrom('a.pdf', 'a.png', 'a.jpeg', 'a.exe', 'a', '.pdf', '../a.pdf', 'a.pdf\0.exe', 'CON.pdf'),
      fc.string({ minLength: 1 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.tuple(names, unusualText), fc.tuple(names, files, fileNames)), { maxLength: 6 }),
        async (parts) => {
          const form = new FormData();
          // Complete, so that generated parts reach what comes after the required fields.
          form.append('first_name', 'Sita');
          form.append('last_name', 'Rai');
          form.append('contact', '9800000000');
          if (!parts.some(([name]) => name === 'email')) form.append('email', 'sita@example.com');
          for (const [name, value, fileName] of parts) {
            if (typeof value === 'string') form.append(name, value);
            else form.append(name, value, fileName);
          }
          const answer = await call(service, '/api/app/application-create/', {
            method: 'POST',
            body: form,
            token,
          });
          expectNoInternals(answer);
          expect([200, 201, 400, 415]).toContain(answer.status);
        },
      ),
      { numRuns: 80 },
    );
  });

  test.each([250, 257, 9000])('an id of %i digits is an unknown one', async (length) => {
    const { status, body } = await call(service, `/api/app/course-info/${'9'.repeat(length)}/`);
    expect([status, body]).toEqual([404, { detail: 'Not found.' }]);
  });

  test('parts of type JSON: values without a text are refused by field, broken JSON as a whole', async () => {
    const send = (parts: Record<string, string>) =>
      call(service, '/api/app/application-create/', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: `${Object.entries(parts)
          .map(
            ([name, value]) =>
              `--x\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: application/json\r\n\r\n${value}\r\n`,
          )
          .join('')}--x--\r\n`,
        token,
      });
    const valid = {
      first_name: '"Sita"',
      last_name: '"Rai"',
      email: '"sita@example.com"',
      contact: '9800000000',
    };
    expect((await send(valid)).status).toBe(201);
    for (const value of ['{"toString":1}', '{}', '[]', '["Sita"]']) {
      const { status, body } = await send({ ...valid, first_name: value, email: '"x"' });
      expect([value, status, body]).toEqual([
        value,
        400,
        {
          first_name: ['Not a valid string.'],
          email: ['Enter a valid email address.'],
          detail: 'first name: Not a valid string.',
        },
      ]);
    }
    for (const value of ['{', '{"__proto__":1}', `"${'x'.repeat(20_000)}"`]) {
      const { status, body } = await send({ ...valid, first_name: value });
      expect([status, body]).toEqual([
        400,
        { detail: 'Multipart form parse error - a field is not the JSON that its type names.' },
      ]);
    }
  });

  test('a multipart boundary that is too long is refused', async () => {
    for (const length of [71, 200, 1000, 5000]) {
      const boundary = 'x'.repeat(length);
      for (const written of [boundary, `"${boundary}"`]) {
        const answer = await call(service, '/api/app/application-create/', {
          method: 'POST',
          headers: { 'content-type': `multipart/form-data; boundary=${written}` },
          body: `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--${boundary}--\r\n`,
          token,
        });
        expect([length, answer.status]).toEqual([length, 400]);
        expect(answer.body.detail).toMatch(
          /^Multipart form parse error - Invalid boundary in multipart: x+$/,
        );
      }
    }
  });

  test('every call of the OpenAPI document and every page, with anything in path, query and body', async () => {
    const { body: document } = await call(service, '/docs/json');
    const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method): [string, string] => [method.toUpperCase(), path]),
    );
    const pages = [
      '/admin',
      '/admin/appointments',
      '/admin/messages',
      '/admin/events',
      '/admin/search',
      '/mailbox',
    ];
    const targets = [...described, ...pages.map((path): [string, string] => ['GET', path])];
    expect(targets.length).toBeGreaterThan(35);
    const send = async ([method, pattern]: [string, string], text: string, body: fc.JsonValue) => {
      const value = encodeURIComponent(text.toWellFormed()) || 'x';
      const path = pattern.replace(/\{[^}]+\}/g, value);
      const answer = await call(service, `${path}?q=${value}&page=${value}&from=${value}&place=${value}`, {
        method,
        token,
        ...(method === 'GET'
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      expect([method, pattern, answer.status < 500]).toEqual([method, pattern, true]);
      expectNoInternals(answer);
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets), unusualText, bodies, send),
      // Each of them at least once.
      {
        numRuns: targets.length + 60,
        examples: targets.map((target): [[string, string], string, fc.JsonValue] => [
          target,
          "1' OR '1",
          { id: '\0' },
        ]),
      },
    );
  });

  test('any form and any query of the staff pages, by a member of staff', async () => {
    const cookie = await enterStaffPages(service);
    const form_token = await formTokenOf(service, cookie);
    const forms = [
      '/admin/applications/1/status',
      '/admin/messages/status',
      '/admin/appointments/closures',
      '/admin/appointments/closures/remove',
      '/admin/appointments/capacity',
      '/admin/appointments/1/outcome',
      '/admin/appointments/1/move',
      '/admin/appointments/1/cancel',
    ];
    const lists = ['/admin', '/admin/appointments', '/admin/messages', '/admin/events', '/admin/search'];
    const names =
      'from to note status message place starts_at date time day ends_at reason capacity closure page q';
    const fields = names.split(' ');
    const value = fc.oneof(
      unusualText,
      fc.constantFrom(
        'online',
        '2027-02-30',
        '2027-03-01',
        '10:00',
        '99:99',
        '2027-03-01T10:00:00+05:45',
        '0000-01-01T00:00:00Z',
        '+275760-09-13T00:00:00.000Z',
        'open',
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...forms, ...lists),
        fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 8 }),
        async (path, sent) => {
          const values = new URLSearchParams(
            Object.entries(sent).map(([name, text]) => [name, text.toWellFormed()]),
          );
          const answer = forms.includes(path)
            ? await call(service, path, {
                method: 'POST',
                headers: { cookie },
                body: new URLSearchParams([...values, ['form_token', form_token]]),
              })
            : await call(service, `${path}?${values}`, { headers: { cookie } });
          expectNoInternals(answer);
          expect([401, 403]).not.toContain(answer.status);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('no call reads or changes what belongs to another account', async () => {
    const owner = await newAccount(service);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      first_name: 'Sita',
      last_name: 'Rai',
      email: 'sita@example.com',
      contact: '9800000000',
      // What only the service decides.
      user_id: '1',
      user: '1',
      status: 'accepted',
      id: '999999',
      created_at: '1999-01-01',
    }))
      form.append(name, value);
    const made = await call(service, '/api/app/application-create/', {
      method: 'POST',
      body: form,
      token: owner.access,
    });
    expect([made.status, made.body.status, made.body.id === 999_999]).toEqual([201, 'submitted', false]);
    const { id } = made.body;
    expect((await call(service, `/api/app/application-info/${id}`, { token: owner.access })).status).toBe(
      200,
    );
    for (const [method, path] of [
      ['GET', `/api/app/application-info/${id}`],
      ['POST', `/api/app/application-withdraw/${id}/`],
    ] as const) {
      expect([path, (await call(service, path, { method, token })).status]).toEqual([path, 404]);
      expect([path, (await call(service, path, { method })).status]).toEqual([path, 401]);
    }
    const lists = await call(service, '/api/app/application-list/?user_id=1&records=1000', { token });
    expect(lists.body.results.map((record: { id: number }) => record.id)).not.toContain(id);

    // The first of the list is today's, which may be over.
    const event = (await call(service, '/api/app/event-list/')).body.results[1].id;
    const registered = await call(service, '/api/app/event-register/', {
      json: { event, user: 1, user_id: 1 },
      token: owner.access,
    });
    expect(registered.status).toBe(201);
    // The caller of the other token has no registration to cancel.
    expect(
      (await call(service, `/api/app/event-register/${event}/`, { method: 'DELETE', token })).status,
    ).toBe(404);
    const role = await call(service, '/api/user/register/', {
      json: {
        email: `staff-${store}@example.com`,
        password,
        confirm_password: password,
        role: 'staff',
        is_verified: true,
        is_active: true,
      },
    });
    expect(role.status).toBe(201);
    const refused = await call(service, '/api/user/login/', {
      json: { email: `staff-${store}@example.com`, password },
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'email_not_verified']);
  });

  test('bodies that are too large or too deep', async () => {
    const big = await call(service, '/api/user/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"email":"${'x'.repeat(5_000_000)}"}`,
    }).catch(() => null);
    // The answer may come before the body is sent, which some clients report as a broken connection.
    if (big) expect([big.status, big.body]).toEqual([413, { detail: 'The request body is too large.' }]);
    const deep = await call(service, '/api/user/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(100_000),
    });
    expect(deep.status).toBe(400);
    const fields = Array.from({ length: 10_000 }, (_, index) => `f${index}=x`).join('&');
    const form = await call(service, '/api/user/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: fields,
    });
    expect([form.status, form.body]).toEqual([
      400,
      { detail: 'The number of form fields exceeds the limit.' },
    ]);
    const json = await call(service, '/api/user/login/', {
      json: JSON.parse('{"__proto__":{"role":"staff"},"email":"student@example.com","password":"Passw0rd!"}'),
    });
    expect(json.body.role).toBe('user');
    const long = await call(service, '/api/user/login/', {
      json: { email: 'student@example.com', password: password.repeat(200) },
    });
    expect(long.status).toBe(400);
  });

  test('connections without valid HTTP', async () => {
    const port = Number(new URL(service.url).port);
    const raw = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        let answer = '';
        socket.setTimeout(2000, () => socket.destroy());
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('close', () => resolve(answer));
        socket.on('error', () => resolve(answer));
      });
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect(await raw(`GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/);
    expect(
      await raw(
        'POST /api/user/login/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 400/);
    expect(await raw('GET /health HTTP/1.1\r\n')).toBe('');
  });
});
