import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedVersions } from '../preset/shared-libraries.ts';
import { root } from '../repository.ts';
import { publishedPackages } from './published-packages.ts';

interface Manifest {
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The package.json of a folder of the repository. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** The range of a published package, which follows its own semantic version; undefined for others. */
const publishedRange = (name: string): string | undefined => {
  const published = publishedPackages.find((one) => one.name === name);
  return published && `^${readManifest(published.source).version}`;
};

/** The version of a library that the site provides at run time; undefined for others. */
function versionOfSite(name: string): string | undefined {
  const versions = sharedVersions();
  // The packages of federation belong together: each names the others by exact version.
  return versions[name.startsWith('@module-federation/') ? '@module-federation/runtime' : name];
}

/**
 * What a published package names as the version of a dependency. For a library that the site provides at run time it is
 * exactly the site's version: with a range, the first `npm install` after a patch of that library would take a newer
 * version than the site has, and the release would be refused. For everything else it is the range of `source`, or of
 * the repository.
 * @param importedByCode whether its JavaScript imports the dependency, not its types alone
 * @throws Error when `source` does not name a package that its code imports
 */
export const dependencyVersion = (name: string, source: string, importedByCode: boolean): string =>
  publishedRange(name) ?? versionOfSite(name) ?? peerRange(name, source, importedByCode);

/** The range that a published package accepts of a package that the remote's own package.json names. */
export function peerRange(name: string, source: string, importedByCode: boolean): string {
  for (const { dependencies, devDependencies } of [readManifest(source), readManifest('.')]) {
    const range = dependencies?.[name] ?? devDependencies?.[name];
    if (range) return range;
  }
  if (importedByCode) throw new Error(`${source} imports ${name}, which its package.json does not name.`);
  // Inferred types can name a dependency of a dependency.
  return `^${readManifest(path.join('node_modules', name)).version}`;
}

/** Versions for the package.json of a new repository; of what the site provides at run time, exactly the site's. */
export function templateVersions(): Record<string, string> {
  const { devDependencies = {} } = readManifest('.');
  const own = publishedPackages.map(({ name }) => [name, publishedRange(name) ?? '']);
  const { react = '', 'react-dom': dom = '' } = sharedVersions();
  return { ...devDependencies, react, 'react-dom': dom, ...Object.fromEntries(own) };
}
