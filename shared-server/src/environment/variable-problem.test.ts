import * as z from 'zod';
import { variableProblem } from './variable-problem.ts';

const number = z.coerce.number();

test.each<[string, z.ZodType, string]>([
  ['abc', number, 'must be a number'],
  ['1.5', number.int(), 'must be a whole number'],
  ['99999', number.max(65_535), 'must be at most 65535'],
  ['0', number.min(1), 'must be at least 1'],
  ['0', number.positive(), 'must be more than 0'],
  ['5', number.lt(5), 'must be less than 5'],
  ['yes', z.enum(['0', '1']), 'must be one of 0, 1'],
  ['short', z.string().min(32, 'must have at least 32 characters'), 'must have at least 32 characters'],
])('%s: %#', (value, schema, message) => {
  expect(schema.safeParse(value, { error: variableProblem }).error?.issues).toMatchObject([{ message }]);
});
