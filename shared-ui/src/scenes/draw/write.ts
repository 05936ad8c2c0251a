import { writeFileSync } from 'node:fs';
import { sceneNames } from './places.ts';
import { drawScene } from './scene.ts';

/** Writes the committed pictures: `npm run scenes -w shared-ui`. */
for (const name of sceneNames) {
  writeFileSync(new URL(`../files/${name}.svg`, import.meta.url), `${drawScene(name)}\n`);
}
