import { createServer, request } from 'node:http';
import { apiUrl } from './test.ts';

/**
 * How the API behaves: as it is, not at all (the line is cut), without ever answering, or with an HTML page instead of
 * what was asked for.
 */
export type ApiMode = 'well' | 'gone' | 'silent' | 'broken';

export interface FaultyApi {
  url: string;
  be: (mood: ApiMode) => void;
  stop: () => Promise<void>;
}

/** An address of the API for a shell of one's own, whose behaviour a test decides, on the server and in the browser. */
export async function startFaultyApi(port: number, mood: ApiMode): Promise<FaultyApi> {
  let current = mood;
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const server = createServer((asked, answer) => {
    if (current === 'silent') return;
    if (current === 'gone') {
      asked.socket.destroy();
      return;
    }
    if (current === 'broken') {
      answer.writeHead(500, { ...cors, 'content-type': 'text/html' });
      answer.end('<!doctype html><h1>Server Error (500)</h1>');
      return;
    }
    const upstream = request(
      apiUrl() + (asked.url ?? '/'),
      { method: asked.method, headers: { accept: 'application/json' } },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...cors });
        given.pipe(answer);
      },
    );
    upstream.on('error', () => answer.destroy());
    asked.pipe(upstream);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${port}`,
    be: (next) => {
      current = next;
      // What hangs would hang on.
      server.closeAllConnections();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
