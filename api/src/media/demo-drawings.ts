import { seededRandom } from './seeded-random.ts';

const WIDTH = 1200;
const HEIGHT = 675;

/** Sky from top to horizon, and the ground from far to near: the light of a place. */
interface Light {
  sky: readonly [string, string, string];
  ground: readonly [string, string, string, string];
  /** What a building is made of. */
  wall: string;
}

const dawn: Light = {
  sky: ['#172C6B', '#5E74B8', '#F7C9A9'],
  ground: ['#8FA0D3', '#5B70B0', '#2C4590', '#12203A'],
  wall: '#FBFAF7',
};

/** By the two letters a picture's name begins with: `au-4-1`. */
const lights: Readonly<Record<string, Light>> = {
  au: {
    sky: ['#1B4F9C', '#78B0E0', '#FBE6C8'],
    ground: ['#7FA9C6', '#8C9A5B', '#6B7F45', '#3C4A2A'],
    wall: '#E3C9A4',
  },
  nz: {
    sky: ['#1F6A94', '#86C2D2', '#F5EFD2'],
    ground: ['#8DB4C4', '#5E9A86', '#3E7F5C', '#1B4A37'],
    wall: '#F3EFE4',
  },
  gb: {
    sky: ['#4A4E86', '#A79BC4', '#F6D3C0'],
    ground: ['#8E86B4', '#6C7A5E', '#4C5C42', '#2A3326'],
    wall: '#C9A88A',
  },
  us: {
    sky: ['#1C3F86', '#8BB0DF', '#F9D9B8'],
    ground: ['#8FA9C9', '#7A9A62', '#557A45', '#2C4526'],
    wall: '#B4523E',
  },
  ca: {
    sky: ['#2C6BA6', '#9CCAE6', '#F3F4F2'],
    ground: ['#9DB9D2', '#C9D9E6', '#E9F1F7', '#1F4B4A'],
    wall: '#8E8A86',
  },
  ae: {
    sky: ['#8A4B5E', '#E39A6B', '#FCE7B8'],
    ground: ['#D9A27A', '#D8A25E', '#B97F43', '#8A5430'],
    wall: '#F7E6C6',
  },
  de: {
    sky: ['#2F4C78', '#8FA9C2', '#F6DFB4'],
    ground: ['#8AA08A', '#7E8F5A', '#5E7042', '#35452B'],
    wall: '#E9E2D4',
  },
};

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

type Motif = (random: () => number, light: Light) => string;

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const rect = (x: number, y: number, width: number, height: number, fill = '') =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}"${fill && ` fill="${fill}"`}/>`;
/** Rows of windows. */
const windows = (x: number, y: number, columns: number, rows: number, gap = 40) =>
  times(columns * rows, (index) =>
    rect(x + (index % columns) * gap, y + Math.floor(index / columns) * gap, 16, 22, '#FFD88F'),
  );

/** A hall with columns and a gable. */
const columnHall: Motif = (random, { wall }) => {
  const columns = 5 + Math.floor(random() * 3);
  const width = 60 + columns * 52;
  const x = 360 + Math.round(random() * 260);
  return `<g fill="${wall}"><path d="M${x},430 l${width / 2},-84 l${width / 2},84 z"/>${rect(x, 428, width, 16)}${times(columns, (index) => rect(x + 26 + index * 52, 444, 24, 130))}${rect(x - 16, 574, width + 32, 20)}</g>`;
};

/** Gothic: two towers with spires, a pointed window between them. */
const gothic: Motif = (random, { wall }) => {
  const x = 380 + Math.round(random() * 240);
  const tower = (at: number) =>
    `${rect(at, 330, 92, 264)}<path d="M${at - 6},330 l52,-120 l52,120 z"/><path d="M${at + 34},470 v-50 q12,-26 24,0 v50 z" fill="#FFD88F"/>`;
  return `<g fill="${wall}">${tower(x)}${tower(x + 300)}${rect(x + 80, 420, 232, 174)}<path d="M${x + 80},420 l116,-70 l116,70 z"/></g><path d="M${x + 168},594 v-96 q28,-58 56,0 v96 z" fill="#12203A" opacity=".6"/>`;
};

