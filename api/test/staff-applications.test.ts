import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { type Answer, call, emailTo, newAccount, submitForm } from './support/client.ts';
import { enterStaffPages, formTokenOf, staffPages } from './support/staff-pages.ts';
import { stores, type TestService } from './support/start-service.ts';

describe.each(stores)('applications and people in the staff pages on %s', (store) => {
  const { started, page, submit, takeOverFields, apply, freeDay, book } = staffPages(store);
  let service: TestService;
  beforeAll(() => {
    ({ service } = started());
  });

  test('a mobile number is found however it was stored and is typed', async () => {
    const { access } = await newAccount(service);
    const stored = [
      '9841234567',
      '+977 984-1234567',
      '००९७७ ९८४ १२३ ४५६७',
      '०९८४१२३४५६७',
      '(977) 984/123.4567',
    ];
    const { slots } = await freeDay();
    const addresses: string[] = [];
    for (const [index, contact] of stored.entries()) {
      const made = await apply(access, { contact });
      addresses.push(`/admin/applications/${made.body.id}"`);
      const sent = await call(service, '/api/app/contact-messages/', {
        json: { name: 'Nabin', email: 'nabin@example.com', subject: 'Call', message: 'Call me', contact },
      });
      expect([contact, sent.status]).toEqual([contact, 201]);
      addresses.push(`#message-${sent.body.id}"`);
      const booked = await book(slots[index]!.starts_at, { contact });
      addresses.push(`/admin/appointments/${booked.id}"`);
    }
    const other = await apply(access, { contact: '9841234568' });
    for (const typed of [
      '9841234567',
      '984-1234567',
      '984 123 4567',
      '+977 984-1234567',
      '+9779841234567',
      '009779841234567',
      '09841234567',
      '९८४१२३४५६७',
      '+९७७ ९८४-१२३४५६७',
      '41234567',
    ]) {
      const { text } = await page(`/admin/search?q=${encodeURIComponent(typed)}`);
      expect([typed, addresses.filter((address) => !text.includes(address))]).toEqual([typed, []]);
      expect(text).not.toContain(`/admin/applications/${other.body.id}"`);
    }
    // What was typed is stored and shown; the link dials it.
    const messages = await page('/admin/messages');
    expect(messages.text).toContain('<a href="tel:009779841234567">००९७७ ९८४ १२३ ४५६७</a>');
    expect((await page('/admin/search?q=984-123-0000')).text).toContain('Nobody found');
  });

  test('a mobile number comes before others that have only its parts', async () => {
    const { access } = await newAccount(service);
    const first = await apply(access, { contact: '9700112233' });
    for (let parts = 0; parts < 21; parts += 1)
      await apply(access, { contact: `98${parts + 10}223300`, email: `970.011.${parts}@example.com` });
    expect((await page('/admin/search?q=970%20011%202233')).text).toContain(
      `/admin/applications/${first.body.id}"`,
    );
  });

  test('the list of applications is searched by name, account, course and university, as is its table', async () => {
    const account = await newAccount(service);
    const course = `Bachelor of Podiatry ${store}`;
    const university = 'University of Otago 100%';
    const { id } = (
      await apply(account.access, {
        contact: '9800000055',
        first_name: 'Kabita',
        preferred_course: course,
        preferred_university: university,
      })
    ).body;
    const other = (
      await apply(account.access, { contact: '9800000055', preferred_course: `${course} and more` })
    ).body;
    const has = (answer: Answer, record: number) =>
      answer.text.includes(`/admin/applications/${record}"`) || answer.text.includes(`\n"${record}",`);
    for (const text of [`podiatry otago ${store}`, `kabita ${store}`, `${account.email} 100%`]) {
      const query = new URLSearchParams({ text, status: 'submitted' });
      const list = await page(`/admin?${query}`);
      expect([text, has(list, id), has(list, other.id)]).toEqual([text, true, false]);
      expect(list.text).toContain('1 application.');
      expect(list.text).toContain(`name="text" value="${text}"`);
      const [, table = ''] = /href="([^"]+)">Download as a table/.exec(list.text)!;
      const rows = await page(table.replaceAll('&amp;', '&'));
      expect([text, has(rows, id), has(rows, other.id)]).toEqual([text, true, false]);
    }
    await apply(account.access, { contact: '9800000055', preferred_course: `Not searched for ${store}` });
    const both = await page(`/admin?text=${encodeURIComponent(course)}`);
    expect(both.text).toContain('2 applications.');
    // How many there are of each status, whatever is shown.
    const [, submitted = ''] = /<option value="submitted">submitted \((\d+)\)/.exec(both.text)!;
    expect(Number(submitted)).toBeGreaterThan(2);
    expect((await page('/admin?text=zzz%25')).text).toContain('0 applications.');
    // Every word is searched, however many there are, and the longest e-mail address is.
    const count = async (text: string) =>
      /<p>(\d+) applications?\./.exec((await page(`/admin?${new URLSearchParams({ text })}`)).text)?.[1];
    const found = `kabita gurung ${account.email} of podiatry otago`;
    expect([await count(found), await count(`${found} zzz`)]).toEqual(['1', '0']);
    expect(await count(`${account.email}${'z'.repeat(100)}`)).toBe('0');
    expect(both.text).toMatch(/<input id="text" name="text" value="[^"]*" maxlength="254">/);
    expect(both.text).toMatch(/<input id="q" [^<>]* maxlength="254">/);
  });

  test('the next page of a searched list is of the same search', async () => {
    const { access } = await newAccount(service);
    for (let made = 0; made < 26; made += 1)
      await apply(access, { contact: '9800000055', preferred_course: `Paging & ${store}` });
    const { text } = await page(`/admin?${new URLSearchParams({ text: `paging & ${store}` })}`);
    const [, next = ''] = /href="([^"]+)">Next</.exec(text)!;
    expect((await page(next.replaceAll('&amp;', '&'))).text).toContain('26 applications, page 2 of 2.');
  });

  const responsibleOn = (text: string) => /<p>Responsible: <strong>([^<]*)<\/strong>/.exec(text)?.[1];
  const changesOn = (text: string) =>
    [...text.matchAll(/: (responsible: [^<]*)<\/li>/g)].map(([, line]) => line);

  test('an application is taken over; the list, its pages and its table show whose it is', async () => {
    const { access } = await newAccount(service);
    const course = `Handed ${store}`;
    const ids: number[] = [];
    for (let made = 0; made < 27; made += 1)
      ids.push((await apply(access, { contact: '9800000055', preferred_course: course })).body.id);
    const address = `/admin/applications/${ids[0]}`;
    expect(responsibleOn((await page(address)).text)).toBe('Nobody yet');
    const openBefore = Number(/Mine \((\d+) open\)/.exec((await page('/admin')).text)![1]);
    const taken = await submit(`${address}/responsible`, await takeOverFields(address));
    expect(responsibleOn(taken.text)).toBe('staff@example.com');
    expect(taken.text).not.toContain('Take over');
    expect(changesOn(taken.text)).toEqual([
      'responsible: staff@example.com (before: nobody), by staff@example.com',
    ]);

    const shownBy = async (filter: Record<string, string>) => {
      const list = await page(`/admin?${new URLSearchParams({ text: course, ...filter })}`);
      const [, link = ''] = /href="([^"]+)">Download as a table/.exec(list.text) ?? [];
      const table = link && (await page(link.replaceAll('&amp;', '&'))).text;
      return { list: list.text, rows: table ? table.split('\r\n').slice(1, -1) : [] };
    };
    const mine = await shownBy({ responsible: 'me', status: 'submitted' });
    expect(mine.list).toContain('1 application.');
    expect(mine.list).toContain('Responsible: staff@example.com');
    expect(mine.list).toContain(`<option value="me" selected>Mine (${openBefore + 1} open)</option>`);
    expect(mine.rows).toEqual([expect.stringMatching(new RegExp(`^"${ids[0]}",.*,"staff@example.com"$`))]);
    expect((await shownBy({ responsible: 'me', status: 'declined' })).list).toContain('0 applications.');
    const nobody = await shownBy({ responsible: 'nobody' });
    expect(nobody.list).toContain('26 applications, page 1 of 2.');
    expect(nobody.list).toContain('Responsible: nobody yet');
    expect(nobody.rows).toHaveLength(26);
    expect(nobody.rows.join()).not.toContain('staff@example.com');
    const [, next = ''] = /href="([^"]+)">Next</.exec(nobody.list)!;
    const second = (await page(next.replaceAll('&amp;', '&'))).text;
    expect(second).toContain('26 applications, page 2 of 2.');
    expect(second).toContain('<option value="nobody" selected>');
    // One's own number is what a colleague's link has.
    const own = /name="responsible_before" value="(\d+)"/.exec(taken.text)![1]!;
    expect((await shownBy({ responsible: own })).list).toContain('1 application.');
    expect((await shownBy({ responsible: '' })).rows).toHaveLength(27);
    // A link to who is none of staff, such as a colleague who has left, shows and downloads nothing.
    for (const responsible of ['99999999999', '999999', 'x']) {
      const { list } = await shownBy({ responsible });
      expect(list).toContain('The address names nobody who is a member of staff.');
      expect(list).toContain('0 applications.');
      const table = await page(`/admin/applications.csv?responsible=${responsible}`);
      expect(table.text.trim().split('\r\n')).toHaveLength(1);
    }

    const given = await submit(`${address}/responsible`, { responsible_before: own, responsible: 'nobody' });
    expect(given.text).toContain('Nobody is responsible for this application now.');
    expect(responsibleOn(given.text)).toBe('Nobody yet');
    expect(changesOn(given.text)[1]).toBe(
      'responsible: nobody (before: staff@example.com), by staff@example.com',
    );
  });

  test('a note that was typed beside the pressed button stays, and so does the chosen status', async () => {
    const { access } = await newAccount(service);
    const address = `/admin/applications/${(await apply(access, { contact: '9800000055' })).body.id}`;
    const typed = { internal_note: 'Call <on> Monday', note: 'Sorry', to: 'declined', from: 'submitted' };
    const noteOn = (text: string) => /<textarea id="internal_note"[^>]*>([^<]*)</.exec(text)![1];
    const answerOn = (text: string) => /<textarea id="note"[^>]*>([^<]*)</.exec(text)![1];

    const taken = await submit(`${address}/responsible`, { ...typed, ...(await takeOverFields(address)) });
    expect([taken.status, responsibleOn(taken.text)]).toEqual([200, 'staff@example.com']);
    expect(taken.text).toContain('responsible for this application now. Your other note is not stored yet.');
    expect([noteOn(taken.text), answerOn(taken.text)]).toEqual(['Call &lt;on&gt; Monday', 'Sorry']);
    expect(taken.text).toContain('<option value="declined" selected>');

    const changed = await submit(`${address}/status`, typed);
    expect(changed.text).toContain('The status is now: declined. The applicant gets an email. Your other');
    expect([noteOn(changed.text), answerOn(changed.text)]).toEqual(['Call &lt;on&gt; Monday', '']);

    const stored = await submit(`${address}/notes`, { ...typed, note: ' ' });
    expect(stored.text).toContain('The note is stored. The applicant does not get it.</p>');
    expect([noteOn(stored.text), answerOn(stored.text)]).toEqual(['', '']);
    expect(stored.text).toContain('<pre>Call &lt;on&gt; Monday</pre>');
  });

  /** Members of staff of one test: the others expect that there is one. */
  const hired: { url: string; email: string }[] = [];
  const makeStaff = async (url: string, { email }: { email: string }, more = '') => {
    hired.push({ url, email });
    await runSql(url, `UPDATE users SET role = 'staff'${more} WHERE email = '${email}'`);
  };
  afterEach(async () => {
    for (const { url, email } of hired.splice(0))
      await runSql(url, `UPDATE users SET role = 'user' WHERE email = '${email}'`);
  });

  test('an application is handed over to staff only, who are told, and never over the change of another', async () => {
    const url = service.databaseEnvironment.DATABASE_URL;
    if (!url) return;
    const { access } = await newAccount(service);
    const colleague = await newAccount(service);
    const third = await newAccount(service);
    const student = await newAccount(service);
    const former = await newAccount(service);
    await makeStaff(url, colleague, ", language = 'ne'");
    await makeStaff(url, third);
    await makeStaff(url, former, ', is_active = false');
    const idOf = async (email: string) =>
      String(
        ((await runSql(url, `SELECT id FROM users WHERE email = '${email}'`)) as [{ id: number }])[0].id,
      );
    const [own, colleagueId, thirdId] = [
      await idOf('staff@example.com'),
      await idOf(colleague.email),
      await idOf(third.email),
    ];
    const { id } = (await apply(access, { contact: '9800000055' })).body;
    const address = `/admin/applications/${id}`;
    const give = (responsible_before: string, responsible: string) =>
      submit(`${address}/responsible`, { responsible_before, responsible });

    const shown = (await page(address)).text;
    const offered = [
      .../<select id="colleague".*?<\/select>/s.exec(shown)![0].matchAll(/>([^<>]+)<\/option>/g),
    ];
    // Nothing is chosen, so that a press of the button alone hands nothing over.
    expect(shown).toContain('name="colleague" required><option value="" selected>Please choose</option>');
    expect((await give('nobody', '')).status).toBe(400);
    expect(offered.map(([, name]) => name).sort()).toEqual(
      ['Please choose', colleague.email, third.email].sort(),
    );
    for (const wrong of [await idOf(student.email), await idOf(former.email), '999999']) {
      const refused = await give('nobody', wrong);
      expect([wrong, refused.status, responsibleOn(refused.text)]).toEqual([wrong, 409, 'Nobody yet']);
      expect(refused.text).toContain('This is no account of staff, or not any more.');
    }
    for (const wrong of ['99999999999', 'x']) expect((await give('nobody', wrong)).status).toBe(400);
    // Without the field nobody is meant.
    expect((await submit(`${address}/responsible`, { responsible_before: 'nobody' })).status).toBe(400);

    const given = await give('nobody', colleagueId);
    expect(given.text).toContain(`Responsible now: ${colleague.email}, who gets an email.`);
    const mail = await emailTo(service, colleague.email, `आवेदन नं. ${id} अब तपाईंको जिम्मामा छ`);
    expect(mail).toContain(`staff@example.com ले आवेदन नं. ${id} तपाईंलाई सुम्पनुभयो`);
    expect(mail).toContain(`href="${service.url}${address}"`);

    // Pages from before the change: nothing is overwritten, and it is said who has it.
    const late = await give('nobody', thirdId);
    expect([late.status, responsibleOn(late.text)]).toEqual([409, colleague.email]);
    expect(late.text).toContain(
      `Somebody else has changed this meanwhile: ${colleague.email} is responsible now.`,
    );
    const again = await give(colleagueId, colleagueId);
    expect(again.text).toContain(`This is so already: ${colleague.email} is responsible.`);

    // Two at once.
    const otherCookie = await enterStaffPages(service, third.email);
    const answers = await Promise.all([
      give(colleagueId, own),
      submitForm(service, `${address}/responsible`, otherCookie, {
        form_token: await formTokenOf(service, otherCookie),
        responsible_before: colleagueId,
        responsible: thirdId,
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = responsibleOn((await page(address)).text)!;
    expect([now, now]).toEqual(answers.map(({ text }) => responsibleOn(text)));
    expect(changesOn((await page(address)).text)).toEqual([
      `responsible: ${colleague.email} (before: nobody), by staff@example.com`,
      `responsible: ${now} (before: ${colleague.email}), by ${now}`,
    ]);
    expect((await give(now === third.email ? thirdId : own, colleagueId)).status).toBe(200);

    // Who takes it over gets none.
    const queued = await runSql(url, "SELECT recipient FROM outbox WHERE kind = 'application-handed-over'");
    expect(queued).toEqual([{ recipient: colleague.email }, { recipient: colleague.email }]);

    const ofColleague = await page(`/admin?responsible=${colleagueId}`);
    expect(ofColleague.text).toContain(`<option value="${colleagueId}" selected>${colleague.email}</option>`);
    expect(ofColleague.text).toContain('1 application.');
    expect((await page(`/admin/applications.csv?responsible=${thirdId}`)).text.split('\r\n')).toHaveLength(2);
    // Of an account that is none of staff any more.
    await runSql(
      url,
      `UPDATE applications SET responsible_id = ${await idOf(former.email)} WHERE id = ${id}`,
    );
    const { email: applicant } = (
      (await runSql(url, `SELECT email FROM applications WHERE id = ${id}`)) as [{ email: string }]
    )[0];
    expect((await page(`/admin?responsible=nobody&text=${applicant}`)).text).toContain(
      `href="/admin/applications/${id}"`,
    );
  });

  test('an application, an appointment and a message lead to all of the person', async () => {
    const account = await newAccount(service);
    const link = `href="/admin/search?q=${encodeURIComponent(account.email)}">All records of this person</a>`;
    const { id } = (await apply(account.access, { contact: '9800000055' })).body;
    expect((await page(`/admin/applications/${id}`)).text).toContain(link);
    const booked = await book((await freeDay()).slots[0]!.starts_at, { email: account.email });
    expect((await page(`/admin/appointments/${booked.id}`)).text).toContain(link);
    const json = { name: 'Mina', email: account.email, subject: 'Fees', message: 'How much?' };
    await call(service, '/api/app/contact-messages/', { json });
    expect((await page('/admin/messages')).text).toContain(link);
  });

  test('one search finds a person in applications, appointments, messages and registrations', async () => {
    const account = await newAccount(service);
    const made = await apply(account.access, { contact: '9811111111' });
    await call(service, '/api/app/event-register/', { json: { event: 2 }, token: account.access });
    const day = await freeDay();
    const booked = await book(day.slots[0]!.starts_at, { name: 'Sunita Gurung' });
    const sent = await call(service, '/api/app/contact-messages/', {
      json: { name: 'Sunita G.', email: 'sunita@example.com', subject: 'Hello', message: 'Hello' },
    });
    const found = (await page('/admin/search?q=gurung%20SUNITA')).text;
    expect(found).toContain(`/admin/applications/${made.body.id}"`);
    expect(found).toContain(`/admin/appointments/${booked.id}"`);
    expect(found).not.toContain(`#message-${sent.body.id}"`);
    expect((await page('/admin/search?q=sunita')).text).toContain(`#message-${sent.body.id}"`);
    expect((await page(`/admin/search?q=${account.email}`)).text).toContain('Event registrations</h2>');
    expect((await page(`/admin/search?q=${booked.reference}`)).text).toContain('Sunita Gurung');
    // As e-mails and staff pages name a record, before people whose number has these digits.
    const digits = (number: number) => String(number).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!);
    const { id } = made.body;
    for (const q of [`${id}`, `no. ${id}`, `Application no. ${id}`, `#${id}`, `नं. ${digits(id)}`]) {
      const { text } = await page(`/admin/search?q=${encodeURIComponent(q)}`);
      expect([q, /href="(\/admin\/applications\/\d+)"/.exec(text)?.[1]]).toEqual([
        q,
        `/admin/applications/${id}`,
      ]);
    }
    const message = sent.body.id;
    expect((await page(`/admin/search?q=no.%20${message}`)).text).toContain(`#message-${message}"`);
    for (const q of ['%25', '_', "'; DROP TABLE users; --", '%00', '\\'])
      expect((await page(`/admin/search?q=${encodeURIComponent(q)}`)).text).toContain('Nobody found');

    // Its documents open inside the page.
    const application = await page(`/admin/applications/${made.body.id}`);
    expect(application.text).toContain('<a href="tel:9811111111">9811111111</a>');
    expect(application.text).toContain(`<a href="mailto:${account.email}">${account.email}</a>`);
    expect((await page('/admin')).text).toContain('<a href="/admin" aria-current="page">Applications</a>');
    const views = [...application.text.matchAll(/href="(\/admin\/documents\/\d+\/view)"/g)].map(
      ([, link]) => link!,
    );
    expect(views).toHaveLength(2);
    const kinds = await Promise.all(
      views.map(async (view) => {
        const shown = await page(view);
        expect(shown.headers.get('content-security-policy')).toContain("img-src 'self'; frame-src 'self'");
        const [, element, source = ''] = /<(img|iframe) class="document" src="([^"]+)"/.exec(shown.text)!;
        const file = await call(service, source.replaceAll('&amp;', '&'));
        expect(file.status).toBe(200);
        expect(file.headers.get('content-disposition')).toMatch(/^inline/);
        expect(file.headers.get('x-frame-options')).toBe('SAMEORIGIN');
        const policy = file.headers.get('content-security-policy')!;
        expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'self'/);
        return [element, file.headers.get('content-type'), policy.includes('sandbox')];
      }),
    );
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['img', 'image/png', true],
        ['iframe', 'application/pdf', false],
      ]),
    );

    // The link of a document that is lost leads to a page as well.
    const [, link = ''] = /href="(\/admin\/documents\/\d+\?[^"]+)"/.exec(application.text)!;
    rmSync(join(service.dataDir, 'uploads'), { recursive: true });
    const lost = await call(service, link.replaceAll('&amp;', '&'));
    expect([lost.status, lost.text]).toEqual([
      404,
      expect.stringContaining('<h1>This document is not stored any more</h1>'),
    ]);
  });
});
