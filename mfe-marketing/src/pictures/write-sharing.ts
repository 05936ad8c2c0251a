import { mkdirSync } from 'node:fs';
import { drawScene, sceneNames } from 'shared-ui/scenes/draw';
import sharp from 'sharp';

/** Writes the committed Open Graph pictures, 1200×630, one per scene: `npm run pictures -w mfe-marketing`. */
const folder = new URL('./sharing/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of sceneNames) {
  // The pictures are shown on light and dark surfaces alike: the light colours only.
  const svg = drawScene(name).replace(/@media\(prefers-color-scheme:dark\)\{.*\}\}/, '');
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(new URL(`${name}.png`, folder).pathname);
}
