import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

export interface BenchRequest {
  method?: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Measurement {
  requestsPerSecond: number;
  /** Response times in milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of the server per request, in milliseconds. */
  cpu: number;
  failures: number;
}

/** Linux counts processor time in ticks of 10 ms. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process with all its threads, in seconds. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Resident memory in MB. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

function send(agent: Agent, origin: string, benchRequest: BenchRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request(
      `${origin}${benchRequest.path}`,
      {
        agent,
        method: benchRequest.method ?? 'GET',
        headers: {
          ...benchRequest.headers,
          ...(benchRequest.body ? { 'content-length': Buffer.byteLength(benchRequest.body) } : {}),
        },
      },
      (response) => {
        response.on('data', () => undefined);
        response.on('end', () => resolve(response.statusCode === 200));
      },
    );
    outgoing.on('error', () => resolve(false));
    outgoing.end(benchRequest.body);
  });
}

/** Sends requests in turn for some seconds, always as many at once as there are clients. */
export function measure(
  origin: string,
  pid: number,
  requests: readonly BenchRequest[],
  clients: number,
  seconds: number,
): Promise<Measurement> {
  const end = performance.now() + seconds * 1000;
  let next = 0;
  return measureAll(origin, pid, clients, () =>
    performance.now() < end ? requests[next++ % requests.length] : undefined,
  );
}

/** Sends each request once, always as many at once as there are clients. */
export function measureOnce(
  origin: string,
  pid: number,
  requests: readonly BenchRequest[],
  clients: number,
): Promise<Measurement> {
  let next = 0;
  return measureAll(origin, pid, clients, () => requests[next++]);
}

/** @param nextRequest undefined at the end */
async function measureAll(
  origin: string,
  pid: number,
  clients: number,
  nextRequest: () => BenchRequest | undefined,
): Promise<Measurement> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const durations: number[] = [];
  let failures = 0;
  const before = processorSeconds(pid);
  const started = performance.now();
  const client = async () => {
    for (let one = nextRequest(); one; one = nextRequest()) {
      const begin = performance.now();
      if (!(await send(agent, origin, one))) failures += 1;
      durations.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  durations.sort((a, b) => a - b);
  const percentile = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
  return {
    requestsPerSecond: durations.length / elapsed,
    p50: percentile(0.5),
    p99: percentile(0.99),
    cpu: ((processorSeconds(pid) - before) * 1000) / durations.length,
    failures,
  };
}
