import getPort from 'get-port';
import { CommandError } from '../cli/command.ts';

/** @throws CommandError that lists every port in use; called before anything is built or started. */
export async function assertPortsFree(
  ports: readonly { name: string; variable: string; port: number }[],
): Promise<void> {
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
