import { type ReactNode, useCallback } from 'react';
import { errorMessage } from 'shared-api';
import { useHref } from 'shared-shell';
import { Heading, Stack, styled, Text } from 'shared-ui';
import { addressForm } from '../../address/address-form.ts';
import { SubmitUntilCode } from '../../form/submit-until-code.tsx';
import { messages } from '../../messages.en.ts';
import { emptySearch, type SortChoice } from '../../search/search-address.ts';
import { MultiChoice, SingleChoice } from './choice-filter.tsx';
import { FeeFilter } from './fee-filter.tsx';
import type { FilterOptions } from './filter-options.ts';
import { FittingFilter } from './fitting-filter.tsx';
import { ResetLink } from './reset-link.tsx';
import { TextSearch } from './text-search.tsx';
import type { OptionFacets } from './use-all-courses.ts';
import type { GroupLayout } from './use-offered-options.ts';
import type { SearchState } from './use-search-state.ts';
import { VerifiedFilter } from './verified-filter.tsx';

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
});
export interface FilterPanelProps {
  state: SearchState;
  options: FilterOptions;
  counts: OptionFacets;
  /** The API answers whether universities are verified. */
  canVerify: boolean;
  onReset: () => void;
}

/** Id of the form in the side panel. */
const PANEL_FORM = 'filter-panel';

/**
 * The side panel of SEARCH-2. Every change searches immediately; there is no Apply button, except until the code has
 * arrived.
 */
export function FilterPanel({ onReset, ...panel }: FilterPanelProps) {
  return (
    <FilterForm id={PANEL_FORM} sort={panel.state.search.sort}>
      <Head>
        <Heading level={2} size="m">
          {messages.filter}
        </Heading>
        <ResetLink variant="text" onReset={onReset} />
      </Head>
      <TextSearch value={panel.state.search.search} onChange={panel.state.setText} />
      <FilterGroups {...panel} layout="scroll" />
      <SubmitUntilCode wide>{messages.searchSubmit}</SubmitUntilCode>
    </FilterForm>
  );
}

/**
 * A form whose address is that of the search with its choices. It is only sent before the code has arrived, and without;
 * the code searches at every change.
 * @param sort the chosen order, which has a form of its own
 */
export function FilterForm({ id, sort, children }: { id: string; sort: SortChoice; children: ReactNode }) {
  const action = useHref('/course-search');
  return (
    <form
      id={id}
      action={action}
      {...addressForm}
      aria-label={messages.filter}
      onSubmit={(event) => event.preventDefault()}
    >
      {sort !== 'relevance' && <input type="hidden" name="sort" value={sort} />}
      <Stack gap={12}>{children}</Stack>
    </form>
  );
}

/** The filter groups and the fee limit, for the side panel and for the sheet on small screens. */
export function FilterGroups({
  state,
  options,
  counts,
  canVerify,
  layout,
}: Omit<FilterPanelProps, 'onReset'> & { layout: GroupLayout }) {
  const { search, setFilter } = state;
  const setInterest = useCallback((interest: number | null) => setFilter({ interest }), [setFilter]);
  const setSpecialization = useCallback(
    (id: number | null) => setFilter({ specialization: id === null ? emptySearch.specialization : [id] }),
    [setFilter],
  );
  const setCountry = useCallback((country: readonly number[]) => setFilter({ country }), [setFilter]);
  return (
    <>
      <SingleChoice
        title={messages.qualificationLevel}
        name="interest"
        list={options.interests}
        counts={counts.facets?.interest}
        failure={errorMessage.interestList(options.interests.error)}
        layout={layout}
        value={search.interest}
        onChange={setInterest}
      />
      <SingleChoice
        title={messages.programOfInterest}
        name="specialization"
        list={options.specializations}
        counts={counts.facets?.specialization}
        failure={errorMessage.specializationList(options.specializations.error)}
        layout={layout}
        value={search.specialization[0] ?? null}
        onChange={setSpecialization}
      />
      <MultiChoice
        title={messages.destination}
        name="country"
        list={options.countries}
        counts={counts.facets?.country}
        failure={null}
        layout={layout}
        value={search.country}
        onChange={setCountry}
      />
      {counts.countedOf !== null && (
        <Text tone="muted" size="s">
          {messages.ofTheFirst(counts.countedOf)}
        </Text>
      )}
      {canVerify && (
        <VerifiedFilter
          value={search.verified}
          count={counts.facets?.verified}
          onChange={(verified) => setFilter({ verified })}
        />
      )}
      <FeeFilter limit={search} onChange={setFilter} />
      <FittingFilter value={search.onlyFitting} onChange={(onlyFitting) => setFilter({ onlyFitting })} />
    </>
  );
}
