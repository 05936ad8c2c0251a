import { countAttempt } from './rate-limit.ts';
import type { Service } from './service.ts';

test("stored keys name neither the action's person nor their network", async () => {
  const stored: string[] = [];
  const service = {
    configuration: { rateLimitFactor: 1, secret: Buffer.from('secret') },
    database: {
      query: async (_sql: string, [key]: string[]) => {
        stored.push(key!);
        return [[1]];
      },
    },
  } as unknown as Service;
  for (const key of ['asha@example.com 203.0.113.9', 'asha@example.com 203.0.113.9', 'ram@example.com'])
    await countAttempt(service, { action: 'login', key, attempts: 5, seconds: 60 });
  expect(stored[0]).toMatch(/^login:[\w-]{43}$/);
  expect(stored[1]).toBe(stored[0]);
  expect(stored[2]).not.toBe(stored[0]);
});
