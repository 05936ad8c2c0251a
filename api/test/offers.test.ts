import type { Course, Scholarship, University } from 'shared-api';
import { addDays, nepalDay } from 'shared-api/days';
import { call } from './support/client.ts';
import { startService, stores, type TestService } from './support/start-service.ts';

describe.each(stores)('what universities offer, on %s', (store) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ store, environment: { RATE_LIMIT_FACTOR: '0' } });
  });
  afterAll(() => service.remove());

  const answer = async (path: string) => (await call(service, `/api/app/${path}`)).body;
  const countryOf = ({ university }: Course) => university?.city?.country?.id;

  test('similar courses are of the same subject, each in another country', async () => {
    for (const id of [1, 2, 77]) {
      const own: Course = await answer(`course-info/${id}`);
      const { count, results } = await answer(`course-similar/${id}`);
      expect([id, count, results.length]).toEqual([id, 3, 3]);
      const countries = [own, ...results].map(countryOf);
      expect(new Set(countries).size).toBe(4);
      const subjectOf = (course: { specialization: unknown }) =>
        typeof course.specialization === 'number'
          ? course.specialization
          : (course.specialization as { id: number }).id;
      expect(new Set([own, ...results].map(subjectOf)).size).toBe(1);
    }
    expect((await answer('course-similar/622')).results).toEqual([]);
    for (const unknown of ['9999', 'x'])
      expect((await call(service, `/api/app/course-similar/${unknown}`)).status).toBe(404);
  });

  test('a university has its courses, scholarships and the range of its fees', async () => {
    const universities: University[] = (await answer('university-list/?records=1000')).results;
    for (const { id, summary } of universities.slice(0, 5)) {
      const courses = await answer(`course-list/?university=${id}&records=1000`);
      const scholarships = await answer(`scholarship-list/?university=${id}`);
      expect([id, summary?.courses, summary?.scholarships]).toEqual([id, courses.count, scholarships.count]);
    }
    const [melbourne] = universities.filter(({ id }) => id === 1);
    expect(melbourne!.summary!.fees).toMatchObject({ currency: 'aud' });
    expect(melbourne!.summary!.fees!.from).toBeLessThan(melbourne!.summary!.fees!.to);
    expect((await answer('university-info/1/')).summary).toEqual(melbourne!.summary);
  });

  test('scholarships are found by level, share of the tuition and deadline, with the other filters', async () => {
    const find = async (query: string): Promise<Scholarship[]> =>
      (await answer(`scholarship-list/?records=1000&${query}`)).results;
    const all = await find('');
    expect(all).toHaveLength(90);
    const today = nepalDay(new Date());
    const soon = addDays(today, 90);
    const expected: Record<string, (one: Scholarship) => boolean> = {
      'level=6': ({ levels }) => levels!.includes(6),
      'level=6&level=4': ({ levels }) => levels!.includes(6) || levels!.includes(4),
      'min_percent=50': ({ tuition_percent: percent }) => (percent ?? 0) >= 50,
      'deadline=none': ({ deadline }) => deadline === null,
      'deadline=open': ({ deadline }) => deadline === null || deadline! >= today,
      'deadline=soon': ({ deadline }) => deadline != null && deadline >= today && deadline <= soon,
      'country=1&min_percent=25&level=3': ({ country, tuition_percent: percent, levels }) =>
        country === 1 && (percent ?? 0) >= 25 && levels!.includes(3),
    };
    for (const [query, matches] of Object.entries(expected))
      expect([query, (await find(query)).map(({ id }) => id)]).toEqual([
        query,
        all.filter(matches).map(({ id }) => id),
      ]);
    const page = await answer('scholarship-list/?records=10&min_percent=20&page=2');
    expect(page.results).toHaveLength(10);
    expect(page.previous).toContain('min_percent=20');
    const refused = await call(service, '/api/app/scholarship-list/?min_percent=x&deadline=never&level=99');
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body).sort()).toEqual(['deadline', 'level', 'min_percent']);
  });
});
