/** Size of every scene: that of Open Graph pictures, so that one drawing serves page, card and sharing. */
export const sceneSize = { width: 1200, height: 630 } as const;

/** Repeatable pseudo-random numbers (mulberry32): the same seed draws the same ridge on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface RidgeOptions {
  seed: number;
  /** Mean height of the line, from the top. */
  y: number;
  /** Height of the peaks above and below it. */
  rise: number;
  /** Number of line segments: many for a near, rough ridge. */
  steps: number;
  /** Bottom edge of the filled area. */
  floor?: number;
}

export type Point = readonly [x: number, y: number];

/** The outline of a ridge by midpoint displacement, with peaks of all sizes. */
function ridgeLine({ seed, y, rise, steps }: RidgeOptions): Point[] {
  const random = randomFrom(seed);
  let points: Point[] = [
    [0, y + (random() - 0.5) * rise],
    [sceneSize.width, y + (random() - 0.5) * rise],
  ];
  let offset = rise;
  while (points.length < steps) {
    const next: Point[] = [points[0]!];
    for (let i = 1; i < points.length; i++) {
      const [x0, y0] = points[i - 1]!;
      const [x1, y1] = points[i]!;
      next.push([Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2 + (random() - 0.5) * offset)], [x1, y1]);
    }
    points = next;
    offset *= 0.55;
  }
  return points.map(([x, py]) => [Math.round(x), Math.round(py)]);
}

/** The ridge as a closed path down to the floor. */
export function ridgePath(options: RidgeOptions): string {
  const floor = options.floor ?? sceneSize.height;
  const line = ridgeLine(options)
    .map(([x, y]) => `${x} ${y}`)
    .join('L');
  return `M0 ${floor}L${line}L${sceneSize.width} ${floor}Z`;
}

export interface RangeOptions {
  seed: number;
  /** Height of the valleys, from the top. */
  y: number;
  /** Height of the highest peak above the valleys. */
  rise: number;
  peaks: number;
}

/** A far range of sharp peaks, as two paths: the rock down to the floor, and the snow on the summits. */
export function snowRange({ seed, y, rise, peaks }: RangeOptions): { rock: string; snow: string } {
  const random = randomFrom(seed);
  const span = sceneSize.width / peaks;
  const between = (from: Point, to: Point, at: number, jitter: number): Point => [
    Math.round(from[0] + (to[0] - from[0]) * at),
    Math.round(from[1] + (to[1] - from[1]) * at + (random() - 0.5) * jitter),
  ];
  const rock: Point[] = [];
  let snow = '';
  let valley: Point = [0, Math.round(y - rise * 0.25)];
  for (let i = 0; i < peaks; i++) {
    const peak: Point = [
      Math.round(span * (i + 0.35 + random() * 0.3)),
      Math.round(y - rise * (0.35 + random() * 0.65)),
    ];
    const end: Point =
      i === peaks - 1
        ? [sceneSize.width, Math.round(y - rise * 0.3)]
        : [Math.round(span * (i + 1)), Math.round(y - random() * rise * 0.3)];
    const left = between(valley, peak, 0.62, 8);
    const right = between(peak, end, 0.34, 8);
    rock.push(valley, between(valley, peak, 0.35, 22), left, peak, right, between(peak, end, 0.66, 22));
    const drop = Math.round((Math.max(left[1], right[1]) - peak[1]) * 0.55);
    const third = Math.round((right[0] - left[0]) / 4);
    snow += `M${peak}L${right}l${-third} ${-drop >> 1}L${peak[0]} ${peak[1] + drop + 8}l${-third >> 1} ${-drop >> 1}L${left}Z`;
    valley = end;
  }
  rock.push(valley);
  return { rock: `M0 ${sceneSize.height}L${rock.join('L')}V${sceneSize.height}Z`, snow };
}
