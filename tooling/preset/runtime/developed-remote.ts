/** Stands for the `src/remote.ts` of the remote in development: the build replaces imports of this file. */
const remote: { config: object } = { config: {} };
export default remote;
