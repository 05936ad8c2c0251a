import type { Brand } from 'shared-shell';

/** The site's styles with the colours of the content pack; empty when the pack sets none. */
export function brandCss({ primary, primaryDark, accent, accentDark }: Brand['colours']): string {
  const light = [
    primary && `--c-primary:${primary};--c-deep:color-mix(in srgb,${primary} 80%,#000);--focus:${primary};`,
    accent && `--c-accent:${accent};--c-accentHover:color-mix(in srgb,${accent} 80%,#000);`,
  ].filter(Boolean);
  const dark = [
    primaryDark && `--c-primary:${primaryDark};--c-deep:color-mix(in srgb,${primaryDark} 75%,#fff);`,
    accentDark && `--c-accent:${accentDark};--c-accentHover:color-mix(in srgb,${accentDark} 75%,#fff);`,
  ].filter(Boolean);
  // Doubled, to win over the theme's own `:root` wherever that stands. Each scheme alone: a light colour that is set
  // must not replace the dark one that is not. Print uses light colours.
  const rule = (media: string, declarations: readonly unknown[]) =>
    declarations.length > 0 ? `@media ${media}{:root:root{${declarations.join('')}}}` : '';
  return (
    rule('print,(prefers-color-scheme:light)', light) + rule('screen and (prefers-color-scheme:dark)', dark)
  );
}
