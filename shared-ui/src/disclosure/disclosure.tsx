import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';

const Trigger = styled.button({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
  width: '100%',
  minHeight: 48,
  padding: '.5rem .75rem',
  border: 0,
  borderRadius: 8,
  background: 'none',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'var(--c-tint)' },
  '& svg': { transition: 'transform .2s' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '@media print': { '& svg': { display: 'none' } },
});

export interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  /** Open at first; ignored when `open` is given. */
  defaultOpen?: boolean;
  /** Controlled state, with `onToggle`. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
}

/** A button that shows and hides the content after it, independently of other disclosures. */
export function Disclosure({
  label,
  children,
  defaultOpen = false,
  open,
  onToggle,
  className,
}: DisclosureProps) {
  const [own, setOwn] = useState(defaultOpen);
  const id = useId();
  const expanded = open ?? own;
  const toggle = () => {
    setOwn(!expanded);
    onToggle?.(!expanded);
  };
  return (
    <div className={className}>
      <Trigger type="button" aria-expanded={expanded} aria-controls={id} onClick={toggle}>
        {label}
        <ChevronDownIcon />
      </Trigger>
      <div id={id} data-panel="" hidden={!expanded}>
        {children}
      </div>
    </div>
  );
}
