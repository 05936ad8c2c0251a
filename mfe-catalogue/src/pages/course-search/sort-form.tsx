import { type FormEvent, useEffect, useState } from 'react';
import { useHref } from 'shared-shell';
import { Button, from, Select, styled, VisuallyHidden } from 'shared-ui';
import { addressForm } from '../../address/address-form.ts';
import { messages } from '../../messages.en.ts';
import { type SortChoice, sortChoices, writeCourseSearch } from '../../search/search-address.ts';
import type { SearchState } from './use-search-state.ts';

/**
 * On small screens its parts are in the row of the filters' button: of a form that wraps by itself in what that button
 * leaves of a line, the select would stand above half of the button.
 */
const Row = styled.form({
  display: 'contents',
  // Just enough for 'Relevance', which is beside 'Filters (1)' and 'Sort' at 360 px.
  '& > div': { flex: '1 1 8.25rem' },
  '& button': { paddingInline: '.625rem' },
  '& select': { paddingInline: '.75rem 2.25rem' },
  [from.lg]: {
    display: 'flex',
    gap: '.5rem',
    alignItems: 'flex-end',
    width: '22rem',
    '& button': { paddingInline: '.875rem' },
  },
});
const names: Readonly<Record<SortChoice, string>> = {
  relevance: messages.sortRelevance,
  fee: messages.sortFee,
  deadline: messages.sortDeadline,
  duration: messages.sortDuration,
};

/**
 * Sort order, with a button: a select that sorts on change would search at every arrow key. Its label is visually
 * hidden because the button beside it says 'Sort'.
 */
export function SortForm({ state }: { state: SearchState }) {
  const action = useHref('/course-search');
  const [sort, setSort] = useState<string>(state.search.sort);
  useEffect(() => setSort(state.search.sort), [state.search.sort]);
  const others = [...writeCourseSearch({ ...state.search, sort: 'relevance', page: 1, part: 1 })];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.setFilter({ sort: sort as SortChoice });
  };
  return (
    <Row action={action} {...addressForm} onSubmit={submit}>
      {others.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={<VisuallyHidden>{messages.sortBy}</VisuallyHidden>}
        name="sort"
        value={sort}
        onChange={(event) => setSort(event.target.value)}
      >
        {sortChoices.map((choice) => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </Select>
      <Button type="submit">{messages.sort}</Button>
    </Row>
  );
}
