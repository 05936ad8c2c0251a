import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

/**
 * What happens to an application while it is being sent:
 * - `cut`: the connection breaks after half of the body;
 * - `lost-answer`: the API receives and stores all of it, but its answer never arrives;
 * - `hold`: the transfer stops after half of the body until the fault is changed;
 * - a refusal: a gateway in front of the API answers as soon as it has the request headers, while the body is still
 *   being sent.
 */
export type Fault = 'cut' | 'lost-answer' | 'hold' | Refusal;

export interface Refusal {
  status: number;
  /** Sent as JSON; a text is sent as an HTML page. */
  body: unknown;
  headers?: Readonly<Record<string, string>>;
  /** The gateway sends no CORS headers, and closes the connection without reading the rest of the body. */
  closes?: boolean;
}

export interface FaultyConnection {
  url: string;
  /** Sets the fault; null: none. Transfers on hold break with `cut` and continue with anything else. */
  setFault: (fault: Fault | null) => void;
  /** How many applications have begun to be sent since the fault was last set. */
  sentCount: () => number;
  /** Whether an application is on hold after half of its body. */
  isHeld: () => boolean;
  stop: () => Promise<void>;
}

const APPLICATION_PATH = '/api/app/application-create/';

/** An HTTP proxy between browser and API. Requests and answers are real; only the faults are simulated. */
async function startFaultyConnection(): Promise<FaultyConnection> {
  let current: Fault | null = null;
  let sent = 0;
  let held: { resume: () => void; abort: () => void }[] = [];

  const forward = (incoming: IncomingMessage, response: ServerResponse, answerArrives = true) => {
    const { method, headers, url = '' } = incoming;
    const upstream = request(url, { method, headers }, (answer) => {
      if (!answerArrives) {
        answer.resume().on('end', () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => {
      // The browser has closed the connection, so the rest of the body will never arrive.
      if (!incoming.complete) upstream.destroy();
    });
    return upstream;
  };

  /** Calls back as soon as half of the body has arrived. */
  const afterHalf = (incoming: IncomingMessage, callback: () => void) => {
    const half = Number(incoming.headers['content-length']) / 2;
    let received = 0;
    incoming.on('data', function count(chunk: Buffer) {
      received += chunk.length;
      if (received < half) return;
      incoming.off('data', count);
      callback();
    });
  };

  const refuse = (
    incoming: IncomingMessage,
    response: ServerResponse,
    { status, body, headers, closes }: Refusal,
  ) => {
    const isPage = typeof body === 'string';
    response.writeHead(status, {
      'content-type': isPage ? 'text/html' : 'application/json',
      ...(!closes && {
        'access-control-allow-origin': incoming.headers.origin ?? '*',
        'access-control-expose-headers': 'Retry-After',
      }),
      ...headers,
      connection: 'close',
    });
    response.end(isPage ? body : JSON.stringify(body), () => closes && incoming.socket.destroy());
    if (!closes) incoming.resume();
  };

  const hold = (incoming: IncomingMessage, response: ServerResponse) => {
    const upstream = forward(incoming, response);
    incoming.pipe(upstream);
    afterHalf(incoming, () => {
      incoming.unpipe(upstream);
      incoming.pause();
      held.push({
        resume: () => incoming.pipe(upstream),
        abort: () => {
          upstream.destroy();
          incoming.socket.resetAndDestroy();
        },
      });
    });
  };

  const server = createServer((incoming, response) => {
    const isApplication =
      incoming.method === 'POST' && new URL(incoming.url ?? '').pathname === APPLICATION_PATH;
    if (isApplication) sent += 1;
    if (!isApplication || current === null) incoming.pipe(forward(incoming, response));
    else if (current === 'lost-answer') incoming.pipe(forward(incoming, response, false));
    else if (current === 'cut') afterHalf(incoming, () => incoming.socket.resetAndDestroy());
    else if (current === 'hold') hold(incoming, response);
    else refuse(incoming, response, current);
  });
  // Tests make the browser abort requests: then no answer can be sent.
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFault: (fault) => {
      current = fault;
      sent = 0;
      for (const { resume, abort } of held) fault === 'cut' ? abort() : resume();
      held = [];
    },
    sentCount: () => sent,
    isHeld: () => held.length > 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Browser tests whose calls to the API pass through a faulty connection; the site's own files do not. */
export const test = base.extend<object, { connection: FaultyConnection }>({
  connection: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
    async ({}, use) => {
      const connection = await startFaultyConnection();
      await use(connection);
      await connection.stop();
    },
    { scope: 'worker' },
  ],
  proxy: async ({ connection, baseURL }, use) =>
    use({ server: connection.url, bypass: new URL(baseURL ?? '').host }),
});