/** A brick hall with a clock tower. */
const clockTower: Motif = (random, { wall }) => {
  const x = 330 + Math.round(random() * 220);
  return `<g fill="${wall}">${rect(x, 440, 480, 154)}${rect(x + 200, 280, 80, 170)}<path d="M${x + 192},280 l48,-84 l48,84 z"/></g><circle cx="${x + 240}" cy="330" r="26" fill="#FBFAF7"/><path d="M${x + 240},330 v-18 M${x + 240},330 h12" stroke="#12203A" stroke-width="4"/>${windows(x + 24, 468, 4, 2)}${windows(x + 310, 468, 4, 2)}`;
};

/** Glass towers on a platform. */
const glassTowers: Motif = (random, { wall }) => {
  const x = 360 + Math.round(random() * 220);
  return `${rect(x, 300, 110, 294, '#5E8FB4')}${rect(x + 130, 230, 90, 364, '#4A7A9E')}${rect(x + 240, 380, 190, 214, wall)}${windows(x + 18, 322, 2, 6, 44)}${windows(x + 146, 252, 2, 8, 40)}${windows(x + 262, 404, 4, 4, 42)}${rect(x - 30, 590, 500, 16, wall)}`;
};

/** A low, wide building under one curved roof. */
const curvedRoof: Motif = (random, { wall }) => {
  const x = 280 + Math.round(random() * 200);
  return `<path d="M${x},594 v-60 q300,-220 600,0 v60 z" fill="${wall}"/><path d="M${x},534 q300,-220 600,0 l-16,6 q-284,-190 -568,0 z" fill="#12203A" opacity=".35"/>${windows(x + 90, 534, 10, 1, 44)}`;
};

/** Domes and arches. */
const domes: Motif = (random, { wall }) => {
  const x = 340 + Math.round(random() * 240);
  return `<g fill="${wall}">${rect(x, 460, 440, 134)}<path d="M${x + 130},460 a90,100 0 0 1 180,0 z"/>${rect(x + 214, 326, 12, 40)}<path d="M${x + 10},460 a50,56 0 0 1 100,0 z M${x + 330},460 a50,56 0 0 1 100,0 z"/></g>${times(6, (index) => `<path d="M${x + 28 + index * 68},594 v-56 a22,30 0 0 1 44,0 v56 z" fill="#12203A" opacity=".45"/>`)}`;
};

/** The kinds of campus that are common in each country. */
const campuses: Readonly<Record<string, readonly Motif[]>> = {
  au: [clockTower, glassTowers, curvedRoof],
  nz: [curvedRoof, gothic, glassTowers],
  gb: [gothic, clockTower, columnHall],
  us: [columnHall, clockTower, glassTowers],
  ca: [gothic, glassTowers, columnHall],
  ae: [domes, glassTowers, curvedRoof],
  de: [columnHall, curvedRoof, clockTower],
};

/** A campus of the country and the institution: `au-4-1` is the first picture of institution 4. */
function campus(random: () => number, light: Light, name: string): string {
  const [code = '', institution = '0', picture = '1'] = name.split('-');
  const kinds = campuses[code] ?? [columnHall];
  return kinds[(Number(institution) + Number(picture)) % kinds.length]?.(random, light) ?? '';
}

/** A string of flags across the sky. */
function flags(random: () => number): string {
  const colours = ['#1F3A8A', '#FBFAF7', '#B3123B', '#0B6B4F', '#F2A900'];
  const sag = 90 + Math.round(random() * 70);
  const y = (x: number) => 90 + sag * (1 - ((x - 600) / 600) ** 2);
  return times(16, (index) => {
    const x = 30 + index * 74;
    return `<path d="M${x},${Math.round(y(x))} h48 v58 l-24,-14 l-24,14 z" fill="${colours[index % colours.length]}"/>`;
  });
}

/** A path over the ridge, for posts without a subject of their own. */
function trail(random: () => number): string {
  const bend = 420 + Math.round(random() * 360);
  return `<path d="M560,675 C${bend},600 ${1200 - bend},540 ${bend},470 S ${bend + 60},400 ${bend + 30},372" fill="none" stroke="#F7C9A9" stroke-width="16" stroke-linecap="round" stroke-dasharray="2 30"/><circle cx="${bend + 30}" cy="352" r="16" fill="#B3123B"/>`;
}

