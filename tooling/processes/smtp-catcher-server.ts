import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

/** Accepts every e-mail and writes it to `FOLDER` as a file, for a cluster on one machine. It forwards nothing. */
function main() {
  const folder = process.env.FOLDER ?? '';
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        count += 1;
        writeFileSync(path.join(folder, `${String(count).padStart(5, '0')}.eml`), Buffer.concat(chunks));
        done();
      });
    },
  });
  server.on('error', (error) => process.stderr.write(`${error.message}\n`));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
  process.once('SIGTERM', () => process.exit(0));
}

main();
