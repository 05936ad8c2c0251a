import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../repository.ts';

test('docs/variables.md is current', () => {
  const command = path.join(root, 'tooling/commands/variables.ts');
  expect(() => execFileSync(process.execPath, [command, '--check'], { stdio: 'pipe' })).not.toThrow();
});
