import { addDays, nepalDate } from '../http/nepal-time.ts';
import { type DailyRates, readDailyRates } from './daily-rates.ts';

/** Time in ms until the whole answer must be there. */
const REQUEST_LIMIT_MS = 20_000;
/** A week of rates is about 15 kB. */
const MAX_BODY_BYTES = 512 * 1024;
/** How many days are asked for: the newest may be some days old after holidays. */
const DAYS = 8;

/**
 * Asks Nepal Rastra Bank for the newest rates.
 * @param address of the call `/rates`
 * @throws Error when there is no answer in time, or one that cannot be used
 */
export async function requestDailyRates(
  address: string,
  now: Date,
  signal: AbortSignal,
): Promise<DailyRates> {
  const today = nepalDate(now);
  const url = new URL(address);
  const range = { page: '1', per_page: String(DAYS), from: addDays(today, 1 - DAYS), to: today };
  for (const [name, value] of Object.entries(range)) url.searchParams.set(name, value);
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_LIMIT_MS)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The bank answered ${response.status}.`);
  }
  return readDailyRates(await readLimited(response), today);
}

/** The body as text. A larger one than allowed is not read to its end. */
async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error(`The answer is larger than ${MAX_BODY_BYTES / 1024} kB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
