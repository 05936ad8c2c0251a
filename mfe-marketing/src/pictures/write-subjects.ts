import { mkdirSync, writeFileSync } from 'node:fs';
import { services } from '../services/services.ts';
import { drawSubject, testNames } from './draw-subject.ts';

/** Writes the committed pictures of services and tests: `npm run pictures -w mfe-marketing`. */
const write = (folder: string, slug: Parameters<typeof drawSubject>[0], title: string, seed: number) => {
  const directory = new URL(`./${folder}/`, import.meta.url);
  mkdirSync(directory, { recursive: true });
  writeFileSync(new URL(`${slug}.svg`, directory), `${drawSubject(slug, title, seed)}\n`);
};
for (const [index, { slug, label }] of services.entries()) write('services', slug, label, 101 + index * 7);
for (const [index, name] of testNames.entries()) write('tests', name, name.toUpperCase(), 211 + index * 7);
