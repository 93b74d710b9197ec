import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Networks, asked whether one of them holds an address. */
export interface NetworkSet {
  has(address: Address): boolean;
}

/** An address as people write it; an IPv4 one that is written as IPv6 counts as IPv4. Undefined for anything else. */
export const readAddress = (text: string): Address | undefined =>
  ipaddr.isValid(text) ? ipaddr.process(text) : undefined;

interface Range {
  first: bigint;
  last: bigint;
}

const numberOf = (address: Address): bigint => BigInt(`0x${Buffer.from(address.toByteArray()).toString('hex')}`);

const readNetwork = (text: string): { kind: 'ipv4' | 'ipv6'; range: Range } => {
  const [address, length] = ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : [ipaddr.parse(text), undefined];
  const bits = address.kind() === 'ipv4' ? 32 : 128;
  const size = 1n << BigInt(bits - (length ?? bits));
  const number = numberOf(address);
  const first = number - (number % size);
  return { kind: address.kind(), range: { first, last: first + size - 1n } };
};

/** In order, those that touch made one: so that one look decides. */
const merge = (ranges: readonly Range[]): Range[] => {
  const merged: Range[] = [];
  for (const { first, last } of ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const before = merged.at(-1);
    if (before && first <= before.last + 1n) before.last = last > before.last ? last : before.last;
    else merged.push({ first, last });
  }
  return merged;
};

const holds = (ranges: readonly Range[], number: bigint): boolean => {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const range = ranges[middle];
    if (!range) return false;
    if (number < range.first) high = middle - 1;
    else if (number > range.last) low = middle + 1;
    else return true;
  }
  return false;
};

/** Whether a text is a network (192.0.2.0/24) or an address. */
export const isNetwork = (text: string): boolean => ipaddr.isValidCIDR(text) || ipaddr.isValid(text);

/** Networks and single addresses, each as `isNetwork` takes it. Throws on anything else. */
export const createNetworkSet = (networks: Iterable<string>): NetworkSet => {
  const found: Record<'ipv4' | 'ipv6', Range[]> = { ipv4: [], ipv6: [] };
  for (const text of networks) {
    if (!isNetwork(text)) throw new Error(`${JSON.stringify(text)} is no network: 192.0.2.0/24, 2001:db8::/32`);
    const { kind, range } = readNetwork(text);
    found[kind].push(range);
  }
  const ranges = { ipv4: merge(found.ipv4), ipv6: merge(found.ipv6) };
  return { has: (address) => holds(ranges[address.kind()], numberOf(address)) };
};

/** The networks of a file: one a line; empty lines and what follows # do not count. */
export const networksOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line !== '');
