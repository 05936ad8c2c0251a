import { svg } from './svg.ts';

interface Person {
  file: string;
  background: string;
  skin: string;
  hair: string;
  clothes: string;
  cut: 'long' | 'short' | 'bun' | 'curly' | 'parting' | 'topi' | 'bob';
  glasses?: boolean;
  beard?: boolean;
}

export const people: readonly Person[] = [
  {
    file: 'asmita-rai.svg',
    background: '#DCE6FB',
    skin: '#C98F62',
    hair: '#241B1A',
    clothes: '#B3123B',
    cut: 'long',
  },
  {
    file: 'bibek-tharu.svg',
    background: '#DFF4EC',
    skin: '#A9704A',
    hair: '#1B1614',
    clothes: '#1F3A8A',
    cut: 'short',
  },
  {
    file: 'chandani-gurung.svg',
    background: '#FFF0CF',
    skin: '#D7A277',
    hair: '#2B1D18',
    clothes: '#0B6B4F',
    cut: 'bun',
    glasses: true,
  },
  {
    file: 'dipesh-khadka.svg',
    background: '#F6DDE4',
    skin: '#B87E55',
    hair: '#201917',
    clothes: '#44546F',
    cut: 'parting',
    beard: true,
  },
  {
    file: 'elina-lama.svg',
    background: '#E4DCF7',
    skin: '#D09A6D',
    hair: '#1F1817',
    clothes: '#7A4B00',
    cut: 'bob',
  },
  {
    file: 'furba-sherpa.svg',
    background: '#D9EEF2',
    skin: '#B67F58',
    hair: '#1D1715',
    clothes: '#2C4590',
    cut: 'topi',
  },
  {
    file: 'gita-chaudhary.svg',
    background: '#FBE3D2',
    skin: '#9F6843',
    hair: '#191413',
    clothes: '#8C0D2E',
    cut: 'curly',
  },
];

/** Hair behind and in front of the face. */
const cuts: Record<Person['cut'], (hair: string) => { behind: string; front: string }> = {
  long: (h) => ({
    behind: `<path fill="${h}" d="M26 42c0-20 10-28 22-28s22 8 22 28c0 14 2 24 5 34H21c3-10 5-20 5-34z"/>`,
    front: `<path fill="${h}" d="M31 40c2-10 9-15 19-16 7 4 13 9 15 16 1-14-6-22-17-22S30 26 31 40z"/>`,
  }),
  short: (h) => ({
    behind: '',
    front: `<path fill="${h}" d="M30 40c-2-15 6-24 18-24s20 9 18 24l-3-8c-8 0-14-2-19-6-3 5-7 7-11 7z"/>`,
  }),
  bun: (h) => ({
    behind: `<circle cx="48" cy="14" r="9" fill="${h}"/><path fill="${h}" d="M28 46c-2-20 6-30 20-30s22 10 20 30z"/>`,
    front: `<path fill="${h}" d="M31 42c0-14 6-22 17-22s17 8 17 22c-2-8-8-13-17-14-9 1-15 6-17 14z"/>`,
  }),
  curly: (h) => ({
    behind: `<g fill="${h}"><circle cx="32" cy="30" r="11"/><circle cx="64" cy="30" r="11"/><circle cx="48" cy="22" r="13"/><circle cx="27" cy="45" r="9"/><circle cx="69" cy="45" r="9"/><circle cx="28" cy="59" r="8"/><circle cx="68" cy="59" r="8"/></g>`,
    front: `<g fill="${h}"><circle cx="38" cy="27" r="7"/><circle cx="48" cy="25" r="7"/><circle cx="58" cy="27" r="7"/></g>`,
  }),
  parting: (h) => ({
    behind: '',
    front: `<path fill="${h}" d="M30 42c-3-18 6-27 19-27 12 0 19 8 17 26-2-6-4-9-6-11-8 1-16-1-21-5-3 4-6 8-9 17z"/>`,
  }),
  topi: (h) => ({
    behind: `<path fill="${h}" d="M30 44c-1-8 0-14 2-17h32c2 3 3 9 2 17l-3-9H33z"/>`,
    front: `<path fill="#8C1D2F" d="m31 31 3-17c9-4 22-5 30-1l2 18c-11-4-24-4-35 0z"/><path fill="none" stroke="#F2C94C" stroke-width="2" d="m33 26 6-9 6 8 6-9 6 8 6-7"/>`,
  }),
  bob: (h) => ({
    behind: `<path fill="${h}" d="M25 58c-2-28 6-42 23-42s25 14 23 42c-5 3-10 3-13 0V40H38v18c-3 3-8 3-13 0z"/>`,
    front: `<path fill="${h}" d="M31 41c-1-15 5-22 17-22s18 7 17 22c-4-5-8-8-11-12-5 4-14 6-23 12z"/>`,
  }),
};

/** A portrait of 96 × 96. */
export function drawPortrait({ background, skin, hair, clothes, cut, glasses, beard }: Person): string {
  const { behind, front } = cuts[cut](hair);
  const shade = '#00000022';
  return svg(
    96,
    96,
    [
      `<rect width="96" height="96" fill="${background}"/>`,
      behind,
      `<path fill="${clothes}" d="M10 96c1-16 13-23 27-25h22c14 2 26 9 27 25z"/><path fill="#ffffff30" d="m37 71 11 14 11-14 4 1-15 19-15-19z"/>`,
      `<path fill="${skin}" d="M40 58h16v14c-2 5-14 5-16 0z"/><path fill="${shade}" d="M40 62c4 5 12 5 16 0v4c-5 5-11 5-16 0z"/>`,
      `<ellipse cx="48" cy="44" rx="17" ry="20" fill="${skin}"/><circle cx="31" cy="46" r="4" fill="${skin}"/><circle cx="65" cy="46" r="4" fill="${skin}"/>`,
      beard
        ? `<path fill="${hair}" d="M31 47c0 14 7 20 17 20s17-6 17-20c-2 6-6 8-9 8-4-3-12-3-16 0-3 0-7-2-9-8z"/>`
        : '',
      `<g fill="#2A1C18"><circle cx="41" cy="44" r="2"/><circle cx="55" cy="44" r="2"/></g><g fill="none" stroke="${hair}" stroke-width="2" stroke-linecap="round"><path d="M37 39q4-3 7-1M52 38q4-2 7 1"/></g>`,
      `<path fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" d="M48 45v6"/><path fill="none" stroke="#7A2F2A" stroke-width="2.2" stroke-linecap="round" d="M42 55q6 5 12 0"/>`,
      glasses
        ? '<g fill="#ffffff30" stroke="#33343B" stroke-width="1.8"><circle cx="41" cy="44" r="6"/><circle cx="55" cy="44" r="6"/><path d="M47 44h2"/></g>'
        : '',
      front,
    ].join(''),
  );
}
