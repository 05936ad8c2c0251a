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
 */
export function checkCompatibility(
  remote: Pick<RemoteDescriptor, 'name' | 'version' | 'requires' | 'shared'>,
  shell: ShellVersions,
): { ok: true } | { ok: false; reason: string } {
  const remoteVersion = `${remote.name}@${remote.version}`;
  const refuse = (reason: string) => ({ ok: false, reason: `${remoteVersion} ${reason}` }) as const;
  if (validRange(remote.requires.shell) === null)
    return refuse(`requires shell "${remote.requires.shell}", which is not a version range`);
  if (!satisfies(shell.version, remote.requires.shell)) {
    return refuse(`requires shell ${remote.requires.shell}, but this shell is ${shell.version}`);
  }
  for (const [request, builtWith] of Object.entries(remote.shared)) {
    const provided = shell.shared[request];
    if (provided === undefined) return refuse(`shares ${request}, which this shell does not provide`);
    if (valid(builtWith) === null)
      return refuse(`states version "${builtWith}" of ${request}, which is not a version`);
    if (!satisfies(provided, `^${builtWith}`)) {
      return refuse(`was built with ${request} ${builtWith}, but this shell provides ${provided}`);
    }
  }
  return { ok: true };
}
