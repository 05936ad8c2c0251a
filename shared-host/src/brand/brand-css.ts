import type { Brand } from 'shared-shell';

/** The site's styles with the colours of the content pack (`#RRGGBB`); empty when the pack sets none. */
export function brandCss({ primary, primaryDark, accent, accentDark }: Brand['colours']): string {
  const light = [
    primary && `--c-primary:${primary};--c-deep:${mix(primary, 80, BLACK)};--focus:${primary};`,
    accent && accentColours(accent, mix(accent, 80, BLACK)),
  ].filter(Boolean);
  const dark = [
    primaryDark && `--c-primary:${primaryDark};--c-deep:${mix(primaryDark, 75, WHITE)};`,
    accentDark && accentColours(accentDark, mix(accentDark, 75, WHITE)),
  ].filter(Boolean);
  // Doubled, to win over the theme's own `:root` wherever that stands. Each scheme alone: a light colour that is set
  // must not replace the dark one that is not. Print uses light colours.
  const rule = (media: string, declarations: readonly unknown[]) =>
    declarations.length > 0 ? `@media ${media}{:root:root{${declarations.join('')}}}` : '';
  return (
    rule('print,(prefers-color-scheme:light)', light) + rule('screen and (prefers-color-scheme:dark)', dark)
  );
}

/**
 * The main buttons have the accent colour too. Their text is the theme's text on the accent colour: the pack's check
 * (`unreadableOn` of shared-content) lets only colours pass on which that can be read.
 */
const accentColours = (accent: string, hover: string) =>
  `--c-accent:${accent};--c-accentHover:${hover};--c-cta:${accent};--c-ctaHover:${hover};--c-onCta:var(--c-onAccent);`;

const BLACK = 0;
const WHITE = 255;

/**
 * `colour` with another one, per channel in sRGB. Not by `color-mix`, which Chrome before 111 and Safari before 16.2 do
 * not have: what uses the colour would have none.
 * @param share of `colour`, in percent
 * @param other value of each of the other colour's channels
 */
const mix = (colour: string, share: number, other: number): string =>
  colour.replace(/[0-9a-f]{2}/gi, (channel) =>
    Math.round((Number.parseInt(channel, 16) * share + other * (100 - share)) / 100)
      .toString(16)
      .padStart(2, '0'),
  );
