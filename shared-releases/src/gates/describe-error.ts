/** An error of a page by its message and the component that threw it. @param components React's list of components */
export function describeError(error: unknown, components: string | null | undefined): string {
  const [, name] = /\bat ([\w.$]+)/.exec(components ?? '') ?? [];
  return `${error instanceof Error ? error.message : String(error)}${name ? ` (in ${name})` : ''}`;
}
