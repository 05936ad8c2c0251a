import { readFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';

/** Headers of HTTP/1.1 that HTTP/2 does not allow. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/**
 * Serves an origin over HTTP/2 with TLS, as a production site is served. Compression is left to the origin.
 * @param files paths of a certificate and its key
 * @returns the new origin
 */
export async function startHttpsProxy(
  origin: string,
  files: { certificate: string; key: string },
): Promise<{ url: string; stop: () => void }> {
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer(
    { cert: readFileSync(files.certificate), key: readFileSync(files.key) },
    (request, response) => {
      const { host } = new URL(origin);
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
      );
      const upstream = http.request(
        origin + request.url,
        { method: request.method, headers: { ...headers, host }, agent },
        (answer) => {
          const allowed = Object.entries(answer.headers).filter(
            ([name, value]) => value !== undefined && !CONNECTION_HEADERS.includes(name),
          );
          response.writeHead(answer.statusCode ?? 502, Object.fromEntries(allowed) as never);
          answer.pipe(response);
        },
      );
      upstream.on('error', () => response.stream.close());
      request.pipe(upstream);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      agent.destroy();
    },
  };
}
