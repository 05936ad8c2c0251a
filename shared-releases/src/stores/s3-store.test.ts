/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { openReleaseStore, ReleaseError, type ReleaseStore, readNewestSet, writeNextSet } from '../index.ts';
import { createS3Store } from './s3-store.ts';

let server: Server;
let store: ReleaseStore;
let endpoint: string;
const objects = new Map<string, Buffer>();
const written = new Date('2026-01-02T03:04:05.000Z');

/** A minimal S3 server: conditional put, get, list, delete. */
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://s3.test');
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (key.endsWith('/silent')) return;
      if (key.endsWith('/stalled')) {
        response.writeHead(200, { 'content-length': '1000' });
        return response.write('half of the content');
      }
      const respond = (status: number, content: Buffer | string = '', type = 'application/xml') => {
        response.writeHead(status, { 'content-type': type });
        response.end(content);
      };
      if (request.method === 'PUT') {
        if (request.headers['if-none-match'] === '*' && objects.has(key)) {
          return respond(412, '<Error><Code>PreconditionFailed</Code></Error>');
        }
        objects.set(key, body);
        return respond(200);
      }
      if (request.method === 'POST' && url.searchParams.has('delete')) {
        for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name);
        return respond(200, '<DeleteResult/>');
      }
      if (key === '') {
        const found = [...objects.keys()].filter((name) =>
          name.startsWith(url.searchParams.get('prefix') ?? ''),
        );
        return respond(
          200,
          `<ListBucketResult>${found.map((name) => `<Contents><Key>${name}</Key><LastModified>${written.toISOString()}</LastModified></Contents>`).join('')}</ListBucketResult>`,
        );
      }
      const object = objects.get(key);
      return object
        ? respond(200, object, 'application/octet-stream')
        : respond(404, '<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  endpoint = `http://127.0.0.1:${port}`;
  store = await openReleaseStore('s3://bucket/site', { S3_ENDPOINT: endpoint } as never);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the first content of a key is kept, below the prefix of the store', async () => {
  expect(await store.putIfAbsent('mfe-a/1/web/x.js', Buffer.from('one'))).toBe(true);
  expect(await store.putIfAbsent('mfe-a/1/web/x.js', Buffer.from('two'))).toBe(false);
  expect((await store.get('mfe-a/1/web/x.js'))?.toString()).toBe('one');
  expect(await store.get('mfe-a/1/none.js')).toBeNull();
  expect([...objects.keys()]).toEqual(['site/mfe-a/1/web/x.js']);
  expect(await store.list('mfe-a/')).toEqual(['mfe-a/1/web/x.js']);
  expect(await store.lastWrite('mfe-a/1/')).toBe(written.getTime());
  expect(await store.lastWrite('mfe-b/1/')).toBe(0);
  await store.put('mfe-a/1/web/x.js', Buffer.from('three'));
  expect((await store.get('mfe-a/1/web/x.js'))?.toString()).toBe('three');
  await store.remove('mfe-a/');
  expect(await store.list('')).toEqual([]);
});

test('concurrent releases all succeed', async () => {
  const release = (name: string) =>
    writeNextSet(store, 'production', {
      author: 'a',
      commit: 'c',
      message: name,
      remotes: (before) => ({ ...before, [name]: { version: '1', descriptor: 'x' } }),
    });
  await Promise.all(Array.from({ length: 8 }, (_, index) => release(`mfe-${index}`)));
  const newest = await readNewestSet(store, 'production');
  expect([newest.number, Object.keys(newest.remotes).length]).toEqual([8, 8]);
});

test.each(['silent', 'stalled'])('a %s answer ends every call at its time limit', async (key) => {
  const limited = await createS3Store({
    bucket: 'bucket',
    prefix: '',
    endpoint,
    region: 'r',
    callLimitMs: 100,
    writeLimitMs: 100,
  });
  const file = `mfe-a/${key}`;
  await expect(limited.get(file)).rejects.toThrow('did not answer within 0.1 s');
  // One line for whoever runs a command.
  await expect(limited.get(file)).rejects.toThrow(ReleaseError);
  await expect(limited.get(file)).rejects.toThrow(/^The release store s3:\/\/bucket\/.* cannot be used: .*$/);
  await expect(limited.put(file, Buffer.from('x'))).rejects.toThrow('did not answer');
  await expect(limited.putIfAbsent(file, Buffer.from('x'))).rejects.toThrow('did not answer');
});
