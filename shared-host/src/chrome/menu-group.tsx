import { type KeyboardEvent, useId, useRef } from 'react';
import { Link } from 'shared-shell';
import { ChevronDownIcon, styled, tokens } from 'shared-ui';
import type { useHoverIntent } from './hover-intent.ts';
import { ItemButton } from './menu-item.ts';
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
  // Without scripts the buttons do nothing, so pointing at a group or focusing it opens it.
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

interface MenuGroupProps {
  group: NavGroup;
  intent: ReturnType<typeof useHoverIntent>;
}

/**
 * A group of the desktop menu: a disclosure button with its links, for pointer, touch and keyboard (LAYOUT-8, A-12).
 */
export function MenuGroup({ group, intent }: MenuGroupProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const open = intent.open === group.label;

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape' && open) {
      intent.show(null);
      button.current?.focus();
    } else if (event.key === 'ArrowDown') {
      if (!open) intent.show(group.label);
      else links[Math.min(index + 1, links.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp' && open) {
      if (index <= 0) button.current?.focus();
      else links[index - 1]?.focus();
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
