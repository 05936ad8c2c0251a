import { ridgePath, snowRange } from 'shared-ui/scenes/draw';
import type { ServiceSlug } from '../services/services.ts';

/** Names of the English tests with a page of their own. */
export const testNames = ['ielts', 'toefl', 'pte'] as const;
export type TestName = (typeof testNames)[number];

/** One object per service and test in flat shapes: `d` dark, `p` pale, `r` rhododendron, `y` marigold. */
const objects: Record<ServiceSlug | TestName, string> = {
  'accomodation-assistance':
    '<path class="p" d="M150 290V180L240 110L330 180V290Z"/><path class="r" d="M126 192L240 96L354 192L340 208L240 124L140 208Z"/><path class="d" d="M218 290V226h44V290Z"/><path class="y" d="M170 206h32v30h-32ZM278 206h32v30h-32Z"/>',
  'career-counseling':
    '<path class="d" d="M232 96h16V300h-16Z"/><path class="y" d="M150 112H330L358 138L330 164H150Z"/><path class="p" d="M330 182H152L122 208L152 234H330Z"/><path class="r" d="M222 300h36v10h-36Z"/>',
  'right-university-selection':
    '<path class="p" d="M134 280h212v20H134ZM150 176h180v14H150Z"/><path class="r" d="M134 176L240 108L346 176Z"/><path class="p" d="M160 194h22v82h-22ZM206 194h22v82h-22ZM252 194h22v82h-22ZM298 194h22v82h-22Z"/><circle class="y" cx="240" cy="150" r="12"/>',
  'health-care':
    '<path class="p" d="M240 96C280 122 312 128 340 130C340 220 304 274 240 304C176 274 140 220 140 130C168 128 200 122 240 96Z"/><path class="r" d="M224 150h32v34h34v32h-34v34h-32v-34h-34v-32h34Z"/>',
  'interview-assistance':
    '<path class="p" d="M120 120h150a18 18 0 0 1 18 18v66a18 18 0 0 1-18 18H180l-38 34v-34h-22a18 18 0 0 1-18-18v-66a18 18 0 0 1 18-18Z"/><path class="y" d="M240 176h112a18 18 0 0 1 18 18v62a18 18 0 0 1-18 18h-8v32l-38-32h-66a18 18 0 0 1-18-18v-62a18 18 0 0 1 18-18Z"/><path class="d" d="M132 152h120v10H132ZM132 180h74v10h-74ZM250 206h92v10h-92ZM250 232h62v10h-62Z"/>',
  'test-preparation':
    '<path class="p" d="M150 100h140v200H150Z"/><path class="d" d="M172 130h96v9h-96ZM172 160h96v9h-96ZM172 190h66v9h-66Z"/><path class="r" d="M172 222h22v22h-22ZM172 256h22v22h-22Z"/><path class="y" d="M318 108L346 124L270 262L240 280L242 246Z"/><path class="d" d="M240 280L241 262L256 271Z"/>',
  'documentation-guidance':
    '<path class="y" d="M124 134h88l20 22h124v144H124Z"/><path class="p" d="M160 100h150v160H160Z"/><path class="d" d="M180 126h110v9H180ZM180 152h110v9H180ZM180 178h72v9h-72Z"/><path class="r" d="M108 196h240l-22 104H124Z"/>',
  scholarship:
    '<path class="d" d="M240 112L368 166L240 220L112 166Z"/><path class="p" d="M168 196v54c40 30 104 30 144 0v-54L240 226Z"/><path class="y" d="M346 172h8v74h-8Z"/><circle class="r" cx="350" cy="258" r="16"/>',
  'visa-assistance':
    '<path class="r" d="M158 96h152a12 12 0 0 1 12 12v184a12 12 0 0 1-12 12H158Z"/><circle class="y" cx="240" cy="176" r="42"/><path class="r" d="M232 138h16v76h-16ZM202 168h76v16h-76Z"/><path class="p" d="M190 244h100v12H190ZM206 268h68v10h-68Z"/>',
  // Headphones, and what is said into them.
  ielts:
    '<path class="d" d="M126 236v-30a92 92 0 0 1 184 0v30h-22v-30a70 70 0 0 0-140 0v30Z"/><rect class="r" x="112" y="214" width="44" height="78" rx="16"/><rect class="r" x="280" y="214" width="44" height="78" rx="16"/><path class="p" d="M318 92h74a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14h-36l-26 26v-26h-12a14 14 0 0 1-14-14v-44a14 14 0 0 1 14-14Z"/><path class="d" d="M322 112h66v9h-66ZM322 134h42v9h-42Z"/>',
  // A computer on a campus desk.
  toefl:
    '<path class="d" d="M112 116a12 12 0 0 1 12-12h232a12 12 0 0 1 12 12v140H112Z"/><path class="p" d="M128 122h224v118H128Z"/><path class="d" d="M148 142h120v10H148ZM148 166h184v8H148ZM148 186h160v8H148ZM148 206h90v8h-90Z"/><path class="r" d="M286 206h46v18h-46Z"/><path class="p" d="M92 262h296l-22 34H114Z"/><path class="y" d="M206 270h68v10h-68Z"/>',
  // A microphone and its sound wave.
  pte: '<rect class="r" x="210" y="92" width="60" height="116" rx="30"/><path class="d" d="M184 170h16a40 40 0 0 0 80 0h16a56 56 0 0 1-48 55v37h34v16H198v-16h34v-37a56 56 0 0 1-48-55Z"/><path class="y" d="M118 142h12v64h-12ZM94 158h12v32H94ZM142 122h12v104h-12ZM326 122h12v104h-12ZM350 142h12v64h-12ZM374 158h12v32h-12Z"/><path class="p" d="M224 116h32v8h-32ZM224 134h32v8h-32ZM224 152h32v8h-32Z"/>',
};

