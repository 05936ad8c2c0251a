import { reportStartErrors } from './report-start-errors.ts';

/** Runs the script as the browser does, as a file of shell 2. Returns the reports that were sent. */
function startEarly() {
  const sent: Blob[] = [];
  navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0;
  performance.getEntriesByType = () =>
    [{ serverTiming: [{ name: 'report', description: 'signed' }] }] as never;
  reportStartErrors('https://x.example/releases/shell/2/web/js/early.1.js');
  return sent;
}
const fail = (filename: string) => dispatchEvent(new ErrorEvent('error', { message: 'it failed', filename }));
const MAIN = 'https://x.example/releases/shell/2/web/js/main.js';

async function read(blob: Blob | undefined) {
  const reader = new FileReader();
  return new Promise<string>((done) => {
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob as Blob);
  });
}

test('a shell that fails before it has started is reported once, with the token of the view', async () => {
  const sent = startEarly();
  fail(MAIN);
  fail(MAIN);
  expect(sent).toHaveLength(1);
  expect(JSON.parse(await read(sent[0]))).toEqual({
    set: 0,
    path: 'other',
    token: 'signed',
    reports: [{ type: 'error', message: 'it failed', remote: 'shell', version: '2', phase: 'start' }],
  });
});

test('errors of other files, and all errors after the start, are left to the telemetry of the site', () => {
  const sent = startEarly();
  fail('https://x.example/releases/mfe-a/1/web/js/a.js');
  fail('chrome-extension://abc/c.js');
  dispatchEvent(new Event('telemetrystart'));
  fail(MAIN);
  expect(sent).toEqual([]);
});
