import { performance } from 'node:perf_hooks';
import { Registry } from 'prom-client';
import { addEventLoopUtilization } from './event-loop-utilization.ts';

afterEach(() => jest.restoreAllMocks());

test('each scrape tells the share since the one before', async () => {
  const since = (active: number, idle: number) => ({ active, idle, utilization: active / (active + idle) });
  const totals = [since(0, 1), since(20, 81), since(110, 91)];
  jest.spyOn(performance, 'eventLoopUtilization').mockImplementation((now, last) => {
    if (!now) return totals.shift() ?? since(0, 1);
    return since(now.active - (last?.active ?? 0), now.idle - (last?.idle ?? 0));
  });
  const registry = new Registry();
  addEventLoopUtilization(registry);
  const scrape = async () =>
    Number(/^nodejs_eventloop_utilization (\S+)$/m.exec(await registry.metrics())?.[1]);
  expect([await scrape(), await scrape()]).toEqual([0.2, 0.9]);
});
