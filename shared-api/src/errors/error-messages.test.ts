import fc from 'fast-check';
import { messages } from '../messages.en.ts';
import { retryDelay, shouldRetry } from '../queries/query-client.ts';
import { ApiError } from './api-error.ts';
import { errorMessage, isTokenExpired } from './error-messages.ts';
import { fieldErrors, pickMessage } from './pick-message.ts';

const http = (body: unknown, status = 400) => new ApiError('http', { status, body });
const both = { detail: 'the detail', error: 'the error', message: 'the message' };

describe('texts of failed calls', () => {
  test.each([
    ['signUp', 'the error', 'the message', 'An error occurred during signup.'],
    ['login', 'the error', 'the message', 'An error occurred during login.'],
    [
      'emailVerify',
      'the error',
      'the message',
      'An error occurred while adding your email. Please use another one or try later.',
    ],
    ['passwordReset', 'the error', 'the message', 'An error occurred while resetting your password.'],
    ['courseList', 'the message', null, 'An error occurred while fetching courses.'],
    ['scholarshipList', 'the message', null, 'An error occurred while fetching scholarships'],
    ['eventList', 'the message', null, 'An error occurred while fetching events'],
    ['blogList', 'the message', null, 'An error occurred while fetching blogs'],
    ['blogInfo', 'the message', null, 'An error occurred while fetching blog'],
    ['eventRegister', 'the detail', 'the error', 'An error occurred during event registration.'],
    [
      'applicationCreate',
      'the detail',
      'the error',
      'An error occurred while submitting your documents. Please try again later.',
    ],
  ] as const)('%s: first %p, then %p, else its default', (call, first, second, fallback) => {
    const say = errorMessage[call];
    expect(say(http(both))).toBe(first);
    if (second) {
      const { [first.slice(4) as keyof typeof both]: _gone, ...rest } = both;
      expect(say(http(rest))).toBe(second);
    }
    for (const nothing of [
      {},
      null,
      '',
      [],
      ['Null characters are not allowed.'],
      '<h1>Server Error (500)</h1>',
      { email: ['x'] },
      { error: '', message: null, detail: '<b>x</b>' },
    ]) {
      expect(say(http(nothing))).toBe(fallback);
    }
  });

  test('interest and specialization lists always say their own text', () => {
    expect(errorMessage.interestList(http(both))).toBe('An error occurred while fetching interest.');
    expect(errorMessage.specializationList(http(both))).toBe(
      'An error occurred while fetching specialization.',
    );
  });

  test('login without any answer: the second reading (C-25)', () => {
    expect(errorMessage.login(new ApiError('network'))).toBe('An unexpected error occurred.');
    expect(errorMessage.login(new Error('secret internals'))).toBe('An unexpected error occurred.');
  });

  test('an ended session, by code or by its text anywhere in detail (C-29)', () => {
    const ended = [
      http({ detail: 'Given token not valid for any token type', code: 'token_not_valid' }, 401),
      http({ detail: 'x', code: 'token_not_valid' }, 401),
      http({ detail: ['Error: Given token not valid for any token type.'] }, 403),
    ];
    for (const error of ended) {
      expect(isTokenExpired(error)).toBe(true);
      expect(errorMessage.applicationCreate(error)).toBe(messages.tokenExpired);
      expect(errorMessage.eventRegister(error)).toBe('Token expired. Please log in first.');
    }
    for (const error of [
      http(both, 401),
      http({ code: 'token_not_valid' }, 400),
      new ApiError('network'),
      null,
    ])
      expect(isTokenExpired(error)).toBe(false);
  });

  test('nested values are flattened and cut; field errors are told apart', () => {
    expect(pickMessage({ error: { email: ['taken', 'odd'], more: { deep: 'x' } } }, ['error'])).toBe(
      'taken odd x',
    );
    expect(pickMessage({ data: { error: 'inside' } }, ['error'])).toBe('inside');
    expect(pickMessage({ error: 'x'.repeat(1000) }, ['error'])).toHaveLength(300);
    expect(fieldErrors({ email: ['taken'], password: [], error: 'email: taken', detail: 'x' })).toEqual({
      email: 'taken',
    });
    expect(fieldErrors(['x'])).toEqual({});
  });

  test('whatever comes, every reader answers one plain text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 400, max: 599 }), (body, status) => {
        for (const say of Object.values(errorMessage)) {
          const text = say(http({ error: body, detail: body, message: body }, status));
          expect(
            typeof text === 'string' && text.length > 0 && text.length <= 300 && !/^\s*</.test(text),
          ).toBe(true);
        }
        fieldErrors(body);
      }),
    );
  });
});

describe('retrying reads', () => {
  test.each([
    ['no answer', new ApiError('network'), true],
    ['a timeout', new ApiError('timeout'), false],
    ['500', http({}, 500), true],
    ['429 with a short wait', new ApiError('http', { status: 429, retryAfter: 3 }), true],
    ['429 with a long wait', new ApiError('http', { status: 429, retryAfter: 59 }), false],
    ['503 with a long wait', new ApiError('http', { status: 503, retryAfter: 120 }), false],
    ['404', http({}, 404), false],
    ['401', http({}, 401), false],
    ['an unreadable answer', new ApiError('shape', { status: 200 }), false],
    ['a defect', new TypeError('x'), false],
  ])('%s', (_case, error, expected) => {
    expect(shouldRetry(0, error)).toBe(expected);
    expect(shouldRetry(2, error)).toBe(false);
  });

  test('waits for Retry-After, else 0.5 s and 1 s', () => {
    expect(retryDelay(0, new ApiError('http', { status: 503, retryAfter: 5 }))).toBe(5000);
    expect([retryDelay(0, null), retryDelay(1, null)]).toEqual([500, 1000]);
  });
});
