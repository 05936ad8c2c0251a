import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { audit, isRefused } from '../dependencies/audit.ts';
import { licenceCounts, readLock, refusedPackages, usedPackages } from '../dependencies/licences.ts';

/**
 * `npm run licences`: the licences of the packages that servers and visitors run, and their known vulnerabilities
 * where the registry answers. Fails on a licence that is not accepted and on vulnerabilities of severity high or critical.
 */
runCommand(async () => {
  readArguments('npm run licences', {});
  const packages = usedPackages(readLock());
  for (const [licence, count] of licenceCounts(packages))
    printLine(`${String(count).padStart(5)}  ${licence}`);
  const refused = refusedPackages(packages);
  if (refused.length > 0)
    throw new CommandError(
      [
        'Licences that are neither accepted nor explained in tooling/dependencies/licences.ts:',
        ...refused.map(({ name, version, licence }) => `  ${name} ${version}: ${licence ?? 'none stated'}`),
        'Replace the package, or add its licence there with the reason.',
      ].join('\n'),
    );
  const found = await audit();
  if (!found) {
    printLine('The registry answers no audits: known vulnerabilities were not checked.');
    return;
  }
  for (const { name, severity, title } of found) printLine(`${severity.padEnd(9)} ${name}: ${title}`);
  printLine(`${found.length} packages with known vulnerabilities`);
  if (found.some(isRefused))
    throw new CommandError(
      'Update the packages of severity high and critical: npm audit names the versions.',
    );
});
