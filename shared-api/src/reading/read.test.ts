import fc from 'fast-check';
import * as z from 'zod/mini';
import * as schemas from '../schemas/index.ts';
import { paged } from '../schemas/paged.ts';
import { listBody, readObjectBody, readPageBody, readRecordBody } from './bodies.ts';
import { read } from './read.ts';

const entities = {
  Course: schemas.Course,
  University: schemas.University,
  Interest: schemas.Interest,
  Specialization: schemas.Specialization,
  Country: schemas.Country,
  Scholarship: schemas.Scholarship,
  Event: schemas.Event,
  BlogListItem: schemas.BlogListItem,
  Blog: schemas.Blog,
  Application: schemas.Application,
  EventRegistration: schemas.EventRegistration,
  Facets: schemas.Facets,
  LoginAnswer: schemas.LoginAnswer,
} as const;

/** Keys of the schemas, so that random objects often have fields with values of the wrong type. */
const keys = [...new Set(Object.values(entities).flatMap((schema) => Object.keys(schema.shape)))].concat(
  'month',
  'image',
  '__proto__',
  'constructor',
);
const hostile: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      null,
      undefined,
      true,
      false,
      0,
      -1,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '',
      ' ',
      '7',
      '1.0',
      'AUD 35,000',
      '__proto__',
    ),
    fc.string(),
    fc.integer(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 12 }),
  ),
})).value;

describe('reading invalid answers', () => {
  test.each(Object.entries(entities))(
    '%s: never throws, and what comes out passes the schema and reads the same again',
    (_name, schema) => {
      fc.assert(
        fc.property(hostile, hostile, (value, identity) => {
          const candidate =
            typeof value === 'object' && value !== null && !Array.isArray(value)
              ? { id: 1, ...value, token: identity }
              : value;
          const result = read(schema, candidate);
          if (result === undefined) return;
          expect(z.safeParse(schema, result).success).toBe(true);
          expect(read(schema, result)).toEqual(result);
          expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
        }),
        { numRuns: 300 },
      );
    },
  );

  test('lists survive whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(hostile), hostile, hostile, (results, next, count) => {
        const page = readPageBody(schemas.Course, (link) => link)({ results, next, count });
        expect(page?.results.every((course) => typeof course.id === 'number')).toBe(true);
      }),
    );
  });

  const course = (fields: object) => read(schemas.Course, { id: 1, ...fields });
  test.each([
    [
      'missing everything but the id',
      {},
      {
        course_name: '',
        university: null,
        intake: [],
        duration_year: null,
        annual_fees: null,
        specialization: null,
      },
    ],
    [
      'numbers as strings',
      { id: '12', duration_year: '1.0', annual_fees: '29500.00' },
      { id: 12, duration_year: 1, annual_fees: '29500.00' },
    ],
    ['0 is a fee', { annual_fees: 0 }, { annual_fees: 0 }],
    ['strings as numbers', { course_name: 42 }, { course_name: '42' }],
    [
      'an id as specialization',
      { specialization: 7 },
      { specialization: { id: 7, specialization_name: null } },
    ],
    [
      'an id in text as specialization',
      { specialization: '7' },
      { specialization: { id: 7, specialization_name: null } },
    ],
    [
      'an object as specialization',
      { specialization: { id: 7, specialization_name: 'Law' } },
      { specialization: { id: 7, specialization_name: 'Law' } },
    ],
    [
      'bad items of a list',
      { intake: [null, 'May', { month: 'May' }, { month: null }] },
      { intake: [{ month: 'May' }] },
    ],
    ['null for a list', { intake: null, images: 'x' }, { intake: [], images: [] }],
    [
      'text where an object belongs',
      { university: 'Monash', interest: [] },
      { university: null, interest: null },
    ],
  ])('a course with %s', (_case, given, expected) => {
    expect(course(given)).toMatchObject(expected);
  });

  test('a record without an id is invalid, and unknown fields are dropped', () => {
    expect(read(schemas.Course, { course_name: 'x' })).toBeUndefined();
    expect(read(schemas.Interest, { id: 1, interest_name: 'x', admin: true })).toEqual({
      id: 1,
      interest_name: 'x',
    });
  });

  test.each([
    ['results', { results: [1, 2] }, [1, 2]],
    ['blogs (B-10)', { blogs: [1] }, [1]],
    ['results before blogs', { results: [], blogs: [1] }, []],
    ['null', { results: null }, []],
    ['a bare array', [1], [1]],
    ['one level deeper (C-28)', { data: { results: [1] } }, [1]],
    ['an array one level deeper', { data: [1] }, [1]],
    ['nothing known', {}, []],
  ])('list bodies: %s', (_case, body, items) => {
    expect(listBody(body)?.items).toEqual(items);
  });

  test.each([
    ['text/html', '<h1>Server Error (500)</h1>'],
    ['null', null],
    ['a number', 3],
  ])('%s is neither a list nor a record', (_case, body) => {
    expect(listBody(body)).toBeUndefined();
    expect(readObjectBody(schemas.LoginAnswer)(body)).toBeUndefined();
  });

  test.each([[null], [''], [{}]])('%p is an empty answer: no such record', (body) => {
    expect(readRecordBody(schemas.Course)(body)).toBeNull();
  });

  test('records one level deeper', () => {
    expect(readRecordBody(schemas.Blog)({ data: { main_title: 'x' } })).toMatchObject({ main_title: 'x' });
    expect(readRecordBody(schemas.Event)({ data: { id: 1, title: 'x' } })).toMatchObject({ id: 1 });
  });

  test('paged() describes the four keys every list has', () => {
    expect(Object.keys(paged(schemas.Interest).shape)).toEqual(['count', 'next', 'previous', 'results']);
  });

  test('an unsupported kind of schema throws', () => {
    expect(() => read(z.date() as never, 'x')).toThrow(/kind "date"/);
  });
});

test.each([
  ['study@monash.example', 'study@monash.example'],
  [' a.b+c@uni.example ', 'a.b+c@uni.example'],
  ['a@b.example?bcc=everyone@evil.example', null],
  ['a@b.example,c@d.example', null],
  ['a%0Ab@c.example', null],
  ['javascript:alert(1)', null],
  ['not an address', null],
  [null, null],
])('the e-mail address %p of a university is read as %p', (email, expected) => {
  expect(read(schemas.University, { id: 1, university_name: 'A', email })?.email).toBe(expected);
});
