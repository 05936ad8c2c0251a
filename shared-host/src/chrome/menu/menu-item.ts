import { Link } from 'shared-shell';
import { from, styled, tokens } from 'shared-ui';
import { accountOrLogin } from '../account/account-or-login.tsx';

const { color, space, radius } = tokens;

/** Desktops on which all links, the switch of the language in its own letters and the account menu fit in small text only. */
export const narrowTopBar = '@media (min-width:1024px) and (max-width:1139px)';

/** A phone whose text is large, where the room is needed for the name of the site. In the bar only: it asks for its width. */
export const largeText = '@container (max-width:18rem)';

/**
 * A bar whose end has not arrived: nothing follows it in the document yet. Each item that is still to come moves the
 * others, so they are shown all at once.
 */
export const incompleteBar = '&:not(:has(+ *))';

const itemStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  // Below 1440 px the padding shrinks first, so that all links and Logout fit from 1024 px on.
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
  [narrowTopBar]: { fontSize: '.875rem' },
  '&:hover': { background: color.tint },
  '&[aria-current="page"]': { color: color.accent, boxShadow: `inset 0 -3px 0 ${color.accent}` },
};

/** Width in px of the two icons of the account's button, and of the gaps beside them. */
const ACCOUNT_ICONS = 44;

/**
 * The place of 'Login' and of the account menu, as wide as either of them (`data-account` is the account's label), so
 * that the menu does not move when one takes the other's place.
 */
export const AccountPlace = styled.div(accountOrLogin, {
  display: 'none',
  [from.lg]: { display: 'grid', minWidth: 90 },
  // With large text the padding would push 'Login' out of the bar; the button has a minimum height.
  '& > a': { paddingBlock: 0 },
  '&::before': {
    ...itemStyles,
    content: 'attr(data-account)',
    minHeight: 0,
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    marginInline: ACCOUNT_ICONS / 2,
  },
});

const arrow = {
  '&[aria-expanded="true"] svg, [open] > & svg': { transform: 'rotate(180deg)' },
  svg: { transition: 'transform 120ms' },
};

/** A top-level item of the desktop menu: a link, the head of a group, or the button of the account menu. */
export const ItemLink = styled(Link)(itemStyles);
export const ItemSummary = styled.summary(itemStyles, arrow);
export const ItemButton = styled.button(itemStyles, arrow);
