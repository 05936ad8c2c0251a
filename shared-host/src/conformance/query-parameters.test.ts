import { PAGE_QUERY, recordParameters } from './query-parameters.ts';

const recordedBy = (read: (query: URLSearchParams) => unknown, query = PAGE_QUERY) => {
  const parameters = recordParameters();
  read(new URLSearchParams(query));
  return parameters.stop();
};

test.each<[string, (query: URLSearchParams) => unknown, string[]]>([
  ['get', (query) => query.get('page'), ['page']],
  ['getAll', (query) => query.getAll('page'), ['page']],
  ['has', (query) => query.has('page'), ['page']],
  ['Object.fromEntries', (query) => Object.fromEntries(query).page, ['(every parameter)']],
  ['a loop', (query) => [...query].length, ['(every parameter)']],
  ['entries', (query) => [...query.entries()], ['(every parameter)']],
  ['forEach', (query) => query.forEach(() => {}), ['(every parameter)']],
  ['keys', (query) => [...query.keys()], ['(every parameter)']],
  ['nothing', (query) => query.toString(), []],
])('what is read of the address of the page by %s is recorded', (_name, read, names) => {
  expect(recordedBy(read)).toEqual(names);
});

test('what is read of other queries is not, and nothing is after the end', () => {
  expect(recordedBy((query) => [query.get('page'), ...query], 'page=2')).toEqual([]);
  const parameters = recordParameters();
  const query = new URLSearchParams(PAGE_QUERY);
  expect(parameters.stop()).toEqual([]);
  expect([...query]).toEqual([['conformance', '1']]);
});
