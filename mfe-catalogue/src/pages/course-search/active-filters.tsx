import { formatNpr } from 'shared-api/npr';
import { Link } from 'shared-shell';
import { Button, CloseIcon, Stack, VisuallyHidden } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { messages } from '../../messages.en.ts';
import {
  type CourseSearch,
  courseSearchPath,
  emptySearch,
  hasDefaultLimit,
} from '../../search/search-address.ts';
import type { FilterOptions, OptionList } from './filter-options.ts';
import { RESULTS_HEADING } from './results-heading.ts';

interface ActiveFilter {
  key: string;
  label: string;
  /** What changes when it is removed. */
  without: Partial<CourseSearch>;
}

const nameOf = (list: OptionList, id: number) =>
  list.options.find((option) => option.id === id)?.name ?? `#${id}`;

/** The filters in effect, each with the change that removes it. */
function activeFilters(search: CourseSearch, options: FilterOptions): ActiveFilter[] {
  const { interest, specialization, country, maxFee, maxFeeNpr } = search;
  const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);
  return [
    ...(search.search.trim()
      ? [{ key: 'text', label: `“${search.search.trim()}”`, without: { search: '' } }]
      : []),
    ...(interest === null
      ? []
      : [{ key: 'interest', label: nameOf(options.interests, interest), without: { interest: null } }]),
    ...specialization.map((id) => ({
      key: `specialization${id}`,
      label: nameOf(options.specializations, id),
      without: { specialization: without(specialization, id) },
    })),
    ...country.map((id) => ({
      key: `country${id}`,
      label: nameOf(options.countries, id),
      without: { country: without(country, id) },
    })),
    ...(search.verified
      ? [{ key: 'verified', label: messages.onlyVerified, without: { verified: false } }]
      : []),
    ...(hasDefaultLimit(search)
      ? []
      : [
          {
            key: 'fee',
            label:
              maxFeeNpr !== null
                ? messages.upToFee(formatNpr(maxFeeNpr))
                : maxFee === null
                  ? messages.noFeeLimit
                  : messages.upToNumber(messages.number(maxFee)),
            without: { maxFee: emptySearch.maxFee, maxFeeNpr: null },
          },
        ]),
  ];
}

/** What was searched for is part of a printed list, and may be one long word, such as a pasted address. */
const chipStyle = { display: 'inline-flex', overflowWrap: 'anywhere' } as const;

/** Chips above the results: links to the search without one filter. */
export function ActiveFilters({ search, options }: { search: CourseSearch; options: FilterOptions }) {
  const filters = activeFilters(search, options);
  if (filters.length === 0) return null;
  return (
    <Stack
      row
      gap={8}
      component="ul"
      aria-label={messages.activeFilters}
      style={{ listStyle: 'none', padding: 0 }}
    >
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Button
            size="s"
            component={Link}
            to={courseSearchPath({ ...search, ...without, page: 1, part: 1 })}
            replace
            style={chipStyle}
            {...handsOnFocus('active-filter', `#${RESULTS_HEADING}`)}
          >
            <VisuallyHidden>{messages.removeFilter} </VisuallyHidden>
            {label}
            <CloseIcon size={16} />
          </Button>
        </li>
      ))}
    </Stack>
  );
}
