import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawFrame, FILM_SECONDS, margin } from './draw-frame.ts';

/**
 * Records the committed hero films: `npm run film -w mfe-marketing`. Needs ffmpeg (with libx264) on the PATH.
 * Other commands do not, because the films are committed.
 */
const FRAMES_PER_SECOND = 20;
const folder = mkdtempSync(join(tmpdir(), 'film-'));
const frames = FILM_SECONDS * FRAMES_PER_SECOND;
for (let index = 0; index < frames; index++) {
  // biome-ignore lint/style/noRestrictedGlobals: no code of a page
  await sharp(Buffer.from(drawFrame(index / frames)))
    .extract({ left: margin, top: 0, width: 1200, height: 630 })
    .resize(1280, 672)
    .png()
    .toFile(join(folder, `${String(index).padStart(4, '0')}.png`));
}
const encode = (width: number, height: number, quality: number, name: string) =>
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(folder, '%04d.png'),
    '-vf',
    `scale=${width}:${height}`,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    String(quality),
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-an',
    new URL(name, import.meta.url).pathname,
  ]);
encode(1280, 672, 31, 'hero-720.mp4');
encode(672, 352, 30, 'hero-360.mp4');
rmSync(folder, { recursive: true });
