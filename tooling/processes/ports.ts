import getPort, { portNumbers } from 'get-port';
import { CommandError } from '../cli/command.ts';

/** @throws CommandError that names two with the same port, or lists every port in use; called before anything is built or started. */
export async function assertPortsFree(
  ports: readonly { name: string; variable: string; port: number }[],
): Promise<void> {
  for (const [index, { name, variable, port }] of ports.entries()) {
    const other = ports.slice(0, index).find((one) => one.port === port);
    if (other)
      throw new CommandError(
        `Port ${port} is that of ${other.name} and of ${name}: set ${variable} to move ${name}${name.startsWith('mfe-') ? `, or change port in ${name}/remote.config.ts` : ''}. Nothing was started.`,
      );
  }
  const taken = [];
  for (const entry of ports)
    if ((await getPort({ port: entry.port, host: 'localhost' })) !== entry.port) taken.push(entry);
  if (taken.length === 0) return;
  const list = taken
    .map(({ name, variable, port }) => `${port} (${name}; set ${variable} to move it)`)
    .join(', ');
  throw new CommandError(`Busy port${taken.length > 1 ? 's' : ''}: ${list}. Nothing was started.`);
}

/** A port from an environment variable. @throws CommandError when it is not a port number */
export function readPort(variable: string, fallback: number): number {
  const value = process.env[variable];
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CommandError(`${variable}=${value} is not a port number.`);
  return port;
}

/** The first of the ports that a default is moved to: 3004 becomes 3104. */
const MOVED_BY = 100;

/**
 * A port from an environment variable, which must be free, or else the default, which is moved to a free port when it is
 * busy.
 * @throws CommandError when the variable is not a port number or names a busy port
 */
export async function choosePort(name: string, variable: string, fallback: number): Promise<number> {
  if (process.env[variable]) {
    const port = readPort(variable, fallback);
    await assertPortsFree([{ name, variable, port }]);
    return port;
  }
  const first = fallback + MOVED_BY;
  return getPort({ port: [fallback, ...portNumbers(first, first + MOVED_BY - 1)], host: 'localhost' });
}

/** Name of the variable for the port of a remote: `mfe-events` → `MFE_EVENTS_PORT`. */
export const portVariable = (remote: string) => `${remote.toUpperCase().replace(/-/g, '_')}_PORT`;
