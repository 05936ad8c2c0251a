import { useState } from 'react';
import { type Country, countryListQuery, type University, useQuery } from 'shared-api';
import { useApi, useConfig, usePage } from 'shared-shell';
import { EmptyState, ErrorState, styled } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { PageFrame } from '../page-frame.tsx';
import { SlowLoading } from '../slow-loading.tsx';
import { CountryGroup } from './country-group.tsx';
import { UniversityScholarships } from './university-scholarships.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  '@media (min-width:768px)': { gridTemplateColumns: 'minmax(0,20rem) minmax(0,1fr)', alignItems: 'start' },
});

/**
 * /scholarship (D2 §2, §4): a country toggles its universities and clears the choice, another country opens in its
 * place, a university shows its scholarships.
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
    <PageFrame title={messages.scholarships} lead={messages.scholarshipsLead}>
      {!countries.data && !countries.isError && <SlowLoading />}
      {!countries.data && countries.isError && (
        <ErrorState
          message={messages.countriesError}
          onRetry={countries.refetch}
          retrying={countries.isFetching}
        />
      )}
      {countries.data?.length === 0 && <EmptyState message={messages.noCountries} />}
      {countries.data && countries.data.length > 0 && (
        <Columns>
          <nav aria-label={messages.countries}>
            {countries.data.map((country) => (
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
    </PageFrame>
  );
}
