import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';

export interface VariantsServer {
  /** The composed page's HTML without scripts: the lower limit for paint times. */
  staticUrl: (page: string) => string;
  /** The composed page's HTML, hydrated by the monolith. */
  monolithUrl: (page: string) => string;
  stop: () => Promise<void>;
}

const small = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * Serves the HTML of the composed site without scripts and with the scripts of the monolith. Fonts, pictures and
 * styles stay those of the composed site, so that only the scripts differ.
 */
export async function serveVariants(
  siteUrl: string,
  monolith: string,
  scriptsOf: (chunks: readonly string[]) => string[],
): Promise<VariantsServer> {
  const app = Fastify({ forceCloseConnections: true });
  const kept = new Map<string, Buffer>();
  const compressed = (key: string, make: () => Buffer) => {
    const found = kept.get(key) ?? small(make());
    kept.set(key, found);
    return found;
  };
  const documents = new Map<string, string>();
  const document = async (page: string) => {
    const html = documents.get(page) ?? (await (await fetch(siteUrl + page)).text());
    documents.set(page, html);
    return html;
  };
  const withoutScripts = (html: string) =>
    html
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      .replace(/<script\b(?![^>]*type="application)[^>]*><\/script>/g, '');

  app.get('/monolith/*', (request, reply) => {
    const name = path.basename(request.url);
    return reply
      .type('text/javascript')
      .header('content-encoding', 'br')
      .send(compressed(name, () => readFileSync(path.join(monolith, name))));
  });
  app.get<{ Querystring: { page: string } }>('/static', async (request, reply) => {
    const html = withoutScripts(await document(request.query.page)).replace(
      /<script type="application[\s\S]*?<\/script>/g,
      '',
    );
    return reply
      .type('text/html')
      .header('content-encoding', 'br')
      .send(compressed(`static ${request.query.page}`, () => Buffer.from(html)));
  });
  app.get('/*', async (request, reply) => {
    const page = request.url;
    if (page.startsWith('/releases/') || page.startsWith('/favicon')) {
      const file = await fetch(siteUrl + page, { headers: { 'accept-encoding': 'identity' } });
      const type = file.headers.get('content-type') ?? '';
      reply.code(file.status).type(type).header('cache-control', 'max-age=31536000');
      const content = Buffer.from(await file.arrayBuffer());
      return /javascript|svg|css/.test(type)
        ? reply.header('content-encoding', 'br').send(compressed(page, () => content))
        : reply.send(content);
    }
    const original = await document(page);
    const chunks = [...original.matchAll(/\/(page-[\w-]+|widget-[\w-]+)\.[0-9a-f]{8}\.js/g)].map(
      ([, chunk]) => chunk ?? '',
    );
    const scripts = scriptsOf(chunks);
    const tags = scripts.map((file, index) =>
      index === scripts.findIndex((name) => name.startsWith('main'))
        ? `<script defer src="/monolith/${file}"></script>`
        : `<link rel="preload" as="script" fetchpriority="low" href="/monolith/${file}">`,
    );
    const html = withoutScripts(original).replace('</head>', `${tags.join('')}</head>`);
    return reply
      .type('text/html')
      .header('content-encoding', 'br')
      .send(compressed(`monolith ${page}`, () => Buffer.from(html)));
  });
  const address = (await app.listen({ port: 0, host: 'localhost' })).replace(
    /127\.0\.0\.1|\[::1\]/,
    'localhost',
  );
  return {
    staticUrl: (page) => `${address}/static?page=${encodeURIComponent(page)}`,
    monolithUrl: (page) => address + page,
    stop: () => app.close(),
  };
}
