import { createServer } from 'node:net';
import { Problem } from './problem.ts';

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** Refuses before anything is built or started when a port is taken. */
export async function assertPortsFree(
  ports: readonly { name: string; variable: string; port: number }[],
): Promise<void> {
  const taken = [];
  for (const entry of ports) if (!(await isFree(entry.port, 'localhost'))) taken.push(entry);
  if (taken.length === 0) return;
  const list = taken
    .map(({ name, variable, port }) => `${port} (${name}; set ${variable} to move it)`)
    .join(', ');
  throw new Problem(`Busy port${taken.length > 1 ? 's' : ''}: ${list}. Nothing was started.`);
}

/** A port from the environment, checked. */
export function readPort(variable: string, fallback: number): number {
  const value = process.env[variable];
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Problem(`${variable}=${value} is not a port number.`);
  return port;
}

/** A port nobody uses right now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
