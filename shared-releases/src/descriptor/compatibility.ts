import { satisfies, valid, validRange } from 'semver';
import type { RemoteDescriptor } from './descriptor.ts';

export interface ShellOffer {
  /** The shell's semantic version, without content tag. */
  version: string;
  /** Versions it provides, by request string. */
  shared: Readonly<Record<string, string>>;
}

/**
 * Whether a remote may run under a shell. What cannot be parsed is refused: a remote that states nothing usable gets
 * a clear message in its own area, never a white page.
 */
export function checkCompatibility(
  remote: Pick<RemoteDescriptor, 'name' | 'version' | 'requires' | 'shared'>,
  shell: ShellOffer,
): { ok: true } | { ok: false; reason: string } {
  const who = `${remote.name}@${remote.version}`;
  const no = (reason: string) => ({ ok: false, reason: `${who} ${reason}` }) as const;
  if (validRange(remote.requires.shell) === null)
    return no(`requires shell "${remote.requires.shell}", which is not a version range`);
  if (!satisfies(shell.version, remote.requires.shell)) {
    return no(`requires shell ${remote.requires.shell}, but this shell is ${shell.version}`);
  }
  for (const [request, builtWith] of Object.entries(remote.shared)) {
    const offered = shell.shared[request];
    if (offered === undefined) return no(`shares ${request}, which this shell does not provide`);
    if (valid(builtWith) === null)
      return no(`states version "${builtWith}" of ${request}, which is not a version`);
    if (!satisfies(offered, `^${builtWith}`)) {
      return no(`was built with ${request} ${builtWith}, but this shell provides ${offered}`);
    }
  }
  return { ok: true };
}
