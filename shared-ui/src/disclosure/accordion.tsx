import { type ReactNode, useId } from 'react';
import { styled } from '../styled/styled.ts';

const Root = styled.div({ borderTop: '1px solid var(--c-hairline)' });
const Item = styled.details({
  borderBottom: '1px solid var(--c-hairline)',
  breakInside: 'avoid',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1rem',
    minHeight: 56,
    padding: '.75rem .25rem',
    '&:hover': { color: 'var(--c-accent)' },
    '&::after': {
      // Not read by screen readers, which read the state. Browsers that do not support the second form use the first.
      content: ['"+"', '"+" / ""'],
      color: 'var(--c-accent)',
      fontSize: '1.6rem',
      lineHeight: 1,
      width: '1.5rem',
      textAlign: 'center',
    },
    // On paper everything is open.
    '@media print': { '&::after': { display: 'none' } },
  },
  '&[open] > summary::after': { content: ['"–"', '"–" / ""'] },
});
const Title = styled.h3({
  font: '600 1.0625rem/1.35 var(--f-text)',
  letterSpacing: 0,
  // A long word in large text is broken instead of pushing the sign out of the screen.
  minWidth: 0,
  overflowWrap: 'anywhere',
});
const Panel = styled.div({
  padding: '0 .25rem 1.25rem',
  maxWidth: '40em',
  '& > * + *': { marginTop: '.75rem' },
});

export interface AccordionItem {
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of each title in the page's outline. */
  headingLevel: 2 | 3 | 4 | 5;
  /** Index open at first; default: none. */
  defaultOpen?: number;
}

/** Browsers that do not know the `name` of `<details>` leave the others open. */
function closeOthers(opened: HTMLDetailsElement): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.children ?? [])
    if (other !== opened && other instanceof HTMLDetailsElement) other.open = false;
}

/**
 * Headings that open what is below them: opening an item closes the other, and the open one can be closed (LAYOUT-15).
 * They are the browser's own `<details>`: they work without code, the browser's search opens them, and print shows them.
 */
export function Accordion({ items, headingLevel, defaultOpen }: AccordionProps) {
  const name = useId();
  return (
    <Root>
      {items.map((item, index) => (
        <Item
          key={index}
          name={name}
          open={index === defaultOpen}
          // It may have been opened or closed before hydration.
          suppressHydrationWarning
          onToggle={(event) => closeOthers(event.currentTarget)}
        >
          <summary>
            <Title as={`h${headingLevel}`}>{item.title}</Title>
          </summary>
          <Panel>{item.content}</Panel>
        </Item>
      ))}
    </Root>
  );
}
