import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkApiChange,
  descriptorJsonSchema,
  readApi,
  readReport,
  reportFile,
} from 'shared-releases/release';
import { CommandError, runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { sharedPackages } from '../release/local-release.ts';
import { root } from '../repository.ts';

/** `npm run api-report`: writes the exports of the shared packages and the JSON schema of the descriptor to files, so that a change of the contract shows in a diff. */
runCommand(async () => {
  readArguments('npm run api-report', {});
  for (const folder of sharedPackages) {
    const name = path.basename(folder);
    const api = readApi(folder);
    if (existsSync(reportFile(folder))) {
      const verdict = checkApiChange(readReport(folder), api);
      if (!verdict.ok) throw new CommandError(`${name}: ${verdict.reason}`);
    }
    writeFileSync(reportFile(folder), `${JSON.stringify(api, null, 2)}\n`);
    process.stdout.write(`${name}/api-report.json: ${api.values.length} values, ${api.types.length} types\n`);
  }
  const schema = path.join(root, 'shared-releases/remote.schema.json');
  writeFileSync(schema, `${JSON.stringify(descriptorJsonSchema(), null, 2)}\n`);
});
