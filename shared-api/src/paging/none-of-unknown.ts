import { isApiError } from '../errors/api-error.ts';
import { fieldErrors } from '../errors/pick-message.ts';
import type { Page } from '../schemas/paged.ts';

/**
 * The answer of a list, or an empty page when the API knows no such value of a filter (API-27), such as the country of
 * an old link: nothing can match it. Another 400 is a failure, for example of an API that refuses the name of its host.
 * @param sent parameters of the request
 */
export const noneOfUnknown = <T>(answer: Promise<Page<T>>, sent: URLSearchParams): Promise<Page<T>> =>
  answer.catch((error: unknown) => {
    if (!isApiError(error) || error.status !== 400) throw error;
    if (!Object.keys(fieldErrors(error.body)).some((name) => sent.has(name))) throw error;
    return { count: 0, next: null, previous: null, results: [] };
  });

/** Parameters of a link that the API gave. */
export const parametersOf = (link: string): URLSearchParams =>
  new URLSearchParams(link.split('?').slice(1).join('?'));
