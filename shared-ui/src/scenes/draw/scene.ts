import { type Landmark, landmarks } from './landmarks.ts';
import { ridgePath, sceneSize, snowRange } from './ridge.ts';

export type SceneName = keyof typeof landmarks;

export const sceneNames = Object.keys(landmarks) as SceneName[];

/** Each destination has a seed, and so mountains of its own. */
const seeds: Record<SceneName, number> = {
  australia: 11,
  newzealand: 71,
  uk: 23,
  usa: 37,
  canada: 41,
  dubai: 59,
  ridge: 5,
};

/** Title of the picture when its file is opened alone. */
const titles: Record<SceneName, string> = {
  australia: 'Sydney Opera House at dawn',
  newzealand: 'Sky Tower, Auckland, at dawn',
  uk: 'Elizabeth Tower, Westminster, at dawn',
  usa: 'New York skyline at dawn',
  canada: 'CN Tower, Toronto, at dawn',
  dubai: 'Burj Khalifa, Dubai, at dawn',
  ridge: 'Mountain ridge at dawn',
};

/** Gradient from night to dawn; the dark scheme has more night. */
const style = `
.s0{stop-color:#172C6B}.s1{stop-color:#5E74B8}.s2{stop-color:#F7C9A9}
.a{fill:#8FA0D3}.w{fill:#FBEFE8}.b{fill:#5B70B0}.m{fill:#22377F}.l{fill:#FFD9A0}.e{stroke:#22377F;stroke-width:5}.c{fill:#2C4590}.d{fill:#12203A}.o{fill:#FFE3B8}
@media(prefers-color-scheme:dark){.s0{stop-color:#0A1230}.s1{stop-color:#26376F}.s2{stop-color:#A8706F}
.a{fill:#4C5D95}.w{fill:#B9C3E6}.b{fill:#33467F}.m{fill:#131F4A}.c{fill:#1C2C62}.d{fill:#0A1224}.o{fill:#E9B98F}}`.replaceAll(
  '\n',
  '',
);

/** The scene as a complete SVG file: sky, sun, far range with snow, middle range, landmark, near slopes. */
export function drawScene(name: SceneName): string {
  const { width, height } = sceneSize;
  const seed = seeds[name];
  const far = snowRange({ seed, y: 400, rise: 170, peaks: 8 });
  const landmark: Landmark | null = landmarks[name];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${titles[name]}</title>`,
    `<style>${style}</style>`,
    '<linearGradient id="k" x2="0" y2="1"><stop class="s0"/><stop offset=".38" class="s1"/><stop offset=".64" class="s2"/></linearGradient>',
    `<path fill="url(#k)" d="M0 0h${width}v${height}H0Z"/>`,
    '<circle class="o" cx="520" cy="300" r="52"/><circle class="o" cx="520" cy="300" r="92" opacity=".25"/>',
    `<path class="a" d="${far.rock}"/>`,
    `<path class="w" d="${far.snow}"/>`,
    `<path class="b" d="${ridgePath({ seed: seed + 1, y: 440, rise: 90, steps: 40 })}"/>`,
    landmark ? `<path class="m" d="${landmark.shape}"/>` : '',
    landmark?.light ? `<path class="${landmark.edged ? 'l e' : 'l'}" d="${landmark.light}"/>` : '',
    `<path class="c" d="${ridgePath({ seed: seed + 2, y: 492, rise: 34, steps: 30 })}"/>`,
    `<path class="d" d="${ridgePath({ seed: seed + 3, y: 575, rise: 46, steps: 40 })}"/>`,
    '</svg>',
  ].join('');
}
