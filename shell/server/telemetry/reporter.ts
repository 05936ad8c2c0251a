import { isIPv6 } from 'node:net';

/**
 * The reporter of an address. One IPv6 device or household has a whole /64 network, so that network is one reporter.
 */
export function reporterOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.split('%')[0] ?? '';
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? first
      : [
          ...first,
          ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'),
          ...last,
        ];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
