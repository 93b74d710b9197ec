import { Address, beginCell, storeStateInit } from '@ton/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { createTonProofs, PROOF_MS, proofDigest, TonProofError, type TonProof } from './ton-proof.ts';
import { addressOfWallet, connectWallet, newSandboxWallet } from './ton-sandbox-wallet.ts';
import { createTonSimulator } from './ton.simulator.ts';
import { parseTonAddress } from '../../core/payments/destination-key.ts';

const now = 1_772_366_400_000;
const host = 'glasshouse.example';
const key = Buffer.alloc(32, 1);
const wallet = { seed: '07'.repeat(32) };

/** Made from the seed by Python's hashlib and cryptography, by the steps that the documentation describes. */
const vector = {
  publicKey: 'ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c',
  address: '0:61bdf322e357500f6ca7e60a7f5ba38c86404341662b0013933914adf25e338a',
  digest: '476f4073c6d75865b5880e13851e59e88a4c4de237b4779f892e40f1613bd42e',
  digestOfChain1: 'bb23b62829e01e82d186b5eec6d8734852dd1d729dc559de305857bcd30624b5', // digest in another workchain: it shows the byte order of its number
  signature: 'eTUCGiv/yHTeyt6VA4ky1IXHJsZa86msRsuPmGVrG164jtkfg8k3d9rx1eotWl/M3LRkLdHDjDlv0vU6u5XqDg==',
};

const proofs = (at = now) => createTonProofs({ key, domains: () => [host], now: () => at });
const problemOf = (answer: TonProof, { subject = '7', at = now } = {}): string => {
  try {
    proofs(at).check(answer, subject);
    return 'none';
  } catch (error) {
    return error instanceof TonProofError ? error.problem : String(error);
  }
};
const answer = (changes: Partial<TonProof> = {}, payload = proofs().payloadFor('7')): TonProof => ({
  ...connectWallet(wallet, { payload, host, now }),
  ...changes,
});
const withProof = (changes: Partial<TonProof['proof']>): TonProof => {
  const whole = answer();
  return { ...whole, proof: { ...whole.proof, ...changes } };
};

