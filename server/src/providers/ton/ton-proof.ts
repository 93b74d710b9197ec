import { Cell, loadStateInit, type StateInit } from '@ton/core';
import { createHmac, createPublicKey, hash, randomBytes, timingSafeEqual, verify } from 'node:crypto';
import { friendlyAddress, parseTonAddress } from '../../core/payments/destination-key.ts';
import { MAINNET } from './ton.contract.ts';

/**
 * Offset of the public key in a wallet's data, in bits, by the hash of its code. Other wallets do not reveal their
 * owner.
 */
const keyOffsets: ReadonlyMap<string, number> = new Map([
  ['a0cfc2c48aee16a271f2cfc0b7382d81756cecb1017d077faaab3bb602f6868c', 32], // v1r1
  ['d4902fcc9fad74698fa8e353220a68da0dcf72e32bcb2eb9ee04217c17d3062c', 32], // v1r2
  ['587cc789eff1c84f46ec3797e45fc809a14ff5ae24f1e0c7a6a99cc9dc9061ff', 32], // v1r3
  ['5c9a5e68c108e18721a07c42f9956bfb39ad77ec6d624b60c576ec88eee65329', 32], // v2r1
  ['fe9530d3243853083ef2ef0b4c2908c0abf6fa1c31ea243aacaa5bf8c7d753f1', 32], // v2r2
  ['b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581', 64], // v3r1
  ['84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599', 64], // v3r2
  ['feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0', 64], // v4r2
  ['20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f', 65], // v5r1
]);

/*
 * ton_proof: a wallet signs that it is shown to us and now (https://docs.ton.org/ecosystem/ton-connect/ton-proof). Its
 * public key is read from its initial state, whose hash is the wallet's address.
 */

/** Oldest age of a payload that we gave out to be signed, and of the signature. */
export const PROOF_MS = 15 * 60_000;
const CLOCKS_DIFFER_MS = 60_000;
const KEY_BYTES = 32;
const NONCE_BYTES = 8;
const TIME_BYTES = 6;
const SPKI_OF_ED25519 = Buffer.from('302a300506032b6570032100', 'hex'); // RFC 8410

/** Answer of a wallet. */
export interface TonProof {
  address: string;
  network: string;
  publicKey: string; // hexadecimal
  stateInit: string; // BOC in base64
  proof: {
    timestamp: number; // s since epoch
    domain: { lengthBytes: number; value: string };
    signature: string; // base64
    payload: string;
  };
}

/** Why a proof is refused. Nothing in it is secret. */
export class TonProofError extends Error {
  readonly problem: 'network' | 'address' | 'wallet' | 'key' | 'domain' | 'payload' | 'stale' | 'signature';
  constructor(problem: TonProofError['problem'], options?: ErrorOptions) {
    super(`a ton_proof is refused for its ${problem}`, options);
    this.name = 'TonProofError';
    this.problem = problem;
  }
}

const refuse = (problem: TonProofError['problem'], options?: ErrorOptions): never => {
  throw new TonProofError(problem, options);
};

const sha256 = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer');

/** Digest that a wallet signs: 32 bytes. `account`: the hash part of its address. */
export const proofDigest = (
  { workChain, hash: account }: { workChain: number; hash: Uint8Array },
  { timestamp, domain, payload }: Pick<TonProof['proof'], 'timestamp' | 'domain' | 'payload'>,
): Buffer => {
  const [chain, length, time] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.alloc(8)];
  chain.writeInt32BE(workChain);
  length.writeUInt32LE(domain.lengthBytes);
  time.writeBigUInt64LE(BigInt(timestamp));
  const texts = [domain.value, payload].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  const message = Buffer.concat([Buffer.from('ton-proof-item-v2/'), chain, account, length, texts[0], time, texts[1]]);
  return sha256(Buffer.concat([Buffer.from([255, 255]), Buffer.from('ton-connect'), sha256(message)]));
};

/** The public key of a wallet's initial state: in its data, at a place that its code tells. */
const keyOf = ({ code, data }: StateInit): Buffer => {
  const offset = keyOffsets.get(code?.hash().toString('hex') ?? '');
  if (offset === undefined || !data) return refuse('wallet');
  return data.beginParse().skip(offset).loadBuffer(KEY_BYTES);
};

const readState = (stateInit: string): { account: Buffer; key: Buffer } => {
  try {
    const cell = Cell.fromBase64(stateInit);
    return { account: cell.hash(), key: keyOf(loadStateInit(cell.beginParse())) };
  } catch (error) {
    return refuse('wallet', { cause: error });
  }
};

const isSignedBy = (key: Buffer, digest: Buffer, signature: string): boolean => {
  const publicKey = createPublicKey({ key: Buffer.concat([SPKI_OF_ED25519, key]), format: 'der', type: 'spki' });
  return verify(null, digest, publicKey, Buffer.from(signature, 'base64'));
};

export interface TonProofsOptions {
  key: Buffer; // signs what is given out to be signed
  domains(): readonly string[]; // our own hosts, with their ports
  now(): number; // ms since epoch
}

export interface TonProofs {
  /** Payload for a player's wallet to sign. `subject`: the player, for whom alone it counts. */
  payloadFor(subject: string): string;
  /** The friendly address of the wallet that has signed. Throws TonProofError. */
  check(answer: TonProof, subject: string): string;
}

/** Gives out what wallets sign, and checks what they answer. */
export const createTonProofs = ({ key, domains, now }: TonProofsOptions): TonProofs => {
  const payloadOf = (head: Buffer, subject: string): string => {
    const mac = createHmac('sha256', key).update(head).update(subject).digest();
    return Buffer.concat([head, mac]).toString('base64url');
  };

  const checkPayload = (payload: string, subject: string): void => {
    const head = Buffer.from(payload, 'base64url').subarray(0, NONCE_BYTES + TIME_BYTES);
    if (head.length !== NONCE_BYTES + TIME_BYTES) refuse('payload');
    const [received, right] = [Buffer.from(payload), Buffer.from(payloadOf(head, subject))];
    if (received.length !== right.length || !timingSafeEqual(received, right)) refuse('payload');
    checkTime(head.readUIntBE(NONCE_BYTES, TIME_BYTES));
  };

  const checkTime = (at: number): void => {
    if (now() - at > PROOF_MS || at - now() > CLOCKS_DIFFER_MS) refuse('stale');
  };

  return {
    payloadFor(subject) {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeUIntBE(now(), 0, TIME_BYTES);
      return payloadOf(Buffer.concat([randomBytes(NONCE_BYTES), time]), subject);
    },
    check({ address: text, network, publicKey, stateInit, proof }, subject) {
      const address = parseTonAddress(text) ?? refuse('address');
      if (network !== MAINNET) refuse('network');
      checkPayload(proof.payload, subject);
      checkTime(proof.timestamp * 1000);
      const { lengthBytes, value } = proof.domain;
      if (!domains().includes(value) || lengthBytes !== Buffer.byteLength(value)) refuse('domain');
      const { account, key: walletKey } = readState(stateInit);
      if (!account.equals(address.hash)) refuse('address');
      if (walletKey.toString('hex') !== publicKey.toLowerCase()) refuse('key');
      if (!isSignedBy(walletKey, proofDigest(address, proof), proof.signature)) refuse('signature');
      return friendlyAddress(address);
    },
  };
};
