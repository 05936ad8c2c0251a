import { type Landmark, landmarks } from './landmarks.ts';
import { type Ground, type Palette, type Place, places, type SceneName } from './places.ts';
import { randomFrom, ridgePath, sceneSize, snowRange } from './ridge.ts';

const { width: WIDTH, height: HEIGHT } = sceneSize;
/** Where the ground begins; landmarks stand a little below it. */
const SHORE = 500;

const css = ({ sky, sun, far, snow, hills, landmark, lit, ground, near }: Palette) =>
  `.s0{stop-color:${sky[0]}}.s1{stop-color:${sky[1]}}.s2{stop-color:${sky[2]}}.o{fill:${sun}}.a{fill:${far}}.w{fill:${snow}}.b{fill:${hills}}.m{fill:${landmark}}.l{fill:${lit}}.e{stroke:${landmark};stroke-width:5}.c{fill:${ground}}.d{fill:${near}}`;

/** Both colour schemes, or only the light one for pictures that are shown on other sites. */
const styles = ({ light, dark }: Place, schemes: Schemes) =>
  schemes === 'light' ? css(light) : `${css(light)}@media(prefers-color-scheme:dark){${css(dark)}}`;

type Schemes = 'light' | 'both';

function backdropOf({ backdrop, seed }: Place): string {
  const hills = `<path class="b" d="${ridgePath({ seed: seed + 1, y: 440, rise: backdrop === 'snow' ? 90 : 60, steps: 40 })}"/>`;
  if (backdrop === 'hills') return hills;
  if (backdrop === 'sky')
    return `<g class="w" opacity=".35">${clouds(seed)}</g><path class="b" opacity=".6" d="${ridgePath({ seed: seed + 1, y: 480, rise: 16, steps: 20 })}"/>`;
  const far = snowRange({ seed, y: 400, rise: 170, peaks: 8 });
  return `<path class="a" d="${far.rock}"/><path class="w" d="${far.snow}"/>${hills}`;
}

/** Three banks of cloud. */
function clouds(seed: number): string {
  const random = randomFrom(seed);
  return [0, 1, 2]
    .map((index) => {
      const x = Math.round(60 + index * 380 + random() * 120);
      const y = Math.round(120 + random() * 150);
      return `<path d="M${x} ${y}h${Math.round(170 + random() * 120)}a16 16 0 0 0 0-32h-50a34 34 0 0 0-66-10a26 26 0 0 0-44 10h-20a16 16 0 0 0 0 32Z"/>`;
    })
    .join('');
}

/** Stripes of light on water, denser towards the shore. */
function ripples(seed: number): string {
  const random = randomFrom(seed + 7);
  return Array.from({ length: 16 }, (_, index) => {
    const x = Math.round(random() * (WIDTH - 160));
    return `M${x} ${SHORE + 14 + Math.round(index ** 1.25 * 3)}h${Math.round(40 + random() * 120)}v3H${x}Z`;
  }).join('');
}

/** Two smooth dunes with a shaded side. */
const dune = (y: number, bend: number) =>
  `M0 ${y}C${200 + bend} ${y - 60} ${420 + bend} ${y - 50} ${620 + bend} ${y}S${1040} ${y + 30} ${WIDTH} ${y - 40}V${HEIGHT}H0Z`;

/** A row of pine trees along the bottom. */
function pines(seed: number): string {
  const random = randomFrom(seed + 9);
  return Array.from({ length: 22 }, (_, index) => {
    const x = Math.round(index * 56 + random() * 24 - 10);
    const h = Math.round(60 + random() * 70);
    const y = Math.round(600 + random() * 24);
    return `M${x} ${y}l26-${h >> 1}h-12l18-${h >> 1}l18 ${h >> 1}h-12l26 ${h >> 1}Z`;
  }).join('');
}

const grounds: Readonly<Record<Ground, (seed: number) => string>> = {
  slopes: (seed) =>
    `<path class="c" d="${ridgePath({ seed: seed + 2, y: 492, rise: 34, steps: 30 })}"/><path class="d" d="${ridgePath({ seed: seed + 3, y: 575, rise: 46, steps: 40 })}"/>`,
  water: (seed) =>
    `<path class="c" d="M0 ${SHORE}h${WIDTH}v${HEIGHT - SHORE}H0Z"/><path class="l" opacity=".4" d="${ripples(seed)}"/><path class="d" d="${ridgePath({ seed: seed + 3, y: 612, rise: 18, steps: 20 })}"/>`,
  meadows: (seed) =>
    `<path class="c" d="${ridgePath({ seed: seed + 2, y: 500, rise: 44, steps: 12 })}"/><path class="d" d="${ridgePath({ seed: seed + 3, y: 580, rise: 40, steps: 12 })}"/>`,
  dunes: () => `<path class="c" d="${dune(520, 0)}"/><path class="d" opacity=".85" d="${dune(596, 180)}"/>`,
  pines: (seed) =>
    `<path class="c" d="${ridgePath({ seed: seed + 2, y: 510, rise: 24, steps: 12 })}"/><path class="d" d="${pines(seed)}M0 606h${WIDTH}v${HEIGHT - 606}H0Z"/>`,
};

/**
 * A scene as a complete SVG file: the sky and the light of the place, what lies behind its landmark, the landmark, and
 * the ground before it.
 */
export function drawScene(name: SceneName, schemes: Schemes = 'both'): string {
  const place = places[name];
  const [x, y, radius] = place.sun;
  const landmark: Landmark | null = landmarks[name];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<title>${place.title}</title>`,
    `<style>${styles(place, schemes)}</style>`,
    '<linearGradient id="k" x2="0" y2="1"><stop class="s0"/><stop offset=".42" class="s1"/><stop offset=".72" class="s2"/></linearGradient>',
    `<path fill="url(#k)" d="M0 0h${WIDTH}v${HEIGHT}H0Z"/>`,
    `<circle class="o" cx="${x}" cy="${y}" r="${radius}"/><circle class="o" cx="${x}" cy="${y}" r="${radius + 40}" opacity=".25"/>`,
    backdropOf(place),
    landmark ? `<path class="m" d="${landmark.shape}"/>` : '',
    landmark?.light ? `<path class="${landmark.edged ? 'l e' : 'l'}" d="${landmark.light}"/>` : '',
    grounds[place.ground](place.seed),
    '</svg>',
  ].join('');
}
