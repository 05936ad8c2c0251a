import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { metricsIn, observedExpressions } from 'tooling/deployment/observed-metrics.ts';
import { type RunningCluster, startCluster } from 'tooling/processes/cluster/cluster.ts';
import { type Member, untilReady } from 'tooling/processes/cluster/member.ts';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { startLoad } from '../../support/load.ts';
import { started } from '../../support/test.ts';
import { startTraceCollector } from '../../support/trace-collector.ts';

// Several servers behind nginx, as in production: what fails, is replaced or hangs loses no request of a visitor.

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let cluster: RunningCluster;
let ca: string;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;

/** Only requests whose caller asks for it are traced, not the load of the other tests. */
const tracing = (url: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url, TRACE_RATIO: '0' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  collector = await startTraceCollector();
  cluster = await startCluster({
    logs: path.join(process.env.SITE_FOLDER ?? '', 'logs'),
    env: { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000', ...tracing(collector.url) },
    skipSeconds: 1,
  });
  ca = readFileSync(cluster.certificate, 'utf8');
});
test.afterAll(async () => {
  await cluster?.stop();
  collector?.stop();
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** One request over HTTP/2, its certificate checked. */
const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { origin, pathname, search } = new URL(url);
    const session = connect(origin, { ca });
    session.on('error', reject);
    const stream = session.request({ ':path': `${pathname}${search}`, ...headers });
    let answer = {} as Record<string, string>;
    let text = '';
    stream.setEncoding('utf8');
    stream.on('response', (received) => {
      answer = received as unknown as Record<string, string>;
    });
    stream.on('data', (chunk: string) => {
      text += chunk;
    });
    stream.on('error', reject);
    stream.on('end', () => {
      session.close();
      resolve({ status: Number(answer[':status']), headers: answer, text });
    });
  });

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Pages, a released file and the catalogue. */
async function visitorUrls() {
  const { siteUrl, apiUrl } = cluster;
  const { text } = await get(siteUrl);
  const [file = ''] = /\/releases\/[^"]+\.js/.exec(text) ?? [];
  return [`${siteUrl}/`, `${siteUrl}/course-search`, `${siteUrl}${file}`, `${apiUrl}/api/app/course-list/`];
}

/** Does something while visitors use the site, and expects that none of their requests fails. */
async function withoutFailures(work: () => Promise<unknown>, least = 200) {
  const load = startLoad(await visitorUrls(), { ca, clients: 8 });
  const until = (count: number) => expect.poll(load.count, { timeout: 120_000 }).toBeGreaterThan(count);
  try {
    await until(50);
    await work();
    await until(Math.max(least, load.count() + 50));
  } finally {
    await load.stop();
  }
  expect(load.failures.slice(0, 20)).toEqual([]);
}

test('a view is one trace: browser, shell, API and database', async ({ browser }) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const url = `${cluster.siteUrl}/course_details/17`;
  await page.route(url, (route) =>
    route.continue({
      headers: { ...route.request().headers(), traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    }),
  );
  await page.goto(url);
  // The browser's part of a trace begins with the shell's code.
  await started(page);
  const find = (service: string, name: RegExp, parent?: string) =>
    collector.spans.find(
      (span) =>
        span.service === service &&
        span.traceId === traceId &&
        name.test(span.name) &&
        (parent === undefined || span.parentSpanId === parent),
    );
  const spans = () => {
    const call = find('api', /^GET .*course-info/);
    return {
      document: find('shell', /^GET \/course_details\//),
      rendering: find('shell', /^render page$/),
      call,
      // The page makes several calls, each with statements of its own.
      statement: find('api', /^SELECT$/, call?.spanId),
      view: find('browser', /^view page$/),
    };
  };
  await expect.poll(() => Object.values(spans()).every(Boolean), { timeout: 60_000 }).toBe(true);
  const { document, rendering, call, statement, view } = spans();
  expect(rendering?.parentSpanId).toBe(document?.spanId);
  expect(call?.parentSpanId).toBe(rendering?.spanId);
  expect(statement?.parentSpanId).toBe(call?.spanId);
  expect(view?.parentSpanId).toBe(document?.spanId);
  await context.close();
});

/** Ends a server as a crash does. */
async function kill(member: Member) {
  member.signal('SIGKILL');
  await member.stop();
}

test('pages come over TLS and HTTP/2, with HSTS; operators’ addresses are not public', async () => {
  const page = await get(cluster.siteUrl);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<h1');
  expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
  for (const address of [cluster.siteUrl, cluster.apiUrl])
    for (const name of ['metrics', 'ready', 'health'])
      expect((await get(`${address}/${name}`)).status).toBe(404);
});

test('released files are immutable, compressed and come from the store; server bundles are not public', async () => {
  const [, , file = ''] = await visitorUrls();
  const { status, headers } = await get(file, { 'accept-encoding': 'gzip, br' });
  expect([status, headers['content-type'], headers['content-encoding'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'br',
    'public, max-age=31536000, immutable',
  ]);
  const { text } = await get(cluster.siteUrl);
  const [picture = ''] = /\/releases\/[^"' ,]+\.(webp|avif|jpg|png)/.exec(text) ?? [];
  expect((await get(`${cluster.siteUrl}${picture}`)).headers['content-type']).toMatch(/^image\//);
  const plain = await get(file);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).not.toBe('');
  const store = new URL(cluster.store.url).host;
  expect(readFileSync(cluster.accessLog, 'utf8')).toContain(`"upstream":"${store}"`);
  expect((await get(file.replace('/web/', '/server/'))).status).toBe(404);
  expect((await get(file.replace(/[^/]+$/, 'none.js'))).status).toBe(404);
});

test('every metric of the alerts and the dashboard is exported', async () => {
  const texts = await Promise.all(
    [...cluster.shells, ...cluster.apis].map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
  );
  const exported = new Set(
    texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '')),
  );
  const named = observedExpressions().flatMap(metricsIn);
  // `up` is of Prometheus itself, those of Kubernetes are of kube-state-metrics.
  const missing = named.filter(
    (name) =>
      name !== 'up' && !name.startsWith('kube_') && !exported.has(name.replace(/_(count|sum|bucket)$/, '')),
  );
  expect(missing).toEqual([]);
});

test('an account is verified by e-mail, and a login of one API is valid on the other', async () => {
  const account = { email: 'sita.rai@example.com', password: 'Passw0rd!' };
  const [api] = cluster.apis as [Member];
  const made = await post(`${api.url}/api/user/register/`, {
    ...account,
    confirm_password: account.password,
  });
  expect(made.status).toBe(201);
  await expect.poll(() => linkOfEmail(account.email), { timeout: 60_000 }).toMatch(/^\/api\/user\/verify\//);
  await fetch(`${api.url}${linkOfEmail(account.email)}`, { method: 'POST' });
  for (const { url } of cluster.apis) {
    const { token } = await (await post(`${url}/api/user/login/`, account)).json();
    for (const other of cluster.apis) {
      const answer = await fetch(`${other.url}/api/app/application-list/`, {
        headers: { authorization: `Bearer ${token.access}` },
      });
      expect(answer.status).toBe(200);
    }
  }
});

test('a shell and an API that crash lose no request', async () => {
  const [shell, api] = [cluster.shells[0] as Member, cluster.apis[0] as Member];
  await withoutFailures(() => Promise.all([kill(shell), kill(api)]));
  await Promise.all([shell.start(), api.start()]);
  await Promise.all([untilReady(shell), untilReady(api)]);
});

test('when all shells have failed, the first one that is back is asked at once', async () => {
  const { shells, siteUrl } = cluster;
  const [first] = shells;
  if (!first) throw new Error('the cluster has no shell');
  for (const shell of shells) await kill(shell);
  const load = startLoad([`${siteUrl}/course-search`], { ca, clients: 4 });
  await expect.poll(() => load.failures.length, { timeout: 60_000 }).toBeGreaterThan(10);
  await first.start();
  await untilReady(first);
  const failed = load.failures.length + load.clients;
  await expect.poll(load.count, { timeout: 60_000 }).toBeGreaterThan(load.count() + 50);
  await load.stop();
  // Those that were under way may still fail.
  expect(load.failures.length).toBeLessThanOrEqual(failed);
  for (const shell of shells.slice(1)) {
    await shell.start();
    await untilReady(shell);
  }
});

test('a rolling restart of all shells and APIs loses no request', async () => {
  await withoutFailures(() =>
    Promise.all([cluster.rollingRestart(cluster.shells), cluster.rollingRestart(cluster.apis)]),
  );
});

test('a shell and an API that hang are skipped; a POST is never sent twice', async () => {
  const [shell, api] = [cluster.shells[0] as Member, cluster.apis[0] as Member];
  const linesBefore = accessLog().length;
  const messages = Array.from({ length: 6 }, (_, index) => ({
    name: 'Sita Rai',
    email: `sita-${index}@example.com`,
    subject: 'Hanging server',
    message: 'Sent while one server hangs.',
  }));
  let statuses: number[] = [];
  shell.signal('SIGSTOP');
  api.signal('SIGSTOP');
  try {
    await withoutFailures(async () => {
      statuses = await Promise.all(
        messages.map(
          async (message) => (await postThroughNginx('/api/app/contact-messages/', message)).status,
        ),
      );
    }, 400);
  } finally {
    shell.signal('SIGCONT');
    api.signal('SIGCONT');
  }
  expect(statuses.filter((status) => status !== 201 && status !== 504)).toEqual([]);
  const hosts = [shell, api].map(({ url }) => new URL(url).host);
  const lines = accessLog().slice(linesBefore);
  const tried = lines.filter(({ upstream }) => hosts.some((host) => upstream.startsWith(host)));
  expect(tried.length).toBeGreaterThan(0);
  expect(tried.length).toBeLessThan(lines.length / 2);
  const stored = async () =>
    (
      await runSql(
        cluster.postgres.url('postgres'),
        "SELECT email FROM contact_messages WHERE subject = 'Hanging server'",
      )
    ).length;
  // A request that the hanging API had accepted is carried out when it goes on.
  await expect.poll(stored, { timeout: 60_000 }).toBe(messages.length);
});

test('while PostgreSQL is away pages and the catalogue go on, the rest answers 503; it recovers', async () => {
  const events = `${cluster.apiUrl}/api/app/event-list/`;
  await withoutFailures(async () => {
    await cluster.postgres.kill();
    try {
      await expect.poll(async () => (await get(events)).status, { timeout: 60_000 }).toBe(503);
      for (const { url } of cluster.apis) {
        // 0: an idle connection that the API had closed. An API that has ended is not ready again below.
        const status = () =>
          fetch(`${url}/ready`).then(
            (answer) => answer.status,
            () => 0,
          );
        await expect.poll(status, { timeout: 60_000 }).toBe(503);
      }
    } finally {
      await cluster.postgres.start();
    }
  });
  await expect.poll(async () => (await get(events)).status, { timeout: 60_000 }).toBe(200);
  for (const api of cluster.apis) await untilReady(api);
});

test('without the store pages and released files go on', async () => {
  await cluster.store.stop();
  try {
    await withoutFailures(async () => undefined);
  } finally {
    await cluster.store.start();
  }
});

/** Path of the link to the API in the newest e-mail to an address; empty without one. */
function linkOfEmail(address: string): string {
  const texts = readdirSync(cluster.mailFolder)
    .sort()
    .map((name) => readFileSync(path.join(cluster.mailFolder, name), 'utf8'))
    .filter((text) => text.includes(`To: ${address}`))
    // Quoted-printable.
    .map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
  return new RegExp(`${cluster.apiUrl}(\\S+)`).exec(texts.at(-1) ?? '')?.[1] ?? '';
}

interface LogLine {
  upstream: string;
}

const accessLog = (): LogLine[] =>
  readFileSync(cluster.accessLog, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** A POST over HTTP/2, its certificate checked. */
const postThroughNginx = (pathname: string, body: object) =>
  new Promise<{ status: number }>((resolve, reject) => {
    const session = connect(cluster.apiUrl, { ca });
    session.on('error', reject);
    const stream = session.request({
      ':method': 'POST',
      ':path': pathname,
      'content-type': 'application/json',
    });
    let status = 0;
    stream.on('response', (headers) => {
      status = Number(headers[':status']);
    });
    stream.on('error', reject);
    stream.resume();
    stream.on('end', () => {
      session.close();
      resolve({ status });
    });
    stream.end(JSON.stringify(body));
  });
