import { Cell, loadStateInit, type StateInit } from '@ton/core';
import { createHmac, createPublicKey, hash, randomBytes, timingSafeEqual, verify } from 'node:crypto';
import { friendlyAddress, parseTonAddress } from './ton-address.ts';
import { MAINNET } from './ton.contract.ts';
import { keyOffsets } from './ton-wallets.ts';

/*
 * ton_proof: a wallet signs that it is shown to us and now (https://docs.ton.org/ecosystem/ton-connect/ton-proof). Its
 * public key is read from its initial state, whose hash is the wallet's address.
 */

/** How old what we gave out to be signed, and the signature itself, may be. */
export const PROOF_MS = 15 * 60_000;
const CLOCKS_DIFFER_MS = 60_000;
const KEY_BYTES = 32;
const NONCE_BYTES = 8;
const TIME_BYTES = 6;
const SPKI_OF_ED25519 = Buffer.from('302a300506032b6570032100', 'hex'); // RFC 8410

/** What a wallet answers. */
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

/** What a wallet signs: 32 bytes. `account`: the hash part of its address. */
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
  /** What a player's wallet is to sign. `subject`: the player, for whom alone it counts. */
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
    const [given, right] = [Buffer.from(payload), Buffer.from(payloadOf(head, subject))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) refuse('payload');
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
      const { account, key: own } = readState(stateInit);
      if (!account.equals(address.hash)) refuse('address');
      if (own.toString('hex') !== publicKey.toLowerCase()) refuse('key');
      if (!isSignedBy(own, proofDigest(address, proof), proof.signature)) refuse('signature');
      return friendlyAddress(address);
    },
  };
};
