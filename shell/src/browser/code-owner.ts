/** Name of the shell in reports. */
export const SHELL = 'shell';

/**
 * To whom an error belongs, by the files that its stack names: each remote's are below its own path. The remote that is
 * named first, because its code may have called the shell's wrongly; `shell` when only files of the shell are named,
 * undefined when none of the site is.
 */
export function codeOwner(stack: string): string | undefined {
  const owners = [...stack.matchAll(/\/releases\/([a-z0-9-]+)\/[^/]+\/web\//g)].map(([, name]) => name);
  return owners.find((name) => name !== SHELL) ?? owners[0];
}
