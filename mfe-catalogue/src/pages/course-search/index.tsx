import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { courseListQuery, useQuery, useQueryClient } from 'shared-api';
import { useApi, useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { useVisitorProfile } from 'shared-shell/visitor-profile';
import { Alert, Button, from, Heading, Stack, styled, Text } from 'shared-ui';
import { CompareTray } from '../../compare/compare-tray.tsx';
import { useRates } from '../../cost/use-rates.ts';
import { useToday } from '../../dates/use-today.ts';
import { messages } from '../../messages.en.ts';
import { partOfAnswer } from '../../search/answer-part.ts';
import { fittingCourses, isPartial, MOST_COURSES } from '../../search/fitting-courses.ts';
import { activeFilterCount, courseSearchPath, pageLink, toFilters } from '../../search/search-address.ts';
import { courseListJsonLd } from '../../structured-data/course.ts';
import { hasVerifications } from '../../verification/institution.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { useEverTrue } from '../use-ever-true.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CourseResults } from './course-results.tsx';
import { useFilterOptions } from './filter-options.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet, SHEET_FORM } from './filter-sheet.tsx';
import { isIndexable, pageTexts } from './page-texts.ts';
import { ResultSummary } from './result-summary.tsx';
import { RESULTS_HEADING } from './results-heading.ts';
import { SortForm } from './sort-form.tsx';
import { TextSearch } from './text-search.tsx';
import { instantPage, useAllCourses, useFacets } from './use-all-courses.ts';
import { useDeviceCourses } from './use-device-courses.ts';
import { useHasSidePanel } from './use-has-side-panel.ts';
import { useReturnToCard } from './use-return-to-card.ts';
import { type SearchPlace, useSearchState } from './use-search-state.ts';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  [from.lg]: { gridTemplateColumns: '18.5rem minmax(0,1fr)', alignItems: 'start' },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
});
/** Small screens have the filters in a dialog instead. */
const Side = styled.aside({
  padding: '.75rem 1rem 1rem',
  border: '1px solid var(--c-hairline)',
  borderRadius: 16,
  background: 'var(--c-card)',
  '@media (max-width:1023.95px)': { display: 'none' },
});
const PhoneOnly = styled.div({
  display: 'grid',
  '& > button': { paddingInline: '.625rem' },
  [from.lg]: { display: 'none' },
});
const Tools = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  [from.lg]: { alignItems: 'center', gap: '1rem' },
});
/** Visually hidden on small screens; it receives the focus after paging. */
const Title = styled(Heading)({
  '@media (max-width:1023.95px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/**
 * Query options of the shown place in the search. Courses are judged by the profile here and not by the API, so that the
 * profile stays on the device: one answer has as many courses as the API gives at once, and is shown in parts.
 */
const listAt = (api: ReturnType<typeof useApi>, { search, link }: SearchPlace, isJudged: boolean) =>
  isJudged && search.onlyFitting
    ? courseListQuery(api, { ...toFilters(search), records: MOST_COURSES })
    : courseListQuery(api, toFilters(search), link ?? pageLink(search));

/** /course-search (SEARCH-1 to SEARCH-14): the whole search is in the address. */
export default function CourseSearchPage() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { publicUrl } = useConfig();
  const state = useSearchState();
  // The controls and the request follow every change immediately, which aborts the previous request. Rendering the
  // list is deferred and can be interrupted by the next change.
  const place = useDeferredValue(state.place);
  const { search } = place;
  const options = useFilterOptions();
  const all = useAllCourses();
  const { rates } = useRates();
  const { profile } = useVisitorProfile();
  const judging = search.onlyFitting ? profile : null;
  useQuery({ ...listAt(api, state.place, profile !== null), notifyOnChangeProps: [] });
  const courses = useQuery({
    ...listAt(api, place, profile !== null),
    placeholderData: (before) => (judging ? null : instantPage(search, all, rates)) ?? before,
  });
  const onDevice = useDeviceCourses(courses, search, all.courses, rates);
  const found = onDevice?.answer ?? courses.data;
  const answer = useMemo(() => (found && judging ? fittingCourses(found, judging) : found), [found, judging]);
  const shown = useMemo(
    () => (answer ? partOfAnswer(answer, search.part) : undefined),
    [answer, search.part],
  );
  const today = useToday(courses.dataUpdatedAt);
  const counts = useFacets(search, all, courses.isPlaceholderData ? null : (courses.data?.count ?? null));
  const hasSidePanel = useHasSidePanel();
  const heading = useRef<HTMLHeadingElement>(null);
  const rememberCard = useReturnToCard(courses.data !== undefined);
  const isWaiting = (courses.isPlaceholderData && !onDevice) || place !== state.place;
  const filterCount = activeFilterCount(search);
  /** As of a destination that the API does not know. */
  const findsNothing = filterCount > 0 && !courses.isPlaceholderData && courses.data?.results.length === 0;
  const path = courseSearchPath(state.place.search);
  const [openedPath] = useState(path);
  const hasSearched = useEverTrue(path !== openedPath);

  usePage({
    ...pageTexts(search, options),
    canonical: courseSearchPath(search),
    ...(isIndexable(search) && !findsNothing ? {} : { robots: 'noindex,follow' }),
    jsonLd: [
      ...(shown ? [courseListJsonLd(shown.page.results, publicUrl)] : []),
      breadcrumbs(publicUrl, [{ name: messages.courseSearchTitle, path: '/course-search' }]),
    ],
  });

  /** SEARCH-10: Reset also reloads the full list. */
  const reset = () => void queryClient.invalidateQueries({ queryKey: courseListQuery(api).queryKey });
  /** One Retry for everything that failed. */
  const retry = () => {
    void courses.refetch();
    options.retryFailed();
  };
  // An answer without a course does not tell. The filter stays, because the fee fields below would move while typed in.
  const canVerify = useEverTrue(search.verified || hasVerifications(courses.data?.results ?? []));
  const panel = { state, options, counts, canVerify, onReset: reset };

  return (
    <CatalogueFrame title={messages.searchCourse}>
      <Columns>
        {hasSidePanel && (
          <Side data-no-print="">
            <FilterPanel {...panel} />
          </Side>
        )}
        <Stack gap={12} style={{ position: 'relative' }}>
          <PhoneOnly data-no-print="">
            <TextSearch value={state.search.search} onChange={state.setText} form={SHEET_FORM} />
          </PhoneOnly>
          <Tools data-no-print="">
            <PhoneOnly>
              <FilterSheet {...panel} page={shown?.page} />
            </PhoneOnly>
            <Title level={2} size="m" id={RESULTS_HEADING} ref={heading} tabIndex={-1}>
              {messages.courseResults}
            </Title>
            <SortForm state={state} />
          </Tools>
          <ActiveFilters search={state.search} options={options} />
          {shown && (
            <ResultSummary page={shown.page} isWaiting={isWaiting} isQuiet={!hasSearched} search={search} />
          )}
          {onDevice && (
            <Alert
              severity="warning"
              action={
                <Button size="s" onClick={retry}>
                  {messages.retry}
                </Button>
              }
            >
              {messages.searchedOnDevice(onDevice.searched)}
            </Alert>
          )}
          {judging && found && isPartial(found) && (
            <Text tone="muted" size="s">
              {messages.judgedOfTheFirst(found.results.length)}
            </Text>
          )}
          <CourseResults
            query={courses}
            onRetry={retry}
            isWaiting={isWaiting}
            shown={shown}
            place={place}
            onReset={reset}
            headingRef={heading}
            today={today}
            onOpen={rememberCard}
          />
          <CompareTray />
        </Stack>
      </Columns>
    </CatalogueFrame>
  );
}
