import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The network that one client has, for limits and counts per client: an IPv4 address itself, and of an IPv6 address the
 * /64 network (`2001:db8:1:2`), because one device or household can use every address of it. All notations of an address
 * give the same network, and an IPv4 address that is written as IPv6 (`::ffff:1.2.3.4`) is the IPv4 address.
 * @param address as Fastify's `request.ip`; a text that is no address is its own network
 */
export function clientNetwork(address: string): string {
  // Of a link-local address the part after % names the server's own network card.
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 0) return address;
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
