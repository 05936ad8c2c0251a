/**
 * Backgrounds of the theme that a colour of the pack is read on (docs/specification/visual-design.md). The lightest of
 * the light ones and the darkest of the dark ones are also the colours of the text on a button of the pack's colour.
 */
const BACKGROUNDS = {
  light: {
    '#FFFFFF (cards)': '#FFFFFF',
    '#FBFAF7 (page)': '#FBFAF7',
    '#E3E9FA (tinted sections)': '#E3E9FA',
  },
  dark: { '#0D1526 (page)': '#0D1526', '#16213A (cards)': '#16213A', '#22305A (tinted sections)': '#22305A' },
} as const;
/** WCAG 1.4.3 for text of normal size. */
const LEAST_CONTRAST = 4.5;

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours written `#RRGGBB`, by WCAG 2. */
function contrast(front: string, back: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** With one decimal, or with as many as show that a contrast just below the least one is too small. */
function written(ratio: number): string {
  const short = ratio.toFixed(1);
  return Number(short) < LEAST_CONTRAST ? short : String(Math.floor(ratio * 1000) / 1000);
}

/** The background on which a colour cannot be read, with its contrast; null when it can be read on all. */
export function unreadableOn(colour: string, scheme: keyof typeof BACKGROUNDS): string | null {
  for (const [name, background] of Object.entries(BACKGROUNDS[scheme])) {
    const ratio = contrast(colour, background);
    if (ratio < LEAST_CONTRAST) return `${written(ratio)}:1 on ${name}`;
  }
  return null;
}
