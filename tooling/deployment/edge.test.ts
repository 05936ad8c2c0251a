/** @jest-environment node */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canRunEdge, type EdgeProcess, getFromEdge, startEdge } from './edge-process.ts';

jest.setTimeout(120_000);

const servers: Server[] = [];
/** Feeds of the site, long enough to be compressed. */
const feeds: Readonly<Record<string, string>> = {
  '/rss.xml': 'application/rss+xml; charset=utf-8',
  '/events.ics': 'text/calendar; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
};
async function listen(name: string) {
  const server = createServer(({ url = '' }, response) => {
    const type = feeds[url];
    if (type) response.setHeader('content-type', type);
    response.end(type ? name.repeat(200) : name);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Answers every question about an address with the current one, or that there is none. */
const names = createSocket('udp4');
let address: string | null = null;
names.on('message', (question, { port }) => {
  const found = address !== null;
  const header = Buffer.from([0x81, found ? 0x80 : 0x83, 0, 1, 0, found ? 1 : 0, 0, 0, 0, 0]);
  // The name of the question, an address (A) of the internet, for one second.
  const answer = Buffer.from([
    0xc0,
    12,
    0,
    1,
    0,
    1,
    0,
    0,
    0,
    1,
    0,
    4,
    ...(address ?? '').split('.').map(Number),
  ]);
  const parts = [question.subarray(0, 2), header, question.subarray(12), ...(found ? [answer] : [])];
  names.send(Buffer.concat(parts), port, '127.0.0.1');
});

let edge: EdgeProcess;
let store: number;
beforeEach(async () => {
  if (!canRunEdge) return;
  address = null;
  const [shell, stored] = [await listen('from a shell'), await listen('from the store')];
  store = stored;
  edge = await startEdge(`127.0.0.1:${shell}`, {
    STORE_ADDRESS: `store.example:${store}`,
    RESOLVER: `resolver 127.0.0.1:${names.address().port} valid=1s ipv6=off;`,
  });
  // As in its container, where master and workers are one user.
  chmodSync(edge.folder, 0o777);
});
beforeAll(() => new Promise<void>((resolve) => names.bind(0, '127.0.0.1', resolve)));
afterEach(async () => {
  await edge?.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => new Promise<void>((resolve) => names.close(resolve)));

let count = 0;
/** A released file that nginx has not seen. */
const newFile = () => `${edge.siteUrl}/releases/mfe-events/1.0.0/web/file-${count++}.js`;
const text = async (url: string) => {
  const answer = await getFromEdge(url);
  return `${answer.status} ${answer.text}`;
};

// Where nginx is not installed, for example in the tools image, its configuration is only read.
const testEdge = canRunEdge ? test : test.skip;

testEdge('a store whose name is not known stops nothing, and is used as soon as it is known', async () => {
  expect(await text(`${edge.siteUrl}/`)).toBe('200 from a shell');
  expect(await text(newFile())).toBe('200 from a shell');
  address = '127.0.0.1';
  await expect(untilText(newFile, '200 from the store')).resolves.toBeUndefined();
  // Moved to an address where nobody listens.
  address = '127.0.0.99';
  await expect(untilText(newFile, '200 from a shell')).resolves.toBeUndefined();
});

testEdge(
  'released files go on when somebody removes the folder of the cache, and are cached again',
  async () => {
    address = '127.0.0.1';
    const file = newFile();
    expect(await text(file)).toBe('200 from the store');
    const cache = path.join(edge.folder, 'cache');
    expect(existsSync(cache)).toBe(true);
    rmSync(cache, { recursive: true });
    expect(await text(file)).toBe('200 from the store');
    expect(await text(newFile())).toBe('200 from the store');
    expect(existsSync(cache)).toBe(true);
    address = null;
    expect(await text(file)).toBe('200 from the store');
  },
);

testEdge('a request that fails in nginx leaves neither address nor path in its log', async () => {
  rmSync(path.join(edge.folder, 'body'), { recursive: true });
  // Too long for memory: nginx cannot write it to its folder.
  const body = 'x'.repeat(500_000);
  const { status } = await getFromEdge(`${edge.siteUrl}/secret-of-a-link`, { method: 'POST', body });
  expect(status).toBe(500);
  // A line would be written at once, and read a moment later.
  await sleep(500);
  expect(edge.output()).not.toMatch(/127\.0\.0\.1|secret-of-a-link/);
});

testEdge(
  'while no server answers, people get a page in both languages, and calls the plain status',
  async () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    const page = await getFromEdge(`${edge.siteUrl}/course-search`);
    expect(page.status).toBe(502);
    expect(page.text).toContain('<h1>Please try again in a moment</h1>');
    expect(page.text).toContain('<a href="">Try again</a>');
    expect(page.text).toContain('<a href="">फेरि प्रयास गर्नुहोस्</a>');
    const form = await getFromEdge(`${edge.apiUrl}/admin/applications/7/status`, {
      method: 'POST',
      body: 'to=offer',
    });
    expect(form.status).toBe(502);
    // The address of a form is no page that could be opened again.
    expect(form.text).not.toContain('<a href');
    expect(form.text).toContain('look first before you send it again');
    expect((await getFromEdge(`${edge.apiUrl}/api/user/verify/MQ/t/`)).text).toContain('Try again</a>');
    const call = await getFromEdge(`${edge.apiUrl}/api/app/course-list/`);
    expect([call.status, call.text.includes('Try again')]).toEqual([502, false]);
    // Without it the site, which is another origin, would not learn the status.
    expect(call.allowedOrigin).toBe('*');
  },
);

testEdge(
  'hundreds of slow clients lock nobody out, where the system gives a process few open files',
  async () => {
    const limited = await startEdge(`127.0.0.1:${await listen('from a shell')}`, {}, 128);
    const slow = Array.from({ length: 400 }, () =>
      connect(Number(new URL(limited.siteUrl).port), '127.0.0.1').on('error', () => undefined),
    );
    try {
      await Promise.all(slow.map((socket) => once(socket, 'connect')));
      const answer = getFromEdge(`${limited.siteUrl}/`).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      expect(await Promise.race([answer, sleep(5_000, 'no answer')])).toBe(200);
    } finally {
      for (const socket of slow) socket.destroy();
      await limited.stop();
    }
  },
);

testEdge(
  'the site learns that a call is too large, and answers of the API keep their own header',
  async () => {
    const large = { method: 'POST', body: 'x'.repeat(1_100_000) };
    const { status, allowedOrigin } = await getFromEdge(`${edge.apiUrl}/api/app/contact-messages/`, large);
    expect([status, allowedOrigin]).toEqual([413, '*']);
    const answered = await getFromEdge(`${edge.apiUrl}/api/app/course-list/`);
    expect([answered.status, answered.allowedOrigin]).toEqual([200, undefined]);
  },
);

testEdge('an application may be as large as UPLOAD_LIMIT', async () => {
  const limited = await startEdge(`127.0.0.1:${await listen('from an API')}`, { UPLOAD_LIMIT: '2k' });
  try {
    const statusOf = async ({ apiUrl }: EdgeProcess, length: number) => {
      const body = 'x'.repeat(length);
      return (await getFromEdge(`${apiUrl}/api/app/application-create/`, { method: 'POST', body })).status;
    };
    expect([await statusOf(limited, 2_000), await statusOf(limited, 2_100)]).toEqual([200, 413]);
    expect(await statusOf(edge, 2_000_000)).toBe(200);
  } finally {
    await limited.stop();
  }
});

testEdge('feeds are compressed', async () => {
  for (const feed of Object.keys(feeds)) {
    const { status, encoding } = await getFromEdge(edge.siteUrl + feed, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([feed, status, encoding]).toEqual([feed, 200, 'gzip']);
  }
});

async function untilText(url: () => string, wanted: string) {
  let seen = '';
  for (const end = Date.now() + 30_000; Date.now() < end && seen !== wanted; ) seen = await text(url());
  if (seen !== wanted) throw new Error(`${seen} instead of ${wanted}`);
}
