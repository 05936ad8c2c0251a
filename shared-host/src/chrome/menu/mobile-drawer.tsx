import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useSession } from 'shared-shell';
import { Button, ChevronDownIcon, Drawer, styled, tokens } from 'shared-ui';
import { Kept } from '../../kept-html/kept.tsx';
import { messages } from '../../messages.en.ts';
import { AccountLine } from '../account/account-line.tsx';
import { AccountOrLogin, accountOrLogin } from '../account/account-or-login.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { LowDataSwitch } from '../low-data/low-data-switch.tsx';
import { OnPathChange } from '../navigation/on-path-change.tsx';
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
  // Forced colours show transparent borders: all links would be marked as the current page.
  '@media (forced-colors:active)': { borderInlineStartColor: 'Canvas' },
  '&[aria-current="page"]': { borderInlineStartColor: color.accent, color: color.accent },
};

const RowLink = styled(Link)(rowStyles);
const RowSummary = styled.summary(rowStyles, { '[open] > & svg': { transform: 'rotate(180deg)' } });
const SubLink = styled(Link)(rowStyles, { paddingInlineStart: space[32], fontWeight: 400 });
const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0 });
const Foot = styled.div({
  padding: space[16],
  borderTop: `1px solid ${color.hairline}`,
  marginTop: space[8],
  '& form': { marginTop: space[8] },
});
/** In the line of the switch that follows it. */
const FootAccount = styled.span(accountOrLogin);
const Account = styled.nav({
  borderBottom: `1px solid ${color.hairline}`,
  marginBottom: space[8],
  paddingBottom: space[8],
});

/** Id of the menu's drawer: any button with `opensDialog(SITE_MENU)` opens it. */
export const SITE_MENU = 'site-menu';

interface MobileDrawerProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  nav: NavModel;
  onLogout: () => void;
}

/**
 * Whether the menu was opened before the code came, and has not been closed since: nothing may move its links then.
 * @param open whether the code shows it
 */
function useIsOpenSinceBefore(open: boolean): boolean {
  const [isSinceBefore, setIsSinceBefore] = useState(false);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if ((document.getElementById(SITE_MENU) as HTMLDialogElement | null)?.open) setIsSinceBefore(true);
  }, []);
  useEffect(() => {
    if (wasOpen.current && !open) setIsSinceBefore(false);
    wasOpen.current = open;
  }, [open]);
  return isSinceBefore;
}

/**
 * Slide-in menu; for logged-in visitors with their account at the top. Its groups open and close independently
 * (LAYOUT-2); a new path closes them and the drawer (LAYOUT-3). It is in the server's HTML, and the browser opens it
 * before the code has loaded.
 */
export function MobileDrawer({ open, onOpen, onClose, nav, onLogout }: MobileDrawerProps) {
  const { isLoggedIn } = useSession();
  // Links that the menu above has are not repeated.
  const inMenu = new Set(menuLinks(nav).map(({ href }) => href));
  const accountLinks = nav.account.filter(({ href }) => !inMenu.has(href));
  const menu = useRef<HTMLElement>(null);
  const closeAll = () => {
    for (const group of menu.current?.querySelectorAll('details') ?? []) group.open = false;
    onClose();
  };

  const isSinceBefore = useIsOpenSinceBefore(open);
  const account = isLoggedIn && (
    <Account aria-label={messages.account}>
      <AccountLine shown={open} />
      <List>
        {accountLinks.map(({ href, label, lang }) => (
          <li key={href} lang={lang}>
            <RowLink to={href} marksCurrent onClick={onClose}>
              {label}
            </RowLink>
          </li>
        ))}
      </List>
    </Account>
  );

  return (
    <Drawer
      id={SITE_MENU}
      open={open}
      onOpen={onOpen}
      onClose={onClose}
      label={messages.menu}
      closeLabel={messages.closeMenu}
    >
      <OnPathChange run={closeAll} />
      {!isSinceBefore && account}
      <nav ref={menu} aria-label={messages.mainNavigation}>
        <Kept as={List} part="drawer">
          {nav.menu.map((item) => (
            <li key={isGroup(item) ? item.label : item.href} lang={item.lang}>
              {isGroup(item) ? (
                <DrawerGroup group={item} onNavigate={onClose} />
              ) : (
                <RowLink to={item.href} marksCurrent onClick={onClose}>
                  {item.label}
                </RowLink>
              )}
            </li>
          ))}
        </Kept>
      </nav>
      {isSinceBefore && account}
      <Foot>
        <FootAccount>
          <AccountOrLogin>
            <Button variant="secondary" onClick={onLogout}>
              {messages.logout}
            </Button>
          </AccountOrLogin>
        </FootAccount>
        <LanguageSwitch />
        <LowDataSwitch />
      </Foot>
    </Drawer>
  );
}

/** Without code of its own: the browser opens and closes it. */
function DrawerGroup({ group, onNavigate }: { group: NavGroup; onNavigate: () => void }) {
  return (
    <details suppressHydrationWarning>
      <RowSummary>
        {group.label}
        <ChevronDownIcon size={20} />
      </RowSummary>
      <List>
        {group.links.map(({ href, label, lang }) => (
          <li key={href} lang={lang}>
            <SubLink to={href} marksCurrent onClick={onNavigate}>
              {label}
            </SubLink>
          </li>
        ))}
      </List>
    </details>
  );
}
