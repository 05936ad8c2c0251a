/** The variables of an environment that are set. Empty ones are not, nor those of spaces, which would be read as the number 0. */
export const setVariables = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  );
