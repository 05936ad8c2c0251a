import { seededRandom } from './seeded-random.ts';

const sky = [
  ['#172C6B', '#5E74B8', '#F7C9A9'],
  ['#1F3A8A', '#7F8FC9', '#F4B7A0'],
  ['#12203A', '#3F5596', '#F2C078'],
  ['#2C4590', '#8FA0D3', '#FBE3C8'],
] as const;
const ridges = ['#8FA0D3', '#5B70B0', '#2C4590', '#12203A'] as const;

const WIDTH = 1200;
const HEIGHT = 675;

/** One ridge line: a random walk, closed at the bottom edge. */
function ridge(random: () => number, base: number, swing: number): string {
  const points: string[] = [];
  let y = base;
  for (let x = 0; x <= WIDTH; x += 60) {
    y = Math.min(base + swing, Math.max(base - swing, y + (random() - 0.5) * swing));
    points.push(`${x},${Math.round(y)}`);
  }
  return `M0,${HEIGHT} L${points.join(' L')} L${WIDTH},${HEIGHT} Z`;
}

/** A campus in front of the ridges: a hall with columns and a row of houses. */
function campus(random: () => number): string {
  const x = 220 + Math.round(random() * 480);
  const columns = 4 + Math.floor(random() * 4);
  const hall = 60 + columns * 44;
  const pillars = Array.from(
    { length: columns },
    (_, index) => `<rect x="${x + 26 + index * 44}" y="462" width="20" height="108"/>`,
  );
  const houses = Array.from({ length: 9 }, (_, index) => {
    const tall = 40 + Math.round(random() * 150);
    return `<rect x="${index * 136 - 20}" y="${600 - tall}" width="${90 + Math.round(random() * 40)}" height="${tall + 80}" fill="#1B2E5C"/>`;
  });
  return `${houses.join('')}<g fill="#FBFAF7"><path d="M${x},450 l${hall / 2},-70 l${hall / 2},70 z"/><rect x="${x}" y="448" width="${hall}" height="14"/>${pillars.join('')}<rect x="${x - 12}" y="570" width="${hall + 24}" height="18"/></g>`;
}

/** A string of flags across the sky. */
function flags(random: () => number): string {
  const colours = ['#1F3A8A', '#FBFAF7', '#B3123B', '#0B6B4F', '#F2A900'];
  const sag = 90 + Math.round(random() * 70);
  const y = (x: number) => 90 + sag * (1 - ((x - 600) / 600) ** 2);
  const pieces = Array.from({ length: 16 }, (_, index) => {
    const x = 30 + index * 74;
    return `<path d="M${x},${Math.round(y(x))} h48 v58 l-24,-14 l-24,14 z" fill="${colours[index % colours.length]}"/>`;
  });
  return `<path d="M0,${Math.round(y(0))} Q600,${Math.round(90 + sag * 2)} 1200,${Math.round(y(1200))}" fill="none" stroke="#12203A" stroke-width="3" opacity="0"/>${pieces.join('')}`;
}

/** A path over the ridge. */
function trail(random: () => number): string {
  const bend = 420 + Math.round(random() * 360);
  return `<path d="M560,675 C${bend},600 ${1200 - bend},540 ${bend},470 S ${bend + 60},400 ${bend + 30},372" fill="none" stroke="#F7C9A9" stroke-width="16" stroke-linecap="round" stroke-dasharray="2 30"/><circle cx="${bend + 30}" cy="352" r="16" fill="#B3123B"/>`;
}

const motifs = { university: campus, event: flags, blog: trail, course: campus } as const;
type SceneKind = keyof typeof motifs;

export const isSceneKind = (kind: string): kind is SceneKind => Object.hasOwn(motifs, kind);

/** A scene in the site's colours, always the same for one name. It has a title for people who open it on its own. */
export function drawScene(kind: SceneKind, name: string): string {
  const random = seededRandom(`${kind}/${name}`);
  const [top, middle, low] = sky[Math.floor(random() * sky.length)]!;
  const sunX = 150 + Math.round(random() * 900);
  const layers = ridges.map(
    (colour, index) => `<path d="${ridge(random, 330 + index * 80, 90 - index * 12)}" fill="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><title>Drawing: dawn over a ridge</title><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".26" stop-color="${middle}"/><stop offset=".5" stop-color="${low}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/><circle cx="${sunX}" cy="${200 + Math.round(random() * 60)}" r="${46 + Math.round(random() * 24)}" fill="#F7C9A9"/>${layers.join('')}${motifs[kind](random)}</svg>`;
}

/** A tile with an institution's initials, because the real logos may not be shown. */
export function drawInitials(initials: string): string {
  const random = seededRandom(`logo/${initials}`);
  const colour = ['#1F3A8A', '#B3123B', '#0B6B4F', '#172C6B', '#7A4B00'][Math.floor(random() * 5)];
  const size = initials.length > 3 ? 46 : 62;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><title>${initials}</title><rect width="200" height="200" rx="28" fill="${colour}"/><path d="M0,150 L40,118 L70,140 L112,98 L150,136 L200,104 V172 a28,28 0 0 1 -28,28 H28 a28,28 0 0 1 -28,-28 Z" fill="#fff" opacity=".16"/><text x="100" y="${100 + size / 3}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="#fff" text-anchor="middle">${initials}</text></svg>`;
}
