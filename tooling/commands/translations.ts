import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { root, workspaces } from '../repository.ts';
import {
  compareTranslations,
  describeFinding,
  needsTranslation,
  readTranslations,
  unusedTexts,
} from '../translations/compare.ts';
import { exportPo, importPo } from '../translations/po-file.ts';

const LANGUAGE = 'ne';
const USAGE = `npm run translations                                    lists what is missing, unknown or unused
npm run translations -- export <workspace> <file.po>    writes the texts of a workspace for translators
npm run translations -- import <workspace> <file.po>    writes their translations into the workspace`;

/** `npm run translations`: checks the translations of all workspaces, and exchanges PO files with translators. */
runCommand(async () => {
  const [command, workspace, file] = readArguments(USAGE, { allowPositionals: true }).positionals;
  if (!command) return checkAll();
  if (!workspace || !file || !['export', 'import'].includes(command)) throw new CommandError(USAGE);
  const folder = path.join(root, workspace);
  if (!existsSync(path.join(folder, 'src'))) throw new CommandError(`There is no workspace ${workspace}.`);
  const files = readTranslations(folder, LANGUAGE);
  if (command === 'export') {
    if (!existsSync(path.dirname(file)))
      throw new CommandError(`${file} cannot be written: there is no folder ${path.dirname(file)}.`);
    writeFileSync(file, exportPo(files, LANGUAGE));
    printLine(`Wrote ${file}.`);
    return;
  }
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const { written, refused } = importPo(folder, files, LANGUAGE, readFileSync(file));
  for (const one of written) printLine(`Wrote ${workspace}/${one}.`);
  if (refused.length > 0)
    throw new CommandError(
      `Not taken over:\n${refused.map(({ text, reason }) => `  ${text}: ${reason}`).join('\n')}`,
    );
});

/** Every workspace, and every remote that declares the language or has begun its translation, is complete in it. */
function checkAll(): void {
  const faults = workspaces.flatMap((workspace) => {
    const folder = path.join(root, workspace);
    const files = readTranslations(folder, LANGUAGE);
    if (files.length === 0) return [];
    for (const finding of unusedTexts(folder, files))
      printLine(`${workspace}/${describeFinding('en', finding)}`);
    if (!needsTranslation(folder, files, LANGUAGE)) return [];
    return compareTranslations(files).map((finding) => `${workspace}/${describeFinding(LANGUAGE, finding)}`);
  });
  if (faults.length > 0) throw new CommandError(`${faults.join('\n')}\n${faults.length} faults.`);
  printLine('All translations are complete.');
}
