import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  applicationForm,
  createApi,
  createApplication,
  createQueryClient,
  errorMessage,
  myApplicationsQuery,
  withdrawApplication,
} from 'shared-api';
import { documentGroups } from 'shared-api/schemas';
import { call, emailTo, logIn, newAccount, password, sample, submitForm } from './support/client.ts';
import { startService, stores, type TestService } from './support/start-service.ts';

const fields = {
  first_name: 'Sita',
  last_name: 'Rai',
  email: 'sita@example.com',
  test_type: 'IELTS',
  overall_score: '7.0',
  contact: '9800000000',
  address: 'काठमाडौं',
  last_academic_qualification: 'Grade 12',
  marital_status: 'No',
  preferred_university: 'Monash University',
  preferred_course: 'Bachelor of Nursing',
} as const;

function form(
  files: readonly (readonly [key: string, file: Blob, name: string])[] = [],
  more: Record<string, string> = {},
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...more })) data.append(name, value);
  for (const [key, file, name] of files) data.append(key, file, name);
  return data;
}

describe.each(stores)('applications and registrations for events on %s', (store) => {
  let service: TestService;
  let token: string;
  const send = (body: FormData, as = token) =>
    call(service, '/api/app/application-create/', { method: 'POST', body, token: as });
  const stored = () => readdirSync(join(service.dataDir, 'uploads'));

  beforeAll(async () => {
    service = await startService({ store });
    token = (await logIn(service)).access;
  });
  afterAll(() => service.remove());

  test("the site's own form is stored completely: all groups, all fields, in order", async () => {
    const { access } = await newAccount(service);
    const api = createApi({ baseUrl: service.url, accessToken: () => access });
    const file = (blob: Blob, name: string) => new File([blob], name, { type: blob.type });
    const documents = Object.fromEntries(
      documentGroups.map((group, index) => [
        group,
        [
          file(sample.pdf(), `${index}.pdf`),
          file(sample.jpg(), 'image.jpg'),
          file(sample.png(), 'image.PNG'),
        ],
      ]),
    );
    const answer = await createApplication(api, applicationForm(fields, documents));
    expect(answer.id).toEqual(expect.any(Number));
    const [application] = await createQueryClient().fetchQuery(myApplicationsQuery(api, 'me'));
    expect(application).toMatchObject({ ...fields, id: answer.id, status: 'submitted' });
    expect(application?.documents.map(({ group, name }) => `${group}/${name}`)).toEqual(
      documentGroups.flatMap((group, index) => [
        `${group}/${index}.pdf`,
        `${group}/image.jpg`,
        `${group}/image.PNG`,
      ]),
    );
    expect(application?.history).toEqual([
      { status: 'submitted', at: expect.stringMatching(/\+05:45$/), note: null },
    ]);
    const withdrawn = await withdrawApplication(api, answer.id!);
    expect(withdrawn?.status).toBe('withdrawn');
    await expect(withdrawApplication(api, answer.id!)).rejects.toMatchObject({ status: 400 });
  });

  test('the same client key creates one application with one set of files, also when sent simultaneously', async () => {
    const before = stored().length;
    const data = () =>
      form([['cv_documents[0][file]', sample.pdf(), 'cv.pdf']], { client_key: 'one-submission-1' });
    const answers = await Promise.all([send(data()), send(data()), send(data())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(stored()).toHaveLength(before + 1);
    // The same key of another account is another submission.
    const { access } = await newAccount(service);
    expect((await send(data(), access)).status).toBe(201);
  });

  test('files are checked by extension and content, and one answer names all problems', async () => {
    const before = stored();
    const answer = await send(
      form([
        ['academic_documents[0][file]', sample.pdf(), 'ok.pdf'],
        ['academic_documents[1][file]', sample.pdf(), 'virus.exe'],
        ['academic_documents[2][file]', new Blob([]), 'empty.pdf'],
        ['passport_documents[0][file]', sample.png(), 'not-really.jpg'],
        ['passport_documents[1][file]', new Blob(['<html>%PDF-1.7</html>']), 'polyglot.pdf'],
        ['passport_documents[2][file]', sample.jpg(), 'noextension'],
      ]),
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      academic_documents: [
        {},
        { file: ['File extension “exe” is not allowed. Allowed extensions are: jpg, jpeg, png, pdf.'] },
        { file: ['The submitted file is empty.'] },
      ],
      passport_documents: [
        { file: ['The content of this file is not what its extension “jpg” says.'] },
        { file: ['The content of this file is not what its extension “pdf” says.'] },
        { file: ['File extension “” is not allowed. Allowed extensions are: jpg, jpeg, png, pdf.'] },
      ],
      detail:
        'academic documents, file 2: File extension “exe” is not allowed. Allowed extensions are: jpg, jpeg, png, pdf.',
    });
    expect(stored()).toEqual(before);
    const text = form();
    text.append('academic_documents[0][file]', 'not a file');
    expect((await send(text)).body.academic_documents).toEqual([
      { file: ['The submitted data was not a file. Check the encoding type on the form.'] },
    ]);
  });

  test('limits of count and size are reported, and no file is kept', async () => {
    const before = stored();
    const large = await send(
      form([
        [
          'academic_documents[0][file]',
          new Blob(['%PDF-1.7', new Uint8Array(11 * 1024 * 1024)]),
          'large.pdf',
        ],
      ]),
    );
    expect([large.status, large.body.detail]).toEqual([
      400,
      'academic documents, file 1: This file is too large. One document may have at most 10 MB.',
    ]);
    const many = await send(
      form(
        Array.from(
          { length: 61 },
          (_, index) => [`academic_documents[${index}][file]`, sample.pdf(), `${index}.pdf`] as const,
        ),
      ),
    );
    expect([many.status, many.body]).toEqual([400, { detail: 'At most 60 documents can be sent at once.' }]);
    const heavy = await send(
      form(
        Array.from(
          { length: 7 },
          (_, index) =>
            [
              `academic_documents[${index}][file]`,
              new Blob(['%PDF-1.7', new Uint8Array(9 * 1024 * 1024)]),
              `${index}.pdf`,
            ] as const,
        ),
      ),
    ).catch((error: unknown) => error);
    // The answer may come before the upload ends, which some clients report as a reset connection.
    if (!(heavy instanceof Error))
      expect(heavy).toMatchObject({
        status: 413,
        body: { detail: 'All documents together may have at most 60 MB.' },
      });
    expect(stored()).toEqual(before);
    expect(
      (
        await send(
          form(
            Array.from(
              { length: 51 },
              (_, index) => [`academic_documents[${index}][file]`, sample.pdf(), `${index}.pdf`] as const,
            ),
          ),
        )
      ).status,
    ).toBe(201);
  });

  test('file names stay readable and are never used as paths', async () => {
    const names: [string, string][] = [
      ['../../../../etc/x.pdf', 'x.pdf'],
      ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
      ['प्रमाणपत्र.pdf', 'प्रमाणपत्र.pdf'],
      ['a\u202efdp.pdf', 'afdp.pdf'],
      [`${'long'.repeat(100)}.pdf`, `${'long'.repeat(100).slice(0, 196)}.pdf`],
      ['.pdf', '.pdf'],
    ];
    const { access } = await newAccount(service);
    const answer = await send(
      form(
        names.map(([name], index) => [`additional_documents[${index}][file]`, sample.pdf(), name] as const),
      ),
      access,
    );
    expect(answer.status).toBe(201);
    const { body } = await call(service, `/api/app/application-info/${answer.body.id}`, { token: access });
    expect(body.documents.map((document: { name: string }) => document.name)).toEqual(
      names.map(([, kept]) => kept),
    );
    expect(stored().every((name) => /^[A-Za-z0-9_-]{32}$/.test(name))).toBe(true);
  });

  test('large indexes, both notations of the key, and unknown fields', async () => {
    const { access } = await newAccount(service);
    const data = form(
      [
        ['academic_documents[999999999][file]', sample.pdf(), 'last.pdf'],
        ['academic_documents[7]file', sample.pdf(), 'first.pdf'],
        ['photos[0][file]', sample.pdf(), 'ignored.pdf'],
        ['academic_documents[x][file]', sample.pdf(), 'ignored.pdf'],
      ],
      { user: '2', status: 'offer', id: '1' },
    );
    const answer = await send(data, access);
    expect(answer.status).toBe(201);
    const { body } = await call(service, `/api/app/application-info/${answer.body.id}`, { token: access });
    expect(body.status).toBe('submitted');
    expect(body.documents.map((document: { name: string }) => document.name)).toEqual([
      'first.pdf',
      'last.pdf',
    ]);
    for (const name of ['__proto__', 'constructor'])
      expect((await send(form([], { [name]: 'x' }), access)).status).toBe(400);
  });

  test('invalid fields are refused, with one sentence as detail', async () => {
    const married = await send(form([], { marital_status: 'Perhaps' }));
    expect([married.status, married.body]).toEqual([
      400,
      {
        marital_status: ['"Perhaps" is not a valid choice.'],
        detail: 'marital status: "Perhaps" is not a valid choice.',
      },
    ]);
    expect(errorMessage.applicationCreate(Object.assign(new Error(), {}))).toMatch(/Please try again later/);
    expect((await send(form([], { address: 'x'.repeat(501) }))).body.address).toEqual([
      'Ensure this field has no more than 500 characters.',
    ]);
  });

  test('who sends it is required; documents and all other fields are not', async () => {
    const { access } = await newAccount(service);
    const optional = Object.fromEntries(
      ['test_type', 'overall_score', 'address', 'last_academic_qualification'].map((name) => [name, '']),
    );
    expect((await send(form([], optional), access)).status).toBe(201);
    const blank = 'This field may not be blank.';
    const empty = await send(form([], { first_name: ' ', last_name: '', email: '', contact: '' }), access);
    expect([empty.status, empty.body]).toEqual([
      400,
      {
        first_name: [blank],
        last_name: [blank],
        email: [blank],
        contact: [blank],
        detail: `first name: ${blank}`,
      },
    ]);
    const missing = new FormData();
    missing.append('marital_status', 'No');
    expect((await send(missing, access)).body).toMatchObject({
      first_name: ['This field is required.'],
      contact: ['This field is required.'],
    });
    const mobile = 'Enter a mobile number with 7 to 15 digits.';
    for (const contact of ['123456', '1234567890123456', 'call me']) {
      const { status, body } = await send(form([], { contact, email: 'nobody' }), access);
      expect([status, body.contact, body.email]).toEqual([400, [mobile], ['Enter a valid email address.']]);
    }
    expect((await send(form([], { contact: '+977 (1) 412-3456' }), access)).status).toBe(201);
    const { body } = await call(service, '/api/app/application-list/', { token: access });
    expect(body.count).toBe(2);
  });

  test('the answer is a receipt: what has arrived, and when a counsellor writes; the e-mail says the same', async () => {
    const { access, email } = await newAccount(service);
    const answer = await send(
      form([
        ['passport_documents[0][file]', sample.pdf(), 'passport.pdf'],
        ['academic_documents[0][file]', sample.jpg(), 'transcript.jpg'],
      ]),
      access,
    );
    expect(answer.body).toMatchObject({
      documents: [
        { group: 'academic_documents', name: 'transcript.jpg' },
        { group: 'passport_documents', name: 'passport.pdf' },
      ],
      reply_working_days: 2,
    });
    const mail = await emailTo(service, email, `application no. ${answer.body.id}`);
    for (const text of ['passport.pdf', 'transcript.jpg', 'within 2 working days'])
      expect(mail).toContain(text);
  });

  test('requests without a valid form or without a login are refused', async () => {
    const path = '/api/app/application-create/';
    expect((await call(service, path, { method: 'POST', body: form() })).body).toEqual({
      detail: 'Authentication credentials were not provided.',
    });
    expect((await call(service, path, { json: fields, token })).status).toBe(415);
    const raw = (type: string, body: string) =>
      call(service, path, { method: 'POST', headers: { 'content-type': type }, body, token });
    expect((await raw('multipart/form-data', 'x')).body).toEqual({
      detail: 'Multipart form parse error - Invalid boundary in multipart: None',
    });
    const torn = await raw(
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="academic_documents[0][file]"; filename="a.pdf"\r\n\r\n%PDF-1.7 torn',
    );
    expect([torn.status, torn.body.detail]).toEqual([
      400,
      'Multipart form parse error - the form ended too early.',
    ]);
    const endless = new FormData();
    for (let index = 0; index < 10_000; index += 1) endless.append(`field${index}`, 'x');
    expect((await send(endless)).body).toEqual({ detail: 'The number of form fields exceeds the limit.' });
  });

  test('applications of others are answered as not found', async () => {
    const { access } = await newAccount(service);
    const mine = await send(form(), access);
    for (const [path, init] of [
      [`/api/app/application-info/${mine.body.id}`, {}],
      [`/api/app/application-withdraw/${mine.body.id}/`, { method: 'POST' }],
    ] as const) {
      const answer = await call(service, path, { ...init, token });
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Not found.' }]);
    }
    expect((await call(service, '/api/app/application-list/', { token: access })).body.count).toBe(1);
  });

  test('staff read an application, open its documents and change its status; the applicant gets an e-mail', async () => {
    const { email, access } = await newAccount(service);
    const made = await send(
      form([['passport_documents[0][file]', sample.pdf(), 'राहदानी "1".pdf']], {
        first_name: '<script>alert(1)</script>',
      }),
      access,
    );
    await emailTo(service, email, `no. ${made.body.id}`);
    const page = (path: string, cookie: string, init: RequestInit = {}) =>
      call(service, path, { ...init, headers: { cookie } });
    const login = (as: string) =>
      call(service, '/admin/login', { method: 'POST', body: new URLSearchParams({ email: as, password }) });

    expect((await call(service, '/admin')).status).toBe(401);
    expect((await login('student@example.com')).status).toBe(401);
    const entered = await login('staff@example.com');
    expect(entered.status).toBe(303);
    const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
    expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);

    const list = await page('/admin?status=submitted', cookie);
    expect(list.text).toContain(`/admin/applications/${made.body.id}"`);
    expect(list.text).toContain('&lt;script&gt;');
    expect(list.text).not.toContain('<script');
    const shown = await page(`/admin/applications/${made.body.id}`, cookie);
    const link = /href="(\/admin\/documents\/\d+\?[^"]+)"/.exec(shown.text)![1]!.replaceAll('&amp;', '&');
    // The link works without a login, for five minutes.
    const document = await call(service, link);
    expect([document.status, document.text.slice(0, 8)]).toEqual([200, '%PDF-1.7']);
    expect(document.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/,
    );
    expect(document.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await call(service, link.replace(/signature=.{5}/, 'signature=AAAAA'))).status).toBe(403);
    expect((await call(service, link.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(403);

    const formToken = /name="form_token" value="([^"]+)"/.exec(shown.text)![1]!;
    const changeStatus = (values: Record<string, string>) =>
      submitForm(service, `/admin/applications/${made.body.id}/status`, cookie, values);
    expect((await changeStatus({ from: 'submitted', to: 'offer' })).status).toBe(403);
    expect((await changeStatus({ form_token: formToken, from: 'submitted', to: 'withdrawn' })).status).toBe(
      409,
    );
    expect((await changeStatus({ form_token: formToken, from: 'in_review', to: 'offer' })).status).toBe(409);
    expect(
      (
        await changeStatus({
          form_token: formToken,
          from: 'submitted',
          to: 'in_review',
          note: 'Please send page 2.',
        })
      ).text,
    ).toContain('The status is now: in review.');
    await emailTo(service, email, 'Please send page 2.');
    const pageText = async () => (await page(`/admin/applications/${made.body.id}`, cookie)).text;
    const history = /<h2>History<\/h2><ol>(.*?)<\/ol>/s.exec(await pageText())![1]!;
    expect(history).toMatch(/: submitted, by the applicant<\/li>/);
    expect(history).toMatch(/: in review, by staff@example\.com<pre/);

    const addNote = (internal_note: string) =>
      submitForm(service, `/admin/applications/${made.body.id}/notes`, cookie, {
        form_token: formToken,
        internal_note,
      });
    const notes = async () =>
      /<h2>Internal notes<\/h2><ol class="list">(.*?)<\/ol>/s.exec(await pageText())?.[1] ?? '';
    expect(await notes()).toBe('');
    expect((await addNote(' \r\n ')).status).toBe(400);
    const long = `Long note ${'x'.repeat(1991)}`;
    const refused = await addNote(long);
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('The note has 2001 characters, and at most 2000 can be stored.'),
    ]);
    expect(refused.text).toMatch(
      new RegExp(`aria-invalid="true" aria-describedby="error">${long}</textarea>`),
    );
    expect(await notes()).toBe('');
    expect((await addNote('Funds <b>unclear</b>\r\nCall on Monday')).text).toContain('The note is stored.');
    expect((await addNote('y'.repeat(2000))).status).toBe(200);
    const lines = await notes();
    expect(lines).toContain('<pre>Funds &lt;b&gt;unclear&lt;/b&gt;\nCall on Monday</pre>');
    expect(lines.match(/\d\d:\d\d, by staff@example\.com</g)).toHaveLength(2);
    expect(lines.indexOf('yyyy')).toBeGreaterThan(lines.indexOf('Funds'));
    const answers = async () => [
      (await call(service, `/api/app/application-info/${made.body.id}`, { token: access })).body,
      (await call(service, '/api/app/application-list/', { token: access })).body,
    ];
    const answersBefore = await answers();
    expect(await pageText()).toContain('name="responsible" value="me">Take over');
    const taken = await submitForm(service, `/admin/applications/${made.body.id}/responsible`, cookie, {
      form_token: formToken,
      responsible_before: 'nobody',
      responsible: 'me',
    });
    expect(taken.text).toContain('You are responsible for this application now.');
    expect(await answers()).toEqual(answersBefore);
    const [body] = answersBefore;
    expect(body.status).toBe('in_review');
    expect(body.history).toEqual([
      { status: 'submitted', at: expect.any(String), note: null },
      { status: 'in_review', at: expect.any(String), note: 'Please send page 2.' },
    ]);
    expect(JSON.stringify(await answers())).not.toMatch(/staff|Funds|responsib/);
    const tableLink = /href="([^"]+)">Download as a table/.exec(
      (await page('/admin?status=in_review', cookie)).text,
    )![1]!;
    const table = await page(tableLink, cookie);
    expect(table.text).toContain('"No.","Received","Status","Account","First name"');
    expect(table.text).toMatch(new RegExp(`\r\n"${made.body.id}","[-0-9: ]{16}","in review","${email}",`));
    expect(table.headers.get('content-disposition')).toBe('attachment; filename=applications.csv');
    expect(table.headers.get('cache-control')).toBe('private, no-store');
    expect((await page('/admin/applications.csv?status=declined', cookie)).text).not.toContain(email);
    expect((await call(service, tableLink)).status).toBe(401);
    const events = (await page('/admin/events', cookie)).text;
    expect(events).toContain('Open counselling day');
    // With day and place, those that are over last.
    const eventLines = [...events.matchAll(/<\/h2><p class="muted">([^<]+)<\/p>/g)].map(([, line]) => line!);
    const areOver = eventLines.map((line) => line.endsWith(', over'));
    expect(areOver).toEqual([...areOver].sort());
    expect(new Set(areOver)).toEqual(new Set([false, true]));
    expect(eventLines[0]).toMatch(/\d{4}.*, \S/);
  });

  const register = (json: unknown, token?: string) =>
    call(service, '/api/app/event-register/', { json, token });

  test('one registration for an event per person, also with simultaneous requests', async () => {
    const { access } = await newAccount(service);
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ event: 2 }, access)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 201)?.body).toEqual({
      message: expect.any(String),
      results: { id: expect.any(Number), event: 2, registered_at: expect.any(String) },
    });
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      detail: 'You have already registered for this event.',
    });
    const { body } = await call(service, '/api/app/event-registration-list/', { token: access });
    expect(body.results).toMatchObject([{ event: 2, event_title: 'Study in Australia: funds and forms' }]);
    expect(body.results[0].formatted_start_date).toEqual(expect.any(String));
    const other = await newAccount(service);
    expect((await register({ event: '2' }, other.access)).status).toBe(201);
  });

  test('an event that is over takes no registration, and one without a date does', async () => {
    const { access } = await newAccount(service);
    const { body } = await call(service, '/api/app/event-list/?records=100');
    const idOf = (hasTime: (end: string | null) => boolean): number =>
      body.results.find(({ end_at }: { end_at: string | null }) => hasTime(end_at)).id;
    const past = idOf((end) => end !== null && Date.parse(end) < Date.now());
    const answer = await register({ event: past }, access);
    expect([answer.status, answer.body]).toEqual([400, { detail: 'This event is over.' }]);
    expect((await register({ event: idOf((end) => !end) }, access)).status).toBe(201);
  });

  test('a registration can be cancelled, once, and made again', async () => {
    const { access, email } = await newAccount(service);
    const other = await newAccount(service);
    const cancel = (id: number | string, token?: string) =>
      call(service, `/api/app/event-register/${id}/`, { method: 'DELETE', token });
    const list = async (token: string) =>
      (await call(service, '/api/app/event-registration-list/', { token })).body.results.map(
        ({ event }: { event: number }) => event,
      );
    await register({ event: 2 }, access);
    await register({ event: 3 }, access);
    await register({ event: 2 }, other.access);
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(2, access)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await list(access)).toEqual([3]);
    expect(await list(other.access)).toEqual([2]);
    await emailTo(service, email, 'Your registration is cancelled');
    expect((await register({ event: 2 }, access)).status).toBe(201);
    for (const id of [999, 'x', 4]) expect((await cancel(id, access)).status).toBe(404);
    expect((await cancel(2)).status).toBe(401);
  });

  test('invalid events are refused as by DRF', async () => {
    const { access } = await logIn(service);
    const cases: [unknown, object][] = [
      [{ event: 999 }, { event: ['Invalid pk "999" - object does not exist.'] }],
      [{ event: 'abc' }, { event: ['Incorrect type. Expected pk value, received str.'] }],
      [{}, { event: ['This field is required.'] }],
      [{ event: null }, { event: ['This field may not be null.'] }],
      [{ event: [1] }, { event: ['Incorrect type. Expected pk value, received list.'] }],
      [{ event: 1e21 }, { event: ['Incorrect type. Expected pk value, received float.'] }],
    ];
    for (const [json, body] of cases) {
      const answer = await register(json, access);
      expect([answer.status, answer.body]).toEqual([400, body]);
    }
    expect((await register({ event: 1 })).status).toBe(401);
  });
});

