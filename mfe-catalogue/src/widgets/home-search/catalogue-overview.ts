import { countryListQuery, courseListQuery, interestListQuery, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';

type Api = ReturnType<typeof useApi>;

/** The smallest course list with its counts per option. */
const countsQuery = (api: Api) => courseListQuery(api, { records: 1, facets: true });

/** What the chips and the numbers read; the widget's `prefetch` runs them on the server. */
export const overviewQueries = (api: Api) => [
  countsQuery(api),
  countryListQuery(api),
  interestListQuery(api),
];

export interface CatalogueOverview {
  /** Null while unknown. */
  courses: number | null;
  /** Number of subjects with courses; null when the API does not count. */
  subjects: number | null;
  destinations: readonly { id: number; name: string }[];
  levels: readonly { id: number; name: string }[];
}

const countOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).filter((count) => count > 0).length;

/** Numbers and choices of the catalogue. Choices without courses are left out where the API counts. */
export function useCatalogueOverview(): CatalogueOverview {
  const api = useApi();
  const { data: list } = useQuery(countsQuery(api));
  const { data: countries = [] } = useQuery(countryListQuery(api));
  const { data: interests = [] } = useQuery(interestListQuery(api));
  const facets = list?.facets;
  return {
    courses: list?.count ?? null,
    subjects: facets ? countOf(facets.specialization) : null,
    destinations: countries
      .filter(({ id }) => !facets || (facets.country[id] ?? 0) > 0)
      .map(({ id, country_name }) => ({ id, name: country_name })),
    levels: interests
      .filter(({ id }) => !facets || (facets.interest[id] ?? 0) > 0)
      .map(({ id, interest_name }) => ({ id, name: interest_name })),
  };
}
