import styled from '@emotion/styled';
import { Button } from '../actions/button.tsx';
import { messages } from '../messages.en.ts';

const Root = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1rem',
  paddingBlock: '1.5rem',
});

export interface PaginationProps {
  /** Undefined where the answer had no such link: the button is disabled (LAYOUT-14). */
  onPrevious?: () => void;
  onNext?: () => void;
  /** Number of the shown page and of all pages, from 1; undefined when unknown. */
  position?: { page: number; pages: number };
  /** What is paged, for the landmark's name; default 'Pages'. */
  label?: string;
  busy?: boolean;
}

/** Previous and Next around the page's number. Nothing for a list of one page. */
export function Pagination({
  onPrevious,
  onNext,
  position,
  label = messages.pages,
  busy = false,
}: PaginationProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <Root aria-label={label}>
      <Button disabled={!onPrevious || busy} onClick={onPrevious}>
        {messages.previous}
      </Button>
      {position && <span>{messages.pageOf(position.page, position.pages)}</span>}
      <Button disabled={!onNext || busy} onClick={onNext}>
        {messages.next}
      </Button>
    </Root>
  );
}
