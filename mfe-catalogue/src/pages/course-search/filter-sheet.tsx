import { useDeferredValue, useState } from 'react';
import type { CoursePage } from 'shared-api';
import { Button, Dialog, FilterIcon, VisuallyHidden } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { activeFilterCount } from '../../search/search-address.ts';
import { FilterForm, FilterGroups, type FilterPanelProps } from './filter-panel.tsx';
import { applyFeeLimit, countText } from './result-summary.tsx';

/** Number of courses in the whole list, without those on this page that the fee limit hides. */
function found(page: CoursePage, maxFee: number | null): number {
  const { hidden } = applyFeeLimit(page, maxFee);
  return Math.max(0, (page.count ?? page.results.length) - hidden);
}

/**
 * The filters on small screens: a dialog whose changes search immediately. Its button shows the number of results.
 */
export function FilterSheet({
  page,
  onReset,
  ...panel
}: FilterPanelProps & {
  /** The list behind the sheet, once it has loaded. */
  page: CoursePage | undefined;
}) {
  const [isOpen, setIsOpen] = useState(false);
  // Deferred, so that the dialog opens before its forty choices are rendered.
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
            <FilterGroups {...panel} layout="show-all" />
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
