import type { FastifyInstance, FastifyReply } from 'fastify';
import { SHELL } from 'shared-releases';
import { hasTag, tagOf } from 'shared-server';
import { SERVICE_WORKER_PATH } from '../../src/page-data.ts';
import type { AppOptions } from '../app-options.ts';
import { acceptsBrotli } from '../pages/document/document-body.ts';
import { chooseRemotes, readBucket } from '../releases/canary.ts';
import { CLEARING_WORKER } from './clearing-worker.ts';
import { serviceWorkerState } from './service-worker-state.ts';

/**
 * The service worker of the shell that the visitor gets, or the one that clears everything. Browsers ask for it after each
 * navigation, past their caches and past the worker they have.
 */
export function serveServiceWorker(app: FastifyInstance, options: AppOptions) {
  const { store, follower, config } = options;
  const unchanged = (reply: FastifyReply, reason: string) => reply.code(503).type('text/plain').send(reason);
  app.get(SERVICE_WORKER_PATH, async (request, reply) => {
    const current = follower.current();
    const bucket = readBucket(request.headers.cookie);
    // The documents of this visitor may come from either shell.
    if (current.hostCanary && bucket === null)
      return unchanged(reply, 'Which shell this visitor gets is not known.');
    const served = chooseRemotes(current, bucket ?? 0);
    const manifest = served.host?.manifest ?? options.manifest;
    const isOn = !options.development && serviceWorkerState(options, manifest, served) === 'on';
    const file = isOn ? `${SHELL}/${manifest.version}/${manifest.worker}` : null;
    const { 'accept-encoding': encodings, 'if-none-match': known } = request.headers;
    const compressed = file && acceptsBrotli(encodings) ? await store.get(`${file}.br`) : null;
    const code = compressed ?? (file ? await store.get(file) : CLEARING_WORKER);
    // Browsers then keep the worker and the copies that they have.
    if (!code) return unchanged(reply, 'The service worker cannot be read.');
    // The browser asks after each navigation, and must not pay for an answer that it has.
    const etag = tagOf(code);
    const connections = ["'self'", served.host?.releaseOrigin ?? '', new URL(config.publicUrl).origin];
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('etag', `"${etag}"`)
      .header('service-worker-allowed', '/')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; connect-src ${[...new Set(connections)].filter(Boolean).join(' ')}`,
      );
    if (hasTag(known, etag)) return reply.code(304).send();
    if (compressed) reply.header('content-encoding', 'br');
    return reply.send(code);
  });
}
