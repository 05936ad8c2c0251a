import { svg } from './svg.ts';

/** Fictional institutions: name in two lines, emblem, colours of emblem and text. */
type Institution = readonly [first: string, second: string, emblem: Emblem, main: string, accent: string];

/** Emblems, drawn into a square of 48 with `m` as the main and `a` as the second colour. */
const emblems = {
  shield: (m, a) =>
    `<path fill="${m}" d="M6 4h36v20c0 11-8 18-18 21C14 42 6 35 6 24z"/><path fill="${a}" d="M6 16h36v7H6z"/><circle cx="24" cy="33" r="5" fill="${a}"/>`,
  tree: (m, a) =>
    `<path fill="${a}" d="M22 28h4v17h-4z"/><circle cx="24" cy="17" r="12" fill="${m}"/><circle cx="13" cy="24" r="8" fill="${m}"/><circle cx="35" cy="24" r="8" fill="${m}"/>`,
  wave: (m, a) =>
    `<circle cx="24" cy="24" r="21" fill="${m}"/><path fill="none" stroke="${a}" stroke-width="4" d="M5 22q6-7 12 0t12 0 14 0M6 32q6-7 12 0t12 0 11 0"/><circle cx="31" cy="12" r="4" fill="${a}"/>`,
  book: (m, a) =>
    `<path fill="${m}" d="M24 12C18 7 10 7 4 8v30c6-1 14-1 20 4 6-5 14-5 20-4V8c-6-1-14-1-20 4z"/><path stroke="${a}" stroke-width="3" fill="none" d="M24 13v28M10 16h8M10 23h8M30 16h8M30 23h8"/>`,
  sun: (m, a) =>
    `<circle cx="24" cy="26" r="11" fill="${a}"/><path stroke="${m}" stroke-width="4" stroke-linecap="round" d="M24 4v6M7 11l4 4M41 11l-4 4M3 26h5M40 26h5"/><path fill="${m}" d="M3 34h42v5H3zM9 42h30v4H9z"/>`,
  hexagon: (m, a) =>
    `<path fill="${m}" d="m24 2 19 11v22L24 46 5 35V13z"/><path fill="none" stroke="${a}" stroke-width="4" d="m14 19 10-6 10 6v11l-10 6-10-6z"/>`,
  tower: (m, a) =>
    `<path fill="${m}" d="M16 14h16v31H16zM12 10h6V5h4v5h4V5h4v5h6v6H12z"/><path fill="${a}" d="M21 45V35a3 3 0 0 1 6 0v10zM22 20h4v7h-4z"/>`,
  leaf: (m, a) =>
    `<path fill="${m}" d="M8 42C4 18 20 5 43 5c1 24-12 38-33 34z"/><path fill="none" stroke="${a}" stroke-width="3" d="M6 45C14 32 22 23 35 14M18 28l1-11M24 22l11 1"/>`,
  compass: (m, a) =>
    `<circle cx="24" cy="24" r="20" fill="none" stroke="${m}" stroke-width="4"/><path fill="${a}" d="m24 9 6 15H18z"/><path fill="${m}" d="m24 39 6-15H18z"/>`,
  bridge: (m, a) =>
    `<path fill="none" stroke="${m}" stroke-width="4" d="M3 33h42M3 33q21-34 42 0M13 33v-9M24 33V17M35 33v-9"/><path fill="none" stroke="${a}" stroke-width="3" d="M5 41q5-5 10 0t10 0 10 0 8-2"/>`,
  star: (m, a) =>
    `<circle cx="24" cy="24" r="21" fill="${m}"/><path fill="${a}" d="m24 8 4.7 10.6L40 20l-8.5 7.800L34 39l-10-6-10 6 2.5-11.200L8 20l11.3-1.400z"/>`,
  peak: (m, a) =>
    `<path fill="${m}" d="M2 41 18 12l9 15 5-7 14 21z"/><path fill="${a}" d="m18 12 5 8-5 4-4-3zM32 20l4 6-4 2-3-4z"/>`,
} satisfies Record<string, (main: string, accent: string) => string>;
type Emblem = keyof typeof emblems;

