import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { openDatabase } from '../../src/database/database.ts';

// The baseline of the benchmark: a `node:http` handler that only runs the recorded statements of a request on the same
// database connection and sends their result.

const { statements, port, dataDir, url } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  statements: Record<string, { text: string; values: unknown[] }[]>;
  port: number;
  dataDir: string;
  url: string | undefined;
};
const publicUrl = `http://127.0.0.1:${port}/media/`;
const database = await openDatabase({
  url,
  poolSize: 10,
  dataDir,
  reset: false,
  onIdleError: () => undefined,
});

createServer(async (request, response) => {
  let documents: string[] = [];
  for (const { text, values } of statements[request.url ?? ''] ?? []) {
    const rows = await database.query(text, values);
    documents = rows.map((row) => row.at(-1) as string);
  }
  const isList = request.url?.includes('-list/');
  const body = isList
    ? `{"count":${documents.length},"next":null,"previous":null,"results":[${documents.join(',')}]}`
    : (documents[0] ?? '{}');
  response.setHeader('Content-Type', 'application/json');
  response.end(Buffer.from(body.replaceAll('@@media/', publicUrl)));
}).listen(port, '127.0.0.1', () => process.send?.({ ready: true }));

process.on('SIGTERM', () => {
  void database.close().then(() => process.exit(0));
});
