import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { Button } from '../actions/button.tsx';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';

const Root = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1rem',
  paddingBlock: '1.5rem',
});

export interface PaginationProps<C extends ElementType = 'a'> {
  /** What a page's link is: `Link` of shared-shell. Links work without code, and search engines follow them. */
  component?: C;
  /** Props of the links. Undefined where the answer had no such link: a disabled button (LAYOUT-14). */
  previous?: ComponentPropsWithoutRef<C>;
  next?: ComponentPropsWithoutRef<C>;
  /** For lists whose pages have no address: buttons instead of links. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** Number of the shown page and of all pages, from 1; undefined when unknown. */
  position?: { page: number; pages: number };
  /** What is paged, for the landmark's name; default 'Pages'. */
  label?: string;
  /** Disables the buttons while a page loads. Links stay: the last one that is followed counts. */
  busy?: boolean;
}

/** Previous and Next around the page's number. Nothing for a list of one page. */
export function Pagination<C extends ElementType = 'a'>({
  component,
  previous,
  next,
  onPrevious,
  onNext,
  position,
  label = messages.pages,
  busy = false,
}: PaginationProps<C>) {
  if (!onPrevious && !onNext && !previous && !next) return null;
  const step = (text: string, link: ComponentPropsWithoutRef<C> | undefined, onClick?: () => void) =>
    link ? (
      <Button component={component ?? ('a' as ElementType)} {...link}>
        {text}
      </Button>
    ) : (
      <Button disabled={!onClick || busy} onClick={onClick}>
        {text}
      </Button>
    );
  return (
    <Root aria-label={label}>
      {step(messages.previous, previous, onPrevious)}
      {position && <span>{messages.pageOf(position.page, position.pages)}</span>}
      {step(messages.next, next, onNext)}
    </Root>
  );
}
