import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

const Root = styled.div({ borderTop: '1px solid var(--c-hairline)' });
const Item = styled.div({ borderBottom: '1px solid var(--c-hairline)' });
const Trigger = styled.button({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  width: '100%',
  minHeight: 56,
  padding: '.75rem .25rem',
  border: 0,
  background: 'none',
  font: '600 1.0625rem/1.35 var(--f-text)',
  letterSpacing: 0,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: 'var(--c-accent)' },
  // A long word in large text is broken instead of pushing the sign out of the screen.
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '&::after': {
    // Not read by screen readers, which read the state. Browsers that do not support the second form use the first.
    content: ['"+"', '"+" / ""'],
    color: 'var(--c-accent)',
    fontSize: '1.6rem',
    lineHeight: 1,
    width: '1.5rem',
    textAlign: 'center',
  },
  '&[aria-expanded=true]::after': { content: ['"–"', '"–" / ""'] },
  // On paper everything is open.
  '@media print': { '&::after': { display: 'none' } },
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

/**
 * Accordion following the ARIA Authoring Practices: opening an item closes the other, and the open one can be
 * closed (LAYOUT-15 guides). Closed panels are in the HTML as `hidden="until-found"`: the browser's search opens them,
 * and print and browsers without JavaScript show them.
 */
export function Accordion({ items, headingLevel, defaultOpen }: AccordionProps) {
  const [open, setOpen] = useState<number | null>(defaultOpen ?? null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useHiddenUntilFound(root, open, setOpen);
  const Title = `h${headingLevel}` as 'h3';
  return (
    <Root ref={root}>
      {items.map((item, index) => (
        <Item key={index}>
          <Title>
            <Trigger
              type="button"
              id={`${id}t${index}`}
              aria-expanded={open === index}
              aria-controls={`${id}p${index}`}
              onClick={() => setOpen(open === index ? null : index)}
            >
              <span>{item.title}</span>
            </Trigger>
          </Title>
          <Panel id={`${id}p${index}`} data-panel={index} hidden={open !== index}>
            {item.content}
          </Panel>
        </Item>
      ))}
    </Root>
  );
}

/** React renders `hidden` as a boolean attribute, so `until-found` and its event are set on the element. */
function useHiddenUntilFound(
  root: React.RefObject<HTMLElement | null>,
  open: number | null,
  setOpen: (index: number) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: React resets the attribute whenever `open` changes.
  useEffect(() => {
    for (const panel of root.current?.querySelectorAll(':scope > * > [data-panel][hidden]') ?? []) {
      panel.setAttribute('hidden', 'until-found');
    }
  }, [root, open]);
  useEffect(() => {
    const element = root.current;
    const onMatch = (event: Event) => setOpen(Number((event.target as HTMLElement).dataset.panel));
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, [root, setOpen]);
}
