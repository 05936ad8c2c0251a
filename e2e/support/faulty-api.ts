import { createServer, request } from 'node:http';
import { apiUrl } from './test.ts';

/**
 * How the faulty API answers: as the real API does; by closing the connection; never; or with an HTML error page and
 * status 500.
 */
export type ApiMode = 'normal' | 'disconnected' | 'unresponsive' | 'error-page';

export interface FaultyApi {
  url: string;
  /** Changes how calls are answered, and closes all open connections. */
  setMode: (mode: ApiMode) => void;
  stop: () => Promise<void>;
}

/** A proxy of the API whose failures a test controls. As the API of an isolated shell it serves browser and server. */
export async function startFaultyApi(port: number, initialMode: ApiMode): Promise<FaultyApi> {
  let mode = initialMode;
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const server = createServer((incoming, response) => {
    if (mode === 'unresponsive') return;
    if (mode === 'disconnected') {
      incoming.socket.destroy();
      return;
    }
    if (mode === 'error-page') {
      response.writeHead(500, { ...cors, 'content-type': 'text/html' });
      response.end('<!doctype html><h1>Server Error (500)</h1>');
      return;
    }
    const upstream = request(
      apiUrl() + (incoming.url ?? '/'),
      { method: incoming.method, headers: { accept: 'application/json' } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cors });
        answer.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    incoming.pipe(upstream);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${port}`,
    setMode: (next) => {
      mode = next;
      // Otherwise unanswered requests would stay open in the new mode.
      server.closeAllConnections();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
