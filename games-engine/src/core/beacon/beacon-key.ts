import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256, sha256Hex } from '#digest';
import { toHex } from '../log/encoding.ts';
import { beaconMessage } from './beacon-proof.ts';
import type { BeaconChain, BeaconRound } from './beacon-chain.ts';

/** A beacon whose key one party holds: what a simulator needs. It proves nothing to others. */
export interface BeaconKey {
  chain: BeaconChain;
  /** Signs one round. The same every time, in every process. */
  sign(round: number): BeaconRound;
}

const { shortSignatures } = bls12_381;
const KEY_SEED_BYTES = 48; // bytes that the curve's key generation takes

/** The beacon of a secret text: the same text is the same key. `genesisTime`: seconds since epoch. */
export const beaconKeyOf = (
  secret: string,
  { id, genesisTime, periodSeconds }: Pick<BeaconChain, 'id' | 'genesisTime' | 'periodSeconds'>,
): BeaconKey => {
  const seed = Uint8Array.from([...sha256(`beacon:0:${secret}`), ...sha256(`beacon:1:${secret}`)]);
  const { secretKey, publicKey } = shortSignatures.keygen(seed.subarray(0, KEY_SEED_BYTES));
  const chain = {
    id,
    publicKey: publicKey.toHex(),
    genesisSeed: sha256Hex(publicKey.toHex()),
    genesisTime,
    periodSeconds,
  };
  return {
    chain,
    sign: (round) => ({ round, signature: toHex(shortSignatures.sign(beaconMessage(round), secretKey).toBytes()) }),
  };
};
