import styled from '@emotion/styled';
import { Button } from '../actions/button.tsx';
import { messages } from '../messages.en.ts';

const Root = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '1rem',
  paddingBlock: '1.5rem',
});

export interface PaginationProps {
  /** Undefined where the answer had no such link: the button is disabled (LAYOUT-14). */
  onPrevious?: () => void;
  onNext?: () => void;
  /** What is paged, for the landmark's name; default 'Pages'. */
  label?: string;
  busy?: boolean;
}

/** Previous and Next. */
export function Pagination({ onPrevious, onNext, label = messages.pages, busy = false }: PaginationProps) {
  return (
    <Root aria-label={label}>
      <Button disabled={!onPrevious || busy} onClick={onPrevious}>
        {messages.previous}
      </Button>
      <Button disabled={!onNext || busy} onClick={onNext}>
        {messages.next}
      </Button>
    </Root>
  );
}
