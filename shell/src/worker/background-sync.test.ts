/** @jest-environment node */
import { SEND_WAITING } from 'shared-shell/offline';
import { watchSync } from './background-sync.ts';

test('when the network is back, open pages are told to send; other events and sites without pages are left alone', async () => {
  const told: unknown[] = [];
  let tabs = [{ postMessage: (data: unknown) => told.push(data) }];
  const work: Promise<unknown>[] = [];
  let fire = (_event: { tag: string; waitUntil: (one: Promise<unknown>) => void }) => {};
  const scope = {
    clients: { matchAll: async () => tabs },
    addEventListener: (_type: 'sync', listener: typeof fire) => {
      fire = listener;
    },
  };
  watchSync(scope as unknown as Parameters<typeof watchSync>[0]);
  const sync = (tag: string) => {
    fire({ tag, waitUntil: (one) => work.push(one) });
    return Promise.all(work);
  };
  await sync('other');
  expect(told).toEqual([]);
  await sync(SEND_WAITING);
  expect(told).toEqual([SEND_WAITING]);
  tabs = [];
  await sync(SEND_WAITING);
  expect(told).toHaveLength(1);
});
