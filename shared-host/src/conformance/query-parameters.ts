/** Marks the query of the page, so that other queries, such as those of API addresses, are not recorded. */
const MARKER = 'conformance';

/** The query of an address whose parameters are recorded. */
export const PAGE_QUERY = `${MARKER}=1`;

/** Stands for the names when all parameters are read in a row, of which the server has only those that the route lists. */
const EVERY_PARAMETER = '(every parameter)';

/** Records the names of the query parameters that are read from the page's address, until `stop` returns them. */
export function recordParameters() {
  const names = new Set<string>();
  const { has } = URLSearchParams.prototype;
  const spies = (['get', 'getAll', 'has'] as const).map((method) => {
    const original = URLSearchParams.prototype[method] as (...parameters: [string, string?]) => never;
    return jest.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      ...parameters: [string, string?]
    ) {
      if (has.call(this, MARKER)) names.add(parameters[0]);
      return original.apply(this, parameters);
    });
  });
  const iterating = (['entries', 'keys', 'values', 'forEach', Symbol.iterator] as const).map((method) => {
    const original = URLSearchParams.prototype[method] as (...parameters: unknown[]) => never;
    const spy = function (this: URLSearchParams, ...parameters: unknown[]) {
      if (has.call(this, MARKER)) names.add(EVERY_PARAMETER);
      return original.apply(this, parameters);
    };
    Object.defineProperty(URLSearchParams.prototype, method, { value: spy });
    return () => Object.defineProperty(URLSearchParams.prototype, method, { value: original });
  });
  return {
    stop: () => {
      for (const spy of spies) spy.mockRestore();
      for (const restore of iterating) restore();
      return [...names];
    },
  };
}
