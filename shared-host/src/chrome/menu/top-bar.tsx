import { useEffect, useMemo, useRef } from 'react';
import { Link, useConfig, useSession } from 'shared-shell';
import { from, IconButton, MenuIcon, opensDialog, styled, tokens } from 'shared-ui';
import { Kept } from '../../kept-html/kept.tsx';
import { messages } from '../../messages.en.ts';
import { AccountMenu } from '../account/account-menu.tsx';
import { AccountOrLogin } from '../account/account-or-login.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { Logo } from '../logo.tsx';
import { LowDataSwitch } from '../low-data/low-data-switch.tsx';
import { OnPathChange } from '../navigation/on-path-change.tsx';
import { useHoverIntent } from './hover-intent.ts';
import { MenuGroup } from './menu-group.tsx';
import { AccountPlace, ItemLink, incompleteBar, largeText } from './menu-item.ts';
import { SITE_MENU } from './mobile-drawer.tsx';
import { foldForTopBar, isGroup, type NavModel } from './nav-model.ts';
import { useOverflow } from './overflow.ts';

const { color, space } = tokens;

const Bar = styled.header({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 1100,
  height: tokens.header,
  background: color.card,
  borderBottom: `1px solid ${color.hairline}`,
  containerType: 'inline-size',
  [`${incompleteBar} > *`]: { visibility: 'hidden' },
  // A fixed bar would cover text on every printed page.
  '@media print': { position: 'static', '& nav, & button': { display: 'none' } },
});

const Row = styled.div({
  width: 'min(95%, 100% - 2rem)',
  maxWidth: 1440,
  height: '100%',
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  [largeText]: { width: 'calc(100% - 32px)', gap: 8 },
});

const DesktopNav = styled.nav({
  display: 'none',
  [from.lg]: { display: 'block', flex: 1, minWidth: 0 },
  '&[data-crowded]': { visibility: 'hidden', overflow: 'hidden' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
});

const Items = styled.ul({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  width: 'max-content',
  marginInlineStart: 'auto !important',
});

const Actions = styled.div({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  // Small screens leave the room to the name of the site.
  [from.sm]: { gap: space[8] },
});
/** The drawer's button: on phones, and on wide screens whose menu does not fit. */
const DrawerButton = styled.div({
  [from.lg]: {
    '&:not([data-crowded])': { display: 'none' },
    // Out of the flow, so that showing the button does not change the width that is measured.
    '&[data-crowded]': { position: 'absolute', insetInlineEnd: '100%' },
  },
});

/** Not beside the menu of a small desktop, nor on the smallest phones: the drawer and the footer have the switch as well. */
const WhereRoomIs = styled.div({
  '@media (max-width:339.95px), (min-width:1024px) and (max-width:1339.95px)': { display: 'none' },
  [largeText]: { display: 'none' },
});

interface TopBarProps {
  nav: NavModel;
  onOpenDrawer: () => void;
  drawerOpen: boolean;
  onLogout: () => void;
}

/**
 * The fixed bar (LAYOUT-1): logo, a menu on wide screens, the drawer's button on small ones and wherever the menu does
 * not fit, e.g. in large text.
 */
export function TopBar({ nav, onOpenDrawer, drawerOpen, onLogout }: TopBarProps) {
  const { brand } = useConfig();
  const { isLoggedIn } = useSession();
  const items = useMemo(() => foldForTopBar(nav.menu, messages.more), [nav]);
  const intent = useHoverIntent();
  const menu = useOverflow();
  const account = useRef<HTMLDivElement>(null);
  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    // The account's button, to which the closed question would return the focus, is gone with the session.
    const isLost = document.activeElement?.matches('body, dialog:not([open]) *') ?? true;
    if (wasLoggedIn.current && !isLoggedIn && isLost) account.current?.querySelector('a')?.focus();
    wasLoggedIn.current = isLoggedIn;
  }, [isLoggedIn]);
  const overflows = menu.overflows || undefined;
  return (
    <Bar>
      {/* A new path closes the groups (LAYOUT-3). */}
      <OnPathChange run={() => intent.show(null)} />
      <Row>
        <Link
          to="/"
          aria-label={`${brand.name}, ${messages.home}`}
          style={{ textDecoration: 'none', minWidth: 0 }}
        >
          <Logo name={brand.name} picture={brand.logo} />
        </Link>
        <DesktopNav
          ref={menu.container}
          data-crowded={overflows}
          // For the document's first script, which loads the code where the menu does not fit.
          data-needs-room=""
          aria-label={messages.mainNavigation}
        >
          <Kept as={Items} part="menu" ref={menu.content}>
            {items.map((item) =>
              isGroup(item) ? (
                <MenuGroup key={item.label} group={item} intent={intent} />
              ) : (
                <li key={item.href} lang={item.lang}>
                  <ItemLink to={item.href} marksCurrent>
                    {item.label}
                  </ItemLink>
                </li>
              ),
            )}
          </Kept>
        </DesktopNav>
        <Actions>
          <WhereRoomIs>
            <LowDataSwitch look="icon" />
          </WhereRoomIs>
          <LanguageSwitch />
          <AccountPlace ref={account} data-account={messages.account}>
            <AccountOrLogin>
              {/* Without links in the server's HTML, because only the code opens it. */}
              <AccountMenu links={isLoggedIn ? nav.account : []} onLogout={onLogout} />
            </AccountOrLogin>
          </AccountPlace>
          <DrawerButton data-crowded={overflows}>
            <IconButton
              {...opensDialog(SITE_MENU)}
              label={messages.openMenu}
              aria-expanded={drawerOpen}
              onClick={onOpenDrawer}
            >
              <MenuIcon />
            </IconButton>
          </DrawerButton>
        </Actions>
      </Row>
    </Bar>
  );
}
