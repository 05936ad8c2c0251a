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

export const searchScenario: Scenario = {
  name: 'search',
  requests: searchTexts.map((text) => list(`search=${encodeURIComponent(text)}&records=20`)),
  hasBaseline: true,
};

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
