import { globalStyles } from './global-styles.ts';
import { tokens } from './tokens.ts';

const css = globalStyles.styles;
const [lightCss = '', darkCss = ''] = [
  css.split('@media (prefers-color-scheme:dark)')[0],
  css.split('@media (prefers-color-scheme:dark)')[1]?.split('@media print')[0],
];
const read = (part: string) =>
  Object.fromEntries(
    [...part.matchAll(/--c-(\w+):(#[0-9A-Fa-f]{3,6})/g)].map(([, name, hex]) => [name, hex]),
  ) as Record<string, string>;
const schemes = { light: read(lightCss), dark: read(darkCss) };

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) =>
    channel(Number.parseInt(full.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const text: [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['slate', 'paper'],
  ['slate', 'card'],
  ['muted', 'paper'],
  ['muted', 'card'],
  ['primary', 'paper'],
  ['primary', 'card'],
  ['primary', 'tint'],
  ['ink', 'tint'],
  ['slate', 'tint'],
  ['onPrimary', 'primary'],
  ['accent', 'paper'],
  ['accent', 'card'],
  ['onAccent', 'accent'],
  ['onCta', 'cta'],
  ['onCta', 'ctaHover'],
  ['amber', 'amberTint'],
  ['ok', 'okTint'],
  ['error', 'errorTint'],
  ['error', 'card'],
  ['ink', 'okTint'],
  ['ink', 'amberTint'],
  ['ink', 'errorTint'],
  ['onNight', 'night'],
];

describe.each(Object.entries(schemes))('%s scheme', (_name, colors) => {
  test('has a value for every token', () => {
    expect(Object.keys(tokens.color).filter((name) => !colors[name])).toEqual([]);
  });
  test.each(text)('text %s on %s has at least 4.5:1', (front, back) => {
    expect(contrast(colors[front]!, colors[back]!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each([
    ['control', 'card'],
    ['control', 'paper'],
  ])('the border %s on %s has at least 3:1', (front, back) => {
    expect(contrast(colors[front]!, colors[back]!)).toBeGreaterThanOrEqual(3);
  });
});
