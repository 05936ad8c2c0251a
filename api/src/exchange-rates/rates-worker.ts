import { databaseTime } from '../database/database-time.ts';
import type { Service } from '../http/service.ts';
import { requestDailyRates } from './request-daily-rates.ts';
import { claimReading, type RatesStore, storeRates } from './stored-rates.ts';

/** Time between looks at the schedule, which is in the database. */
const POLL_MS = 60_000;

interface RatesService {
  database: RatesStore;
  log: Pick<Service['log'], 'info' | 'warn'>;
}

/**
 * Reads the rates if they are due and no other process does. A failure is logged and leaves the last rates as they are.
 * @returns whether rates were read
 */
export async function readDueRates(
  { database, log }: RatesService,
  address: string,
  now: Date,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await claimReading(database, now))) return false;
  try {
    const daily = await requestDailyRates(address, now, signal);
    await storeRates(database, daily, now);
    log.info({ day: daily.day, currencies: daily.rates.length }, 'exchange rates read');
    return true;
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'exchange rates not read, will retry');
    return false;
  }
}

/**
 * Reads the daily exchange rates, in any number of processes.
 * @param address undefined: none are read
 * @param prepared resolves when the tables exist
 * @returns the function that ends it and a request under way
 */
export function startRatesWorker(
  service: RatesService,
  address: string | undefined,
  prepared: Promise<void>,
): () => Promise<void> {
  if (!address) return async () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  let timer: NodeJS.Timeout | undefined;
  const readAndWait = async (): Promise<void> => {
    if (signal.aborted) return;
    // By the clock of a machine that is days ahead, no process would read rates for as many days.
    await databaseTime(service.database)
      .then((now) => readDueRates(service, address, new Date(now), signal))
      .catch((error: unknown) =>
        service.log.warn({ err: error }, 'the schedule of exchange rates cannot be read'),
      );
    if (signal.aborted) return;
    timer = setTimeout(() => {
      running = readAndWait();
    }, POLL_MS);
  };
  // Without tables nothing is read; that they cannot be prepared is reported elsewhere.
  let running = prepared.then(readAndWait, () => undefined);
  return async () => {
    controller.abort();
    clearTimeout(timer);
    await running;
  };
}
