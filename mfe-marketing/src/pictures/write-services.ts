import { mkdirSync, writeFileSync } from 'node:fs';
import { services } from '../services/services.ts';
import { drawService } from './draw-service.ts';

/** Writes the committed pictures of the services: `npm run pictures -w mfe-marketing`. */
const folder = new URL('./services/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [index, { slug, label }] of services.entries()) {
  writeFileSync(new URL(`${slug}.svg`, folder), `${drawService(slug, label, 101 + index * 7)}\n`);
}
