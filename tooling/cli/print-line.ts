/** Writes one line for the person who runs the command. */
export const printLine = (line: string) => process.stdout.write(`${line}\n`);
