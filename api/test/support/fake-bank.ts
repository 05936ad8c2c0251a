import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readText } from './client.ts';

/** An answer of the documented shape with the days 2026-01-04 and 2026-01-05. */
export const recordedRates = readText(
  fileURLToPath(new URL('../recorded/bank-rates.json', `file://${__filename}`)),
);

export interface FakeBank {
  /** For `EXCHANGE_RATES_URL`. */
  address: string;
  /** Path and query of each request. */
  requests: string[];
  status: number;
  body: string;
  /** While true, requests are accepted and never answered. */
  hangs: boolean;
  close: () => Promise<void>;
}

/** A server in the place of Nepal Rastra Bank, which answers whatever it is told to; at first the recorded rates. */
export async function startBank(): Promise<FakeBank> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (!bank.hangs) response.writeHead(bank.status, { 'content-type': 'application/json' }).end(bank.body);
  });
  const bank: FakeBank = {
    address: '',
    requests,
    status: 200,
    body: recordedRates,
    hangs: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bank.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/forex/v1/rates`;
  return bank;
}
