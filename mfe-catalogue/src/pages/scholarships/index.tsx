import { countryListQuery, useQuery } from 'shared-api';
import { Link, useApi, useConfig, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { QueryView } from 'shared-shell/query-view';
import { titleOnPage } from 'shared-shell/title-on-page';
import { from, Heading, Stack, styled, Text, TextLink } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { CountryGroup } from './country-group.tsx';
import { SCHOLARSHIP_LIST, ScholarshipFinder } from './scholarship-finder.tsx';
import { BY_COUNTRY, readChoice } from './scholarship-path.ts';
import { canonicalListPath, readSearch } from './scholarship-search.ts';
import { UniversityScholarships } from './university-scholarships.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  [from.lg]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,20rem)', gap: '3rem', alignItems: 'start' },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
});

/**
 * /scholarship: a list of every scholarship with filters, and beside it the path of SCHOLAR-1 and SCHOLAR-3. Opening a country closes the other one and clears the choice; choosing a
 * university shows its scholarships. The address names both, so that every step is a link.
 */
export default function ScholarshipPage() {
  const api = useApi();
  const { publicUrl } = useConfig();
  const countries = useQuery(countryListQuery(api));
  const [query] = useSearchParams();
  const choice = readChoice(query);
  const search = readSearch(query);
  usePage({
    title: titleOnPage(messages.scholarships, search.page),
    description: messages.scholarshipsDescription,
    canonical: canonicalListPath(search, choice.country),
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
            {choice.university === null ? (
              <ScholarshipFinder search={search} />
            ) : (
              <Stack gap={24}>
                <UniversityScholarships choice={choice} />
                <div>
                  <TextLink component={Link} to="/scholarship" {...handsOnFocus('', `#${SCHOLARSHIP_LIST}`)}>
                    {messages.allScholarships}
                  </TextLink>
                </div>
              </Stack>
            )}
            <nav aria-labelledby={BY_COUNTRY} data-no-print="">
              <Heading level={2} size="m" id={BY_COUNTRY} style={{ marginBottom: '.5rem' }}>
                {messages.byCountry}
              </Heading>
              {choice.university === null && <Text tone="slate">{messages.pickUniversity}</Text>}
              {found.map((country) => (
                <CountryGroup key={country.id} country={country} choice={choice} />
              ))}
            </nav>
          </Columns>
        )}
      </QueryView>
    </CatalogueFrame>
  );
}
