/** Number of courses in a comparison. */
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;

/** Number of courses in a shared link: addresses must stay short, and each course is a request. */
export const MAX_SHARED = 30;

/**
 * Course ids in `?ids=1,2,3`, or in `?ids=1&ids=2` as a form sends them, without duplicates and invalid ones. Pages show
 * only the first of them, up to their limit, and say how many are left out.
 */
export function readIds(query: URLSearchParams): number[] {
  const ids = query
    .getAll('ids')
    .flatMap((list) => list.split(','))
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number)
    .filter((id) => id > 0);
  return [...new Set(ids)];
}

export const comparePath = (ids: readonly number[]): string => `/compare?ids=${ids.join(',')}`;
export const sharedShortlistPath = (ids: readonly number[]): string => `/shortlist?ids=${ids.join(',')}`;
