import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type ContentFollower, followContent } from './follow-content.ts';

const log = { info: jest.fn(), error: jest.fn() };
let folder: string;
let follower: ContentFollower | undefined;
let server: Server | undefined;

beforeEach(async () => {
  log.info.mockClear();
  log.error.mockClear();
  folder = await mkdtemp(path.join(os.tmpdir(), 'pack-'));
});
afterEach(async () => {
  follower?.stop();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (text: string) => writeFile(path.join(folder, 'brand.yaml'), text);

test('a change is served without a restart; an error keeps the last good pack and is logged once', async () => {
  await write('name: First');
  follower = await followContent({ source: folder, intervalMs: 60_000, log });
  const first = follower.status();
  expect(follower.current().pack.brand.name).toBe('First');

  await write('nam: Second');
  await follower.check();
  await follower.check();
  expect(follower.current().pack.brand.name).toBe('First');
  expect(follower.status().errors).toEqual([
    'brand.yaml line 1: name: is missing: add it',
    'brand.yaml line 1: nam: is not a known field: did you mean name?',
  ]);
  expect(log.error).toHaveBeenCalledTimes(2);

  await write('name: Third');
  await follower.check();
  expect(follower.current().pack.brand.name).toBe('Third');
  expect(follower.status().errors).toEqual([]);
  expect(follower.status().version).not.toBe(first.version);
});

test('warnings of the pack that is served are logged and told', async () => {
  await write('name: First\ntagline: Study #abroad');
  follower = await followContent({ source: folder, intervalMs: 60_000, log });
  const [problem] = follower.status().warnings;
  expect(problem).toMatch(/^brand\.yaml line 2: "#abroad" is cut off as a comment: /);
  expect(log.info).toHaveBeenCalledWith({ problem }, 'content pack has a warning');
});

test('changes are found by the follower itself', async () => {
  await write('name: First');
  follower = await followContent({ source: folder, intervalMs: 20, log });
  await write('name: Second');
  for (let tries = 0; tries < 100 && follower.current().pack.brand.name !== 'Second'; tries++)
    await new Promise((done) => setTimeout(done, 20));
  expect(follower.current().pack.brand.name).toBe('Second');
});

test('a folder that is missing at the start leaves the empty pack and an error', async () => {
  follower = await followContent({ source: path.join(folder, 'none'), intervalMs: 60_000, log });
  expect(follower.current().pack.brand.name).toBe('Study abroad consultancy');
  expect(follower.status().errors[0]).toContain('is not a folder');
  expect(log.error.mock.calls[0]?.[1]).toBe('content pack has an error; no pack is served');
});

test('the log says that the served pack has its last error no more', async () => {
  await write('name: First');
  follower = await followContent({ source: folder, intervalMs: 60_000, log });
  await write('nam: First');
  await follower.check();
  expect(log.error.mock.calls[0]?.[1]).toBe('content pack has an error; the last good one is served');
  await write('name: First');
  await follower.check();
  await follower.check();
  const { version } = follower.status();
  expect(log.info.mock.calls.filter(([, message]) => message.includes('no errors'))).toEqual([
    [{ version }, 'content pack has no errors any more'],
  ]);
});

test('a pack at an address: unchanged files are not sent again, an outage keeps the last pack', async () => {
  const files: Record<string, string> = {
    '/pack/brand.yaml': 'name: Remote\nlogo: pictures/a.svg',
    '/pack/pictures/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  };
  const statuses: number[] = [];
  let down = false;
  server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    const etag = body && `"${body.length}"`;
    const status = down
      ? 500
      : body === undefined
        ? 404
        : request.headers['if-none-match'] === etag
          ? 304
          : 200;
    statuses.push(status);
    response.writeHead(status, etag ? { etag } : {}).end(status === 200 ? body : undefined);
  });
  await new Promise<void>((done) => server?.listen(0, done));
  const source = `http://localhost:${(server.address() as AddressInfo).port}/pack`;
  follower = await followContent({ source, intervalMs: 60_000, log });
  expect(follower.current().pack.brand).toMatchObject({ name: 'Remote', logo: { width: 4 } });
  statuses.length = 0;
  await follower.check();
  expect(statuses.filter((status) => status === 200)).toEqual([]);
  expect(statuses.filter((status) => status === 304)).toHaveLength(2);
  down = true;
  await follower.check();
  expect(follower.current().pack.brand.name).toBe('Remote');
  expect(follower.status().errors[0]).toContain('500');
  down = false;
  files['/pack/brand.yaml'] = 'name: Renewed';
  await follower.check();
  expect(follower.current().pack.brand.name).toBe('Renewed');
});

test('a picture that its server fails to send is no missing one: the last good pack stays', async () => {
  const files: Record<string, string> = {
    '/brand.yaml': 'name: Remote\nlogo: pictures/a.svg',
    '/pictures/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  };
  let failing = '';
  server = createServer((request, response) => {
    const url = request.url ?? '';
    response.writeHead(url === failing ? 503 : url in files ? 200 : 404).end(files[url]);
  });
  await new Promise<void>((done) => server?.listen(0, done));
  const source = `http://localhost:${(server.address() as AddressInfo).port}`;
  failing = '/pictures/a.svg';
  follower = await followContent({ source, intervalMs: 60_000, log });
  expect(follower.current().pack.brand).toMatchObject({ name: 'Remote' });
  const reason = 'cannot be read: the server responded with 503';
  expect(follower.status()).toMatchObject({
    errors: [],
    warnings: [`brand.yaml line 2: logo: pictures/a.svg ${reason}`],
  });
  failing = '';
  await follower.check();
  const { version } = follower.status();
  expect(follower.current().pack.brand.logo).toMatchObject({ width: 4 });
  failing = '/pictures/a.svg';
  await follower.check();
  expect(follower.current().pack.brand.logo).toMatchObject({ width: 4 });
  expect(follower.status()).toMatchObject({ version, errors: [`pictures/a.svg: ${reason}`] });
  files['/brand.yaml'] = 'name: Renewed';
  await follower.check();
  expect(follower.current().pack.brand.name).toBe('Renewed');
  expect(follower.status().errors).toEqual([]);
});

test('an address that refuses missing files has a pack as soon as it answers with brand.yaml', async () => {
  let text: string | undefined;
  server = createServer((request, response) => {
    const body = request.url === '/brand.yaml' ? text : undefined;
    response.writeHead(body === undefined ? 403 : 200).end(body);
  });
  await new Promise<void>((done) => server?.listen(0, done));
  const source = `http://localhost:${(server.address() as AddressInfo).port}`;
  follower = await followContent({ source, intervalMs: 60_000, log });
  expect(follower.status().errors[0]).toContain('the server responded with 403');
  text = 'name: Bucket';
  await follower.check();
  expect(follower.status().errors).toEqual([]);
  expect(follower.current().pack.brand.name).toBe('Bucket');
  text = undefined;
  await follower.check();
  expect(follower.status().errors[0]).toContain('the server responded with 403');
  expect(follower.current().pack.brand.name).toBe('Bucket');
});

test('an address that does not answer holds the start for its limit only, and is served once it answers', async () => {
  const waiting: (() => void)[] = [];
  server = createServer((request, response) => {
    waiting.push(() =>
      request.url === '/brand.yaml' ? response.end('name: Late') : response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server?.listen(0, done));
  const source = `http://localhost:${(server.address() as AddressInfo).port}`;
  follower = await followContent({ source, intervalMs: 60_000, startLimitMs: 100, log });
  expect(follower.status().errors).toEqual([
    `${source}: has not been read within 0.1 s, and is waited for: check the address in CONTENT`,
  ]);
  expect(log.error).toHaveBeenCalledTimes(1);
  const reading = follower.check();
  const answer = setInterval(() => {
    for (const send of waiting.splice(0)) send();
  }, 5);
  await reading;
  clearInterval(answer);
  expect(follower.current().pack.brand.name).toBe('Late');
  expect(follower.status().errors).toEqual([]);
});

test('an address that nothing listens at is named with the reason', async () => {
  const closed = createServer();
  await new Promise<void>((done) => closed.listen(0, done));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  follower = await followContent({ source: `http://127.0.0.1:${port}`, intervalMs: 60_000, log });
  expect(follower.status().errors[0]).toBe(
    `brand.yaml: cannot be read: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
});

test('an address without a pack is an error, not an empty pack', async () => {
  server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((done) => server?.listen(0, done));
  const source = `http://localhost:${(server.address() as AddressInfo).port}`;
  follower = await followContent({ source, intervalMs: 60_000, log });
  expect(follower.status().errors[0]).toContain("write the address of the pack's folder");
});

test('an empty folder is a valid pack', async () => {
  await mkdir(path.join(folder, 'empty'));
  follower = await followContent({ source: path.join(folder, 'empty'), intervalMs: 60_000, log });
  expect(follower.status().errors).toEqual([]);
});

test('a pack whose files are all gone is served on, with an error, and its next version is served', async () => {
  const lost = path.join(folder, 'lost');
  await mkdir(lost);
  follower = await followContent({ source: lost, intervalMs: 60_000, log });
  await writeFile(path.join(lost, 'brand.yaml'), 'name: First');
  await follower.check();
  await rm(path.join(lost, 'brand.yaml'));
  await follower.check();
  expect(follower.current().pack.brand.name).toBe('First');
  expect(follower.status().errors).toEqual([expect.stringContaining('brand.yaml: is missing')]);
  await writeFile(path.join(lost, 'brand.yaml'), 'name: Second');
  await follower.check();
  expect(follower.current().pack.brand.name).toBe('Second');
  expect(follower.status().errors).toEqual([]);
});
