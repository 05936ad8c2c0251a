import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { call, logIn, submitForm } from './support/client.ts';
import { runCommand } from './support/run-command.ts';
import { enterStaffPages } from './support/staff-pages.ts';
import { startService, stores, type TestService, waitUntil } from './support/start-service.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';
const files: Record<string, string> = {
  'universities.csv': `id,name,country,city,logo
1,University of Quokka,Australia,Perth,logo.svg
70,Kea College,New Zealand,,`,
  'courses.csv': `id,name,university_id,level,subject,annual_fee,currency,description
2,Bachelor of Marsupials,1,Bachelor,Zoology,"30,000",AUD,With field trips.
900,Master of Alpine Parrots,70,Master,Zoology,0,,`,
  'scholarships.csv': `id,name,university_id,levels
5,Quokka Grant,1,Bachelor; PhD`,
  'events.csv': `id,title,start,end,location
2,Open day,2030-05-04 11:00,2030-05-04 12:00,Butwal branch`,
  'blog-posts.csv': `id,title,published,text
3,Older post,2026-01-02,Text.
4,Newer post,2026-03-04,Text.`,
};

describe.each(stores)('the import on %s', (store) => {
  const folder = mkdtempSync(join(tmpdir(), 'api-import-'));
  let service: TestService;
  let environment: Record<string, string>;
  beforeAll(async () => {
    mkdirSync(join(folder, 'pictures'));
    writeFileSync(join(folder, 'pictures/logo.svg'), drawing);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    service = await startService({ store });
    environment = { DATA_DIR: service.dataDir, ...service.databaseEnvironment };
  });
  afterAll(async () => {
    await service.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const answer = async (path: string) => (await call(service, `/api/app/${path}`)).body;
  const results = async (path: string) => (await answer(path)).results;
  /** Of an embedded database the service has to be stopped. */
  const whileStopped = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (store === 'postgres') return work();
    await service.stop();
    try {
      return await work();
    } finally {
      service = await service.restart();
    }
  };
  const run = (...args: string[]) => runCommand('import.ts', [folder, ...args], environment);

  test('names what staff have entered about universities that would be removed', async () => {
    await whileStopped(async () => {
      await expect(run()).rejects.toThrow(
        /universities 2, 3, [^;]*\(with \d+ checks in official registers\);/,
      );
    });
  });

  test('names what was entered about demonstration records whose ids the files have', async () => {
    const { access: token } = await logIn(service);
    const event = { method: 'POST', json: { event: 2 }, token };
    expect((await call(service, '/api/app/event-register/', event)).status).toBe(201);
    await whileStopped(async () => {
      await expect(run()).rejects.toThrow(
        /, and other records take the place of the demonstration's universities 1 \(with \d+ checks? in (an )?official registers?\); events 2 \(with \d+ registrations? of visitors\)\. Add --remove to remove them\.$/m,
      );
    });
  });

  test('names the pictures that say where they were taken', async () => {
    const photograph =
      'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoEAAIAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=';
    const place =
      '45786966000049492a0008000000010025880400010000001a00000000000000010002000500030000000000000000000000';
    const body = Buffer.concat([Buffer.from(photograph, 'base64'), Buffer.from(place, 'hex')]);
    writeFileSync(join(folder, 'pictures/campus.webp'), body);
    writeFileSync(
      join(folder, 'events.csv'),
      `${files['events.csv']!.replace('location\n', 'location,picture\n')},campus.webp`,
    );
    const checked = await whileStopped(() => run('--check'));
    writeFileSync(join(folder, 'events.csv'), files['events.csv']!);
    expect(checked).toContain(
      'Pictures that say where they were taken, which every visitor can read (save them without location data): campus.webp\n',
    );
  });

  test('replaces the records by those of the files, only when told to', async () => {
    const student = await logIn(service);
    const before = await answer('course-list/');
    const event = await call(service, '/api/app/event-register/', {
      method: 'POST',
      json: { event: 6 },
      token: student.access,
    });
    expect(event.status).toBe(201);
    await whileStopped(async () => {
      await expect(run()).rejects.toThrow(
        /files do not have universities 2, 3, .*; courses 1, 3, .*; events 1, 3, .*\(with \d+ registrations? of visitors\).*Add --remove/,
      );
      const checked = await run('--check');
      expect(checked).toMatch(/courses: 1 new, 1 changed, 0 as before, 639 not in the file/);
      expect(checked).toMatch(
        /No problems\..*\nThe import removes records, for which it needs --remove: the files do not have/,
      );
    });
    expect((await answer('course-list/')).count).toBe(before.count);
    expect(await whileStopped(() => run('--remove'))).toContain('Imported.');

    const courses = async () => (await results('course-list/')).map(({ id }: { id: number }) => id);
    // A running service reads its caches anew after some seconds.
    await waitUntil(async () => (await courses()).length === 2, 'the imported courses');
    expect((await courses()).toSorted()).toEqual([2, 900]);
    // Also with a typing error, by a subject that only the files have.
    expect(await results('course-list/?search=zoolgy')).toHaveLength(2);
    expect(await results('course-list/?search=alpine')).toMatchObject([
      { id: 900, university_name: 'Kea College', annual_fees: 0 },
    ]);
    expect(await answer('course-info/2')).toMatchObject({
      course_name: 'Bachelor of Marsupials',
      description: 'With field trips.',
      university: { university_name: 'University of Quokka', city: { city_name: 'Perth' } },
    });
    const names = async (path: string, key: string) =>
      (await results(path)).map((record: Record<string, string>) => record[key]);
    expect(await names('specialization-list/', 'specialization_name')).toEqual(['Zoology']);
    expect((await names('interest-list/', 'interest_name')).toSorted()).toEqual([
      'Bachelor',
      'Master',
      'PhD',
    ]);
    expect(await names('scholarship-list/', 'scholarship_name')).toEqual(['Quokka Grant']);
    expect(await names('event-list/', 'title')).toEqual(['Open day']);
    expect(await names('blog-list/', 'main_title')).toEqual(['Newer post', 'Older post']);

    const [{ logo }] = await results('university-list/?country=1');
    expect(logo).toMatch(/\/media\/pictures\/[0-9a-f]{20}\.svg$/);
    const picture = await fetch(logo);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect(await picture.text()).toBe(drawing);
    expect((await call(service, '/media/pictures/none.png')).status).toBe(404);
  });

  test('gives no record what was entered about the demonstration record that had its id', async () => {
    const { access } = await logIn(service);
    expect((await answer('university-info/1/')).verification).toEqual({
      state: 'not_checked',
      register: null,
      code: null,
      url: null,
      checked_on: null,
    });
    const registrations = await call(service, '/api/app/event-registration-list/', { token: access });
    expect(registrations.body.results ?? registrations.body).toEqual([]);
  });

  test('keeps what staff have entered about the imported records', async () => {
    const cookie = await enterStaffPages(service);
    const { text } = await call(service, '/admin/universities/1', { headers: { cookie } });
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)![1]!;
    const check = { state: 'listed', register: 'CRICOS', code: '00300K', checked_on: '2026-11-20' };
    await submitForm(service, '/admin/universities/1/verification', cookie, {
      form_token: hidden('form_token'),
      last: hidden('last'),
      url: 'https://cricos.education.gov.au/',
      ...check,
    });
    const state = async () => (await answer('university-info/1/')).verification.state;
    await waitUntil(async () => (await state()) === 'listed', 'the entered check');
    expect(await whileStopped(() => run())).toContain('Imported.');
    expect((await answer('university-info/1/')).verification).toMatchObject(check);
  });

  test('changes what has changed, and keeps ids of choices, verifications and what has no file', async () => {
    for (const name of ['events.csv', 'blog-posts.csv']) rmSync(join(folder, name));
    const levels = await results('interest-list/');
    writeFileSync(
      join(folder, 'universities.csv'),
      files['universities.csv']!.replace('University of Quokka', 'Quokka University').replace('logo.svg', ''),
    );
    expect(await whileStopped(() => run())).toMatch(
      /universities: 0 new, 1 changed, 1 as before, 0 not in the file\ncourses: 0 new, 1 changed, 1 as before/,
    );
    await waitUntil(
      async () => (await answer('course-info/2')).university_name === 'Quokka University',
      'the changed university',
    );
    expect(await answer('course-info/2')).toMatchObject({ university_name: 'Quokka University' });
    await waitUntil(async () => (await answer('university-info/1/')).logo === null, 'the removed logo');
    expect(await results('interest-list/')).toEqual(levels);
    expect(await results('event-list/')).toHaveLength(1);
    expect((await answer('university-info/1/')).verification).not.toBeNull();
  });

  test('counts a course as changed whose description is another, and corrects capital letters of choices', async () => {
    const subjects = await results('specialization-list/');
    const course = files['courses.csv']!.replace('With field trips.', 'With a museum.');
    writeFileSync(join(folder, 'courses.csv'), course);
    expect(await whileStopped(() => run('--check'))).toContain('courses: 0 new, 1 changed, 1 as before');
    writeFileSync(join(folder, 'courses.csv'), course.replaceAll('Zoology', 'ZOOLOGY'));
    expect(await whileStopped(() => run())).toContain('courses: 0 new, 2 changed, 0 as before');
    await waitUntil(
      async () => (await answer('course-info/2')).description === 'With a museum.',
      'the changed description',
    );
    // Answers are cached for some seconds, each for itself.
    await waitUntil(
      async () => (await results('specialization-list/'))[0].specialization_name === 'ZOOLOGY',
      'the corrected subject',
    );
    expect(await results('specialization-list/')).toEqual([
      { id: subjects[0].id, specialization_name: 'ZOOLOGY' },
    ]);
  });

  test('changes nothing when a file has a problem', async () => {
    writeFileSync(join(folder, 'courses.csv'), `${files['courses.csv']}\n901,,1,Bachelor,Zoology,,,`);
    await whileStopped(() =>
      expect(run('--remove')).rejects.toThrow(
        /^courses\.csv line 4, column name: is empty: it is needed\n1 problem: nothing was imported\.\n$/,
      ),
    );
    expect(await results('course-list/')).toHaveLength(2);
  });

  if (store === 'postgres') {
    test('a served database needs no folder for data', async () => {
      writeFileSync(join(folder, 'courses.csv'), files['courses.csv']!);
      const secret = 'x'.repeat(32);
      expect(
        await runCommand('import.ts', [folder, '--check'], {
          ...environment,
          DATA_DIR: '/dev/null/data',
          JWT_SECRET: secret,
        }),
      ).toContain('No problems.');
    });

    // An embedded database lets in one process only.
    test('two imports at once run one after the other', async () => {
      writeFileSync(
        join(folder, 'courses.csv'),
        `${files['courses.csv']}\n902,Bachelor of Weather,1,Bachelor,Meteorology,,,`,
      );
      const client = new Client({ connectionString: service.databaseEnvironment.DATABASE_URL });
      await client.connect();
      try {
        // Writing is held up until both have begun.
        await client.query('BEGIN; LOCK TABLE courses IN EXCLUSIVE MODE');
        const imports = Promise.all([run(), run()]);
        imports.catch(() => {});
        const waiting =
          'SELECT 1 FROM pg_locks JOIN pg_database ON oid = database WHERE NOT granted AND datname = current_database()';
        await waitUntil(async () => (await client.query(waiting)).rowCount === 2, 'both imports');
        await client.query('COMMIT');
        const counts = (await imports).map((text) => /courses: (\d) new/.exec(text)?.[1]);
        expect(counts.toSorted()).toEqual(['0', '1']);
      } finally {
        await client.end();
      }
    });
  }
});

test('writes example files, and never over files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-import-'));
  try {
    expect(await runCommand('import.ts', ['--new', join(folder, 'mine')], {})).toContain('--check');
    expect(readFileSync(join(folder, 'mine/courses.csv'), 'utf8')).toContain('Bachelor of Nursing');
    await expect(runCommand('import.ts', ['--new', join(folder, 'mine')], {})).rejects.toThrow(
      'exists already',
    );
    await expect(runCommand('import.ts', [], {})).rejects.toThrow('Usage: npm run import');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
