import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';
import type { MonolithScripts } from './monolith-build.ts';

export interface VariantsServer {
  /** Origin; the path of a page gives the composed page's HTML, hydrated by the monolith. */
  url: string;
  /** Path of the composed page's HTML without scripts: the lower limit for paint times. */
  staticPath: (page: string) => string;
  stop: () => Promise<void>;
}

const small = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** A document as browsers get it that open it first: with its fonts in it. */
async function firstDocument(url: string): Promise<string> {
  const headers = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
  return (await fetch(url, { headers })).text();
}

/**
 * Serves the HTML of the composed site without scripts and with the scripts of the monolith. Fonts, pictures and
 * styles stay those of the composed site, so that only the scripts differ.
 */
export async function serveVariants(
  siteUrl: string,
  monolith: string,
  scriptsOf: (chunks: readonly string[]) => MonolithScripts,
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
    const html = documents.get(page) ?? (await firstDocument(siteUrl + page));
    documents.set(page, html);
    return html;
  };
  const withoutScripts = (html: string) =>
    html
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      .replace(/<script type="application\/json" id="page-code">[\s\S]*?<\/script>/, '')
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
    const chunks = chunksOf(original);
    const { initial, route } = scriptsOf(chunks);
    const tags = [
      ...initial.map((file) => `<script defer src="/monolith/${file}"></script>`),
      ...route.map((file) => `<link rel="preload" as="script" fetchpriority="low" href="/monolith/${file}">`),
    ];
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
    url: address,
    staticPath: (page) => `/static?page=${encodeURIComponent(page)}`,
    stop: () => app.close(),
  };
}

/**
 * Names of the chunks that the page needs: from its preload tags, or from what its first script loads. The page data
 * names those of all pages.
 */
function chunksOf(html: string): string[] {
  const code = /<script type="application\/json" id="page-code">([\s\S]*?)<\/script>/.exec(html)?.[1];
  const named = code ?? html.slice(0, html.indexOf('</head>'));
  return [...named.matchAll(/\/(page-[\w-]+|widget-[\w-]+)\.[0-9a-f]{8}\.js/g)].map(
    ([, chunk]) => chunk ?? '',
  );
}
