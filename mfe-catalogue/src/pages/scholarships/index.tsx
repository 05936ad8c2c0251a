import { countryListQuery, useQuery } from 'shared-api';
import { useApi, useConfig, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { QueryView } from 'shared-shell/query-view';
import { from, styled } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { CountryGroup } from './country-group.tsx';
import { readChoice } from './scholarship-path.ts';
import { UniversityScholarships } from './university-scholarships.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  [from.md]: { gridTemplateColumns: 'minmax(0,20rem) minmax(0,1fr)', alignItems: 'start' },
});

/**
 * /scholarship (SCHOLAR-1, SCHOLAR-3). Opening a country closes the other one and clears the choice; choosing a
 * university shows its scholarships. The address names both, so that every step is a link.
 */
export default function ScholarshipPage() {
  const api = useApi();
  const { publicUrl } = useConfig();
  const countries = useQuery(countryListQuery(api));
  const [query] = useSearchParams();
  const choice = readChoice(query);
  usePage({
    title: messages.scholarships,
    description: messages.scholarshipsDescription,
    canonical: '/scholarship',
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.scholarships, path: '/scholarship' }])],
  });
  return (
    <CatalogueFrame title={messages.scholarships} lead={messages.scholarshipsLead}>
      <QueryView
        query={countries}
        loading={<LoadingSpinner />}
        failure={() => messages.countriesError}
        empty={messages.noCountries}
      >
        {(found) => (
          <Columns>
            <nav aria-label={messages.countries}>
              {found.map((country) => (
                <CountryGroup key={country.id} country={country} choice={choice} />
              ))}
            </nav>
            <UniversityScholarships choice={choice} />
          </Columns>
        )}
      </QueryView>
    </CatalogueFrame>
  );
}
