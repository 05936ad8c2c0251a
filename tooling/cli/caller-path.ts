import path from 'node:path';

/** A path from the command line: relative to where npm was called, which runs commands in the repository's root. */
export const callerPath = (given: string): string => path.resolve(process.env.INIT_CWD ?? '.', given);
