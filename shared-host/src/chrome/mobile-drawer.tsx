import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link, useSession } from 'shared-shell';
import { Button, ChevronDownIcon, Drawer, styled, tokens } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { AccountLine } from './account-line.tsx';
import { LoginLink } from './login-link.tsx';
import { isGroup, menuLinks, type NavGroup, type NavModel } from './nav-model.ts';

const { color, space } = tokens;

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 48,
  padding: `${space[8]} ${space[16]}`,
  border: 0,
  borderInlineStart: '4px solid transparent',
  background: 'none',
  color: color.ink,
  fontWeight: 600,
  textAlign: 'start' as const,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.tint },
  '&[aria-current="page"]': { borderInlineStartColor: color.accent, color: color.accent },
};

const RowLink = styled(Link)(rowStyles);
const RowButton = styled.button(rowStyles, {
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});
const SubLink = styled(Link)(rowStyles, { paddingInlineStart: space[32], fontWeight: 400 });
const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0 });
const Foot = styled.div({
  padding: space[16],
  borderTop: `1px solid ${color.hairline}`,
  marginTop: space[8],
});
const Account = styled.nav({
  borderBottom: `1px solid ${color.hairline}`,
  marginBottom: space[8],
  paddingBottom: space[8],
});

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
  nav: NavModel;
  onLogout: () => void;
}

/**
 * Slide-in menu; for logged-in visitors with their account at the top. Its groups open and close independently (LAYOUT-2); a new path closes them and the drawer (LAYOUT-3).
 */
export function MobileDrawer({ open, onClose, nav, onLogout }: MobileDrawerProps) {
  const { pathname } = useLocation();
  const { isLoggedIn } = useSession();
  // Links that the menu above has are not repeated.
  const inMenu = new Set(menuLinks(nav).map(({ href }) => href));
  const accountLinks = nav.account.filter(({ href }) => !inMenu.has(href));
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: pathname is the trigger; a query change must not close anything (A-10).
  useEffect(() => {
    setExpanded(new Set());
    onClose();
  }, [pathname]);

  const toggle = (label: string) =>
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(label)) after.add(label);
      return after;
    });

  return (
    <Drawer open={open} onClose={onClose} label={messages.menu} closeLabel={messages.closeMenu}>
      {isLoggedIn && (
        <Account aria-label={messages.account}>
          <AccountLine shown={open} />
          <List>
            {accountLinks.map(({ href, label }) => (
              <li key={href}>
                <RowLink to={href} marksCurrent onClick={onClose}>
                  {label}
                </RowLink>
              </li>
            ))}
          </List>
        </Account>
      )}
      <nav aria-label={messages.mainNavigation}>
        <List>
          {nav.menu.map((item) => (
            <li key={isGroup(item) ? item.label : item.href}>
              {isGroup(item) ? (
                <DrawerGroup
                  group={item}
                  open={expanded.has(item.label)}
                  onToggle={() => toggle(item.label)}
                  onNavigate={onClose}
                />
              ) : (
                <RowLink to={item.href} marksCurrent onClick={onClose}>
                  {item.label}
                </RowLink>
              )}
            </li>
          ))}
        </List>
      </nav>
      <Foot>
        {isLoggedIn ? (
          <Button variant="secondary" onClick={onLogout}>
            {messages.logout}
          </Button>
        ) : (
          <LoginLink />
        )}
      </Foot>
    </Drawer>
  );
}

function DrawerGroup({
  group,
  open,
  onToggle,
  onNavigate,
}: {
  group: NavGroup;
  open: boolean;
  onToggle: () => void;
  onNavigate: () => void;
}) {
  const id = useId();
  return (
    <>
      <RowButton type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {group.label}
        <ChevronDownIcon size={20} />
      </RowButton>
      <List id={id} hidden={!open}>
        {group.links.map(({ href, label }) => (
          <li key={href}>
            <SubLink to={href} marksCurrent onClick={onNavigate}>
              {label}
            </SubLink>
          </li>
        ))}
      </List>
    </>
  );
}
