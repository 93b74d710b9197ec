import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4; // a /64 is one household: the holder of one IPv6 address has all of it

const parts = (text: string | undefined): string[] => (text ? text.split(':') : []);

/** Key by which attempts are counted: an IPv4 address as it is, an IPv6 address by its /64 network. */
export const networkOf = (address: string): string => {
  const mapped = MAPPED_V4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before, after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const head = parts(before);
  const tail = parts(after);
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  const groups = after === undefined ? head : [...head, ...zeros, ...tail];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/**
 * The address of the client behind so many proxies. Each proxy appends the address of its own client to X-Forwarded-For;
 * what stands before those of our own proxies is only what a client claims.
 */
export const clientAddressOf = (
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: number,
): string => {
  const addresses = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const forwarded = addresses.map((address) => address.trim()).filter((address) => address !== '');
  const hops = [socket.remoteAddress ?? '', ...forwarded.toReversed()];
  return hops[Math.min(proxies, hops.length - 1)] ?? '';
};
