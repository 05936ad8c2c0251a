import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

/**
 * What the line does to an application that is being sent:
 * - `cut`: it breaks after half of the body;
 * - `lost-answer`: the API gets and keeps all of it, but its answer never arrives;
 * - `hold`: nothing goes on after half of the body until the fault is taken away;
 * - an answer: something in front of the API refuses, as soon as the head has arrived and while the body is still
 *   being sent; with `closes` it then closes the line without taking the rest.
 */
export type Fault = 'cut' | 'lost-answer' | 'hold' | Refusal;

export interface Refusal {
  status: number;
  /** Sent as JSON; a text is sent as an HTML page. */
  body: unknown;
  headers?: Readonly<Record<string, string>>;
  /** A gateway that knows nothing of CORS and of the rest of the body. */
  closes?: boolean;
}

export interface FaultyConnection {
  url: string;
  /** Faults from now on; null: everything passes. What is held breaks off by `cut`, else goes on. */
  fault: (fault: Fault | null) => void;
  /** How many applications began to be sent since the last fault was set. */
  sent: () => number;
  /** Half of an application has arrived and waits. */
  isHeld: () => boolean;
  stop: () => Promise<void>;
}

const path = '/api/app/application-create/';

/** An HTTP proxy between browser and API. Requests and bodies are real; only what the line does to them is staged. */
export async function startFaultyConnection(): Promise<FaultyConnection> {
  let current: Fault | null = null;
  let sent = 0;
  let held: { goOn: () => void; breakOff: () => void }[] = [];

  const forward = (asked: IncomingMessage, answer: ServerResponse, answerArrives = true) => {
    const { method, headers, url = '' } = asked;
    const upstream = request(url, { method, headers }, (given) => {
      if (!answerArrives) {
        given.resume().on('end', () => answer.destroy());
        return;
      }
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    upstream.on('error', () => answer.destroy());
    answer.on('close', () => {
      // The browser has gone: what it had not sent never comes.
      if (!asked.complete) upstream.destroy();
    });
    return upstream;
  };

  /** Takes half of the body, then calls back. */
  const afterHalf = (asked: IncomingMessage, then: () => void) => {
    const half = Number(asked.headers['content-length']) / 2;
    let taken = 0;
    asked.on('data', function count(chunk: Buffer) {
      taken += chunk.length;
      if (taken < half) return;
      asked.off('data', count);
      then();
    });
  };

  const refuse = (
    asked: IncomingMessage,
    answer: ServerResponse,
    { status, body, headers, closes }: Refusal,
  ) => {
    const isPage = typeof body === 'string';
    answer.writeHead(status, {
      'content-type': isPage ? 'text/html' : 'application/json',
      ...(!closes && {
        'access-control-allow-origin': asked.headers.origin ?? '*',
        'access-control-expose-headers': 'Retry-After',
      }),
      ...headers,
      connection: 'close',
    });
    answer.end(isPage ? body : JSON.stringify(body), () => closes && asked.socket.destroy());
    if (!closes) asked.resume();
  };

  const server = createServer((asked, answer) => {
    const isApplication = asked.method === 'POST' && new URL(asked.url ?? '').pathname === path;
    if (isApplication) sent += 1;
    if (!isApplication || current === null) asked.pipe(forward(asked, answer));
    else if (current === 'lost-answer') asked.pipe(forward(asked, answer, false));
    else if (current === 'cut') afterHalf(asked, () => asked.socket.resetAndDestroy());
    else if (current === 'hold') {
      const upstream = forward(asked, answer);
      asked.pipe(upstream);
      afterHalf(asked, () => {
        asked.unpipe(upstream);
        asked.pause();
        held.push({
          goOn: () => asked.pipe(upstream),
          breakOff: () => {
            upstream.destroy();
            asked.socket.resetAndDestroy();
          },
        });
      });
    } else refuse(asked, answer, current);
  });
  // The browser gives up a request: that is part of the tests.
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (fault) => {
      current = fault;
      sent = 0;
      for (const { goOn, breakOff } of held) fault === 'cut' ? breakOff() : goOn();
      held = [];
    },
    sent: () => sent,
    isHeld: () => held.length > 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Browser tests whose calls to the API go over a line that can be made faulty; the site's own files do not. */
export const test = base.extend<object, { line: FaultyConnection }>({
  line: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
    async ({}, use) => {
      const line = await startFaultyConnection();
      await use(line);
      await line.stop();
    },
    { scope: 'worker' },
  ],
  proxy: async ({ line, baseURL }, use) => use({ server: line.url, bypass: new URL(baseURL ?? '').host }),
});
