import { type ReactNode, useMemo } from 'react';
import { Link } from 'shared-shell';
import type { NavEntry } from 'shared-shell/remote-config';
import {
  CalendarIcon,
  ChevronRightIcon,
  forwardsAll,
  HeartIcon,
  type IconProps,
  MenuIcon,
  opensDialog,
  SearchIcon,
  styled,
  tokens,
  withBottomBar,
} from 'shared-ui';
import { Kept } from '../../kept-html/kept.tsx';
import { messages } from '../../messages.en.ts';
import { incompleteBar } from './menu-item.ts';
import { SITE_MENU } from './mobile-drawer.tsx';
import { menuLinks, type NavModel } from './nav-model.ts';

const { color, bottomBar } = tokens;

const Bar = styled.nav({
  display: 'none',
  [withBottomBar]: { display: 'block' },
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1000,
  height: bottomBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  overflow: 'hidden',
  background: color.card,
  '& ul': {
    display: 'flex',
    height: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderTop: `1px solid ${color.hairline}`,
  },
  [`${incompleteBar} ul`]: { visibility: 'hidden' },
  // Width by content: in large text on a narrow screen equal widths would cut off the longest label.
  '& li': { flex: '1 1 auto', minWidth: 0, display: 'flex' },
  '@media print': { display: 'none' },
});

const itemStyles = {
  display: 'flex',
  flexDirection: 'column' as const,
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.slate,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-current="page"]': { color: color.accent, boxShadow: `inset 0 3px 0 ${color.accent}` },
  // Drawn inside: the edge of the screen would cut off an outer focus ring.
  '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
};
const BarLink = styled(Link)(itemStyles);
const BarButton = styled('button', forwardsAll)(itemStyles);

const icons: Record<NonNullable<NavEntry['phoneBar']>['icon'], (props: IconProps) => ReactNode> = {
  search: SearchIcon,
  saved: HeartIcon,
  dates: CalendarIcon,
  link: ChevronRightIcon,
};

interface PhoneBarProps {
  nav: NavModel;
  drawerOpen: boolean;
  onOpenDrawer: () => void;
}

/** The most used links at the bottom of phone screens: those that remotes mark with `phoneBar`, and the menu button. */
export function PhoneBar({ nav, drawerOpen, onOpenDrawer }: PhoneBarProps) {
  const links = useMemo(
    () => menuLinks(nav).flatMap(({ href, phoneBar, lang }) => (phoneBar ? [{ href, phoneBar, lang }] : [])),
    [nav],
  );
  return (
    <Bar aria-label={messages.quickNavigation}>
      <Kept as="ul" part="bar">
        {links.map(({ href, phoneBar, lang }) => {
          const Icon = icons[phoneBar.icon];
          return (
            <li key={href} lang={lang}>
              <BarLink to={href} marksCurrent>
                <Icon size={22} />
                {phoneBar.label}
              </BarLink>
            </li>
          );
        })}
        <li>
          <BarButton
            {...opensDialog(SITE_MENU)}
            type="button"
            aria-expanded={drawerOpen}
            onClick={onOpenDrawer}
          >
            <MenuIcon size={22} />
            {messages.menu}
          </BarButton>
        </li>
      </Kept>
    </Bar>
  );
}
