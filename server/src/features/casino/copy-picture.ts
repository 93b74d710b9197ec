import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

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

/** Whether an IP address is one of the public internet. An IPv4 address within an IPv6 one is judged as IPv4. */
export const isPublicAddress = (address: string): boolean => !inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Throws when an address leads into the house: an aggregator's list must not make us ask our own machines. */
const assertOutside = async (source: string): Promise<void> => {
  const { hostname } = new URL(source);
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  const within = addresses.find(({ address }) => !isPublicAddress(address));
  if (within) throw new Error(`${hostname} is ${within.address}, which is no public address`);
};

const readBytes = async (response: Response): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Copies a picture of at most 2 MB; undefined when it is none. Throws when it cannot be had. */
export const copyPicture = async (
  source: string,
  { isOutsideOnly }: { isOutsideOnly: boolean },
): Promise<Buffer | undefined> => {
  if (isOutsideOnly) await assertOutside(source);
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  const bytes = response.ok ? await readBytes(response) : undefined;
  return bytes && pictureType(bytes) !== undefined ? bytes : undefined;
};
