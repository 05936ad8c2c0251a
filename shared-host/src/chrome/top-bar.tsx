import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link, useConfig } from 'shared-shell';
import { ChevronDownIcon, from, IconButton, MenuIcon, styled, tokens } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { useCrowded } from './crowded.ts';
import { useHoverIntent } from './hover-intent.ts';
import { LoginButton } from './login-button.tsx';
import { Logo } from './logo.tsx';
import { foldForTopBar, isGroup, type NavGroup, type NavModel } from './nav-model.ts';

const { color, space, radius, shadow } = tokens;

const Bar = styled.header({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 1100,
  height: tokens.header,
  background: color.card,
  borderBottom: `1px solid ${color.hairline}`,
  // Fixed, it would lie over the text of every sheet.
  '@media print': { position: 'static', '& nav, & button': { display: 'none' } },
});

const Row = styled.div({
  width: '95%',
  maxWidth: 1440,
  height: '100%',
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
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

const itemLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  // All links and Logout fit from 1024 px on: the gaps give way first.
  padding: `0 clamp(3px, calc((100vw - 960px) / 30), ${space[8]})`,
  border: 0,
  borderRadius: radius.input,
  background: 'none',
  color: color.ink,
  fontWeight: 600,
  fontSize: '.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap' as const,
  cursor: 'pointer',
  '&:hover': { background: color.tint },
  '&[aria-current="page"]': { color: color.accent, boxShadow: `inset 0 -3px 0 ${color.accent}` },
};

const ItemLink = styled(Link)(itemLook);
const ItemButton = styled.button(itemLook, {
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  svg: { transition: 'transform 120ms' },
});

const Panel = styled.ul({
  position: 'absolute',
  top: '100%',
  minWidth: 240,
  maxHeight: 'calc(100vh - 80px)',
  overflowY: 'auto',
  background: color.card,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  boxShadow: shadow,
  padding: `${space[8]} !important`,
});

const Group = styled.li({
  position: 'relative',
  '&:last-of-type ul': { insetInlineEnd: 0 },
  // Without scripts the buttons do nothing; pointing and the keyboard still lead on.
  '@media (scripting:none)': { '&:hover > ul, &:focus-within > ul': { display: 'block !important' } },
});

const PanelLink = styled(Link)({
  display: 'block',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.input,
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { background: color.tint, color: color.primary },
  '&[aria-current="page"]': { color: color.accent, fontWeight: 700 },
});

const Actions = styled.div({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
});
const OnPhones = styled.div({
  '@media (scripting:none)': { display: 'none' },
  [from.lg]: {
    '&:not([data-crowded])': { display: 'none' },
    // Takes no room of its own: what is measured must not depend on the outcome.
    '&[data-crowded]': { position: 'absolute', insetInlineEnd: '100%' },
  },
});
const OnDesktop = styled.div({ display: 'none', [from.lg]: { display: 'block' } });

interface TopBarProps {
  nav: NavModel;
  onOpenDrawer: () => void;
  drawerOpen: boolean;
  onLogout: () => void;
}

/**
 * The fixed bar of D1 §2: logo, disclosure navigation on wide screens, the drawer's button on small ones and wherever
 * the menu does not fit, e.g. in large text.
 */
export function TopBar({ nav, onOpenDrawer, drawerOpen, onLogout }: TopBarProps) {
  const { brand } = useConfig();
  const items = useMemo(() => foldForTopBar(nav.menu, messages.more), [nav]);
  const { pathname } = useLocation();
  const intent = useHoverIntent();
  const { show } = intent;
  const menu = useCrowded();
  const crowded = menu.crowded || undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the path closes the groups (D1 §2).
  useEffect(() => show(null), [pathname, show]);

  return (
    <Bar>
      <Row>
        <Link to="/" aria-label={`${brand.name}, ${messages.home}`} style={{ textDecoration: 'none' }}>
          <Logo name={brand.name} />
        </Link>
        <DesktopNav ref={menu.room} data-crowded={crowded} aria-label={messages.mainNavigation}>
          <Items ref={menu.content}>
            {items.map((item) =>
              isGroup(item) ? (
                <MenuGroup key={item.label} group={item} intent={intent} />
              ) : (
                <li key={item.href}>
                  <ItemLink to={item.href} marksCurrent>
                    {item.label}
                  </ItemLink>
                </li>
              ),
            )}
          </Items>
        </DesktopNav>
        <Actions>
          <OnDesktop>
            <LoginButton onLogout={onLogout} />
          </OnDesktop>
          <OnPhones data-crowded={crowded}>
            <IconButton
              label={messages.openMenu}
              aria-expanded={drawerOpen}
              aria-haspopup="dialog"
              onClick={onOpenDrawer}
            >
              <MenuIcon />
            </IconButton>
          </OnPhones>
        </Actions>
      </Row>
    </Bar>
  );
}

function MenuGroup({ group, intent }: { group: NavGroup; intent: ReturnType<typeof useHoverIntent> }) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const open = intent.open === group.label;

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape' && open) {
      intent.show(null);
      button.current?.focus();
    } else if (event.key === 'ArrowDown') {
      if (!open) intent.show(group.label);
      else links[Math.min(at + 1, links.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp' && open) {
      if (at <= 0) button.current?.focus();
      else links[at - 1]?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <Group
      onPointerEnter={(event) => event.pointerType === 'mouse' && intent.pointerEnter(group.label)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && intent.pointerLeave()}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (open && !event.currentTarget.contains(event.relatedTarget)) intent.show(null);
      }}
    >
      <ItemButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => intent.toggle(group.label)}
      >
        {group.label}
        <ChevronDownIcon size={16} />
      </ItemButton>
      <Panel ref={panel} id={panelId} hidden={!open}>
        {group.links.map(({ href, label }) => (
          <li key={href}>
            <PanelLink to={href} marksCurrent onClick={() => intent.show(null)}>
              {label}
            </PanelLink>
          </li>
        ))}
      </Panel>
    </Group>
  );
}
