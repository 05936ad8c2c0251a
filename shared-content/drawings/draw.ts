/**
 * Draws the pictures of the demonstration pack into content/pictures:
 * `node shared-content/drawings/draw.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawLogo, firstRow, institutionFile, secondRow } from './logos.ts';
import { drawMap, maps } from './maps.ts';
import { drawPortrait, people } from './portraits.ts';
import { drawSeal, seals } from './seals.ts';

const folder = path.resolve(import.meta.dirname, '../../content/pictures');

function write(name: string, drawing: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, drawing);
}

for (const [index, institution] of [...firstRow, ...secondRow].entries())
  write(`partners/${institutionFile(institution)}`, drawLogo(institution, index));
for (const person of people) write(`people/${person.file}`, drawPortrait(person));
for (const seal of seals) write(`seals/${seal.file}`, drawSeal(seal));
for (const map of maps) write(map.file, drawMap(map));
