import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { request as askPlainly, type IncomingMessage } from 'node:http';
import { request as askOverTls } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Networks that nobody outside a house has: its own machines, and those beside them. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** True for an IP address of the public internet. An IPv4 address within an IPv6 one is judged as IPv4. */
export const isPublicAddress = (address: string): boolean => !inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Resolves a name to addresses. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolveName: Resolve = (hostname) => lookup(hostname, { all: true });

/** Throws when an address leads into the house: nobody outside may make us ask our own machines. */
const assertOutside = (hostname: string, addresses: readonly { address: string }[]): void => {
  const within = addresses.find(({ address }) => !isPublicAddress(address));
  if (within) throw new Error(`${hostname} is ${within.address}, which is no public address`);
};

/** The one look-up of a connection: what it gives is what was checked, whatever the name means a moment later. */
const lookupOnce =
  (resolve: Resolve, isOutsideOnly: boolean): LookupFunction =>
  (hostname, { all }, done) => {
    const find = async (): Promise<LookupAddress[]> => {
      const addresses = [...(await resolve(hostname))];
      if (isOutsideOnly) assertOutside(hostname, addresses);
      if (addresses.length === 0) throw new Error(`${hostname} has no address`);
      return addresses;
    };
    find().then(
      (addresses) => (all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family)),
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };

/** At most so many bytes of a body; undefined for a longer one. */
const readBytes = async (response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

export interface OutsideRequest {
  isOutsideOnly: boolean; // false: our own machines may be asked too, as simulators are
  timeoutMs: number;
  maxBytes: number;
  post?: { body: string | Buffer; headers: Readonly<Record<string, string>> };
  resolve?: Resolve;
}

/** Answer of an address that somebody outside has named. */
export interface OutsideAnswer {
  status: number;
  bytes: Buffer | undefined; // undefined: there were too many
}

/**
 * Asks an address that somebody outside has named. It is looked up once, and the address that was checked is the one that is
 * asked; nobody is followed to another place: a redirection is an answer like any other. Throws when there is none.
 */
export const askOutside = async (
  source: string,
  { isOutsideOnly, timeoutMs, maxBytes, post, resolve = resolveName }: OutsideRequest,
): Promise<OutsideAnswer> => {
  const url = new URL(source);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isOutsideOnly && isIP(host) !== 0) assertOutside(host, [{ address: host }]); // a connection looks up names alone
  const ask = url.protocol === 'https:' ? askOverTls : askPlainly;
  const request = ask(url, {
    agent: false,
    lookup: lookupOnce(resolve, isOutsideOnly),
    signal: AbortSignal.timeout(timeoutMs),
    ...(post && { method: 'POST', headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) } }),
  });
  request.on('error', () => undefined); // errors after the answer has begun reach its reader
  request.end(post?.body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  try {
    return { status: response.statusCode ?? 0, bytes: await readBytes(response, maxBytes) };
  } finally {
    response.destroy();
  }
};
