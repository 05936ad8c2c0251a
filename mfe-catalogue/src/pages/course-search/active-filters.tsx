import { Button, CloseIcon, Stack, VisuallyHidden } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { type CourseSearch, DEFAULT_MAX_FEE, emptySearch } from '../../search/search-address.ts';
import type { FilterOptions, OptionList } from './filter-options.ts';
import type { SearchState } from './use-search-state.ts';

interface ActiveFilter {
  key: string;
  label: string;
  remove: () => void;
}

const nameOf = (list: OptionList, id: number) =>
  list.options.find((option) => option.id === id)?.name ?? `#${id}`;

/** The filters in effect, each with a way to remove it. */
function activeFilters(search: CourseSearch, options: FilterOptions, state: SearchState): ActiveFilter[] {
  const { interest, specialization, country, maxFee } = search;
  return [
    ...(search.search.trim()
      ? [{ key: 'text', label: `“${search.search.trim()}”`, remove: () => state.setText('') }]
      : []),
    ...(interest === null
      ? []
      : [
          {
            key: 'interest',
            label: nameOf(options.interests, interest),
            remove: () => state.setFilter({ interest: null }),
          },
        ]),
    ...specialization.map((id) => ({
      key: `specialization${id}`,
      label: nameOf(options.specializations, id),
      remove: () => state.setFilter({ specialization: specialization.filter((other) => other !== id) }),
    })),
    ...country.map((id) => ({
      key: `country${id}`,
      label: nameOf(options.countries, id),
      remove: () => state.setFilter({ country: country.filter((other) => other !== id) }),
    })),
    ...(maxFee === DEFAULT_MAX_FEE
      ? []
      : [
          {
            key: 'fee',
            label: maxFee === null ? messages.noFeeLimit : messages.upToFee(messages.number(maxFee)),
            remove: () => state.setFilter({ maxFee: emptySearch.maxFee }),
          },
        ]),
  ];
}

/** Removable chips above the results. */
export function ActiveFilters({ state, options }: { state: SearchState; options: FilterOptions }) {
  const filters = activeFilters(state.search, options, state);
  if (filters.length === 0) return null;
  return (
    <Stack
      row
      gap={8}
      component="ul"
      aria-label={messages.activeFilters}
      style={{ listStyle: 'none', padding: 0 }}
    >
      {filters.map(({ key, label, remove }) => (
        <li key={key}>
          <Button size="s" onClick={remove}>
            <VisuallyHidden>{messages.removeFilter} </VisuallyHidden>
            {label}
            <CloseIcon size={16} />
          </Button>
        </li>
      ))}
    </Stack>
  );
}
