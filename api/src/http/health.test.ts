import Fastify from 'fastify';
import { addHealthRoutes } from './health.ts';
import type { Service, ServiceState } from './service.ts';

const never = new Promise<never>(() => {});

function appWith({
  database = {},
  documents = {},
  state = {},
}: {
  database?: Partial<Service['database']>;
  documents?: Partial<Service['documents']>;
  state?: Partial<ServiceState>;
}) {
  const app = Fastify();
  const service = {
    database: { query: async () => [[1]], ...database },
    documents: { check: async () => undefined, ...documents },
  } as unknown as Service;
  addHealthRoutes(app, service, { isPrepared: true, isStopping: false, hasFailed: false, ...state });
  return app;
}

test('/health answers 503 when only a restart helps, and 200 while a dependency is unavailable', async () => {
  const statusOf = async (options: Parameters<typeof appWith>[0]) =>
    (await appWith(options).inject('/health')).statusCode;
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ database: { query: () => Promise.reject(new Error('unavailable')) } })).toBe(200);
  expect(await statusOf({ state: { hasFailed: true } })).toBe(503);
  expect(await statusOf({ database: { hasEnded: () => true } })).toBe(503);
});

test('/ready names what is unavailable, within its time limit when nothing answers', async () => {
  const answer = await appWith({ database: { query: () => never } }).inject('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'not ready', database: 'unavailable', documents: 'ok' },
  ]);
  expect((await appWith({ state: { isStopping: true } }).inject('/ready')).statusCode).toBe(503);
  expect((await appWith({}).inject('/ready')).statusCode).toBe(200);
});
