import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, readNewestSet } from 'shared-releases';
import { parseDescriptor } from 'shared-releases/descriptor';
import { CommandError } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readOptions } from './options.ts';

/** Folder in the remote's repository; `tsconfig.json` includes it. */
const TARGET = 'widget-types';

/**
 * Writes the types of widgets that other remotes have released: `widget-types/<remote>.d.ts`, each from the
 * `widgets.d.ts` of that remote's version in the newest set. Files of remotes that offer no types any more disappear.
 */
export async function fetchWidgetTypes(folder: string, args: readonly string[]): Promise<void> {
  const { store, location, channel } = await readOptions(args);
  const { remotes, number } = await readNewestSet(store, channel);
  if (number === 0) throw new CommandError(`Nothing is released on ${channel} in ${location}.`);
  const own = ownName(folder);
  const found: { name: string; version: string; text: string }[] = [];
  for (const [name, { version }] of Object.entries(remotes)) {
    if (name === own) continue;
    const text = await store.get(`${name}/${version}/remote.json`);
    if (!text) continue;
    const { widgetTypes, files } = parseDescriptor(JSON.parse(text.toString('utf8')), name);
    if (!widgetTypes) continue;
    const types = await store.get(`${name}/${version}/${widgetTypes}`);
    if (!types || integrityOf(types) !== files[widgetTypes]?.integrity)
      throw new CommandError(
        `${name} ${version}: ${widgetTypes} in ${location} is missing or has another content.`,
      );
    found.push({ name, version, text: types.toString('utf8') });
  }
  // Only now, so that an error on the way keeps the types that are there.
  const target = path.join(folder, TARGET);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const { name, version, text } of found) {
    writeFileSync(path.join(target, `${name}.d.ts`), `// ${name} ${version}\n${text}`);
    printLine(`${TARGET}/${name}.d.ts (${version})`);
  }
  if (found.length === 0)
    printLine(`No other remote of set ${number} on ${channel} has released types of widgets.`);
}

const ownName = (folder: string): string | null => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : null;
};
