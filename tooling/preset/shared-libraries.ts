import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What the shell provides to every remote at run time, by request string (shares match the string, not the file). */
export const sharedRequests = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  'shared-ui',
  'shared-shell',
  'shared-api',
] as const;

const packageOf = (request: string) =>
  request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : (request.split('/')[0] ?? request);

const versionOf = (request: string): string => {
  const require = createRequire(import.meta.url);
  for (const base of require.resolve.paths(packageOf(request)) ?? []) {
    try {
      return JSON.parse(readFileSync(`${base}/${packageOf(request)}/package.json`, 'utf8')).version;
    } catch {
      // Not in this node_modules; the next one up may have it.
    }
  }
  throw new Error(`${request} is shared by the shell but not installed. Run npm install.`);
};

const requestVersions = () =>
  Object.fromEntries(sharedRequests.map((request) => [request, versionOf(request)]));

/**
 * Installed versions of everything that the shell provides, the federation runtime included: written into descriptors
 * and compared before a remote is loaded.
 */
export const sharedVersions = (): Record<string, string> => ({
  ...requestVersions(),
  '@module-federation/runtime': versionOf('@module-federation/enhanced'),
});

const majorRange = (version: string) => `^${version}`;

/**
 * The `shared` option of the federation plugin. The shell is the sole provider: its copies are eager, remotes carry
 * none (`import: false`), and a remote that asks for a version the shell lacks is refused with a clear message
 * (`strictVersion`) instead of a console warning and a second copy of React.
 */
export function sharedConfig(role: 'host' | 'remote') {
  const versions = requestVersions();
  return Object.fromEntries(
    Object.entries(versions).map(([request, version]) => [
      request,
      role === 'host'
        ? { singleton: true, eager: true, strictVersion: true, version, requiredVersion: majorRange(version) }
        : {
            singleton: true,
            import: false as const,
            strictVersion: true,
            requiredVersion: majorRange(version),
          },
    ]),
  );
}
