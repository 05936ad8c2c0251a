/** Variables of Node that browsers do not have. `global` is not among them: the bundler writes one for browsers. */
const NODE_VARIABLES = ['process', 'Buffer', 'setImmediate', 'clearImmediate'] as const;

type NodeVariables = Readonly<Partial<Record<(typeof NODE_VARIABLES)[number], undefined>>>;

/** Hides these variables from code that has them as its parameters; `typeof` says `undefined`, as in browsers. */
const without = (names: readonly string[]): NodeVariables =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/** A server bundle whose code finds none of them. */
export const withoutNodeVariables = without(NODE_VARIABLES);

/**
 * The variable of Node that work needs, with the error without it; null where it needs none, or fails with all of them.
 * @param work runs code with these variables hidden, and throws what the code throws
 */
export async function neededNodeVariable(
  work: (hidden: NodeVariables) => Promise<unknown>,
): Promise<{ name: string; error: unknown } | null> {
  const failure = async (hidden: NodeVariables) => {
    try {
      await work(hidden);
      return null;
    } catch (error) {
      return { error };
    }
  };
  if (!(await failure(withoutNodeVariables)) || (await failure({}))) return null;
  for (const name of NODE_VARIABLES) {
    const failed = await failure(without([name]));
    if (failed) return { name, ...failed };
  }
  return null;
}
