import { useDeferredValue, useRef } from 'react';
import { type Country, keepPreviousData, universityListQuery, useQuery } from 'shared-api';
import { pageOfLink, pagePosition } from 'shared-api/page-position';
import { Link, useApi, useLocation } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Button, Grid, Pagination, Stack, styled, Text } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { useToday } from '../../dates/use-today.ts';
import { messages } from '../../messages.en.ts';
import { universitiesFailure } from '../../university/universities-failure.tsx';
import { UniversityCard } from '../../university/university-card.tsx';
import { hasVerifications } from '../../verification/institution.ts';
import { universityListPath, universityPageLink } from './chosen-country.ts';

/** Browsers skip rendering cards that are far from the screen. */
const Item = styled.li({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 17rem',
  // What can be skipped is cut off at its edges: the ring of the focus and the shadow are outside of the card.
  '&:is(:hover,:focus-within)': { contentVisibility: 'visible' },
});

/** The universities of one country: count, grid, paging, and every state of UNI-3. */
export function CountryUniversities({
  country,
  verified,
  page,
}: {
  country: Country;
  /** Only those that are listed in the official register of the country. */
  verified: boolean;
  page: number;
}) {
  const api = useApi();
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  // The server does not know the history entry, which has the followed link.
  const followed = isHydrated ? api.relativeLink((state as { link?: string } | null)?.link ?? null) : null;
  const universities = useQuery({
    ...universityListQuery(
      api,
      { country: country.id, verified },
      followed ?? universityPageLink(country.id, verified, page),
    ),
    placeholderData: keepPreviousData,
  });
  // Deferred: up to a thousand cards (CONST-16) are rendered without blocking the page.
  const data = useDeferredValue(universities.data);
  const today = useToday(universities.dataUpdatedAt);
  const canVerify = verified || hasVerifications(data?.results ?? []);
  const count = useRef<HTMLParagraphElement>(null);
  const linkTo = (link: string | null) =>
    link === null
      ? undefined
      : {
          to: universityListPath(country.id, verified, pageOfLink(link)),
          state: { link },
          // Paging moves the focus to the line above the first card.
          onClick: () => count.current?.focus(),
        };
  return (
    <Stack gap={16} aria-busy={universities.isPlaceholderData}>
      {data && (
        <Text role="status" size="l" ref={count} tabIndex={-1}>
          <strong>{messages.foundUniversities(data.count ?? data.results.length)}</strong>
        </Text>
      )}
      {canVerify && (
        <div>
          <Button component={Link} to={universityListPath(country.id, !verified)} replace size="s">
            {verified ? messages.allUniversities : messages.onlyVerified}
          </Button>
        </div>
      )}
      <QueryView
        query={{ data, error: universities.error, refetch: universities.refetch }}
        loading={<LoadingSpinner />}
        failure={universitiesFailure}
        empty={messages.noUniversities}
      >
        {({ results }) => (
          <Grid component="ul" columns={[1, 2, 3]} gap={24} aria-label={messages.universities}>
            {results.map((university) => (
              <Item key={university.id}>
                <UniversityCard
                  university={university}
                  today={today}
                  countryId={country.id}
                  headingLevel={2}
                />
              </Item>
            ))}
          </Grid>
        )}
      </QueryView>
      {data && (
        <Pagination
          position={pagePosition(data)}
          label={messages.pagesOfUniversities}
          component={Link}
          previous={linkTo(data.previous)}
          next={linkTo(data.next)}
        />
      )}
    </Stack>
  );
}
