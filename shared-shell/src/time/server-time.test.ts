const DAY = 86_400_000;
const answered = Date.UTC(2026, 10, 26, 8);

/** The module as a page has it whose document was requested a second ago, when the device's clock had this time. */
async function pageAt(device: number) {
  jest.resetModules();
  jest.spyOn(Date, 'now').mockReturnValue(device);
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  return (await import('./server-time.ts')).serverTime;
}
/** Lets the time of both clocks pass. */
function pass(ms: number) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
}
/** What the page says of its own loading. */
const loadedAs = (navigation: Partial<PerformanceNavigationTiming>) =>
  Object.assign(performance, { getEntriesByType: () => [navigation] });

beforeEach(() => loadedAs({ type: 'navigate', transferSize: 300 }));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['ahead', answered + 365 * DAY],
  ['behind', answered - 365 * DAY],
  ['right', answered + 5_000],
])('goes on from the answer of the server when the clock of the device is %s', async (_case, device) => {
  const serverTime = await pageAt(device);
  expect(Math.abs(serverTime(answered) - answered)).toBeLessThan(10_000);
  pass(2 * DAY);
  expect(Math.abs(serverTime(answered) - answered - 2 * DAY)).toBeLessThan(10_000);
});

it('corrects what the browser reads later by what the document has shown', async () => {
  const serverTime = await pageAt(answered + 365 * DAY);
  serverTime(answered);
  pass(DAY);
  const readByBrowser = Date.now();
  pass(1_000);
  expect(Math.abs(serverTime(readByBrowser) - answered - DAY)).toBeLessThan(10_000);
});

it('is the time of the device when no answer came with the document', async () => {
  const device = answered + 3 * DAY;
  const serverTime = await pageAt(device);
  expect(serverTime(0)).toBe(device);
  expect(serverTime(device - 500)).toBe(device);
});

it('counts time in standby, and goes on when the clock of the device is set back', async () => {
  const serverTime = await pageAt(answered + 365 * DAY);
  serverTime(answered);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY);
  expect(Math.abs(serverTime(answered) - answered - 2 * DAY)).toBeLessThan(10_000);
  jest.spyOn(Date, 'now').mockReturnValue(answered);
  expect(Math.abs(serverTime(answered) - answered)).toBeLessThan(10_000);
});

it('is the time that the document names, also without an answer and whatever is read later', async () => {
  loadedAs({ type: 'navigate', serverTiming: [{ name: 'now', duration: answered }] as never });
  const serverTime = await pageAt(answered + 365 * DAY);
  expect(Math.abs(serverTime(0) - answered)).toBeLessThan(10_000);
  pass(DAY);
  expect(Math.abs(serverTime(answered + DAY) - answered - DAY)).toBeLessThan(10_000);
});

describe.each([
  [
    'a copy for use without a network',
    () => document.body.insertAdjacentHTML('afterbegin', '<div class="offline-copy">'),
  ],
  ['a tab that the browser has restored', () => loadedAs({ type: 'back_forward', transferSize: 0 })],
])('in %s', (_case, store) => {
  beforeEach(store);

  it('an event that ended since is over', async () => {
    const today = answered + 7 * DAY;
    expect((await pageAt(today))(answered)).toBe(today);
  });

  it('a clock that is behind does not bring an event back', async () => {
    expect((await pageAt(answered - 365 * DAY))(answered)).toBeGreaterThanOrEqual(answered);
  });
});

it('going back in a tab is no earlier day when the document came from the network', async () => {
  loadedAs({ type: 'back_forward', transferSize: 12_000 });
  const serverTime = await pageAt(answered + 365 * DAY);
  expect(Math.abs(serverTime(answered) - answered)).toBeLessThan(10_000);
});
