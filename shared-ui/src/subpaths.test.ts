import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const folder = path.join(__dirname, '..');

/** Packages that a module and those it imports by relative path take from outside. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const requests = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)'/gm),
  ];
  return requests.flatMap(([, request = '']) =>
    request.startsWith('.') ? packagesOf(path.join(path.dirname(file), request), seen) : [request],
  );
}

// The remote that uses a subpath bundles it: 5 kB for a second Emotion, which the shell provides through the face.
const subpaths = Object.entries(manifest.exports).filter(([name]) => name !== '.');

test.each(subpaths)('%s takes the styles of the face, not an Emotion of its own', (_name, file) => {
  expect(packagesOf(path.join(folder, file)).filter((name) => name.startsWith('@emotion/styled'))).toEqual(
    [],
  );
});
