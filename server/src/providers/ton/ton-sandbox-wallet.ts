import { Address, beginCell, Cell, storeStateInit } from '@ton/core';
import { createPrivateKey, createPublicKey, hash, randomBytes, sign } from 'node:crypto';
import { friendlyAddress } from '../../core/payments/destination-key.ts';
import { proofDigest, type TonProof } from './ton-proof.ts';
import { MAINNET } from './ton.contract.ts';

const PKCS8_OF_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex'); // RFC 8410
const SUBWALLET = 698_983_191; // subwallet that wallets use
const CODE_V3R2 =
  'te6cckEBAQEAcQAA3v8AIN0gggFMl7ohggEznLqxn3Gw7UTQ0x/THzHXC//jBOCk8mCDCNcYINMf0x/TH/gjE7vyY+1E0NMf0x/T/9FRMrryoVFEuvKiBPkBVBBV+RDyo/gAkyDXSpbTB9QC+wDo0QGkyMsfyx/L/8ntVBC9ba0=';

/** The house's own wallet in the sandbox: nobody has its key, and nothing is sent to it. */
export const sandboxHouseWallet = friendlyAddress(new Address(0, hash('sha256', 'Glasshouse sandbox', 'buffer')));

/** Modes of the simulated wallet. */
export const walletModes = {
  well: 'Connect',
  stale: 'Connect with yesterday’s signature',
  domain: 'Sign for another site',
  key: 'Sign with another key',
  address: 'Claim another address',
} as const;
export type WalletMode = keyof typeof walletModes;

/** Acts of the chain on a requested transfer. */
export const walletSends = { send: 'Send', unsettled: 'Send, not final yet' } as const;
export type WalletSend = keyof typeof walletSends;

/** A wallet (v3r2) by its seed. */
export interface SandboxWallet {
  seed: string; // 32 bytes, hexadecimal
}

export const newSandboxWallet = (): SandboxWallet => ({ seed: randomBytes(32).toString('hex') });

const privateKeyOf = ({ seed }: SandboxWallet) =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_OF_ED25519, Buffer.from(seed, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });

const stateOf = (wallet: SandboxWallet): { key: Buffer; state: Cell; address: Address } => {
  const { x = '' } = createPublicKey(privateKeyOf(wallet)).export({ format: 'jwk' });
  const key = Buffer.from(x, 'base64url');
  const data = beginCell().storeUint(0, 32).storeUint(SUBWALLET, 32).storeBuffer(key).endCell();
  const state = beginCell()
    .store(storeStateInit({ code: Cell.fromBase64(CODE_V3R2), data }))
    .endCell();
  return { key, state, address: new Address(0, state.hash()) };
};

/** The friendly address of a wallet. */
export const addressOfWallet = (wallet: SandboxWallet): string => friendlyAddress(stateOf(wallet).address);

const DAY_SECONDS = 86_400;

/** Answer of a wallet to a site that asks it to connect and to sign `payload`. */
export const connectWallet = (
  wallet: SandboxWallet,
  { payload, host, now, mode = 'well' }: { payload: string; host: string; now: number; mode?: WalletMode },
): TonProof => {
  const { key, state, address } = stateOf(wallet);
  const value = mode === 'domain' ? 'another-site.example' : host;
  const timestamp = Math.floor(now / 1000) - (mode === 'stale' ? DAY_SECONDS : 0);
  const proof = { timestamp, domain: { lengthBytes: Buffer.byteLength(value), value }, payload };
  const signer = mode === 'key' ? newSandboxWallet() : wallet;
  const claimed = mode === 'address' ? stateOf(newSandboxWallet()).address : address;
  const signature = sign(null, proofDigest(claimed, proof), privateKeyOf(signer)).toString('base64');
  return {
    address: claimed.toRawString(),
    network: MAINNET,
    publicKey: key.toString('hex'),
    stateInit: state.toBoc().toString('base64'),
    proof: { ...proof, signature },
  };
};