const card = '<rect x="430" y="150" width="340" height="420" rx="24" fill="#FBFAF7"/>';
const textLines = (y: number, count: number) =>
  times(count, (index) => rect(470, y + index * 44, index % 3 === 2 ? 170 : 260, 16, '#9AA7C0'));

/** One object per subject of a post; the name of its picture begins with it: `money-12`. */
const subjects: Readonly<Record<string, Motif>> = {
  choice: () =>
    `<circle cx="600" cy="350" r="170" fill="#FBFAF7"/><circle cx="600" cy="350" r="140" fill="none" stroke="#1F3A8A" stroke-width="10"/><path d="M600,236 l44,114 h-88 z" fill="#B3123B"/><path d="M600,464 l-44,-114 h88 z" fill="#5B70B0"/><circle cx="600" cy="350" r="14" fill="#F2A900"/>`,
  money: () =>
    `${times(5, (index) => `<ellipse cx="500" cy="${520 - index * 44}" rx="120" ry="34" fill="${index % 2 ? '#FFC94A' : '#F2A900'}"/>`)}${times(3, (index) => `<ellipse cx="740" cy="${520 - index * 44}" rx="100" ry="30" fill="${index % 2 ? '#FBFAF7' : '#DCE3F4'}"/>`)}`,
  test: () =>
    `${card}${textLines(210, 5)}<path d="M760,180 l60,34 l-170,300 l-66,40 l6,-76 z" fill="#F2A900"/><path d="M584,554 l4,-40 l32,20 z" fill="#12203A"/>`,
  calendar: () =>
    `${card}${rect(430, 150, 340, 90, '#B3123B')}${times(15, (index) => rect(470 + (index % 5) * 56, 280 + Math.floor(index / 5) * 84, 36, 48, index === 8 ? '#F2A900' : '#C9D3EA'))}`,
  family: () =>
    `<g fill="#FBFAF7"><circle cx="510" cy="270" r="66"/><path d="M400,570 v-90 a110,110 0 0 1 220,0 v90 z"/></g><g fill="#F7C9A9"><circle cx="700" cy="300" r="58"/><path d="M604,570 v-70 a96,96 0 0 1 192,0 v70 z"/></g>`,
  writing: () =>
    `${card}${textLines(220, 7)}<path d="M790,210 q70,90 -120,310 l-40,22 l10,-46 q80,-200 150,-286 z" fill="#1F3A8A"/>`,
  documents: () =>
    `<path d="M380,210 h150 l34,44 h260 v320 h-444 z" fill="#F2A900"/>${rect(430, 170, 300, 330, '#FBFAF7')}${times(5, (index) => `<path d="M466,${222 + index * 54} l14,16 l26,-30" fill="none" stroke="#0B6B4F" stroke-width="10"/>${rect(530, 216 + index * 54, 160, 14, '#9AA7C0')}`)}<path d="M350,340 h500 l-46,240 h-408 z" fill="#B3123B"/>`,
  journey: () =>
    `<path d="M330,420 q20,-30 70,-30 h330 l120,-130 h56 l-50,150 q50,4 70,30 q-20,40 -90,40 h-200 l-130,110 h-60 l60,-110 h-100 l-40,40 h-40 l24,-60 z" fill="#FBFAF7"/>${times(6, (index) => `<circle cx="${500 + index * 44}" cy="422" r="10" fill="#1F3A8A"/>`)}`,
  scholarship: () =>
    `<path d="M600,200 l240,100 l-240,100 l-240,-100 z" fill="#12203A"/><path d="M470,370 v100 c70,56 190,56 260,0 v-100 l-130,54 z" fill="#FBFAF7"/>${rect(800, 314, 12, 140, '#F2A900')}<circle cx="806" cy="470" r="26" fill="#B3123B"/>`,
  room: () =>
    `<path d="M360,580 v-230 l240,-150 l240,150 v230 z" fill="#FBFAF7"/><path d="M320,372 l280,-182 l280,182 l-28,38 l-252,-164 l-252,164 z" fill="#B3123B"/>${rect(560, 440, 80, 140, '#1F3A8A')}${rect(430, 420, 76, 76, '#FFD88F')}${rect(694, 420, 76, 76, '#FFD88F')}`,
  interview: () =>
    '<path d="M350,220 h300 a30,30 0 0 1 30,30 v130 a30,30 0 0 1 -30,30 h-160 l-80,70 v-70 h-60 a30,30 0 0 1 -30,-30 v-130 a30,30 0 0 1 30,-30 z" fill="#FBFAF7"/><path d="M620,330 h220 a30,30 0 0 1 30,30 v120 a30,30 0 0 1 -30,30 h-20 v60 l-70,-60 h-130 a30,30 0 0 1 -30,-30 v-120 a30,30 0 0 1 30,-30 z" fill="#F2A900"/>',
  work: () =>
    `<circle cx="600" cy="370" r="180" fill="#FBFAF7"/><circle cx="600" cy="370" r="150" fill="none" stroke="#1F3A8A" stroke-width="12"/><path d="M600,370 v-110 M600,370 l84,50" stroke="#B3123B" stroke-width="16" stroke-linecap="round"/>`,
  health: () =>
    '<path d="M600,190 c70,46 130,56 190,60 c0,160 -60,270 -190,330 c-130,-60 -190,-170 -190,-330 c60,-4 120,-14 190,-60 z" fill="#FBFAF7"/><path d="M570,290 h60 v66 h66 v60 h-66 v66 h-60 v-66 h-66 v-60 h66 z" fill="#0B6B4F"/>',
  again: () =>
    '<path d="M600,200 a170,170 0 1 1 -160,112" fill="none" stroke="#FBFAF7" stroke-width="34" stroke-linecap="round"/><path d="M392,300 l60,-86 l44,96 z" fill="#FBFAF7"/><circle cx="600" cy="370" r="40" fill="#F2A900"/>',
};

