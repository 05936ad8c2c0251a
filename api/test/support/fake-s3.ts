import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeS3 {
  endpoint: string;
  objects: Map<string, { body: Buffer; modified: Date }>;
  /** While true, every request fails. */
  isDown: boolean;
  /** While true, documents are not removed: a key that may only read and write. */
  keepsAll: boolean;
  /** Documents that another process removes as soon as they have been listed. */
  readonly removedOnceListed: Set<string>;
  /** While true, requests are read and never answered. */
  hangs: boolean;
  /** Requests without an answer whose client still waits. */
  readonly waiting: number;
  close: () => Promise<void>;
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The calls of an S3-compatible store that the service makes, for signed requests only. */
export function startS3(bucket: string): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const removedOnceListed: FakeS3['removedOnceListed'] = new Set();
  const state = { isDown: false, hangs: false, keepsAll: false, waiting: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, name, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const answer = (status: number, xml = '') =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
    if (state.hangs) {
      state.waiting += 1;
      response.once('close', () => {
        state.waiting -= 1;
      });
      return;
    }
    if (state.isDown) return answer(500, '<Error><Code>InternalError</Code></Error>');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/'))
      return answer(403, '<Error><Code>AccessDenied</Code></Error>');
    if (name !== bucket) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (request.method === 'HEAD' && !key) return answer(200);
    if (request.method === 'PUT') {
      objects.set(key, { body, modified: new Date() });
      return answer(200);
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      if (state.keepsAll)
        return answer(
          200,
          '<DeleteResult><Error><Key>documents/x</Key><Code>AccessDenied</Code></Error></DeleteResult>',
        );
      for (const [, found] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(found!);
      return answer(200, '<DeleteResult></DeleteResult>');
    }
    if (request.method === 'GET' && url.searchParams.get('list-type') === '2') {
      const entries = [...objects].map(
        ([found, { modified }]) =>
          `<Contents><Key>${escapeXml(found)}</Key><LastModified>${modified.toISOString()}</LastModified></Contents>`,
      );
      for (const removed of removedOnceListed) objects.delete(removed);
      return answer(
        200,
        `<ListBucketResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`,
      );
    }
    if (request.method === 'GET') {
      const found = objects.get(key);
      if (!found) return answer(404, '<Error><Code>NoSuchKey</Code></Error>');
      return response.writeHead(200).end(found.body);
    }
    return answer(405);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        objects,
        removedOnceListed,
        get isDown() {
          return state.isDown;
        },
        set isDown(value) {
          state.isDown = value;
        },
        get hangs() {
          return state.hangs;
        },
        set hangs(value) {
          state.hangs = value;
        },
        get keepsAll() {
          return state.keepsAll;
        },
        set keepsAll(value) {
          state.keepsAll = value;
        },
        get waiting() {
          return state.waiting;
        },
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}