test('the limits of an upload and the time until a reply are configured, and answered before files are picked', async () => {
  const service = await startService({
    environment: {
      UPLOAD_MAX_FILES: '2',
      UPLOAD_MAX_FILE_MB: '0.5',
      UPLOAD_MAX_TOTAL_MB: '1',
      REPLY_WORKING_DAYS: '1',
    },
  });
  try {
    const { access, email } = await newAccount(service);
    expect((await call(service, '/api/app/application-rules/')).body).toEqual({
      max_files: 2,
      max_file_bytes: 524_288,
      max_total_bytes: 1_048_576,
      reply_working_days: 1,
    });
    const send = (...sizes: number[]) =>
      call(service, '/api/app/application-create/', {
        method: 'POST',
        token: access,
        body: form(
          sizes.map((size, index) => [
            `cv_documents[${index}][file]`,
            new Blob(['%PDF-1.7 ', 'x'.repeat(size)]),
            `${index}.pdf`,
          ]),
        ),
      });
    expect((await send(600_000)).body.cv_documents).toEqual([
      { file: ['This file is too large. One document may have at most 0.5 MB.'] },
    ]);
    expect((await send(10, 10, 10)).body.detail).toBe('At most 2 documents can be sent at once.');
    const { id } = (await send(500_000, 500_000)).body;
    expect(await emailTo(service, email, `application no. ${id}`)).toContain('within one working day');
  } finally {
    await service.remove();
  }
});
