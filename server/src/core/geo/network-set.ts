import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Networks, asked whether one of them holds an address. */
export interface NetworkSet {
  has(address: Address): boolean;
}

/** An address as people write it; an IPv4 one that is written as IPv6 counts as IPv4. Undefined for anything else. */
export const readAddress = (text: string): Address | undefined =>
  ipaddr.isValid(text) ? ipaddr.process(text) : undefined;

/** The address without its zone (fe80::1%eth0), which is a machine's own. */
const textOf = (address: Address): string => address.toString().replace(/%.*$/, '');

/** True for a network (192.0.2.0/24) or an address. */
export const isNetwork = (text: string): boolean => ipaddr.isValidCIDR(text) || ipaddr.isValid(text);

/** Networks and single addresses, each as `isNetwork` takes it. Throws on anything else. */
export const createNetworkSet = (networks: Iterable<string>): NetworkSet => {
  const list = new BlockList();
  for (const text of networks) {
    if (!isNetwork(text)) throw new Error(`${JSON.stringify(text)} is no network: 192.0.2.0/24, 2001:db8::/32`);
    const [address = '', length] = text.split('/');
    const network = ipaddr.parse(address);
    if (length === undefined) list.addAddress(textOf(network), network.kind());
    else list.addSubnet(textOf(network), Number(length), network.kind());
  }
  return { has: (address) => list.check(textOf(address), address.kind()) };
};

/** The networks of a file: one a line; empty lines and what follows # do not count. */
export const networksOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line !== '');
