import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

/** Headers of HTTP/1.1 that HTTP/2 does not allow. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/** An answer that the proxy has passed on. */
export interface PassedAnswer {
  path: string;
  /** Of the body as it was sent, compressed. */
  bytes: number;
}

/** The way to the browser, also for its service worker, which the throttling of a page does not reach. */
interface Link {
  bytesPerSecond: number;
  latencyMs: number;
}

/**
 * Serves an origin over HTTP/2 with TLS, as a production site is served. Compression is left to the origin.
 * @param files paths of a certificate and its key; null: HTTP/1.1 without TLS, because browsers keep nothing that came
 * with a certificate they do not know
 * @param link slows all answers down
 * @returns the new origin, and the answers that it has begun
 */
export async function startHttpsProxy(
  origin: string,
  files: { certificate: string; key: string } | null,
  link: Link | null = null,
): Promise<{ url: string; answers: PassedAnswer[]; stop: () => void }> {
  const answers: PassedAnswer[] = [];
  let freeAt = 0;
  const agent = new http.Agent({ keepAlive: true });
  const pass = (request: http2.Http2ServerRequest, response: http2.Http2ServerResponse) => {
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
        const passed = { path: request.url ?? '', bytes: 0 };
        answers.push(passed);
        const begin = () => {
          // Whoever listens lets the data flow, so not before.
          answer.on('data', ({ length }: Buffer) => {
            passed.bytes += length;
          });
          response.writeHead(answer.statusCode ?? 502, Object.fromEntries(allowed) as never);
          if (!link) return void answer.pipe(response);
          answer
            .pipe(
              new Transform({
                transform: (chunk: Buffer, _encoding, done) => {
                  // One link for all answers.
                  freeAt = Math.max(performance.now(), freeAt) + (chunk.length / link.bytesPerSecond) * 1_000;
                  setTimeout(() => done(null, chunk), freeAt - performance.now());
                },
              }),
            )
            .pipe(response);
        };
        if (link) setTimeout(begin, link.latencyMs);
        else begin();
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  };
  const server = files
    ? http2.createSecureServer({ cert: readFileSync(files.certificate), key: readFileSync(files.key) }, pass)
    : http.createServer(pass as never);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    answers,
    url: `${files ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      agent.destroy();
    },
  };
}

/**
 * Argument with which Chromium takes a certificate for a valid one: without it nothing is kept in its cache, and there is no
 * service worker.
 * @param file path of the certificate
 */
export function trusting(file: string): string {
  const key = new X509Certificate(readFileSync(file)).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
