import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openS3Store } from './s3-store.ts';

test.each([
  [403, 'correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let them list the bucket "papers"'],
  [404, 'The document store has no bucket "papers": create it, or correct S3_BUCKET or S3_ENDPOINT.'],
  [null, 'The document store did not answer within 2 s.'],
])('the check of a store that answers %s says what to do', async (status, message) => {
  const server = createServer((_request, response) => {
    if (status) response.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const store = await openS3Store({
      bucket: 'papers',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    });
    await expect(store.check()).rejects.toThrow(message);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
