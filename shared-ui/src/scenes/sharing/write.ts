import sharp from 'sharp';
import { drawScene, sceneNames } from '../draw/index.ts';

/** Writes the committed Open Graph pictures, 1200×630, one per scene: `npm run sharing -w shared-ui`. */
for (const name of sceneNames) {
  // Light colours only: the pictures are shown on light and dark surfaces.
  const svg = drawScene(name, 'light');
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(new URL(`${name}.png`, import.meta.url).pathname);
}
