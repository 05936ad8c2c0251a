import { connect } from 'node:net';
import { call } from './support/client.ts';
import { startService, type TestService } from './support/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ environment: { BODY_SECONDS: '1' } });
});
afterAll(() => service.remove());

test('a body that was refused unread ends with its time, and costs nobody else anything', async () => {
  const heads = [
    ['application/json', 'Content-Length: 300000', '413'],
    ['application/x-www-form-urlencoded', 'Content-Length: 300000', '413'],
    ['text/plain', 'Content-Length: 10', '415'],
    ['text/plain', 'Transfer-Encoding: chunked', '415'],
  ] as const;
  const refused = ([type, length]: (typeof heads)[number]) =>
    new Promise<string>((resolve) => {
      const started = Date.now();
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      let answer = '';
      socket.on('connect', () =>
        socket.write(
          `POST /api/app/contact-messages/ HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${length.includes('chunked') ? '1\r\nx\r\n' : 'x'}`,
        ),
      );
      socket.setEncoding('utf8').on('data', (text: string) => {
        answer += text;
      });
      socket.on('error', () => undefined);
      socket.on('close', () =>
        resolve(`${answer.slice(9, 12)} ${Date.now() - started < 20_000 ? 'cut' : 'waited'}`),
      );
    });
  expect(await Promise.all(heads.map(refused))).toEqual(heads.map(([, , status]) => `${status} cut`));
  expect((await call(service, '/health')).status).toBe(200);
  // A body that arrives whole: the connection goes on.
  const json = { text: 'x'.repeat(300_000) };
  for (let count = 0; count < 2; count += 1)
    expect((await call(service, '/api/app/contact-messages/', { json })).status).toBe(413);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect((await call(service, '/health')).status).toBe(200);
});

test('a small body that drips is cut', async () => {
  const drip = (path: string, type: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      let answer = '';
      let sent = 0;
      const timer = setInterval(() => {
        sent += 1;
        if (!socket.destroyed) socket.write(' ');
        // By then the time of a small body is over for long.
        if (sent === 20) socket.end();
      }, 100);
      socket.on('connect', () =>
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`,
        ),
      );
      socket.setEncoding('utf8').on('data', (text: string) => {
        answer += text;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve(`${sent < 20 ? 'cut' : 'waited'} ${answer.slice(9, 12)}`);
      });
    });
  expect(
    await Promise.all([
      drip('/api/user/login/', 'application/json'),
      drip('/admin/login', 'application/x-www-form-urlencoded'),
    ]),
  ).toEqual(['cut 408', 'cut 408']);
  expect((await call(service, '/health')).status).toBe(200);
});
