import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'shared-shell';
import { ChevronDownIcon, styled, tokens } from 'shared-ui';
import { useDismissal } from './dismissal.ts';
import type { useHoverIntent } from './hover-intent.ts';
import { ItemSummary } from './menu-item.ts';
import type { NavGroup } from './nav-model.ts';

const { color, space, radius, shadow } = tokens;

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

interface MenuGroupProps {
  group: NavGroup;
  intent: ReturnType<typeof useHoverIntent>;
}

/**
 * A group of the desktop menu: a disclosure with its links, for pointer, touch and keyboard (LAYOUT-8, A-12). Before the
 * code has loaded the browser opens it by click and keyboard, one at a time.
 */
export function MenuGroup({ group, intent }: MenuGroupProps) {
  const root = useRef<HTMLLIElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const open = intent.open === group.label;

  const { show, pointerEnter } = intent;
  useEffect(() => {
    // Opened, or pointed at, before hydration.
    if (details.current?.open) show(group.label);
    else if (root.current?.matches(':hover') && matchMedia('(hover:hover)').matches)
      pointerEnter(group.label);
  }, [show, pointerEnter, group.label]);
  const close = (toHead: boolean) => {
    show(null);
    if (toHead) details.current?.querySelector('summary')?.focus();
  };
  useDismissal(open, root, close);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(details.current?.querySelectorAll('a') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowDown') {
      if (!open) show(group.label);
      else links[Math.min(index + 1, links.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp' && open) {
      if (index <= 0) details.current?.querySelector('summary')?.focus();
      else links[index - 1]?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <Group
      ref={root}
      lang={group.lang}
      onPointerEnter={(event) => event.pointerType === 'mouse' && intent.pointerEnter(group.label)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && intent.pointerLeave()}
      onKeyDown={onKeyDown}
      // Null where the focus goes to nothing: Safari gives a pressed link no focus, and its group must stay until the
      // press has ended. Presses outside are dismissals.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) show(null);
      }}
    >
      <details ref={details} name="menu" open={open} suppressHydrationWarning>
        <ItemSummary
          onClick={(event) => {
            event.preventDefault();
            intent.toggle(group.label);
          }}
        >
          {group.label}
          <ChevronDownIcon size={16} />
        </ItemSummary>
        <Panel>
          {group.links.map(({ href, label, lang }) => (
            <li key={href} lang={lang}>
              <PanelLink to={href} marksCurrent onClick={() => show(null)}>
                {label}
              </PanelLink>
            </li>
          ))}
        </Panel>
      </details>
    </Group>
  );
}
