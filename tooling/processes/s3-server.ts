import { mkdirSync } from 'node:fs';
import S3rver from '@20minutes/s3rver';

/**
 * An S3-compatible server for a cluster on one machine: `PORT`, `HOST`, `FOLDER`, and `BUCKETS` separated by commas. Key and
 * secret are `S3RVER`; objects can be read without them, as from a bucket whose policy allows it.
 */
async function main() {
  const folder = process.env.FOLDER ?? '';
  mkdirSync(folder, { recursive: true });
  const server = new S3rver({
    address: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT),
    directory: folder,
    silent: true,
    // The package miscalculates the signature of bucket addresses that end with a slash.
    allowMismatchedSignatures: true,
    configureBuckets: (process.env.BUCKETS ?? '').split(',').map((name) => ({ name, configs: [] })),
  });
  // The release store needs conditional writes (`If-None-Match: *`), which the package lacks. One write at a time makes
  // the check and the write one step.
  let lastWrite: Promise<unknown> = Promise.resolve();
  server.middleware.unshift((context, next) => {
    if (context.method !== 'PUT' || context.get('if-none-match') !== '*') return next();
    const write = async () => {
      const [, bucket = '', ...key] = decodeURIComponent(context.path).split('/');
      if (!(await server.store.existsObject(bucket, key.join('/')))) return next();
      context.status = 412;
      context.type = 'application/xml';
      context.body = '<Error><Code>PreconditionFailed</Code></Error>';
    };
    const written = lastWrite.then(write);
    lastWrite = written.catch(() => undefined);
    return written;
  });
  await server.run();
  process.once('SIGTERM', () => process.exit(0));
  process.send?.({ ready: true });
}

main().catch((error: Error) => {
  process.stderr.write(`The S3 server cannot start: ${error.message}\n`);
  process.exit(1);
});
