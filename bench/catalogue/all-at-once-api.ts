import Fastify from 'fastify';

export interface AllAtOnceApi {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A proxy that ignores paging: every course list request gets 1,000 records at once, as the hosted API may answer
 * (C-6, CALL-3). All other requests are forwarded.
 */
export async function serveAllAtOnce(apiUrl: string, port: number): Promise<AllAtOnceApi> {
  const url = `http://localhost:${port}`;
  const app = Fastify({ forceCloseConnections: true });
  // The benchmark measures the page, so the list is read from the API only once.
  const remembered = new Map<string, Promise<{ status: number; type: string; body: string }>>();
  const ask = async (path: string) => {
    const answer = await fetch(apiUrl + path);
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? 'application/json',
      body: (await answer.text()).replaceAll(apiUrl, url),
    };
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-allow-headers', '*');
  });
  app.options('/*', (_request, reply) => reply.code(204).send());
  app.get('/*', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, url);
    const isList = pathname === '/api/app/course-list/';
    if (isList) {
      searchParams.delete('page');
      for (const name of ['records', 'limit', 'page_size']) searchParams.set(name, '1000');
    }
    const path = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
    const asked = remembered.get(path) ?? ask(path);
    remembered.set(path, asked);
    const { status, type, body } = await asked;
    reply.code(status).type(type);
    if (!isList || status !== 200) return reply.send(body);
    const { results, ...rest } = JSON.parse(body);
    return reply.send(
      JSON.stringify({ ...rest, count: results.length, next: null, previous: null, results }),
    );
  });
  await app.listen({ port, host: 'localhost' });
  return { url, stop: () => app.close() };
}
