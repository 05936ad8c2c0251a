import { useDeferredValue } from 'react';
import { type Country, keepPreviousData, universityListQuery, useQuery } from 'shared-api';
import { useApi, useLocation, useNavigate } from 'shared-shell';
import { EmptyState, ErrorState, Grid, Pagination, Stack, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { pageOfLink } from '../../search/course-search.ts';
import { UniversityCard } from '../../university/university-card.tsx';
import { SlowLoading } from '../slow-loading.tsx';
import { useIsAlive } from '../use-is-alive.ts';
import { universityListPath, universityPageLink } from './chosen-country.ts';

/** A card that is not near the screen costs nothing until it is. */
const outOfSight = { contentVisibility: 'auto', containIntrinsicSize: 'auto 17rem' } as const;

/** The universities of one country: count, grid, paging, and every state of D2 §8. */
export function CountryUniversities({ country, page }: { country: Country; page: number }) {
  const api = useApi();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isAlive = useIsAlive();
  // A followed link stands in the history entry, which the server does not know.
  const followed = isAlive ? api.relativeLink((state as { link?: string } | null)?.link ?? null) : null;
  const universities = useQuery({
    ...universityListQuery(api, { country: country.id }, followed ?? universityPageLink(country.id, page)),
    placeholderData: keepPreviousData,
  });
  // An answer may hold a thousand (D2 §9): their cards are rendered while the page stays usable.
  const data = useDeferredValue(universities.data);
  if (!data) {
    if (universities.data || !universities.isError) return <SlowLoading />;
    return (
      <ErrorState
        message={
          <>
            <strong>{messages.universitiesErrorTitle}</strong>
            <br />
            {messages.universitiesError}
          </>
        }
        onRetry={universities.refetch}
        retrying={universities.isFetching}
      />
    );
  }
  const follow = (link: string | null) =>
    link === null
      ? undefined
      : () => navigate(universityListPath(country.id, pageOfLink(link)), { state: { link } });
  return (
    <Stack gap={16} aria-busy={universities.isPlaceholderData}>
      <Text role="status" size="l">
        <strong>{messages.foundUniversities(data.count ?? data.results.length)}</strong>
      </Text>
      {data.results.length === 0 ? (
        <EmptyState message={messages.noUniversities} />
      ) : (
        <Grid component="ul" columns={[1, 2, 3]} gap={24} aria-label={messages.universities}>
          {data.results.map((university) => (
            <li key={university.id} style={outOfSight}>
              <UniversityCard university={university} countryId={country.id} headingLevel={2} />
            </li>
          ))}
        </Grid>
      )}
      <Pagination
        label={messages.pagesOfUniversities}
        busy={universities.isPlaceholderData}
        onPrevious={follow(data.previous)}
        onNext={follow(data.next)}
      />
    </Stack>
  );
}