describe('a ton_proof', () => {
  it('is signed and hashed as others do it', () => {
    const signed = connectWallet(wallet, { payload: 'PAYLOAD', host, now });
    expect(signed).toMatchObject({ publicKey: vector.publicKey, address: vector.address });
    expect(signed.proof.signature).toBe(vector.signature);
    const address = parseTonAddress(vector.address);
    expect(address && proofDigest(address, signed.proof).toString('hex')).toBe(vector.digest);
    const other = address && { workChain: 1, hash: address.hash };
    expect(other && proofDigest(other, signed.proof).toString('hex')).toBe(vector.digestOfChain1);
  });

  it('tells whose wallet it is, by either form of its address', () => {
    const friendly = addressOfWallet(wallet);
    expect(proofs().check(answer(), '7')).toBe(friendly);
    expect(proofs().check(answer({ address: friendly }), '7')).toBe(friendly);
    expect(friendly).toMatch(/^UQ/);
  });

  it.each([
    ['domain', withProof({ domain: { lengthBytes: 12, value: 'evil.example' } })],
    ['domain', withProof({ domain: { lengthBytes: 17, value: host } })],
    ['domain', connectWallet(wallet, { payload: proofs().payloadFor('7'), host, now, mode: 'domain' })],
    ['stale', connectWallet(wallet, { payload: proofs().payloadFor('7'), host, now, mode: 'stale' })],
    ['stale', connectWallet(wallet, { payload: proofs().payloadFor('7'), host, now: now + 120_000 })],
    ['signature', connectWallet(wallet, { payload: proofs().payloadFor('7'), host, now, mode: 'key' })],
    ['address', connectWallet(wallet, { payload: proofs().payloadFor('7'), host, now, mode: 'address' })],
    ['address', answer({ address: addressOfWallet(newSandboxWallet()) })],
    ['address', answer({ address: addressOfWallet(wallet).replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')) })],
    ['address', answer({ address: vector.address.replace('0:', '1:') })],
    ['signature', answer({ address: vector.address.replace('0:', '-1:') })],
    ['network', answer({ network: '-3' })],
    ['key', answer({ publicKey: '00'.repeat(32) })],
    ['wallet', answer({ stateInit: '' })],
    ['wallet', answer({ stateInit: 'te6cckEBAQEAAgAAAEysuc0=' })], // an empty cell
    ['wallet', answer({ stateInit: answer().stateInit.slice(0, -8) })],
    ['signature', withProof({ timestamp: now / 1000 - 1 })],
    ['signature', withProof({ signature: '' })],
    ['signature', withProof({ signature: Buffer.alloc(64).toString('base64') })],
    ['payload', withProof({ payload: '' })],
    ['payload', withProof({ payload: 'PAYLOAD' })],
    ['payload', answer({}, proofs().payloadFor('8'))],
    [
      'payload',
      answer({}, createTonProofs({ key: Buffer.alloc(32, 2), domains: () => [], now: () => now }).payloadFor('7')),
    ],
    ['stale', answer({}, proofs(now - PROOF_MS - 1).payloadFor('7'))],
    ['none', answer({}, proofs(now - PROOF_MS).payloadFor('7'))],
  ])('is refused for its %s (%#)', (problem, proof) => {
    expect(problemOf(proof)).toBe(problem);
  });

  it('counts for nobody else, and not for ever', () => {
    expect(problemOf(answer(), { subject: '8' })).toBe('payload');
    expect(problemOf(answer(), { at: now + PROOF_MS + 1 })).toBe('stale');
  });

  it('is of a wallet whose code is known: another one may keep anything where the key would be', () => {
    const { publicKey } = answer();
    const data = beginCell().storeUint(0, 64).storeBuffer(Buffer.from(publicKey, 'hex')).endCell();
    const code = beginCell().storeUint(1, 8).endCell();
    const state = beginCell().store(storeStateInit({ code, data })).endCell();
    const address = new Address(0, state.hash()).toRawString();
    expect(problemOf(answer({ address, stateInit: state.toBoc().toString('base64') }))).toBe('wallet');
  });
});

describe('the simulated wallet', () => {
  let sandbox: PaymentSandbox;
  beforeAll(async () => {
    sandbox = await startPaymentSandbox('/sandbox/ton', (store) =>
      createTonSimulator({ store, host: () => host, now: () => now }),
    );
  });
  afterAll(() => sandbox.close());

  const connect = async (form: Record<string, string>): Promise<TonProof | null> => {
    const body = new URLSearchParams({ act: 'well', name: 'anna', ...form });
    const page = await (await fetch(`${sandbox.base}/wallet`, { method: 'POST', body })).text();
    const text = /data-answer="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';
    return JSON.parse(text) as TonProof | null;
  };

  it('is the same for the same name, and signs what it is shown', async () => {
    const payload = proofs().payloadFor('7');
    expect(await sandbox.page(`/wallet?payload=${payload}`)).toContain(`value="${payload}"`);
    const [one, again, other] = [
      await connect({ payload }),
      await connect({ payload }),
      await connect({ payload, name: 'boris' }),
    ];
    expect(one && proofs().check(one, '7')).toMatch(/^UQ/);
    expect(again?.address).toBe(one?.address);
    expect(other?.address).not.toBe(one?.address);
  });

  it('answers nothing when it is told to cancel, and hands a proof to no other site', async () => {
    expect(await connect({ payload: 'x', act: 'cancel' })).toBeNull();
    expect(await sandbox.page('/wallet.js')).toContain('postMessage(answer, location.origin)');
    expect(await sandbox.page('/wallet?payload=%22%3E%3Cscript%3E')).not.toContain('<script>');
  });
});
