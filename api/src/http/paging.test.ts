import fc from 'fast-check';
import { pagePieces, readPageRequest } from './paging.ts';

const all = Array.from({ length: 53 }, (_, index) => String(index));

/** The records of all pages, by following the links as the site does. */
function followLinks(query: string, direction: 'next' | 'previous', defaultSize: number): string[] {
  const seen: string[] = [];
  let url: URL | null = new URL(`http://a/list/?${query}`);
  for (let steps = 0; url && steps < 100; steps += 1) {
    const parameters: URLSearchParams = url.searchParams;
    const request = readPageRequest(parameters, defaultSize);
    const page = request.page === 'last' ? Math.ceil(all.length / request.size) : request.page;
    const documents = all.slice((page - 1) * request.size, page * request.size);
    const answer: { results: number[]; next: string | null; previous: string | null } = JSON.parse(
      pagePieces({
        publicUrl: 'http://a',
        path: '/list/',
        query: parameters,
        request,
        count: all.length,
        documents,
      }).join(''),
    );
    const results = answer.results.map(String);
    if (direction === 'next') seen.push(...results);
    else seen.unshift(...results);
    url = answer[direction] ? new URL(answer[direction]) : null;
  }
  return seen;
}

test('following the links visits every record once, in both directions, for any query', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.string(), (size, search) => {
      const query = `search=${encodeURIComponent(search.toWellFormed())}&records=${size}&country=1&country=2`;
      expect(followLinks(query, 'next', 20)).toEqual(all);
      expect(followLinks(`${query}&page=last`, 'previous', 20)).toEqual(all);
    }),
  );
});

test('links have their keys in alphabetical order and page 1 without a number', () => {
  const [text = ''] = pagePieces({
    publicUrl: 'https://api.example.com',
    path: '/x/',
    query: new URLSearchParams('search=a b&records=5&page=2&interest=2&interest=1'),
    request: { page: 2, size: 5 },
    count: 11,
    documents: ['{}'],
  });
  expect(JSON.parse(text)).toEqual({
    count: 11,
    next: 'https://api.example.com/x/?interest=2&interest=1&page=3&records=5&search=a+b',
    previous: 'https://api.example.com/x/?interest=2&interest=1&records=5&search=a+b',
    results: [{}],
  });
});

test('a long list comes in pieces of one JSON text', () => {
  for (const length of [0, 1, 100, 101, 1000]) {
    const documents = Array.from({ length }, (_, index) => `{"id":${index}}`);
    const pieces = pagePieces({
      publicUrl: '',
      path: '/',
      query: new URLSearchParams(),
      request: { page: 1, size: 1000 },
      count: length,
      documents,
      extras: { match: 'exact' },
    });
    expect(JSON.parse(pieces.join(''))).toEqual({
      count: length,
      next: null,
      previous: null,
      results: documents.map((text) => JSON.parse(text)),
      match: 'exact',
    });
    expect(pieces).toHaveLength(Math.max(1, Math.ceil(length / 100)));
  }
});
