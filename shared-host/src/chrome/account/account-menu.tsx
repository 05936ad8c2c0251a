import { useId, useRef, useState } from 'react';
import { Link } from 'shared-shell';
import { ChevronDownIcon, styled, tokens, UserIcon } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { useDismissal } from '../menu/dismissal.ts';
import { ItemButton } from '../menu/menu-item.ts';
import type { SiteLink } from '../menu/nav-model.ts';
import { OnPathChange } from '../navigation/on-path-change.tsx';
import { AccountLine } from './account-line.tsx';

const { color, space, radius, shadow } = tokens;

const Root = styled.div({ position: 'relative' });
const Panel = styled.div({
  position: 'absolute',
  top: '100%',
  insetInlineEnd: 0,
  // Not by its content, or the entries would move when the e-mail address arrives.
  width: 'min(22rem, 90vw)',
  maxHeight: 'calc(100vh - 80px)',
  overflowY: 'auto',
  padding: space[8],
  background: color.card,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  boxShadow: shadow,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
});
const entryStyles = {
  display: 'block',
  width: '100%',
  minHeight: 48,
  padding: `${space[12]} ${space[16]}`,
  border: 0,
  borderRadius: radius.input,
  background: 'none',
  color: color.ink,
  textAlign: 'start' as const,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.tint, color: color.primary },
  '&[aria-current="page"]': { color: color.accent, fontWeight: 700 },
};
const EntryLink = styled(Link)(entryStyles);
const EntryButton = styled.button(entryStyles, {
  borderTop: `1px solid ${color.hairline}`,
  marginTop: space[8],
  fontWeight: 600,
});

/**
 * The menu of a logged-in visitor in the top bar: e-mail address, the links that remotes place in `account`, Logout
 * (LAYOUT-6). A disclosure with plain links, for pointer, touch and keyboard.
 */
export function AccountMenu({ links, onLogout }: { links: readonly SiteLink[]; onLogout: () => void }) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useDismissal(open, root, (hadFocus) => {
    setOpen(false);
    if (hadFocus) button.current?.focus();
  });
  return (
    <Root
      ref={root}
      // Null where the focus goes to nothing, as when a link or button is pressed in Safari.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {/* A new path closes the menu (LAYOUT-3). */}
      <OnPathChange run={() => setOpen(false)} />
      <ItemButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {/* The button turns its arrow when it is open, not this icon. */}
        <UserIcon size={20} style={{ transform: 'none' }} />
        {messages.account}
        <ChevronDownIcon size={16} />
      </ItemButton>
      <Panel id={panelId} hidden={!open}>
        <AccountLine shown={open} />
        <ul>
          {links.map(({ href, label, lang }) => (
            <li key={href} lang={lang}>
              <EntryLink to={href} marksCurrent onClick={() => setOpen(false)}>
                {label}
              </EntryLink>
            </li>
          ))}
        </ul>
        <EntryButton
          type="button"
          onClick={() => {
            setOpen(false);
            // The dialog returns the focus to this button, which stays.
            button.current?.focus();
            onLogout();
          }}
        >
          {messages.logout}
        </EntryButton>
      </Panel>
    </Root>
  );
}
