import { landmarks } from './landmarks.ts';

export type SceneName = keyof typeof landmarks;

export const sceneNames = Object.keys(landmarks) as SceneName[];

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(landmarks, name);

/** Colours of a scene for one colour scheme. */
export interface Palette {
  /** Sky from the top to the horizon. */
  sky: readonly [string, string, string];
  sun: string;
  /** Far range, its snow, and the hills before it. */
  far: string;
  snow: string;
  hills: string;
  landmark: string;
  /** Lit parts of the landmark, and light on water. */
  lit: string;
  ground: string;
  /** The nearest slope. */
  near: string;
}

/** What lies behind the landmark: snow mountains, hills, or nothing but sky. */
export type Backdrop = 'snow' | 'hills' | 'sky';
/** What lies before it. */
export type Ground = 'slopes' | 'water' | 'meadows' | 'dunes' | 'pines';

export interface Place {
  /** Title of the picture when its file is opened alone. */
  title: string;
  /** Each place has its own random numbers, and so hills of its own. */
  seed: number;
  sun: readonly [x: number, y: number, radius: number];
  backdrop: Backdrop;
  ground: Ground;
  light: Palette;
  dark: Palette;
}

const dawn: Palette = {
  sky: ['#172C6B', '#5E74B8', '#F7C9A9'],
  sun: '#FFE3B8',
  far: '#8FA0D3',
  snow: '#FBEFE8',
  hills: '#5B70B0',
  landmark: '#22377F',
  lit: '#FFD9A0',
  ground: '#2C4590',
  near: '#12203A',
};
const night: Palette = {
  sky: ['#0A1230', '#26376F', '#A8706F'],
  sun: '#E9B98F',
  far: '#4C5D95',
  snow: '#B9C3E6',
  hills: '#33467F',
  landmark: '#131F4A',
  lit: '#FFD9A0',
  ground: '#1C2C62',
  near: '#0A1224',
};

export const places: Readonly<Record<SceneName, Place>> = {
  // A clear morning on the harbour.
  australia: {
    title: 'Sydney Opera House in the morning',
    seed: 11,
    sun: [430, 230, 56],
    backdrop: 'hills',
    ground: 'water',
    light: {
      ...dawn,
      sky: ['#1B4F9C', '#78B0E0', '#FBE6C8'],
      sun: '#FFF1CF',
      hills: '#5F8FB8',
      landmark: '#1F4C7E',
      lit: '#FFF4E2',
      ground: '#2F78B0',
      near: '#123A5C',
    },
    dark: {
      ...night,
      sky: ['#0A1D40', '#264E80', '#8A7F86'],
      hills: '#2A4A70',
      ground: '#1B416B',
      near: '#0A1E33',
    },
  },
  // Green hills below the tower.
  newzealand: {
    title: 'Sky Tower, Auckland, above green hills',
    seed: 71,
    sun: [300, 210, 46],
    backdrop: 'snow',
    ground: 'meadows',
    light: {
      ...dawn,
      sky: ['#1F6A94', '#86C2D2', '#F5EFD2'],
      sun: '#FFF3C4',
      far: '#8DB4C4',
      snow: '#FFFFFF',
      hills: '#5E9A86',
      landmark: '#24505F',
      lit: '#FFE9B0',
      ground: '#3E7F5C',
      near: '#1B4A37',
    },
    dark: {
      ...night,
      sky: ['#0A2436', '#2A5566', '#8C8A70'],
      hills: '#2C5A4C',
      ground: '#1F4A38',
      near: '#0C241B',
    },
  },
  // A pale evening on the Thames.
  uk: {
    title: 'Elizabeth Tower, Westminster, in the evening',
    seed: 23,
    sun: [400, 300, 40],
    backdrop: 'sky',
    ground: 'water',
    light: {
      ...dawn,
      sky: ['#4A4E86', '#A79BC4', '#F6D3C0'],
      sun: '#FFEBD6',
      hills: '#8E86B4',
      landmark: '#373A6E',
      lit: '#FFD88F',
      ground: '#6C6CA6',
      near: '#26284F',
    },
    dark: {
      ...night,
      sky: ['#161733', '#3E3A66', '#8C6670'],
      hills: '#3B3860',
      ground: '#2C2D57',
      near: '#101128',
    },
  },
  // The blue hour, windows lit.
  usa: {
    title: 'New York skyline at the blue hour',
    seed: 37,
    sun: [300, 380, 54],
    backdrop: 'sky',
    ground: 'water',
    light: {
      ...dawn,
      sky: ['#101F57', '#3D5BB0', '#F09A7A'],
      sun: '#FFC59B',
      hills: '#4A5FA8',
      landmark: '#16245C',
      lit: '#FFDF8A',
      ground: '#2B3F8C',
      near: '#0C1538',
    },
    dark: { ...night, sky: ['#060C26', '#1C2C66', '#8A4F4F'], ground: '#141F4E', near: '#060A1C' },
  },
  // Winter light, pines and snow.
  canada: {
    title: 'CN Tower, Toronto, in winter light',
    seed: 41,
    sun: [470, 220, 44],
    backdrop: 'snow',
    ground: 'pines',
    light: {
      ...dawn,
      sky: ['#2C6BA6', '#9CCAE6', '#F3F4F2'],
      sun: '#FFFBE8',
      far: '#9DB9D2',
      snow: '#FFFFFF',
      hills: '#7FA3C2',
      landmark: '#2B4E74',
      lit: '#FFE3A6',
      ground: '#E9F1F7',
      near: '#1F4B4A',
    },
    dark: {
      ...night,
      sky: ['#0B2138', '#2D5674', '#7F8A94'],
      hills: '#3A5A76',
      landmark: '#12263C',
      ground: '#5F7688',
      near: '#0B2424',
    },
  },
  // Gold over the dunes.
  dubai: {
    title: 'Burj Khalifa, Dubai, above the dunes',
    seed: 59,
    sun: [430, 250, 74],
    backdrop: 'sky',
    ground: 'dunes',
    light: {
      ...dawn,
      sky: ['#8A4B5E', '#E39A6B', '#FCE7B8'],
      sun: '#FFF2C9',
      hills: '#D9A27A',
      landmark: '#7A4458',
      lit: '#FFF0C0',
      ground: '#D8A25E',
      near: '#8A5430',
    },
    dark: {
      ...night,
      sky: ['#2A1526', '#6E3F3C', '#B07F58'],
      hills: '#6A4438',
      landmark: '#2C1726',
      ground: '#6B4A2B',
      near: '#2B1810',
    },
  },
  // A quiet evening behind lime trees.
  germany: {
    title: 'Brandenburg Gate, Berlin, in the evening',
    seed: 83,
    sun: [800, 330, 60],
    backdrop: 'hills',
    ground: 'meadows',
    light: {
      ...dawn,
      sky: ['#2F4C78', '#8FA9C2', '#F6DFB4'],
      sun: '#FFEFC4',
      hills: '#8AA08A',
      landmark: '#6A5A4A',
      lit: '#FFDF9A',
      ground: '#7E8F5A',
      near: '#35452B',
    },
    dark: {
      ...night,
      sky: ['#0F1B30', '#34495E', '#8F7A58'],
      hills: '#36463A',
      landmark: '#241D17',
      ground: '#3A4529',
      near: '#161D11',
    },
  },
  // The site's own: mountains at dawn.
  ridge: {
    title: 'Mountain ridge at dawn',
    seed: 5,
    sun: [520, 300, 52],
    backdrop: 'snow',
    ground: 'slopes',
    light: dawn,
    dark: night,
  },
};
