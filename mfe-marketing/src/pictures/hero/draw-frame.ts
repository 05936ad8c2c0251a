import { drawScene, randomFrom, sceneSize } from 'shared-ui/scenes/draw';

/** Length of the loop. All movement returns to its start after it. */
export const FILM_SECONDS = 12;

/** Margin on the left and right, in the scene's units. */
export const margin = 60;

const mist = (y: number, height: number, opacity: number, shift: number) => {
  const { width } = sceneSize;
  const x = -width + ((shift * width) % width);
  const band = `M0 ${y}q150 ${-height} 300 0t300 0 300 0 300 0 300 0 300 0 300 0 300 0v${height * 1.4}q-150 ${height} -300 0t-300 0-300 0-300 0-300 0-300 0-300 0-300 0Z`;
  return `<path d="${band}" fill="#FBEFE8" opacity="${opacity}" filter="url(#f)" transform="translate(${x.toFixed(2)} 0)"/>`;
};

/** A frame of the hero film at `t` (0–1 of the loop): the still scene with drifting mist, stars and two birds. */
export function drawFrame(t: number): string {
  const random = randomFrom(9);
  const stars = Array.from({ length: 26 }, () => {
    const [x, y, phase] = [random() * 1200, random() * 170, random()];
    const glow = 0.25 + 0.3 * (1 + Math.sin(2 * Math.PI * (t + phase)));
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="1.6" fill="#fff" opacity="${glow.toFixed(3)}"/>`;
  }).join('');
  const halo = 96 + 8 * Math.sin(2 * Math.PI * t);
  const birds = [0, 1]
    .map((n) => {
      const x = 260 + 700 * t + n * 46;
      const y = 215 - 30 * Math.sin(Math.PI * t) + n * 14;
      const wing = 9 * Math.sin(2 * Math.PI * (t * 18 + n * 0.3));
      const fade = Math.min(1, t * 8, (1 - t) * 8);
      return `<path d="M${x - 13} ${y - wing}Q${x - 5} ${y - 4} ${x} ${y}Q${x + 5} ${y - 4} ${x + 13} ${y - wing}" fill="none" stroke="#12203A" stroke-width="2.4" stroke-linecap="round" opacity="${fade.toFixed(3)}"/>`;
    })
    .join('');
  const sky = `<circle cx="520" cy="300" r="${halo.toFixed(1)}" fill="#FFE3B8" opacity=".16"/>${stars}`;
  const moving =
    '<filter id="f"><feGaussianBlur stdDeviation="14"/></filter>' +
    mist(418, 26, 0.34, t) +
    mist(478, 20, 0.26, 2 * t) +
    birds;
  // Wider than the frame: a blur fades out at the edge of the drawing. `record.ts` crops the margin.
  return drawScene('ridge')
    .replace(
      /viewBox="[^"]*" width="\d+"/,
      `viewBox="${-margin} 0 ${1200 + 2 * margin} 630" width="${1200 + 2 * margin}"`,
    )
    .replace('<path class="a"', `${sky}<path class="a"`)
    .replace('</svg>', `${moving}</svg>`);
}
