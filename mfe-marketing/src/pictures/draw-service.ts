import { ridgePath, snowRange } from 'shared-ui/scenes/draw';
import type { ServiceSlug } from '../services/services.ts';

/** One object per service in flat shapes: `d` dark, `p` pale, `r` rhododendron, `y` marigold. */
const objects: Record<ServiceSlug, string> = {
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
};

const style =
  '.s0{stop-color:#2C4590}.s1{stop-color:#F7C9A9}.a{fill:#8FA0D3}.w{fill:#FBEFE8}.b{fill:#5B70B0}.d{fill:#12203A}.p{fill:#FBFAF7}.r{fill:#B3123B}.y{fill:#F2A900}' +
  '@media(prefers-color-scheme:dark){.s0{stop-color:#0A1230}.s1{stop-color:#8A5A66}.a{fill:#4C5D95}.w{fill:#B9C3E6}.b{fill:#33467F}.p{fill:#DCE3F4}}';

/** The picture of a service: its object before the ridge at dawn, as a complete SVG file. */
export function drawService(slug: ServiceSlug, title: string, seed: number): string {
  const range = snowRange({ seed, y: 470, rise: 150, peaks: 8 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360"><title>${title}</title><style>${style}</style>` +
    '<linearGradient id="k" x2="0" y2="1"><stop class="s0"/><stop offset=".9" class="s1"/></linearGradient><path fill="url(#k)" d="M0 0h480v360H0Z"/>' +
    `<g transform="translate(-${(seed * 53) % 500} -190)"><path class="a" d="${range.rock}"/><path class="w" d="${range.snow}"/>` +
    `<path class="b" d="${ridgePath({ seed: seed + 1, y: 500, rise: 40, steps: 20 })}"/></g>${objects[slug]}</svg>`
  );
}
