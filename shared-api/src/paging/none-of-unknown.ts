import { isApiError } from '../errors/api-error.ts';
import { fieldErrors } from '../errors/pick-message.ts';
import type { Page } from '../schemas/paged.ts';

/** Filters that name a record by its id. */
const filtersByRecord = ['country', 'interest', 'level', 'specialization', 'university'];

/**
 * The answer of a list, or an empty page when the API knows no such record as a filter names (API-27), such as the
 * country of an old link: nothing can belong to it. Another 400 is a failure, for example of an API that refuses an order
 * or the name of its host.
 * @param sent parameters of the request
 */
export const noneOfUnknown = <T>(answer: Promise<Page<T>>, sent: URLSearchParams): Promise<Page<T>> =>
  answer.catch((error: unknown) => {
    if (!isApiError(error) || error.status !== 400) throw error;
    const refused = fieldErrors(error.body);
    if (!filtersByRecord.some((name) => sent.has(name) && Object.hasOwn(refused, name))) throw error;
    return { count: 0, next: null, previous: null, results: [] };
  });

/** Parameters of a link that the API gave. */
export const parametersOf = (link: string): URLSearchParams =>
  new URLSearchParams(link.split('?').slice(1).join('?'));
