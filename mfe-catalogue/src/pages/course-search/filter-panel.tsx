import { type ReactNode, useCallback } from 'react';
import { errorMessage } from 'shared-api';
import { useHref } from 'shared-shell';
import { Button, Heading, Stack, styled, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { emptySearch } from '../../search/search-address.ts';
import { MultiChoice, SingleChoice } from './choice-filter.tsx';
import { FeeFilter } from './fee-filter.tsx';
import type { FilterOptions } from './filter-options.ts';
import { TextSearch } from './text-search.tsx';
import type { OptionFacets } from './use-all-courses.ts';
import type { GroupLayout } from './use-offered-options.ts';
import type { SearchState } from './use-search-state.ts';

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
});
/** Filters apply immediately. This button is for browsers without JavaScript. */
const WithoutScripts = styled.div({ display: 'none', '@media (scripting:none)': { display: 'block' } });

export interface FilterPanelProps {
  state: SearchState;
  options: FilterOptions;
  counts: OptionFacets;
  onReset: () => void;
}

/** The side panel of SEARCH-2. Every change searches immediately; there is no Apply button. */
export function FilterPanel({ onReset, ...panel }: FilterPanelProps) {
  return (
    <FilterForm>
      <Head>
        <Heading level={2} size="m">
          {messages.filter}
        </Heading>
        <Button variant="text" onClick={onReset}>
          {messages.reset}
        </Button>
      </Head>
      <TextSearch value={panel.state.search.search} onChange={panel.state.setText} />
      <FilterGroups {...panel} layout="scroll" />
    </FilterForm>
  );
}

/** A form that only browsers without JavaScript submit. */
export function FilterForm({ children }: { children: ReactNode }) {
  const action = useHref('/course-search');
  return (
    <form
      action={action}
      method="get"
      aria-label={messages.filter}
      onSubmit={(event) => event.preventDefault()}
    >
      <Stack gap={12}>{children}</Stack>
    </form>
  );
}

/** The filter groups and the fee limit, for the side panel and for the sheet on small screens. */
export function FilterGroups({
  state,
  options,
  counts,
  layout,
}: Omit<FilterPanelProps, 'onReset'> & { layout: GroupLayout }) {
  const { search, setFilter } = state;
  const setInterest = useCallback((interest: number | null) => setFilter({ interest }), [setFilter]);
  const setSpecialization = useCallback(
    (id: number | null) => setFilter({ specialization: id === null ? emptySearch.specialization : [id] }),
    [setFilter],
  );
  const setCountry = useCallback((country: readonly number[]) => setFilter({ country }), [setFilter]);
  const setMaxFee = useCallback((maxFee: number | null) => setFilter({ maxFee }), [setFilter]);
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
      <FeeFilter value={search.maxFee} onChange={setMaxFee} />
      <WithoutScripts>
        <Button type="submit" variant="primary" wide>
          {messages.searchSubmit}
        </Button>
      </WithoutScripts>
    </>
  );
}