/** The object of a post, or the light and buildings of the country that it is about. */
function postMotif(random: () => number, light: Light, name: string): string {
  const subject = name.split('-')[0] ?? '';
  if (Object.hasOwn(subjects, subject)) return subjects[subject]!(random, light);
  return Object.hasOwn(campuses, subject) ? campuses[subject]![0]!(random, light) : trail(random);
}

const motifs = { university: campus, event: flags, blog: postMotif, course: campus } as const;
type SceneKind = keyof typeof motifs;

export const isSceneKind = (kind: string): kind is SceneKind => Object.hasOwn(motifs, kind);

/**
 * A scene, always the same for one name: the first part of the name says what it is about (`au-4-1`: a campus in
 * Australia; `money-12`: coins). It has a title for people who open it on its own.
 */
export function drawScene(kind: SceneKind, name: string): string {
  const random = seededRandom(`${kind}/${name}`);
  const code = name.split('-')[0] ?? '';
  const light = (Object.hasOwn(lights, code) ? lights[code] : undefined) ?? dawn;
  const [top, middle, low] = light.sky;
  const sunX = 150 + Math.round(random() * 900);
  const layers = light.ground.map(
    (colour, index) => `<path d="${ridge(random, 360 + index * 78, 80 - index * 12)}" fill="${colour}"/>`,
  );
  const [far, hills, ground, near] = layers;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><title>Drawing</title><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".3" stop-color="${middle}"/><stop offset=".6" stop-color="${low}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/><circle cx="${sunX}" cy="${170 + Math.round(random() * 60)}" r="${46 + Math.round(random() * 24)}" fill="#FFF1CF"/>${far}${hills}${ground}${motifs[kind](random, light, name)}${near}</svg>`;
}

/** A tile with an institution's initials, because the real logos may not be shown. */
export function drawInitials(initials: string): string {
  const random = seededRandom(`logo/${initials}`);
  const colour = ['#1F3A8A', '#B3123B', '#0B6B4F', '#172C6B', '#7A4B00'][Math.floor(random() * 5)];
  const size = initials.length > 3 ? 46 : 62;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><title>${initials}</title><rect width="200" height="200" rx="28" fill="${colour}"/><path d="M0,150 L40,118 L70,140 L112,98 L150,136 L200,104 V172 a28,28 0 0 1 -28,28 H28 a28,28 0 0 1 -28,-28 Z" fill="#fff" opacity=".16"/><text x="100" y="${100 + size / 3}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="#fff" text-anchor="middle">${initials}</text></svg>`;
}
