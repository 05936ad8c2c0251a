/** @jest-environment node */
import { createQueryClient, dehydrate } from 'shared-api';
import { documentTag } from './document-tag.ts';

const NOON = Date.parse('2026-11-27T12:00:00Z');
afterEach(() => jest.useRealTimers());

/** The document of a page whose data was read at a time. */
async function documentAt(time: number, title: unknown = 'Nursing') {
  jest.useFakeTimers({ now: time });
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['course'], queryFn: async () => ({ title }) });
  const data = JSON.stringify({ set: 1, queryState: dehydrate(client) });
  return Buffer.from(`<h1>नेपाल</h1><script type="application/json">${data}</script><p>end</p>`);
}
const tagAt = async (time: number, title?: unknown) => documentTag(await documentAt(time, title), time);

test('a page that did not change keeps its tag for minutes, whenever its data was read', async () => {
  expect(await tagAt(NOON + 200_000)).toBe(await tagAt(NOON));
});

test('its tag changes before browsers ask for data of that age, and their clock is wrong by more', async () => {
  expect(await tagAt(NOON + 240_000)).not.toBe(await tagAt(NOON));
});

test.each([
  ['another text', 'Law'],
  ['a text that looks like a time', '"dataUpdatedAt":2'],
  ['another such text', '"dataUpdatedAt":3'],
])('%s in the data is another tag', async (_what, title) => {
  const others = ['Nursing', '"dataUpdatedAt":2', '"dataUpdatedAt":3'].filter((one) => one !== title);
  for (const other of others) expect(await tagAt(NOON, title)).not.toBe(await tagAt(NOON, other));
});

test('a document without data keeps its tag', () => {
  const html = Buffer.from('<h1>Privacy</h1>{"queryState":{"mutations":[],"queries":[]}}');
  expect(documentTag(html, NOON + 3_600_000)).toBe(documentTag(html, NOON));
  expect(documentTag(Buffer.from('<h1>Terms</h1>'), NOON)).not.toBe(documentTag(html, NOON));
});

test('a light page keeps its tag when the compressed full page is some bytes longer', () => {
  const light = (bytes: number, unknown = 0) =>
    documentTag(
      Buffer.from(
        `{"queryState":{"queries":[]}}</script><script id="full-page">${JSON.stringify({ bytes, unknown })}</script>`,
      ),
      NOON,
    );
  expect(light(410_012)).toBe(light(409_998));
  expect(light(410_012, 1)).not.toBe(light(410_012));
});
