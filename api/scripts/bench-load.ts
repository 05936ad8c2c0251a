import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

export interface Shot {
  method?: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the server per request, in milliseconds. */
  cpu: number;
  failures: number;
}

const ticksPerSecond = 100;

/** Processor seconds a process has used, threads included. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory in MB. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

function shoot(agent: Agent, origin: string, shot: Shot): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request(
      `${origin}${shot.path}`,
      {
        agent,
        method: shot.method ?? 'GET',
        headers: {
          ...shot.headers,
          ...(shot.body ? { 'content-length': Buffer.byteLength(shot.body) } : {}),
        },
      },
      (response) => {
        response.on('data', () => undefined);
        response.on('end', () => resolve(response.statusCode === 200));
      },
    );
    outgoing.on('error', () => resolve(false));
    outgoing.end(shot.body);
  });
}

/** Keeps `clients` requests under way for a while, taking shots in turn. */
export async function measure(
  origin: string,
  pid: number,
  shots: readonly Shot[],
  clients: number,
  seconds: number,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const durations: number[] = [];
  let failures = 0;
  let next = 0;
  const before = processorSeconds(pid);
  const started = performance.now();
  const end = started + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const shot = shots[next++ % shots.length]!;
      const begin = performance.now();
      if (!(await shoot(agent, origin, shot))) failures += 1;
      durations.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  durations.sort((a, b) => a - b);
  const at = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
  return {
    perSecond: durations.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    cpu: ((processorSeconds(pid) - before) * 1000) / durations.length,
    failures,
  };
}
