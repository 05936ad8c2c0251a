/**
 * Where an error of a server bundle comes from, for messages: the library's file that threw it, and the file of the remote
 * that imports it. The preset names modules by their paths, so that they stand in the stack; empty where none does.
 */
export function modulesOfError(error: unknown): string {
  const stack = String((error as { stack?: unknown } | null)?.stack ?? '');
  const files = [...stack.matchAll(/^\s+at (?:Object\.)?(\.{1,2}\/.+?) \(.+\.cjs:\d+:\d+\)$/gm)].map(
    ([, file = '']) => file.replace(/^(?:\.{1,2}\/)+/, ''),
  );
  const [first] = files;
  if (!first) return '';
  const own = files.find((file) => file.startsWith('src/'));
  return own && own !== first ? ` (in ${first}, for ${own})` : ` (in ${first})`;
}
