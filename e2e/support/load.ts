import { Agent, request } from 'node:https';

export interface Load {
  /** Answers so far, failed ones included. */
  count: () => number;
  clients: number;
  /** `GET /path: 502`, one per request that was not answered with status 200. */
  failures: readonly string[];
  /** Finishes the requests under way. */
  stop: () => Promise<void>;
}

/**
 * Requests addresses over kept-alive connections, one after the other in each of `clients` loops, until it is stopped.
 * @param ca certificate of the server
 */
export function startLoad(urls: readonly string[], { ca, clients }: { ca: string; clients: number }): Load {
  const agent = new Agent({ keepAlive: true, ca, maxSockets: clients });
  const failures: string[] = [];
  let count = 0;
  let isStopped = false;
  const get = (url: string) =>
    new Promise<string | number>((resolve) => {
      request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', (error) => resolve(error.message));
      })
        .on('error', (error) => resolve(error.message))
        .end();
    });
  const loops = Array.from({ length: clients }, async (_, client) => {
    for (let at = client; !isStopped; at += 1) {
      const url = urls[at % urls.length] ?? '';
      const outcome = await get(url);
      count += 1;
      if (outcome !== 200) failures.push(`GET ${url}: ${outcome}`);
    }
  });
  return {
    count: () => count,
    clients,
    failures,
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
      agent.destroy();
    },
  };
}
