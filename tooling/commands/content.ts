import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ContentError,
  DEMONSTRATION_PACK,
  formatProblem,
  readContentPack,
  referenceMarkdown,
  startingPack,
  withoutPassword,
} from 'shared-content';
import { callerPath } from '../cli/caller-path.ts';
import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { remarksOn } from '../content/remarks.ts';
import { readServed, unservedLinks } from '../content/unserved-links.ts';

const USAGE = `npm run content -- check [folder or address]   checks a content pack; without one: $CONTENT, else content/
npm run content -- new <name>                   writes a commented starting pack into the folder <name>
npm run content -- reference                    prints the tables of all fields for docs/content.md`;

/** `npm run content`: checks a content pack, or writes a starting pack. */
runCommand(async () => {
  const [action, argument, ...rest] = readArguments(USAGE, { allowPositionals: true }).positionals;
  if (rest.length > 0) throw new CommandError(USAGE);
  if (action === 'check' && argument) await check(argument, packAt(argument));
  else if (action === 'check') await check(process.env.CONTENT || DEMONSTRATION_PACK);
  else if (action === 'new' && argument) create(argument);
  else if (action === 'reference') printLine(referenceMarkdown());
  else throw new CommandError(USAGE);
});

/** The folder that the caller names, or an address. */
function packAt(given: string): string {
  return given.includes('://') ? given : callerPath(given);
}

async function check(source: string, location = source) {
  try {
    const read = await readContentPack(location, { refuseIncomplete: true });
    const { pack, pictures, warnings: ofFiles } = read;
    const warnings = [...ofFiles, ...unservedLinks(pack, await readServed())];
    for (const warning of warnings) printLine(`warning: ${formatProblem(warning)}`);
    for (const remark of remarksOn(read)) printLine(`note: ${formatProblem(remark)}`);
    printLine(
      `${pack.brand.name}: ${count(pack.branches.length, 'branch', 'branches')}, ${count(pictures.size, 'picture')}, no errors, ${count(warnings.length, 'warning')}`,
    );
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new CommandError(
      `${error.message}\n${count(error.problems.length, 'error')} in ${withoutPassword(source)}`,
    );
  }
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function create(name: string) {
  if (name.includes('://'))
    throw new CommandError('new writes a folder of this machine: give its name, such as my-content.');
  const folder = callerPath(name);
  if (existsSync(folder))
    throw new CommandError(`${name} exists already: choose another name, or delete it.`);
  for (const [file, text] of startingPack(path.basename(folder))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  mkdirSync(path.join(folder, 'pictures'));
  printLine(
    `Wrote ${name}. Fill it in with a text editor, check it with\n  npm run content -- check ${name}\nand look at it with\n  CONTENT=${path.relative('.', folder)} npm start`,
  );
}
