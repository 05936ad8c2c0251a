import { svg } from './svg.ts';

interface Label {
  text: string;
  x: number;
  y: number;
  kind?: 'road' | 'place';
  /** Degrees. */
  turn?: number;
}

/** A street map of 640 × 360; north is up. Main streets as they are, smaller ones left out. */
interface StreetMap {
  file: string;
  water: string;
  parks: string;
  blocks: string;
  small: string;
  main: string;
  labels: readonly Label[];
  pin: readonly [x: number, y: number];
  /** Length of 200 m in px. */
  scale: number;
}

export const maps: readonly StreetMap[] = [
  {
    // Kathmandu: Bishnumati river in the west, Durbar Square, New Road to the Tundikhel, the old trade road to Asan.
    file: 'map-kathmandu.svg',
    water: 'M70-10C95 50 60 110 84 170S60 290 40 370',
    parks: 'M500 112h62v66h-62zM506 190h62v180h-62zM486 26h58v56h-58z',
    blocks: 'M232 128h70v62h-70z',
    small:
      'M92 60 250 128M150-10 172 130 160 370M84 200H232M302 150 340 96M302 170H420M340 96V-10M420 60V260M250 190 240 370M330 196V370M400 196V330M172 250H480M172 320H480M340 96 480 84M380 30H480M420 260H480M588-10V370M568 230H650M562 150H650M60 330 172 320M110-10 92 60 100 120',
    main: 'M302 184 486 186M302 150 340 96 400 62 486 44M486-10 484 110 490 370M486 20H650M490 186H500M20 250 84 246 172 250',
    labels: [
      { text: 'Durbar Square', x: 200, y: 118, kind: 'place' },
      { text: 'New Road', x: 394, y: 204, kind: 'road' },
      { text: 'Kanti Path', x: 478, y: 330, kind: 'road', turn: -90 },
      { text: 'Ratna Park', x: 541, y: 150, kind: 'place' },
      { text: 'Tundikhel', x: 541, y: 290, kind: 'place' },
      { text: 'Rani Pokhari', x: 545, y: 62, kind: 'place' },
      { text: 'Indra Chowk', x: 374, y: 126, kind: 'place' },
      { text: 'Asan', x: 408, y: 52, kind: 'place' },
      { text: 'Jhochhen', x: 236, y: 300, kind: 'road', turn: -88 },
      { text: 'Bishnumati', x: 58, y: 220, kind: 'road', turn: 80 },
      { text: 'to Thamel', x: 330, y: 18, kind: 'road' },
    ],
    pin: [268, 160],
    scale: 84,
  },
  {
    // Butwal: hills in the north, the Tinau river in the west, Siddhartha Highway through the town, Mahendra Highway.
    file: 'map-butwal.svg',
    water: 'M210-20C190 40 130 70 126 140S90 260 104 380',
    parks: 'M0-2H650V34C560 60 470 22 380 44S250 20 214 40 90 70 0 44z',
    blocks: 'M330 150h46v40h-46z',
    small:
      'M180 120 500 128M170 170 560 176M160 232 610 236M240 80 226 370M300 70V370M410 90 404 370M470 110 462 370M540 120 532 370M150 330H370M380 330H640M226 204H352M352 204H462',
    main: 'M352-20 354 60 330 110 352 168 360 290 352 380M-10 300 104 292 360 290 650 262',
    labels: [
      { text: 'Siddhartha Highway', x: 374, y: 82, kind: 'road', turn: 62 },
      { text: 'Mahendra Highway', x: 520, y: 262, kind: 'road', turn: -6 },
      { text: 'Tinau river', x: 112, y: 190, kind: 'road', turn: 98 },
      { text: 'Traffic Chowk', x: 268, y: 146, kind: 'place' },
      { text: 'Milan Chowk', x: 440, y: 198, kind: 'place' },
      { text: 'Butwal crossing', x: 292, y: 280, kind: 'place' },
      { text: 'Churia hills', x: 520, y: 26, kind: 'place' },
      { text: 'to Palpa', x: 392, y: 16, kind: 'road' },
      { text: 'to Bhairahawa', x: 408, y: 350, kind: 'road' },
    ],
    pin: [352, 170],
    scale: 96,
  },
];

/** The map follows the colour scheme of the device, also inside a picture element. */
const STYLE =
  '<style>.l{fill:#EEF1F6}.w{stroke:#A9CDE8}.p{fill:#CFE6CF}.b{fill:#E3D3BD}.s{stroke:#FFF}.m{stroke:#FBDD8B}.c{stroke:#D8A93B}.t{fill:#33415F;stroke:#EEF1F6}.q{fill:#12203A;stroke:#EEF1F6}.k{stroke:#33415F}@media(prefers-color-scheme:dark){.l{fill:#1B2741}.w{stroke:#27507A}.p{fill:#1F4038}.b{fill:#4A4434}.s{stroke:#33425F}.m{stroke:#7A6428}.c{stroke:#A98730}.t{fill:#C6D0E4;stroke:#1B2741}.q{fill:#EAF0FB;stroke:#1B2741}.k{stroke:#C6D0E4}}</style>';

export function drawMap({
  water,
  parks,
  blocks,
  small,
  main,
  labels,
  pin: [x, y],
  scale,
}: StreetMap): string {
  const text = labels
    .map(
      ({ text: label, x: left, y: top, kind, turn }) =>
        `<text class="${kind === 'road' ? 't' : 'q'}" x="${left}" y="${top}"${turn ? ` transform="rotate(${turn} ${left} ${top})"` : ''}${kind === 'road' ? '' : ' font-weight="700"'}>${label}</text>`,
    )
    .join('');
  return svg(
    640,
    360,
    `${STYLE}<path class="l" d="M0 0h640v360H0z"/><path class="p" d="${parks}"/><path class="b" d="${blocks}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path class="w" stroke-width="22" d="${water}"/><path class="s" stroke-width="6" d="${small}"/><path class="c" stroke-width="15" d="${main}"/><path class="m" stroke-width="11" d="${main}"/></g><g font-family="Arial,Helvetica,sans-serif" font-size="14" text-anchor="middle" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${text}</g><path fill="#B3123B" stroke="#fff" stroke-width="2" d="M${x} ${y}s-17-19-17-32a17 17 0 0 1 34 0c0 13-17 32-17 32z"/><circle cx="${x}" cy="${y - 32}" r="6" fill="#fff"/><path class="k" fill="none" stroke-width="2" d="M20 334v8h${scale}v-8"/><text class="t" style="stroke:none" x="${20 + scale / 2}" y="332" font-family="Arial,Helvetica,sans-serif" font-size="12" text-anchor="middle">200 m</text>`,
  );
}
