import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { get as getPlainly, type IncomingMessage } from 'node:http';
import { get as getOverTls } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 8_000;

/** Magic bytes of the picture types that we serve; anything else from an aggregator is rejected. */
const kinds: readonly (readonly [type: string, begins: RegExp])[] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
];

/** The media type of a picture; undefined for what is none that we serve. */
export const pictureType = (bytes: Buffer): string | undefined => {
  const head = bytes.toString('latin1', 0, 16);
  return kinds.find(([, begins]) => begins.test(head))?.[0];
};

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

/** Throws when an address leads into the house: an aggregator's list must not make us ask our own machines. */
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

const readBytes = async (response: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Copies a picture of at most 2 MB; undefined when it is none. Its address is looked up once, and the address that was checked is
 * the one that is asked. Throws when it cannot be had; nobody is followed to another place.
 */
export const copyPicture = async (
  source: string,
  { isOutsideOnly, resolve = resolveName }: { isOutsideOnly: boolean; resolve?: Resolve },
): Promise<Buffer | undefined> => {
  const url = new URL(source);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isOutsideOnly && isIP(host) !== 0) assertOutside(host, [{ address: host }]); // a connection looks up names alone
  const get = url.protocol === 'https:' ? getOverTls : getPlainly;
  const request = get(url, {
    agent: false,
    lookup: lookupOnce(resolve, isOutsideOnly),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  request.on('error', () => undefined); // errors after the answer has begun reach its reader
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  try {
    const { statusCode = 0 } = response;
    if (statusCode >= 300 && statusCode < 400) throw new Error(`${url.hostname} sends elsewhere`);
    const bytes = statusCode === 200 ? await readBytes(response) : undefined;
    return bytes && pictureType(bytes) !== undefined ? bytes : undefined;
  } finally {
    response.destroy();
  }
};
