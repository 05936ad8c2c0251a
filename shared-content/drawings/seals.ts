import { svg } from './svg.ts';

interface SealDrawing {
  file: string;
  ring: string;
  colour: string;
  light: string;
  /** Drawn around (60, 60), about 36 wide. */
  centre: string;
  shape: 'rosette' | 'ring' | 'shield';
}

export const seals: readonly SealDrawing[] = [
  {
    file: 'study-counsellors.svg',
    ring: 'ASSOCIATION OF STUDY COUNSELLORS •',
    colour: '#1F3A8A',
    light: '#F2C94C',
    centre: '<path d="m60 40 20 9-20 9-20-9zM47 55v9c7 6 19 6 26 0v-9l-13 6zM79 51h2v14h-2z"/>',
    shape: 'ring',
  },
  {
    file: 'himalayan-education-forum.svg',
    ring: 'HIMALAYAN EDUCATION FORUM •',
    colour: '#0B6B4F',
    light: '#DFF4EC',
    centre: '<path d="M36 74 52 46l8 13 6-9 18 24z"/><circle cx="74" cy="46" r="5"/>',
    shape: 'ring',
  },
  {
    file: 'fair-advice-charter.svg',
    ring: 'FAIR ADVICE CHARTER • SIGNATORY •',
    colour: '#8C0D2E',
    light: '#FBE3D2',
    centre: '<path d="M58 40h4v30h12v4H46v-4h12zM42 46h36v3H42zM36 62l7-14 7 14zM70 62l7-14 7 14z"/>',
    shape: 'shield',
  },
  {
    file: 'certified-counsellors.svg',
    ring: 'CERTIFIED COUNSELLOR TRAINING •',
    colour: '#7A4B00',
    light: '#FFE7A8',
    centre: '<path d="m54 66-10-10-6 6 16 16 28-30-6-6z"/>',
    shape: 'rosette',
  },
  {
    file: 'visa-guidance.svg',
    ring: 'VISA GUIDANCE • LEVEL TWO •',
    colour: '#46388A',
    light: '#E4DCF7',
    centre:
      '<path d="M42 42h36v36H42z"/><path fill="none" stroke="#46388A" stroke-width="3" d="M60 50a9 9 0 1 0 .1 0M51 59h18M60 50q7 9 0 18q-7-9 0-18M49 73h22"/>',
    shape: 'rosette',
  },
  {
    file: 'data-care.svg',
    ring: 'CARE OF PERSONAL DATA • CHECKED •',
    colour: '#14446B',
    light: '#CDE6FF',
    centre:
      '<path d="M46 58h28v20H46z"/><path fill="none" stroke="#CDE6FF" stroke-width="5" d="M51 58v-6a9 9 0 0 1 18 0v6"/><circle cx="60" cy="67" r="3.5" fill="#14446B"/>',
    shape: 'shield',
  },
];

const outlines: Record<SealDrawing['shape'], (colour: string) => string> = {
  ring: (colour) => `<circle cx="60" cy="60" r="57" fill="${colour}"/>`,
  rosette: (colour) =>
    `<g fill="${colour}">${Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8;
      return `<circle cx="${(60 + 49 * Math.cos(angle)).toFixed(1)}" cy="${(60 + 49 * Math.sin(angle)).toFixed(1)}" r="10"/>`;
    }).join('')}<circle cx="60" cy="60" r="50"/></g>`,
  shield: (colour) =>
    `<path fill="${colour}" d="M60 2c17 9 34 11 50 10 4 48-8 82-50 106C18 94 6 60 10 12c16 1 33-1 50-10z"/>`,
};

/** A seal of 120 × 120 with its name around it. */
export const drawSeal = ({ ring, colour, light, centre, shape }: SealDrawing): string =>
  svg(
    120,
    120,
    `${outlines[shape](colour)}<circle cx="60" cy="60" r="46" fill="none" stroke="${light}"/><circle cx="60" cy="60" r="30" fill="none" stroke="${light}" stroke-width="2"/><path id="r" fill="none" d="M60 96a36 36 0 1 1 .1 0"/><text fill="${light}" font-family="Arial,Helvetica,sans-serif" font-size="8.5" font-weight="700"><textPath href="#r" textLength="218">${ring}</textPath></text><g fill="${light}">${centre}</g>`,
  );
