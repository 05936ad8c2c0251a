import { createBeaconTelemetry } from './beacon-telemetry.ts';

const SECRET = 'c3ecret-t0ken';

async function readBlob(blob: Blob | undefined) {
  const reader = new FileReader();
  return new Promise<string>((done) => {
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob as Blob);
  });
}

test('reports name the route pattern; neither path nor message carries the open parts of the path', async () => {
  jest.useFakeTimers();
  const sent: Blob[] = [];
  navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0;
  window.history.replaceState(null, '', `/password-reset/MQ/${SECRET}/`);
  const telemetry = createBeaconTelemetry({ set: 1, remotes: [] }, () => ({
    remote: 'mfe-a',
    version: '1',
    route: '/password-reset/:pk/:token/',
    params: ['MQ', SECRET],
  }));
  telemetry.error(new Error(`PATCH https://api.example/reset/MQ/${SECRET}/?key=${SECRET} failed`));
  jest.runAllTimers();
  jest.useRealTimers();
  const body = await readBlob(sent[0]);
  expect(body).not.toContain(SECRET);
  expect(JSON.parse(body)).toMatchObject({
    path: '/password-reset/:pk/:token/',
    page: { remote: 'mfe-a', version: '1', route: '/password-reset/:pk/:token/' },
    reports: [{ type: 'error', message: 'PATCH https://api.example/reset/…/…/?… failed' }],
  });
});

test('an error carries the token of the view from the Server-Timing header, an event does not', async () => {
  jest.useFakeTimers();
  const serverTiming = [{ name: 'report', description: 'signed' }];
  performance.getEntriesByType = () => [{ serverTiming }] as never;
  const sent: Blob[] = [];
  navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0;
  const telemetry = createBeaconTelemetry({ set: 1, remotes: [] }, () => null);
  telemetry.event('opened');
  jest.runAllTimers();
  telemetry.error(new Error('failed'));
  jest.runAllTimers();
  jest.useRealTimers();
  const [event, error] = await Promise.all(sent.map(readBlob));
  expect(JSON.parse(event ?? '')).not.toHaveProperty('token');
  expect(JSON.parse(error ?? '')).toMatchObject({ token: 'signed' });
});

test('whose code has started goes out once per remote, with the token; not where the page has none', async () => {
  jest.useFakeTimers();
  let serverTiming: object[] = [];
  performance.getEntriesByType = () => [{ serverTiming }] as never;
  const sent: Blob[] = [];
  navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0;
  const remotes = ['mfe-a', 'mfe-b'].map((name) => ({ name, version: `of ${name}` }) as never);
  // A copy that is read offline.
  createBeaconTelemetry({ set: 1, shell: '2', remotes }, () => null).start('shell');
  jest.runAllTimers();
  expect(sent).toEqual([]);

  serverTiming = [{ name: 'report', description: 'signed' }];
  const telemetry = createBeaconTelemetry({ set: 1, shell: '2', remotes }, () => null);
  for (const name of ['shell', 'mfe-a', 'mfe-a', 'unknown']) telemetry.start(name);
  jest.runAllTimers();
  // After navigations within the document.
  for (const name of ['mfe-a', 'mfe-b', 'shell']) telemetry.start(name);
  telemetry.error(new Error('failed'), { remote: 'mfe-b' });
  jest.runAllTimers();
  jest.useRealTimers();
  const bodies = (await Promise.all(sent.map(readBlob))).map((body) => JSON.parse(body));
  expect(bodies).toEqual([
    { set: 1, path: 'other', token: 'signed', started: { shell: '2', 'mfe-a': 'of mfe-a' }, reports: [] },
    expect.objectContaining({
      token: 'signed',
      started: { 'mfe-b': 'of mfe-b' },
      reports: [expect.objectContaining({ type: 'error', remote: 'mfe-b' })],
    }),
  ]);
});

test.each([
  ['of a remote', 'at a (https://x.example/releases/mfe-a/1/web/js/a.js:1:1)', 'mfe-a', '1'],
  [
    'thrown by the shell when a remote called it',
    'at b (https://x.example/releases/shell/2/web/js/b.js:1:1)\n at a (https://x.example/releases/mfe-a/1/web/js/a.js:1:1)',
    'mfe-a',
    '1',
  ],
  ['of the shell', 'at b (https://x.example/releases/shell/2/web/js/b.js:1:1)', 'shell', '2'],
  ['of another script', 'at c (chrome-extension://abc/c.js:1:1)', undefined, undefined],
])('an uncaught error %s is reported for its owner', async (_case, stack, remote, version) => {
  jest.useFakeTimers();
  const sent: Blob[] = [];
  navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0;
  createBeaconTelemetry(
    { set: 1, shell: '2', remotes: [{ name: 'mfe-a', version: '1' } as never] },
    () => null,
  );
  const error = Object.assign(new Error('failed'), { stack: `Error: failed\n ${stack}` });
  dispatchEvent(new ErrorEvent('error', { message: 'failed', error }));
  jest.runAllTimers();
  jest.useRealTimers();
  const { reports } = JSON.parse(await readBlob(sent.at(-1)));
  expect(reports).toHaveLength(1);
  expect([reports[0].remote, reports[0].version]).toEqual([remote, version]);
});

test('what was hydrated wrongly is reported for the remote whose components it is in', async () => {
  jest.useFakeTimers();
  const sent: Blob[] = [];
  navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0;
  const telemetry = createBeaconTelemetry(
    { set: 1, shell: '2', remotes: [{ name: 'mfe-a', version: '1' } as never] },
    () => null,
  );
  const components =
    '\n    at p\n    at s (https://x.example/releases/shell/2/web/js/b.js:1:1)\n    at a (https://x.example/releases/mfe-a/1/web/js/a.js:1:1)';
  telemetry.error(new Error('#418'), { phase: 'hydration', components });
  jest.runAllTimers();
  jest.useRealTimers();
  const { reports } = JSON.parse(await readBlob(sent.at(-1)));
  expect(reports).toEqual([
    { type: 'error', message: '#418', remote: 'mfe-a', version: '1', phase: 'hydration' },
  ]);
});
