import { createServer, type Server } from 'node:net';

export interface FakeSmtp {
  emails: { to: string; text: string }[];
  /** How long it takes to say that it has an e-mail. */
  delayMs: number;
  close: () => Promise<void>;
}

/** In the place of an answer: the server ends the connection without one. */
export const NO_ANSWER = 'no answer';

/**
 * An SMTP server that accepts every e-mail and keeps it.
 * @param refusal the answer to a line that is refused, such as `RCPT TO:<a@b.example>`, or `.` after an e-mail's text
 */
export function startSmtp(
  port: number,
  refusal: (line: string, text: string) => string | undefined = () => undefined,
): Promise<FakeSmtp> {
  const emails: FakeSmtp['emails'] = [];
  const state = { delayMs: 0 };
  const server: Server = createServer((socket) => {
    let to = '';
    let data: string | null = null;
    let rest = '';
    socket.setEncoding('utf8');
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== null) {
          const refused = line === '.' && refusal(line, data);
          if (refused) {
            data = null;
            socket.write(`${refused}\r\n`);
          } else if (line === '.') {
            emails.push({ to, text: data });
            data = null;
            setTimeout(() => socket.write('250 ok\r\n'), state.delayMs);
          } else data += `${line}\n`;
          continue;
        }
        const refused = refusal(line, '');
        if (refused === NO_ANSWER) return socket.destroy();
        if (refused) {
          socket.write(`${refused}\r\n`);
          continue;
        }
        const command = line.slice(0, 4).toUpperCase();
        if (command === 'RCPT') to = /<(.+)>/.exec(line)?.[1] ?? '';
        if (command === 'DATA') {
          data = '';
          socket.write('354 continue\r\n');
        } else if (command === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve(Object.assign(state, { emails, close }));
    });
  });
}
