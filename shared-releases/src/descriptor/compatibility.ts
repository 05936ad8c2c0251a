import { satisfies, valid, validRange } from 'semver';
import type { RemoteDescriptor } from './descriptor.ts';

/** Versions that a remote is checked against. */
export interface ShellVersions {
  /** The shell's semantic version, without content tag. */
  version: string;
  /** Versions of the shared libraries it provides, by request string. */
  shared: Readonly<Record<string, string>>;
}

/**
 * Whether a remote may run under a shell. Versions that cannot be parsed are refused, so that the remote's area shows a
 * message instead of failing at run time.
 * @returns for a refusal its `reason`, for operators too, and the `remedy`, for the team that builds the remote
 */
export function checkCompatibility(
  remote: Pick<RemoteDescriptor, 'name' | 'version' | 'requires' | 'shared'>,
  shell: ShellVersions,
): { ok: true } | { ok: false; reason: string; remedy: string } {
  const remoteVersion = `${remote.name}@${remote.version}`;
  const refuse = (reason: string, remedy: string) =>
    ({ ok: false, reason: `${remoteVersion} ${reason}`, remedy }) as const;
  const changeRange = `Change requires.shell in ${remote.name}/remote.config.ts.`;
  if (validRange(remote.requires.shell) === null)
    return refuse(`requires shell "${remote.requires.shell}", which is not a version range`, changeRange);
  if (!satisfies(shell.version, remote.requires.shell)) {
    return refuse(`requires shell ${remote.requires.shell}, but this shell is ${shell.version}`, changeRange);
  }
  for (const [request, builtWith] of Object.entries(remote.shared)) {
    const provided = shell.shared[request];
    if (provided === undefined)
      return refuse(
        `shares ${request}, which this shell does not provide`,
        'Release a shell that provides it first, or build without sharing it.',
      );
    if (valid(builtWith) === null)
      return refuse(
        `states version "${builtWith}" of ${request}, which is not a version`,
        'Correct `shared` of the descriptor.',
      );
    if (!satisfies(provided, `^${builtWith}`)) {
      return refuse(
        `was built with ${request} ${builtWith}, but this shell provides ${provided}`,
        `${howToBuildWith(request, provided)}, or wait until the site has released a shell with ${builtWith}.${packedPackages(request)}`,
      );
    }
  }
  return { ok: true };
}

/** Which package of a remote's repository decides about the version of a shared library. */
function howToBuildWith(request: string, version: string): string {
  // Nobody installs these two: the preset and `shared-ui` bring them, in exactly one version.
  if (request === '@module-federation/runtime')
    return `Install the version of remote-tooling that depends on @module-federation/enhanced ${version} and build again`;
  if (request === '@emotion/react')
    return `Install the version of shared-ui that depends on @emotion/react ${version} and build again`;
  const name = request === 'react/jsx-runtime' ? 'react' : request;
  return `Build again with this version (npm install --save-exact ${name}@${version})`;
}

/** How to change the version of a package of the site in a repository that has no registry with it. */
const packedPackages = (request: string) =>
  request.startsWith('react')
    ? ''
    : ' Where package.json names packed packages (file:packages/…), replace these files and their names there by those of that version, then npm install.';
