import { type ElementType, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';
import { tabAfterKey } from './tab-after-key.ts';

const List = styled.div({
  display: 'flex',
  gap: '.25rem',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  padding: 4,
  borderBottom: '1px solid var(--c-hairline)',
  '@media (scripting:none),print': { '&[data-needs-script]': { display: 'none' } },
});
const Trigger = styled.button({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: 48,
  padding: '.5rem 1rem',
  border: 0,
  borderBottom: '3px solid transparent',
  borderRadius: '8px 8px 0 0',
  background: 'none',
  fontWeight: 600,
  color: 'var(--c-slate)',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'var(--c-tint)' },
  '&[aria-selected=true]': { color: 'var(--c-accent)', borderBottomColor: 'currentColor' },
  // Forced colours draw transparent borders as well.
  '@media (forced-colors:active)': { '&[aria-selected=false]': { borderBottomColor: 'Canvas' } },
});
const Count = styled.span({
  minWidth: 22,
  padding: '0 6px',
  borderRadius: 999,
  background: 'var(--c-errorTint)',
  color: 'var(--c-error)',
  fontSize: '.8125rem',
  textAlign: 'center',
});
const Panel = styled.div({
  paddingTop: '1rem',
  // All panels are shown there, and no tab says which is which.
  '@media (scripting:none),print': {
    '&[data-label]::before': { content: 'attr(data-label)', display: 'block', fontWeight: 600 },
  },
});

export interface Tab {
  id: string;
  label: ReactNode;
  content?: ReactNode;
  /** Number of errors in the panel, shown on the tab. */
  errors?: number;
  /** Makes the tab a link, for content that has an address: it works without code. E.g. `{ component: Link, to }`. */
  link?: { component: ElementType } & Record<string, unknown>;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled: id of the chosen tab, with `onChange`. */
  value?: string;
  onChange?: (id: string) => void;
  /** `manual`: Enter or Space selects, for tabs that load content. `automatic` (default): arrow keys select. */
  activation?: 'automatic' | 'manual';
  /** One panel for all tabs, when the content depends on `value`; otherwise each tab's `content`. */
  children?: ReactNode;
}

/**
 * Tabs following the ARIA Authoring Practices. All panels stay mounted, so that hidden ones keep their input. Without
 * scripts the panels stand below each other, each with its tab's label when that is a text; only tabs that are links
 * are shown.
 */
export function Tabs({ label, tabs, value, onChange, activation = 'automatic', children }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const id = useId();
  const isHydrated = useIsHydrated();
  const chosen = tabs.some((tab) => tab.id === (value ?? own)) ? (value ?? own) : tabs[0]?.id;
  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = document.activeElement as HTMLElement;
    // A link follows Enter by itself.
    if (event.key === ' ' && focused.matches('a[role=tab]')) {
      event.preventDefault();
      focused.click();
    }
    const next = tabAfterKey(event, focused);
    if (!next) return;
    event.preventDefault();
    next.focus();
    const tab = tabs.find((other) => next.id === tabId(other));
    if (activation === 'automatic' && tab) choose(tab.id);
  };
  const tabId = (tab: Tab) => `${id}t${tab.id}`;
  const needsScript = !tabs.some(({ link }) => link);
  return (
    <div>
      <List
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        data-needs-script={needsScript ? '' : undefined}
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.id}
            {...(tab.link ? asLink(tab.link) : { type: 'button', onClick: () => choose(tab.id) })}
            role="tab"
            id={tabId(tab)}
            aria-selected={tab.id === chosen}
            aria-controls={children === undefined ? `${id}p${tab.id}` : `${id}p`}
            // Without code no arrow key reaches the others.
            tabIndex={tab.id === chosen || (tab.link && !isHydrated) ? 0 : -1}
          >
            {tab.label}
            {!!tab.errors && (
              <Count>
                <span aria-hidden="true">{tab.errors}</span>
                <VisuallyHidden>{messages.errorsInTab(tab.errors)}</VisuallyHidden>
              </Count>
            )}
          </Trigger>
        ))}
      </List>
      {children === undefined ? (
        tabs.map((tab) => (
          <Panel
            key={tab.id}
            role="tabpanel"
            id={`${id}p${tab.id}`}
            aria-labelledby={tabId(tab)}
            tabIndex={0}
            data-panel=""
            data-label={needsScript && typeof tab.label === 'string' ? tab.label : undefined}
            hidden={tab.id !== chosen}
          >
            {tab.content}
          </Panel>
        ))
      ) : (
        <Panel role="tabpanel" id={`${id}p`} aria-labelledby={`${id}t${chosen}`}>
          {children}
        </Panel>
      )}
    </div>
  );
}

/** The address says which tab is chosen, so a click only follows the link. */
const asLink = ({ component, ...props }: NonNullable<Tab['link']>) => ({
  as: component as 'button',
  ...props,
});
