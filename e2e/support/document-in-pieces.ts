import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Small enough for several pieces in the site's header. */
const PIECE_BYTES = 500;
/** Longer than a browser waits before it draws what has arrived. */
const BETWEEN_PIECES_MS = 20;

/**
 * Serves a document as a slow network does, in pieces that the browser draws one by one. Pieces end where a tag does, so
 * that no line of text grows. Nothing but the document is served: no code, no fonts.
 */
export async function serveInPieces(html: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async ({ headers }, response) => {
    if (headers['sec-fetch-dest'] !== 'document') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    let sent = 0;
    while (sent < html.length) {
      const end = html.indexOf('>', sent + PIECE_BYTES) + 1 || html.length;
      response.write(html.slice(sent, end));
      sent = end;
      await pause(BETWEEN_PIECES_MS);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
