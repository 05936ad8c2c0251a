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