export const firstRow: readonly Institution[] = [
  ['University', 'of Ashdale', 'shield', '#1B3F73', '#E0A526'],
  ['Brackenford', 'College', 'leaf', '#2C6B45', '#C9E4B4'],
  ['Port Larkin', 'Institute', 'wave', '#0C6478', '#BFE9EE'],
  ['Wexmoor', 'University', 'tower', '#6B1F2E', '#F0CFA0'],
  ['Kestrel Bay', 'University', 'compass', '#14446B', '#D5543C'],
  ['Northmarch', 'University', 'peak', '#36416B', '#DDE4F5'],
  ['Tallowood', 'University', 'tree', '#3E6A32', '#7A4E2B'],
  ['Corran Valley', 'College', 'sun', '#8A3B12', '#F2B33D'],
  ['Lake Arden', 'University', 'bridge', '#1F4E79', '#3FA7B5'],
  ['Halbrook', 'Polytechnic', 'hexagon', '#26313F', '#F26B38'],
  ['Marlowe', 'Heights', 'book', '#5A2A6E', '#EBD9F2'],
  ['St. Oswin’s', 'College', 'star', '#7A1630', '#F6D479'],
  ['Redgum', 'State', 'shield', '#A3301F', '#F8E2C6'],
  ['Silver Fern', 'Institute', 'leaf', '#1D5C55', '#D8EEE9'],
  ['Ottersfield', 'University', 'wave', '#2A4D8F', '#F2C94C'],
  ['Cape Merrin', 'University', 'compass', '#0E5E5A', '#E08D1F'],
  ['Elmstead', 'Business School', 'hexagon', '#123A5C', '#8CC6E8'],
  ['Glenmarrow', 'University', 'peak', '#27553B', '#E4F2E6'],
  ['Hollin Park', 'University', 'tree', '#55662B', '#8A5A2E'],
  ['Juniper Hills', 'College', 'sun', '#46388A', '#F4A93D'],
];

export const secondRow: readonly Institution[] = [
  ['Ironvale', 'Institute', 'bridge', '#38434F', '#C2591F'],
  ['Kingsmere', 'University', 'star', '#1C3B87', '#F5CF66'],
  ['Larchfield', 'Academy', 'tree', '#1E6650', '#6B4A2A'],
  ['Maple Sound', 'University', 'leaf', '#B03A24', '#FBE3C8'],
  ['Nettlebrook', 'College', 'book', '#2F6135', '#E3F0D4'],
  ['Oakhaven', 'University', 'shield', '#4A3A1E', '#E7B64B'],
  ['Pinewater', 'Polytechnic', 'wave', '#15616B', '#F0D9A8'],
  ['Quillon', 'University', 'tower', '#403A77', '#D6CFF3'],
  ['Rosewick', 'University', 'star', '#97254E', '#FBDDE6'],
  ['Sandmere', 'Institute', 'sun', '#94610A', '#F3C352'],
  ['Trellick', 'College', 'hexagon', '#0F5A46', '#BFE8D6'],
  ['Umberton', 'University', 'book', '#6A3A1F', '#F3DFC9'],
  ['Ellisvale', 'University', 'peak', '#1F5F8B', '#E6F2FA'],
  ['Whitestrand', 'University', 'compass', '#22495C', '#C98B2B'],
  ['Yarrow Creek', 'College', 'bridge', '#4F6B1F', '#8A9E2F'],
  ['Zephyr Coast', 'University', 'wave', '#174E93', '#CDE6FF'],
  ['Amberlow', 'University', 'tower', '#8A4B0F', '#F9D98C'],
  ['Birchmoor', 'University', 'shield', '#2E3D36', '#9BC8AC'],
];

const LONGER_NAMES: Readonly<Record<string, string>> = {
  'Marlowe Heights': 'Marlowe Heights University',
  'Redgum State': 'Redgum State University',
};

const institutionName = ([first, second]: Institution) =>
  LONGER_NAMES[`${first} ${second}`] ?? `${first} ${second}`.replace('’', "'");

export const institutionFile = (institution: Institution) =>
  `${institutionName(institution)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')}.svg`;

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Serif and sans alternate, so that neighbours differ. */
const FACES = [
  "Georgia,'Times New Roman',serif",
  "'Trebuchet MS',Verdana,sans-serif",
  'Arial,Helvetica,sans-serif',
];

/** A logo of 144 × 64: emblem and name beside each other. */
export function drawLogo([first, second, emblem, main, accent]: Institution, index: number): string {
  const size = Math.min(15, Math.floor(150 / Math.max(first.length, second.length)));
  const face = FACES[index % FACES.length];
  return svg(
    144,
    64,
    `<g transform="translate(2 8)">${emblems[emblem](main, accent)}</g><g fill="${main}" font-family="${face}"><text x="56" y="30" font-size="${size}" font-weight="700">${escapeText(first)}</text><text x="56" y="47" font-size="${Math.min(12, size)}">${escapeText(second)}</text></g>`,
  );
}
