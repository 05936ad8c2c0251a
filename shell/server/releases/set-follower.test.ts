/** @jest-environment node */
import type { ReleaseStore } from 'shared-releases';
import { followSets, type SetFollower } from './set-follower.ts';

const key = (number: number) => `sets/production/${String(number).padStart(8, '0')}.json`;
const setText = (number: number) =>
  Buffer.from(
    JSON.stringify({
      schema: 1,
      number,
      channel: 'production',
      createdAt: '2026-11-21T10:00:00.000Z',
      author: 'a',
      commit: 'abc',
      message: 'm',
      remotes: {},
    }),
  );

let follower: SetFollower | undefined;
afterEach(() => follower?.stop());

/** Follows a store in memory that the test can change, break and silence. */
async function follow({
  newest = setText(2),
  channel = 'production',
  ...options
}: {
  newest?: Buffer;
  channel?: string;
  intervalMs?: number;
  checkLimitMs?: number;
} = {}) {
  const files = new Map([
    [key(1), setText(1)],
    [key(2), newest],
  ]);
  const state: { broken: boolean; unanswered?: () => void } = { broken: false };
  const respond = async <T>(value: () => T) => {
    if (state.unanswered) {
      state.unanswered();
      return new Promise<T>(() => {});
    }
    if (state.broken) throw new Error('the store is down');
    return value();
  };
  const store: ReleaseStore = {
    get: (name) => respond(() => files.get(name) ?? null),
    list: (prefix) => respond(() => [...files.keys()].filter((name) => name.startsWith(prefix))),
    putIfAbsent: () => respond(() => false),
    put: async () => {},
    remove: async () => {},
    lastWrite: async () => 0,
  };
  const problems: string[] = [];
  const errors: [object, string][] = [];
  follower = await followSets({
    store,
    channel,
    host: {
      version: '1.0.0-x',
      base: '/releases/shell/1.0.0-x',
      releaseOrigin: '',
      manifest: { version: '1.0.0-x', shared: {} },
      render: { provided: {} },
    } as never,
    intervalMs: 60_000,
    ...options,
    log: {
      info() {},
      error: (data, message) => {
        problems.push(String((data as { error: string }).error));
        errors.push([data, message]);
      },
    },
  });
  return { follower, files, state, problems, errors };
}

test('a newer set is served after the next check', async () => {
  const { follower: site, files } = await follow();
  const changes: number[] = [];
  site.onChange(({ number }) => changes.push(number));
  expect(site.current().number).toBe(2);
  await site.check();
  files.set(key(3), setText(3));
  await site.check();
  expect(site.current().number).toBe(3);
  expect(changes).toEqual([3]);
});

test('a channel in which nothing is released, such as a mistyped one, is an error of the log', async () => {
  const { follower, errors } = await follow({ channel: 'prodution' });
  expect(follower.current().number).toBe(0);
  expect(errors).toEqual([
    [{ channel: 'prodution' }, 'nothing is released in this channel: all pages answer 404'],
  ]);
});

test('while sets cannot be read the last good one is served, afterwards the newest one (REL-5)', async () => {
  const { follower: site, files, state, problems } = await follow();
  state.broken = true;
  await site.check();
  expect(site.current().number).toBe(2);
  expect(problems).toEqual(['Error: the store is down']);
  state.broken = false;
  files.set(key(3), Buffer.from('{"half a set'));
  await site.check();
  expect(site.current().number).toBe(2);
  files.set(key(3), setText(3));
  await site.check();
  expect(site.current().number).toBe(3);
});

test('when the store has lost its sets the last good one is served', async () => {
  const { follower: site, files, problems } = await follow();
  files.clear();
  await site.check();
  expect(site.current().number).toBe(2);
  expect(problems).toEqual(['Error: set 2 is not in the release store']);
  files.set(key(1), setText(1));
  await site.check();
  expect(site.current().number).toBe(2);
});

test('a server that starts while the newest set is unreadable serves the one before', async () => {
  const { follower: site, files } = await follow({ newest: Buffer.from('{"half a set') });
  expect(site.current().number).toBe(1);
  await site.check();
  expect(site.current().number).toBe(1);
  files.set(key(3), setText(3));
  await site.check();
  expect(site.current().number).toBe(3);
});

test('a read that is never answered does not end the checks', async () => {
  const { follower: site, files, state } = await follow({ intervalMs: 5, checkLimitMs: 5 });
  await new Promise<void>((unanswered) => {
    state.unanswered = unanswered;
  });
  const changed = new Promise<number>((resolve) => site.onChange(({ number }) => resolve(number)));
  files.set(key(3), setText(3));
  state.unanswered = undefined;
  expect(await changed).toBe(3);
});
