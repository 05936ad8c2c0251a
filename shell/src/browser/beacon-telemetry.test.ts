import { createBeaconTelemetry } from './beacon-telemetry.ts';

const SECRET = 'c3ecret-t0ken';

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
  const reader = new FileReader();
  const body = await new Promise<string>((done) => {
    reader.onload = () => done(String(reader.result));
    reader.readAsText(sent[0] as Blob);
  });
  expect(body).not.toContain(SECRET);
  expect(JSON.parse(body)).toMatchObject({
    path: '/password-reset/:pk/:token/',
    page: { remote: 'mfe-a', version: '1', route: '/password-reset/:pk/:token/' },
    reports: [{ type: 'error', message: 'PATCH https://api.example/reset/…/…/?… failed' }],
  });
});
