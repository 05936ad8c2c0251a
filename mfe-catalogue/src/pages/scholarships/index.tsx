import { useState } from 'react';
import { type Country, countryListQuery, type University, useQuery } from 'shared-api';
import { useApi, useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { QueryView } from 'shared-shell/query-view';
import { from, styled } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { CountryGroup } from './country-group.tsx';
import { UniversityScholarships } from './university-scholarships.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  [from.md]: { gridTemplateColumns: 'minmax(0,20rem) minmax(0,1fr)', alignItems: 'start' },
});

/**
 * /scholarship (SCHOLAR-1, SCHOLAR-3). Opening a country closes the other one and clears the choice; choosing a
 * university shows its scholarships.
 */
export default function ScholarshipPage() {
  const api = useApi();
  const { publicUrl } = useConfig();
  const countries = useQuery(countryListQuery(api));
  const [openCountry, setOpenCountry] = useState<number | null>(null);
  const [chosen, setChosen] = useState<{ university: University; country: Country } | null>(null);
  usePage({
    title: messages.scholarships,
    description: messages.scholarshipsDescription,
    canonical: '/scholarship',
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.scholarships, path: '/scholarship' }])],
  });
  const toggle = (country: Country) => {
    setOpenCountry(openCountry === country.id ? null : country.id);
    setChosen(null);
  };
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
                <CountryGroup
                  key={country.id}
                  country={country}
                  isOpen={openCountry === country.id}
                  onToggle={() => toggle(country)}
                  chosen={chosen?.university.id ?? null}
                  onChoose={(university) => setChosen({ university, country })}
                />
              ))}
            </nav>
            <UniversityScholarships choice={chosen} />
          </Columns>
        )}
      </QueryView>
    </CatalogueFrame>
  );
}
