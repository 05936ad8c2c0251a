import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { styled } from '../styled/styled.ts';

const Root = styled.details({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '.5rem',
    minHeight: 48,
    padding: '.5rem .75rem',
    borderRadius: 8,
    fontWeight: 600,
    '&:hover': { background: 'var(--c-tint)' },
    '& > svg': { transition: 'transform .2s', flex: 'none' },
    '@media print': { '& > svg': { display: 'none' } },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

export interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  /** Open at first; ignored when `open` is given. */
  defaultOpen?: boolean;
  /** Controlled state, with `onToggle`. */
  open?: boolean;
  /** With `open`: the visitor wants it open or closed, perhaps since before the code came. */
  onToggle?: (open: boolean) => void;
  className?: string;
}

/**
 * A line that shows and hides the content after it, independently of others: the browser's own `<details>`, which works
 * before any code has loaded.
 */
export function Disclosure({
  label,
  children,
  defaultOpen = false,
  open,
  onToggle,
  className,
}: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const report = useEffectEvent((isOpen: boolean) => {
    if (open !== undefined && isOpen !== open) onToggle?.(isOpen);
  });
  useEffect(() => {
    // Opened or closed before hydration.
    if (element.current) report(element.current.open);
  }, []);
  return (
    <Root
      ref={element}
      className={className}
      open={open ?? defaultOpen}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => report(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
      <summary
        onClick={(event) => {
          // The caller decides.
          if (open === undefined) return;
          event.preventDefault();
          onToggle?.(!open);
        }}
      >
        {label}
        <ChevronDownIcon />
      </summary>
      {children}
    </Root>
  );
}
