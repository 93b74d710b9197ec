import { pippenger } from '@noble/curves/abstract/curve.js';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256, sha256Hex } from '#digest';
import { bytesOfHex, type BeaconChain, type BeaconRound } from './beacon-chain.ts';

const { shortSignatures, G1, G2 } = bls12_381;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const COEFFICIENT_BYTES = 16;

type Point = ReturnType<typeof shortSignatures.hash>;

/** Message that a beacon signs for a round: SHA-256 of its number as eight bytes, big endian, hashed to the curve. */
export const beaconMessage = (round: number): Point => {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(round));
  return shortSignatures.hash(sha256(new Uint8Array(number.buffer)), DOMAIN);
};

const pointOf = (signature: string): Point | undefined => {
  const bytes = bytesOfHex(signature);
  if (!bytes) return undefined;
  try {
    const point = G1.Point.fromBytes(bytes);
    point.assertValidity();
    return point.isTorsionFree() ? point : undefined;
  } catch {
    return undefined;
  }
};

const isRoundNumber = (round: number): boolean => Number.isSafeInteger(round) && round >= 1;

/** True when the chain's key has signed this round. Takes some tens of milliseconds. */
export const verifyBeacon = ({ publicKey }: BeaconChain, { round, signature }: BeaconRound): boolean => {
  const point = isRoundNumber(round) ? pointOf(signature) : undefined;
  if (!point) return false;
  try {
    return shortSignatures.verify(point, beaconMessage(round), G2.Point.fromHex(publicKey));
  } catch {
    return false; // a key that is no point of the curve
  }
};

/**
 * Weights that the maker of the rounds could not know while making them: each is a hash of all rounds (Fiat–Shamir).
 * Without them two forged signatures that cancel each other out would pass together.
 */
const weightsOf = ({ publicKey }: BeaconChain, rounds: readonly BeaconRound[]): bigint[] => {
  const transcript = sha256Hex(
    [publicKey, ...rounds.map(({ round, signature }) => `${round}:${signature}`)].join('\n'),
  );
  return rounds.map((_, index) => {
    const bytes = sha256(`${transcript}:${index}`).subarray(0, COEFFICIENT_BYTES);
    return bytes.reduce((weight, byte) => (weight << 8n) | BigInt(byte), 0n) | 1n;
  });
};

/**
 * True when the chain's key has signed every one of these rounds. One pairing for all: a bulk audit pays for each round
 * only its hash to the curve. False does not say which round is forged: ask `verifyBeacon`.
 */
export const verifyBeacons = (chain: BeaconChain, rounds: readonly BeaconRound[]): boolean => {
  if (rounds.length === 0) return true;
  const signatures = rounds.map(({ round, signature }) => (isRoundNumber(round) ? pointOf(signature) : undefined));
  if (!signatures.every((point) => point !== undefined)) return false;
  try {
    const weights = weightsOf(chain, rounds);
    const signature = pippenger(G1.Point, signatures, weights);
    const message = pippenger(
      G1.Point,
      rounds.map(({ round }) => beaconMessage(round)),
      weights,
    );
    return shortSignatures.verify(signature, message, G2.Point.fromHex(chain.publicKey));
  } catch {
    return false; // a key that is no point of the curve, or points that add up to nothing
  }
};
