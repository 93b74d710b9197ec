import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { reserveText, type ReserveProof, type SolvencyRecord } from './statement.ts';

const SIGNATURE = /^[0-9a-f]{130}$/;
const [FIRST_RECOVERY, LAST_RECOVERY] = [27, 28]; // the last byte, as Ethereum's wallets write it
const ADDRESS_BYTES = 20;

/** Digest that a wallet signs of a message: ERC-191, version 0x45, "personal_sign". */
const digestOf = (message: string): Uint8Array => {
  const bytes = utf8ToBytes(message);
  const prefix = utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`);
  return keccak_256(Uint8Array.from([...prefix, ...bytes]));
};

const addressOf = (publicKey: Uint8Array): string =>
  `0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-ADDRESS_BYTES))}`;

/** Address that signed a message (0x and lower-case hex), or undefined for bytes that are no signature. */
export const signerOf = (message: string, signature: string): string | undefined => {
  if (!SIGNATURE.test(signature)) return undefined;
  const bytes = hexToBytes(signature);
  const mark = bytes[64] ?? 0;
  if (mark < FIRST_RECOVERY || mark > LAST_RECOVERY) return undefined;
  try {
    const recovered = Uint8Array.from([mark - FIRST_RECOVERY, ...bytes.subarray(0, 64)]);
    const compressed = secp256k1.recoverPublicKey(recovered, digestOf(message), { prehash: false });
    return addressOf(secp256k1.Point.fromBytes(compressed).toBytes(false));
  } catch {
    return undefined; // no point of the curve
  }
};

/** Address that signed for a reserve of a statement. */
export const reserveSigner = (
  origin: string,
  record: Pick<SolvencyRecord, 'day' | 'units'>,
  proof: ReserveProof,
): string | undefined => signerOf(reserveText(origin, record, proof), proof.signature);

/** A wallet of one key: what a simulated custodian needs. */
export interface ReserveKey {
  address: string;
  /** Signs a message as a wallet does: hex, 65 bytes. */
  sign(message: string): string;
}

/** The wallet of 32 secret bytes. */
export const reserveKeyOf = (secretKey: Uint8Array): ReserveKey => ({
  address: addressOf(secp256k1.getPublicKey(secretKey, false)),
  sign(message) {
    const signed = secp256k1.sign(digestOf(message), secretKey, { prehash: false, format: 'recovered' });
    const [recovery = 0, ...rest] = signed;
    return bytesToHex(Uint8Array.from([...rest, FIRST_RECOVERY + recovery]));
  },
});
