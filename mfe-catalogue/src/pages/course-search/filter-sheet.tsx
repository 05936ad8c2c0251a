import { useDeferredValue, useState } from 'react';
import type { CoursePage } from 'shared-api';
import { Button, Dialog, FilterIcon, VisuallyHidden } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { activeFilterCount } from '../../search/search-address.ts';
import { FilterForm, FilterGroups, type FilterPanelProps } from './filter-panel.tsx';
import { applyFeeLimit, countText } from './result-summary.tsx';

/** How many courses the list has in all; what the fee limit hides on this page is not among them. */
function found(page: CoursePage, maxFee: number | null): number {
  const { hidden } = applyFeeLimit(page, maxFee);
  return Math.max(0, (page.count ?? page.results.length) - hidden);
}

/**
 * The filters of a phone: a sheet over the page whose every change searches at once, with the number of courses it
 * leaves on the button that leads to them.
 */
export function FilterSheet({
  page,
  onReset,
  ...panel
}: FilterPanelProps & {
  /** The list behind the sheet, once it is here. */
  page: CoursePage | undefined;
}) {
  const [isOpen, setIsOpen] = useState(false);
  // The sheet opens at once; its forty choices follow in the next picture.
  const hasContent = useDeferredValue(isOpen, false) && isOpen;
  const { search } = panel.state;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <FilterIcon size={20} /> {messages.openFilters(activeFilterCount(search))}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={messages.filters}
        titleAction={
          <Button variant="text" size="s" onClick={onReset}>
            {messages.reset}
          </Button>
        }
        closeLabel={messages.closeFilters}
        size="l"
        actions={
          <Button variant="primary" wide onClick={close}>
            {page ? messages.showCourses(found(page, search.maxFee)) : messages.courseResults}
          </Button>
        }
      >
        {hasContent && (
          <FilterForm>
            <FilterGroups {...panel} />
            {page && (
              <VisuallyHidden role="status">
                {countText(page, applyFeeLimit(page, search.maxFee).shown.length, 0)}
              </VisuallyHidden>
            )}
          </FilterForm>
        )}
      </Dialog>
    </>
  );
}
