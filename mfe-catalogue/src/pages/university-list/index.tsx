import { type Country, countryListQuery, useQuery } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { Link, useApi, useConfig, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { QueryView } from 'shared-shell/query-view';
import { titleOnPage } from 'shared-shell/title-on-page';
import { Button, styled, Tabs } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { Flag } from '../../flags/flag.tsx';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import {
  canonicalListPath,
  chosenCountry,
  isVerifiedOnly,
  universityListPath,
  universityPage,
} from './chosen-country.ts';
import { CountryUniversities } from './country-universities.tsx';

const TabLabel = styled.span({ display: 'inline-flex', alignItems: 'center', gap: '.5rem' });

/** /universitieslist (UNI-1): a tab per country, its universities, paging. The address names the country. */
export default function UniversityListPage() {
  const api = useApi();
  const { publicUrl } = useConfig();
  const [query] = useSearchParams();
  const countries = useQuery(countryListQuery(api));
  const country = countries.data ? chosenCountry(query, countries.data) : null;
  const page = universityPage(query);
  const verified = isVerifiedOnly(query);
  usePage({
    title: titleOnPage(
      country ? messages.universitiesIn(countryName(country.country_name)) : messages.universities,
      page,
    ),
    description:
      query.has('country') && country
        ? messages.universitiesInDescription(countryName(country.country_name))
        : messages.universitiesDescription,
    canonical: country
      ? canonicalListPath(country, countries.data ?? [], verified, page)
      : '/universitieslist',
    // SEO-11: a country is one facet already.
    ...(verified ? { robots: 'noindex,follow' } : {}),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.universities, path: '/universitieslist' }])],
  });
  const tab = ({ id, country_name }: Country) => ({
    id: String(id),
    link: { component: Link, to: universityListPath(id, verified), replace: true },
    label: (
      <TabLabel>
        <Flag country={country_name} /> {countryName(country_name)}
      </TabLabel>
    ),
  });

  return (
    <CatalogueFrame title={messages.universities} lead={messages.universitiesLead}>
      <QueryView
        query={countries}
        loading={<LoadingSpinner />}
        failure={() => messages.countriesError}
        empty={messages.noCountries}
        action={
          <Button component={Link} to="/course-search">
            {messages.searchAll}
          </Button>
        }
      >
        {(found) =>
          country && (
            <Tabs
              label={messages.countries}
              tabs={found.map(tab)}
              value={String(country.id)}
              activation="manual"
            >
              <CountryUniversities key={country.id} country={country} verified={verified} page={page} />
            </Tabs>
          )
        }
      </QueryView>
    </CatalogueFrame>
  );
}