/** Sky from top to horizon, far range and near hills: the light of each subject. */
const lights: Record<
  ServiceSlug | TestName,
  readonly [top: string, horizon: string, far: string, near: string]
> = {
  'accomodation-assistance': ['#5A3E78', '#F6B48A', '#B08BB0', '#74558F'],
  'career-counseling': ['#2C4590', '#F7C9A9', '#8FA0D3', '#5B70B0'],
  'right-university-selection': ['#1F6A5C', '#EEDFA8', '#86B7A0', '#4C8A73'],
  'health-care': ['#176B87', '#D8EFE6', '#8CC4C9', '#4E97A5'],
  'interview-assistance': ['#3F3A86', '#EBC4DD', '#A79BD0', '#6E62AC'],
  'test-preparation': ['#1B4F9C', '#CFE4F5', '#8DB4DC', '#4F82BD'],
  'documentation-guidance': ['#7A5A2E', '#F8E3B4', '#D0B083', '#A17F4F'],
  scholarship: ['#8A4B1F', '#FBDD9B', '#DBA46A', '#AE733C'],
  'visa-assistance': ['#20608F', '#F4D9C4', '#90B8D6', '#5488B3'],
  ielts: ['#7B2340', '#F5C8B4', '#C58A98', '#9A5468'],
  toefl: ['#14507A', '#DCEBDD', '#86B0BF', '#4B8199'],
  pte: ['#1E5B3C', '#E9E7B5', '#8DBA94', '#528A63'],
};

const style = (name: ServiceSlug | TestName) => {
  const [top, horizon, far, near] = lights[name];
  return `.s0{stop-color:${top}}.s1{stop-color:${horizon}}.a{fill:${far}}.b{fill:${near}}${shapeStyle}`;
};

const shapeStyle =
  '.w{fill:#FBEFE8}.d{fill:#12203A}.p{fill:#FBFAF7}.r{fill:#B3123B}.y{fill:#F2A900}' +
  '@media(prefers-color-scheme:dark){.k,.h{filter:brightness(.55)}.w{fill:#B9C3E6}.p{fill:#DCE3F4}}';

/** The picture of a service or a test: its object before mountains in its own light, as a complete SVG file. */
export function drawSubject(slug: ServiceSlug | TestName, title: string, seed: number): string {
  const range = snowRange({ seed, y: 470, rise: 150, peaks: 8 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360"><title>${title}</title><style>${style(slug)}</style>` +
    '<linearGradient id="k" x2="0" y2="1"><stop class="s0"/><stop offset=".9" class="s1"/></linearGradient><path class="k" fill="url(#k)" d="M0 0h480v360H0Z"/>' +
    `<g class="h" transform="translate(-${(seed * 53) % 500} -190)"><path class="a" d="${range.rock}"/><path class="w" d="${range.snow}"/>` +
    `<path class="b" d="${ridgePath({ seed: seed + 1, y: 500, rise: 40, steps: 20 })}"/></g>${objects[slug]}</svg>`
  );
}
