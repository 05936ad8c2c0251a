/**
 * The design tokens of "Dawn over the ridge" as CSS variables. Their values are in `global-styles.ts`, for light
 * and dark. Components use the variables, so that a change of the colour scheme renders nothing.
 */
const variables = <const N extends string>(prefix: string, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${name})`])) as Record<
    N,
    `var(--${string})`
  >;

/** The CSS variables of the theme by group, such as `tokens.color.paper`, which is `var(--c-paper)`. */
export const tokens = {
  color: variables('c', [
    'paper',
    'card',
    'ink',
    'slate',
    'muted',
    'control',
    'hairline',
    'primary',
    'deep',
    'tint',
    'onPrimary',
    'accent',
    'accentHover',
    'onAccent',
    'cta',
    'ctaHover',
    'onCta',
    'amber',
    'amberTint',
    'ok',
    'okTint',
    'error',
    'errorTint',
    'night',
    'onNight',
  ]),
  font: { heading: 'var(--f-heading)', text: 'var(--f-text)' },
  /** 4-px base: `tokens.space[16]` is 16 px in rem, so it grows with the visitor's text size. */
  space: {
    4: '.25rem',
    8: '.5rem',
    12: '.75rem',
    16: '1rem',
    24: '1.5rem',
    32: '2rem',
    48: '3rem',
    64: '4rem',
    96: '6rem',
  },
  radius: { input: '8px', button: '12px', card: '16px', panel: '20px', pill: '999px' },
  shadow: 'var(--shadow)',
  ease: 'cubic-bezier(.2,.8,.2,1)',
  /** Height of the fixed top bar (LAYOUT-1), which must not cover focused elements and anchors. */
  header: '64px',
  /** Height of the bottom bar on small screens, including the safe area; 0px without one. */
  bottomBar: 'var(--bottom-bar)',
} as const;

/** Width steps in px: from `md` on a page is "medium", from `lg` on "large" (LAYOUT-12). */
export const breakpoints = { sm: 640, md: 768, lg: 1024 } as const;

/** Where the site has a bottom bar: below `lg`, except in windows of little height. */
export const withBottomBar = '@media (max-width:1023.95px) and (min-height:480px)';

/** Media query from a step upwards: `[from.md]: { … }` in object styles, `${from.md} { … }` in templates. */
export const from = {
  sm: '@media (min-width:640px)',
  md: '@media (min-width:768px)',
  lg: '@media (min-width:1024px)',
} as const;
