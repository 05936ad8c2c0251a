import type { BenchRequest } from './load.ts';

const searchTexts = [
  'nursing',
  'data science',
  'master',
  'accounting',
  'melbourne',
  'law',
  'biotech',
  'engineering',
  'phd',
  'toronto design',
];

const list = (query: string): BenchRequest => ({ path: `/api/app/course-list/?${query}` });
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const login: BenchRequest = {
  method: 'POST',
  path: '/api/user/login/',
  body: JSON.stringify({ email: 'student@example.com', password: 'Passw0rd!' }),
  headers: { 'content-type': 'application/json' },
};

export interface Scenario {
  name: string;
  requests: readonly BenchRequest[];
  /** The baseline server can answer it. */
  hasBaseline: boolean;
  /** Two seconds of it are enough. */
  isSlow?: boolean;
}

const searchScenario: Scenario = {
  name: 'remembered search',
  requests: searchTexts.map((text) => list(`search=${encodeURIComponent(text)}&records=20`)),
  hasBaseline: true,
};

/**
 * Searches for different words, none of which was asked before: words of the catalogue, their beginnings, as they come
 * while someone types, and every tenth with two letters swapped.
 * @param sets how many sets of `size` searches, fewer if there are not so many words; no two searches are the same
 */
export function firstAskedSearches(
  vocabulary: readonly string[],
  sets: number,
  size: number,
): readonly BenchRequest[][] {
  const words = new Set<string>();
  for (const word of vocabulary)
    for (let length = word.length; length >= 3; length -= 1) words.add(word.slice(0, length));
  // A step without a common divisor mixes words of all lengths and beginnings.
  const all = [...words];
  const step = 7919;
  const swapped = (word: string) => `${word.slice(0, 1)}${word[2]}${word[1]}${word.slice(3)}`;
  const mixed = new Set(
    all.map((_word, index) => {
      const word = all[(index * step) % all.length]!;
      return index % 10 === 0 && word.length >= 5 ? swapped(word) : word;
    }),
  );
  for (const text of searchTexts) mixed.delete(text);
  const requests = [...mixed].map((word) => list(`search=${encodeURIComponent(word)}&records=20`));
  const length = Math.min(size, Math.floor(requests.length / sets));
  return Array.from({ length: sets }, (_, set) => requests.slice(set * length, (set + 1) * length));
}

export const scenarios: readonly Scenario[] = [
  searchScenario,
  {
    name: 'search with filters',
    requests: numbersTo(7).map((country) =>
      list(`search=master&country=${country}&max_fee=40000&records=20`),
    ),
    hasBaseline: true,
  },
  {
    name: 'search with facets',
    requests: searchTexts.map((text) => list(`search=${encodeURIComponent(text)}&facets=1&records=20`)),
    hasBaseline: false,
  },
  {
    name: 'records=1000',
    requests: [list('records=1000&limit=1000&page_size=1000')],
    hasBaseline: true,
  },
  {
    name: 'course-info',
    requests: numbersTo(500).map((id) => ({ path: `/api/app/course-info/${id}` })),
    hasBaseline: true,
  },
  { name: 'login', requests: [login], hasBaseline: false, isSlow: true },
];

/** Logins, long lists and searches together. */
export const mixedRequests: readonly BenchRequest[] = [
  login,
  list('records=1000&limit=1000&page_size=1000'),
  list('search=nursing'),
];
