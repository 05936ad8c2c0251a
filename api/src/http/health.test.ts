import Fastify from 'fastify';
import { DatabaseFull, DatabaseReadOnly } from '../database/connection.ts';
import { addHealthRoutes } from './health.ts';
import type { Service, ServiceState } from './service.ts';

const never = new Promise<never>(() => {});

interface Situation {
  database?: Partial<Service['database']>;
  documents?: Partial<Service['documents']>;
  state?: Partial<ServiceState>;
}

/** The answer of a server with these dependencies and this state. */
async function answerOf(path: string, { database, documents, state }: Situation = {}) {
  const app = Fastify({ forceCloseConnections: true });
  const service = {
    database: { query: async () => [[Date.now() / 1000]], checkRoom: async () => undefined, ...database },
    documents: { check: async () => undefined, ...documents },
  } as unknown as Service;
  addHealthRoutes(app, service, { isPrepared: true, isStopping: false, hasFailed: false, ...state });
  try {
    const answer = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}${path}`);
    return [answer.status, await answer.json()];
  } finally {
    await app.close();
  }
}

const unavailable = { query: () => Promise.reject(new Error('unavailable')) };

test('/health answers 503 when only a restart helps, and 200 while a dependency is unavailable', async () => {
  expect(await answerOf('/health')).toEqual([200, { status: 'ok' }]);
  expect(await answerOf('/health', { database: unavailable })).toEqual([200, { status: 'ok' }]);
  const failed = [503, { status: 'failed' }];
  expect(await answerOf('/health', { state: { hasFailed: true } })).toEqual(failed);
  expect(await answerOf('/health', { database: { hasEnded: () => true } })).toEqual(failed);
});

test('/ready says that the disk of the database is full, and stays ready for reading', async () => {
  const checkRoom = () => Promise.reject(new DatabaseFull(new Error('no space')));
  expect(await answerOf('/ready', { database: { checkRoom } })).toEqual([
    200,
    { status: 'degraded', database: 'full', documents: 'ok' },
  ]);
});

test('/ready says that the database is read-only, and stays ready for reading', async () => {
  const checkRoom = () => Promise.reject(new DatabaseReadOnly(new Error('a standby')));
  expect(await answerOf('/ready', { database: { checkRoom } })).toEqual([
    200,
    { status: 'degraded', database: 'read-only', documents: 'ok' },
  ]);
});

test('/ready says that the clock differs from the database’s, and stays ready', async () => {
  const databaseAhead = (seconds: number) => ({ query: async () => [[Date.now() / 1000 + seconds]] });
  for (const seconds of [900, -900])
    expect(await answerOf('/ready', { database: databaseAhead(seconds) })).toEqual([
      200,
      { status: 'degraded', database: 'ok', documents: 'ok', clock: 'differs' },
    ]);
  expect(await answerOf('/ready', { database: databaseAhead(20) })).toEqual([
    200,
    { status: 'ready', database: 'ok', documents: 'ok' },
  ]);
});

test('/ready names what is unavailable, within its time limit when nothing answers', async () => {
  expect(await answerOf('/ready')).toEqual([200, { status: 'ready', database: 'ok', documents: 'ok' }]);
  expect(await answerOf('/ready', { database: { query: () => never } })).toEqual([
    503,
    { status: 'not ready', database: 'unavailable', documents: 'ok' },
  ]);
  expect((await answerOf('/ready', { state: { isStopping: true } }))[0]).toBe(503);
});
