import { sha256Hex } from '#digest';

/** A public source of randomness: a chain of BLS signatures that nobody can know before their time (drand, unchained). */
export interface BeaconChain {
  id: string; // the chain's name, part of its hash
  publicKey: string; // BLS12-381 G2, compressed, 96 bytes in hex
  genesisSeed: string; // 32 bytes in hex, part of the chain's hash
  genesisTime: number; // seconds since epoch, of round 1
  periodSeconds: number;
}

/** One round of a beacon as its relays serve it. */
export interface BeaconRound {
  round: number; // 1 …
  signature: string; // BLS12-381 G1, compressed, 48 bytes in hex
}

/** drand's quicknet: the League of Entropy's chain of a round every three seconds. */
export const quicknet: BeaconChain = {
  id: 'quicknet',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeed: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  genesisTime: 1_692_803_367,
  periodSeconds: 3,
};

const utf8 = new TextEncoder();

const HEX = /^(?:[0-9a-f]{2})*$/;

/** The bytes of lower-case hex, or undefined. */
export const bytesOfHex = (text: string): Uint8Array | undefined =>
  HEX.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16))
    : undefined;

/** A chain's hash as drand makes it: SHA-256(period ‖ genesis time ‖ public key ‖ genesis seed ‖ name). */
export const beaconChainHash = ({ id, publicKey, genesisSeed, genesisTime, periodSeconds }: BeaconChain): string => {
  const head = new DataView(new ArrayBuffer(12));
  head.setUint32(0, periodSeconds);
  head.setBigInt64(4, BigInt(genesisTime));
  const parts = [bytesOfHex(publicKey), bytesOfHex(genesisSeed), utf8.encode(id)];
  return sha256Hex(Uint8Array.from([...new Uint8Array(head.buffer), ...parts.flatMap((part) => [...(part ?? [])])]));
};

const SECOND_MS = 1000;

/** When a round of the beacon may first be known: ms since epoch. */
export const beaconTimeMs = ({ genesisTime, periodSeconds }: BeaconChain, round: number): number =>
  (genesisTime + (round - 1) * periodSeconds) * SECOND_MS;

/** The first round of the beacon that nobody can know before a time, in ms since epoch. */
export const firstBeaconRoundAt = ({ genesisTime, periodSeconds }: BeaconChain, atMs: number): number =>
  Math.max(1, Math.ceil((atMs / SECOND_MS - genesisTime) / periodSeconds) + 1);

/** The randomness of a round: SHA-256 of its signature's bytes, in hex. Undefined for what is no hex. */
export const beaconRandomness = (signature: string): string | undefined => {
  const bytes = bytesOfHex(signature);
  return bytes && sha256Hex(bytes);
};
