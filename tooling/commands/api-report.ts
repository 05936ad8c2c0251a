import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem, runCommand } from '../processes/problem.ts';
import { root } from '../processes/root.ts';
import { judgeChange, readApi, readReport, reportFile, sharedPackages } from '../release/api-report.ts';

/** `npm run api-report`: writes what the shared packages export, so that a change of contract is a visible diff. */
runCommand(async () => {
  for (const name of sharedPackages) {
    const folder = path.join(root, name);
    const api = readApi(folder);
    if (existsSync(reportFile(folder))) {
      const verdict = judgeChange(readReport(folder), api);
      if (!verdict.ok) throw new Problem(`${name}: ${verdict.reason}`);
    }
    writeFileSync(reportFile(folder), `${JSON.stringify(api, null, 2)}\n`);
    process.stdout.write(`${name}/api-report.json: ${api.values.length} values, ${api.types.length} types\n`);
  }
});
