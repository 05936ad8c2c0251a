import { type MouseEvent, useDeferredValue, useEffect, useState } from 'react';
import type { CoursePage } from 'shared-api';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { Button, Dialog, FilterIcon, opensDialog, VisuallyHidden } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';
import { useRates } from '../../cost/use-rates.ts';
import { messages } from '../../messages.en.ts';
import type { FeeLimit } from '../../money/fee-limit.ts';
import { activeFilterCount } from '../../search/search-address.ts';
import { FilterForm, FilterGroups, type FilterPanelProps } from './filter-panel.tsx';
import { ResetLink } from './reset-link.tsx';
import { applyFeeLimit, countText } from './result-summary.tsx';

/** Id of the sheet. */
const SHEET = 'filter-sheet';
/** Id of its form. The text search of small screens, which is outside, belongs to it. */
export const SHEET_FORM = 'filter-sheet-form';

/** Number of courses in the whole list, without those on this page that the fee limit hides. */
function found(page: CoursePage, limit: FeeLimit, rates: RatesInUse['rates']): number {
  const { hidden } = applyFeeLimit(page, limit, rates);
  return Math.max(0, (page.count ?? page.results.length) - hidden);
}

/**
 * The filters on small screens: a dialog whose changes search immediately. Its button shows the number of results.
 * The browser opens it without code; its button then sends the choices.
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
  const { search } = panel.state;
  const { rates } = useRates();
  // Without code the number would not follow the choices.
  const isHydrated = useIsHydrated();
  const hasContent = useHasContent(isOpen);
  const close = () => setIsOpen(false);
  const closeInsteadOfSending = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <>
      <Button {...opensDialog(SHEET)}>
        <FilterIcon size={20} /> {messages.openFilters(activeFilterCount(search))}
      </Button>
      <Dialog
        id={SHEET}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={close}
        title={messages.filters}
        titleAction={<ResetLink variant="text" size="s" onReset={onReset} />}
        closeLabel={messages.closeFilters}
        size="l"
        actions={
          <Button type="submit" form={SHEET_FORM} variant="primary" wide onClick={closeInsteadOfSending}>
            {messages.showCourses(page && isHydrated ? found(page, search, rates) : null)}
          </Button>
        }
      >
        {hasContent && (
          <FilterForm id={SHEET_FORM} sort={search.sort}>
            <FilterGroups {...panel} layout="show-all" />
            {page && (
              <VisuallyHidden role="status">
                {countText(page, applyFeeLimit(page, search, rates).shown.length, 0)}
              </VisuallyHidden>
            )}
          </FilterForm>
        )}
      </Dialog>
    </>
  );
}

/**
 * Whether the sheet has its forty choices: while it is open, deferred, so that the dialog opens before they are rendered.
 * Those of the server's HTML stay through hydration if the visitor has opened the sheet before.
 */
function useHasContent(isOpen: boolean): boolean {
  const isHydrated = useIsHydrated();
  const [isFromServer, setIsFromServer] = useState(!isHydrated);
  const isRendered = useDeferredValue(isOpen, false) && isOpen;
  useEffect(() => {
    if (!isOpen && !isOpenInBrowser()) setIsFromServer(false);
  }, [isOpen]);
  return isRendered || isFromServer;
}

const isOpenInBrowser = () => document.querySelector<HTMLDialogElement>(`#${SHEET}`)?.open === true;
