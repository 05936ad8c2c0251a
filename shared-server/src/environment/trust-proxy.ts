import { isIP } from 'node:net';
import * as z from 'zod';

/** Peers that may state a client's address: none, addresses and networks, or Fastify's function for a number of hops. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/** Networks that Fastify knows by name. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isAddressOrNetwork = (value: string) => {
  if (NAMED_NETWORKS.includes(value)) return true;
  const [address = '', prefix, ...rest] = value.split('/');
  const version = isIP(address);
  const bits = prefix === undefined ? 0 : Number(prefix || Number.NaN);
  return version !== 0 && rest.length === 0 && Number.isInteger(bits) && bits <= (version === 4 ? 32 : 128);
};

/**
 * The variable `TRUST_PROXY`, for Fastify's option `trustProxy`: the number of proxies in front, or their addresses and
 * networks, separated by commas. By default nobody is believed.
 */
export const trustProxy = z
  .string()
  .default('0')
  .transform((value, context): TrustProxy => {
    if (/^\d{1,2}$/.test(value)) {
      const hops = Number(value);
      return hops === 0 ? false : (_address, hop) => hop < hops;
    }
    const peers = value.split(',').map((peer) => peer.trim());
    if (peers.every(isAddressOrNetwork)) return peers;
    context.addIssue('must be a number of proxies, or IP addresses and networks separated by commas');
    return z.NEVER;
  });
