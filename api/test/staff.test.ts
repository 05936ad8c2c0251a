import { type Answer, call, logLines, newAccount, password, submitForm } from './support/client.ts';
import { formTokenOf, staffPages } from './support/staff-pages.ts';
import { startService, stores, type TestService, waitUntil } from './support/start-service.ts';

describe.each(stores)('the staff pages on %s', (store) => {
  const { started, takeOverFields, page, formToken, submit, apply, freeDay, book } = staffPages(store);
  let service: TestService;
  let cookie: string;
  beforeAll(() => {
    ({ service, cookie } = started());
  });

  test.each([
    '/admin/appointments',
    '/admin/appointments/1',
    '/admin/messages',
    '/admin/emails',
    '/admin/search?q=a',
    '/admin/documents/1/view',
  ])('%s is for staff only, and its forms need their token', async (path) => {
    expect((await call(service, path)).status).toBe(401);
  });

  test('a refused login is said in the title, and its fields are marked', async () => {
    const refused = await call(service, '/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'staff@example.com', password: 'Wrong1234!' }),
    });
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('<title>Error: Staff login</title>');
    expect(refused.text.match(/<input [^<>]* aria-invalid="true" aria-describedby="error"/g)).toHaveLength(2);
    // Neither is cut: a part could belong to another account.
    for (const [fields, sentence] of [
      [{ email: `staff@example.com${' '.repeat(240)}x` }, 'This email address is too long'],
      [{ password: password + 'x'.repeat(1024) }, 'This password is too long'],
    ] as const) {
      const body = new URLSearchParams({ email: 'staff@example.com', password, ...fields });
      const tooLong = await call(service, '/admin/login', { method: 'POST', body });
      expect([tooLong.status, tooLong.text]).toEqual([400, expect.stringContaining(sentence)]);
      const marked = [...tooLong.text.matchAll(/name="(\w+)"[^<>]* aria-invalid="true"/g)];
      expect(marked.map(([, name]) => name)).toEqual(Object.keys(fields));
    }
    const shown = (await call(service, '/admin/login')).text;
    expect(shown).toContain('<title>Staff login</title>');
    expect(shown).not.toContain('aria-invalid');
  });

  const enter = (headers: Record<string, string> = {}) =>
    call(service, '/admin/login', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ email: 'staff@example.com', password }),
    });
  const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')!.split(';')[0]!;

  test('another site cannot log anyone in', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: service.url },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const answer = await enter(headers);
      expect([headers, answer.status, answer.headers.get('set-cookie')]).toEqual([headers, 403, null]);
    }
    expect((await enter({ 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await enter({ origin: service.url })).status).toBe(303);
  });

  test('a session belongs to its browser, each login is one of its own, and logging out ends it', async () => {
    const headers = { 'user-agent': 'Browser A' };
    const own = { ...headers, cookie: cookieOf(await enter(headers)) };
    expect(cookieOf(await enter(headers))).not.toBe(own.cookie);
    const shown = await call(service, '/admin', { headers: own });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    // The same cookie in another browser was stolen.
    const stolen = await call(service, '/admin', { headers: { ...own, 'user-agent': 'Browser B' } });
    expect(stolen.status).toBe(401);
    const token = /name="form_token" value="([^"]+)"/.exec(shown.text)![1]!;
    const logOut = (sent: Record<string, string>, form_token: string) =>
      call(service, '/admin/logout', {
        method: 'POST',
        headers: sent,
        body: new URLSearchParams({ form_token }),
      });
    // The token of one session is of no use in another.
    expect((await logOut({ cookie }, token)).status).toBe(403);
    expect((await logOut(own, token)).status).toBe(303);
    // The cookie is worthless now, even where it was copied.
    expect((await call(service, '/admin', { headers: own })).status).toBe(401);
  });

  test('messages are answered, and opened again', async () => {
    const { body } = await call(service, '/api/app/contact-messages/', {
      json: { name: 'Mina <i>', email: 'mina@example.com', subject: 'Fees & more', message: 'How much?' },
    });
    const list = await page('/admin/messages');
    expect(list.text).toContain('Mina &lt;i&gt;');
    expect(list.text).toContain('Fees &amp; more');
    expect(list.text).toContain('mailto:mina@example.com?subject=Re%3A%20Fees%20%26%20more');
    const change = (from: string, to: string) =>
      submit(`/admin/messages/status?status=${from}`, { message: String(body.id), from, to });
    const answered = await change('open', 'answered');
    expect(answered.text).toContain(`Message no. ${body.id} is now: Answered.`);
    expect((await change('open', 'answered')).status).toBe(409);
    expect((await page('/admin/messages?status=answered')).text).toContain('Mina &lt;i&gt;');
    expect((await change('answered', 'open')).status).toBe(200);
  });

  test('of many messages, the list says how many, and a found one is on the page that is opened', async () => {
    const send = (index: number) =>
      call(service, '/api/app/contact-messages/', {
        json: {
          name: `Bulk ${index}`,
          email: index === 0 ? 'a?bcc=b@example.com' : `bulk-${index}@example.com`,
          subject: 'Fees',
          message: 'How much?',
        },
      });
    const first = (await send(0)).body.id;
    for (let index = 1; index <= 30; index += 1) await send(index);
    const search = await page('/admin/search?q=Bulk');
    expect(search.text).toContain('Found for “Bulk”: more than 20.');
    expect(search.text).toContain('there are more. Add another word');
    const link = (await page('/admin/search?q=bcc')).text.match(
      /href="(\/admin\/messages[^"#]*)#message-(\d+)"/,
    )!;
    expect(link[2]).toBe(String(first));
    const opened = await page(link[1]!.replaceAll('&amp;', '&'));
    expect(opened.text).toContain(`id="message-${first}"`);
    expect(opened.text).toMatch(/\d+ messages, page 2 of \d\./);
    // Nobody else gets the answer.
    expect(opened.text).toContain('href="mailto:a%3Fbcc%3Db@example.com?subject=');
    const answered = await call(
      service,
      /action="(\/admin\/messages\/status[^"]*)"/.exec(opened.text)![1]!.replaceAll('&amp;', '&'),
      {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({
          form_token: await formToken(),
          message: String(first),
          from: 'open',
          to: 'answered',
        }),
      },
    );
    expect([answered.status, answered.headers.get('location')]).toEqual([
      303,
      '/admin/messages?status=open&page=2',
    ]);
  });

  describe('a form that was stored', () => {
    const cookiePair = ({ headers }: Answer) => headers.getSetCookie()[0]!.split(';', 1)[0]!;
    const post = async (path: string, fields: Record<string, string>) =>
      call(service, path, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ form_token: await formToken(), ...fields }),
      });
    const show = (path: string, notice: string) =>
      call(service, path, { headers: { cookie: `${cookie}; ${notice}` } });
    const ok = (text: string) => `<p class="ok" role="status">${text}</p>`;

    /** Each form of the staff pages with the page it belongs to. */
    const forms: [
      name: string,
      prepare: () => Promise<{ path: string; fields: Record<string, string>; page: string; text: string }>,
    ][] = [
      [
        'status of an application',
        async () => {
          const { access } = await newAccount(service);
          const { id } = (await apply(access, { contact: '9800000009' })).body;
          return {
            path: `/admin/applications/${id}/status`,
            fields: { from: 'submitted', to: 'in_review' },
            page: `/admin/applications/${id}`,
            text: 'The status is now: in review. The applicant gets an email.',
          };
        },
      ],
      ...(
        [
          ['outcome', { to: 'held' }, 'Marked as: Held.'],
          ['cancel', {}, 'Cancelled. The visitor gets an email.'],
        ] as const
      ).map(([action, fields, text]): (typeof forms)[number] => [
        `${action} of an appointment`,
        async () => {
          const { id } = await book((await freeDay()).slots[0]!.starts_at);
          const record = `/admin/appointments/${id}`;
          return { path: `${record}/${action}`, fields, page: record, text };
        },
      ]),
      [
        'move of an appointment',
        async () => {
          const [first, second] = (await freeDay()).slots;
          const { id } = await book(first!.starts_at);
          return {
            path: `/admin/appointments/${id}/move`,
            fields: { to_place: 'kathmandu', starts_at: second!.starts_at },
            page: `/admin/appointments/${id}`,
            text: 'Moved. The visitor gets an email.',
          };
        },
      ],
      ...(
        [
          ['capacity', { capacity: '1' }, 'Kathmandu branch now takes 1 at the same time.'],
          ['closures', { date: '2030-01-06' }, 'Closed. Visitors can book nothing in this time.'],
          ['closures/remove', { closure: '999999' }, 'Open again.'],
        ] as const
      ).map(([action, fields, text]): (typeof forms)[number] => [
        `${action} of a place`,
        async () => ({
          path: `/admin/appointments/${action}`,
          fields: { place: 'kathmandu', from: '2030-01-06', ...fields },
          page: '/admin/appointments?place=kathmandu&from=2030-01-06',
          text,
        }),
      ]),
      [
        'status of a message',
        async () => {
          const { body } = await call(service, '/api/app/contact-messages/', {
            json: { name: 'Mina', email: 'mina@example.com', subject: 'Fees', message: 'How much?' },
          });
          return {
            path: '/admin/messages/status?status=open',
            fields: { message: String(body.id), from: 'open', to: 'answered' },
            page: '/admin/messages?status=open',
            text: `Message no. ${body.id} is now: Answered.`,
          };
        },
      ],
      [
        'internal note',
        async () => {
          const { access } = await newAccount(service);
          const address = `/admin/applications/${(await apply(access, { contact: '9800000009' })).body.id}`;
          return {
            path: `${address}/notes`,
            fields: { internal_note: 'Call on Monday' },
            page: address,
            text: 'The note is stored. The applicant does not get it.',
          };
        },
      ],
      [
        'responsible person',
        async () => {
          const { access } = await newAccount(service);
          const address = `/admin/applications/${(await apply(access, { contact: '9800000009' })).body.id}`;
          return {
            path: `${address}/responsible`,
            fields: await takeOverFields(address),
            page: address,
            text: 'You are responsible for this application now.',
          };
        },
      ],
      [
        'check of a university',
        async () => ({
          path: '/admin/universities/1/verification',
          fields: {
            state: 'not_checked',
            last: /name="last" value="(\d*)"/.exec((await page('/admin/universities/1')).text)![1]!,
          },
          page: '/admin/universities/1',
          text: 'Stored: Not checked. The site shows it within some seconds.',
        }),
      ],
    ];

    test.each(forms)(
      '%s: redirects to its page, which shows the confirmation once',
      async (_name, prepare) => {
        const form = await prepare();
        const stored = await post(form.path, form.fields);
        expect([stored.status, stored.headers.get('location')]).toEqual([303, form.page]);
        expect(stored.headers.getSetCookie()).toEqual([
          expect.stringMatching(
            new RegExp(`; Max-Age=60; Path=${form.page.split('?', 1)[0]}; HttpOnly; SameSite=Strict$`),
          ),
        ]);
        const shown = await show(form.page, cookiePair(stored));
        expect(shown.status).toBe(200);
        expect(shown.text).toContain(ok(form.text));
        // The cookie is removed from its own path.
        expect(shown.headers.getSetCookie()).toEqual([
          expect.stringMatching(
            new RegExp(`^staff_notice=; .*Path=${form.page.split('?', 1)[0]}; Expires=Thu, 01 Jan 1970`),
          ),
        ]);
        // A form's address, opened or typed, leads to its page.
        const opened = await page(
          `${form.path}${form.path.includes('?') ? '' : `?${new URL(form.page, service.url).searchParams}`}`,
        );
        expect([opened.status, opened.headers.get('location')]).toEqual([302, form.page]);
        expect((await call(service, form.path)).status).toBe(401);
      },
    );

    test.each(forms)('%s: sent twice before its answer, it is confirmed', async (_name, prepare) => {
      const { path, fields, page: address, text } = await prepare();
      const [first, second] = await Promise.all([post(path, fields), post(path, fields)]);
      expect([first.status, second.status]).toEqual([303, 303]);
      const shown = (await show(address, cookiePair(second))).text;
      expect(shown).toContain(ok(text));
      if (fields.internal_note) expect(shown.split(`<pre>${fields.internal_note}</pre>`)).toHaveLength(2);
      if (fields.responsible) expect(shown.split('responsible: ')).toHaveLength(2);
    });

    test('sent twice, to two processes, it is confirmed', async () => {
      if (store !== 'postgres') return;
      const another = await startService({
        store,
        dataDir: service.dataDir,
        databaseUrl: service.databaseEnvironment.DATABASE_URL,
      });
      try {
        const { path, fields, page: address, text } = await forms[0]![1]();
        const body = { form_token: await formToken(), ...fields };
        const sendTo = (process: TestService) =>
          call(process, path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(body) });
        const answers = await Promise.all([sendTo(service), sendTo(another)]);
        expect(answers.map(({ status }) => status)).toEqual([303, 303]);
        expect((await sendTo(another)).status).toBe(303);
        expect((await show(address, cookiePair(answers[1]!))).text).toContain(ok(text));
        // Now the change is known, and the form would be another one.
        expect((await sendTo(service)).status).toBe(409);
      } finally {
        await another.stop();
      }
    });

    test('sent again after somebody else has changed it back, it is stored again', async () => {
      const path = '/admin/appointments/capacity';
      const fields = { form_token: await formToken(), place: 'online' };
      const other = cookieOf(await enter());
      const otherToken = await formTokenOf(service, other);
      // Nobody opens the page of the first confirmation.
      expect((await post(path, { ...fields, capacity: '4' })).status).toBe(303);
      await submitForm(service, path, other, { ...fields, form_token: otherToken, capacity: '3' });
      expect((await post(path, { ...fields, capacity: '4' })).status).toBe(303);
      const { text } = await page('/admin/appointments?place=online');
      expect(/name="capacity"[^>]* value="(\d+)"/.exec(text)?.[1]).toBe('4');
      // What the other tests expect.
      expect((await post(path, { ...fields, capacity: '1' })).status).toBe(303);
    });

    test('an application tells of a change once, and of a second one in place', async () => {
      const { path, fields, page: address } = await forms[0]![1]();
      expect((await submit(path, fields)).status).toBe(200);
      expect((await page(address)).text).not.toContain('role="status"');
      const again = await submit(path, fields);
      expect([again.status, again.text]).toEqual([
        409,
        expect.stringContaining('The application was changed meanwhile'),
      ]);
    });

    test('a confirmation is shown on its own page only, with its own text, to the login that sent the form', async () => {
      const pair = cookiePair(
        await post('/admin/appointments/capacity', { place: 'kathmandu', capacity: '1' }),
      );
      const confirmation = 'Kathmandu branch now takes 1';
      expect((await show('/admin/appointments', pair)).text).toContain(confirmation);
      expect((await show('/admin/messages', pair)).text).not.toContain(confirmation);
      const changed = pair.replace('now%20takes', 'never%20takes');
      expect(changed).not.toBe(pair);
      expect((await show('/admin/appointments', changed)).text).not.toContain('class="ok"');
      const other = await call(service, '/admin/appointments', {
        headers: { cookie: `${cookieOf(await enter())}; ${pair}` },
      });
      expect([other.status, other.text.includes(confirmation)]).toEqual([200, false]);
    });
  });

  test('the address of the login form leads to the applications', async () => {
    const opened = await page('/admin/login');
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/admin']);
    expect((await call(service, '/admin/login')).text).toContain('<h1>Staff login</h1>');
  });

  test.each([
    '/admin/nothing',
    '/admin/nothing/at/all?q=1',
    '/admin/',
    '/admin/logout',
    '/admin/applications/999999',
    '/admin/applications/x',
    '/admin/appointments/999999',
    '/admin/universities/999999',
    '/admin/documents/999999/view',
  ])('%s is a page with the navigation and 404, or the login', async (path) => {
    const missing = await page(path);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(missing.text).toContain('<h1>Page not found</h1>');
    expect(missing.text).toContain('<a href="/admin/appointments">Appointments</a>');
    const signedOut = await call(service, path);
    expect([signedOut.status, signedOut.text]).toEqual([
      401,
      expect.stringContaining('<h1>Staff login</h1>'),
    ]);
  });

  test('an unknown address is neither logged nor counted, for it may hold anything', async () => {
    await page('/admin/nothing/asha@example.com');
    await waitUntil(
      () => logLines(service).some(({ path, status }) => path === 'unknown' && status === 404),
      'the log line',
    );
    expect(service.output()).not.toContain('asha@example.com');
    const { text } = await call(service, '/metrics');
    expect(text).toContain('route="other",status="404"');
    expect(text).not.toContain('route="/admin/*"');
  });

  test('an address that cannot be decoded is answered with a page', async () => {
    for (const path of ['/admin/%E0%A4%A', '/admin/%zz?a=1']) {
      const { status, headers, text } = await call(service, path);
      expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
        400,
        'text/html; charset=utf-8',
        'nosniff',
      ]);
      expect(text).toContain('<h1>Not found</h1>');
      expect(text).toContain('href="/admin"');
    }
    expect((await call(service, '/administration/%E0%A4%A')).body).toEqual({ detail: 'Bad request.' });
  });

  test('addresses outside of the staff pages stay those of the API', async () => {
    for (const path of ['/nothing', '/administration', '/api/app/admin/'])
      expect((await page(path)).body).toEqual({ detail: 'Not found.' });
  });

  test('the keyboard skips the navigation, which marks the list that a record belongs to', async () => {
    const { access } = await newAccount(service);
    const { id } = (await apply(access, { contact: '9800000055' })).body;
    const application = await page(`/admin/applications/${id}`);
    expect(application.text).toMatch(
      /<main><a class="skip button" href="#content">.*<div id="content"><h1>/s,
    );
    const [, view = ''] = /href="(\/admin\/documents\/\d+\/view)"/.exec(application.text)!;
    for (const [path, list] of [
      [`/admin/applications/${id}`, 'Applications'],
      [view, 'Applications'],
      ['/admin/universities/1', 'Universities'],
      ['/admin/events/1', 'Event registrations'],
    ] as const) {
      const marked = [...(await page(path)).text.matchAll(/aria-current="(\w+)">([^<]*)/g)];
      expect([path, ...marked.map(([, value, name]) => [value, name])]).toEqual([path, ['true', list]]);
    }
    expect((await page('/admin/search?q=a')).text).not.toContain('aria-current=');
  });
});
