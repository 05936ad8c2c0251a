/**
 * The design tokens of "Dawn over the ridge" as CSS variables. Values stand once in `global-styles.ts`, for light and
 * dark; components name the variable, so a change of colour scheme costs no JavaScript and no render.
 */
const variables = <const N extends string>(prefix: string, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${name})`])) as Record<
    N,
    `var(--${string})`
  >;

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
  /** Height of the fixed top bar (LAYOUT-1), which focus and anchors must not hide under. */
  header: '64px',
  /** Height of the bar fixed at the foot of phones, the screen's safe area included; 0px where there is none. */
  bottomBar: 'var(--bottom-bar)',
} as const;

/** Width steps in px: from `md` on a page is "medium", from `lg` on "large" (LAYOUT-12). */
export const breakpoints = { sm: 640, md: 768, lg: 1024 } as const;

/** Where the site has a bar at the foot: below `lg`, unless the window is so low that the page needs the room. */
export const withBottomBar = '@media (max-width:1023.95px) and (min-height:480px)';

/** Media query from a step upwards: `[from.md]: { … }` in object styles, `${from.md} { … }` in templates. */
export const from = {
  sm: '@media (min-width:640px)',
  md: '@media (min-width:768px)',
  lg: '@media (min-width:1024px)',
} as const;
