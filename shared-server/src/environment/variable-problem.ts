import type * as z from 'zod';

/**
 * What is wrong with the value of a variable, in words that need no knowledge of the library: given to `safeParse` as
 * `error`, it is used where a schema has no message of its own.
 */
export function variableProblem(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int'
        ? 'must be a whole number'
        : issue.expected === 'number'
          ? 'must be a number'
          : undefined;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    default:
      return undefined;
  }
}
