import type { ReactNode } from 'react';
import { Disclosure, styled } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import type { GroupLayout } from './use-offered-options.ts';

/** SEARCH-6: groups of more than five options scroll. */
const MIN_SCROLLING_OPTIONS = 6;

const Scroller = styled.div({
  maxHeight: 280,
  overflowY: 'auto',
  paddingInline: 4,
  borderRadius: 8,
  '&:focus-visible': { outlineOffset: -3 },
});

/**
 * A collapsible group of filters. In the side panel long groups scroll and can be focused, so that they scroll by
 * keyboard too. The sheet on phones has one scroll for everything, so its groups do not scroll.
 */
export function FilterGroup({
  title,
  count,
  layout,
  children,
}: {
  title: string;
  count: number;
  layout: GroupLayout;
  children: ReactNode;
}) {
  return (
    <Disclosure label={title} defaultOpen>
      {layout === 'scroll' && count >= MIN_SCROLLING_OPTIONS ? (
        <Scroller role="group" aria-label={messages.moreOptions(title)} tabIndex={0}>
          {children}
        </Scroller>
      ) : (
        children
      )}
    </Disclosure>
  );
}
