import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../repository.ts';

test('the rules for imports see libraries whose code is in a folder dist', () => {
  const file = 'shared-host/src/routing/site-routes.tsx';
  const json = execFileSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--output-type', 'json', '--collapse', '^node_modules/[^/]+/', file],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { modules } = JSON.parse(json) as {
    modules: { source: string; dependencies: { resolved: string }[] }[];
  };
  const imported = modules.find(({ source }) => source === file)?.dependencies ?? [];
  expect(imported.map(({ resolved }) => resolved)).toContainEqual(
    expect.stringMatching(/^node_modules\/react-router/),
  );
}, 60_000);
