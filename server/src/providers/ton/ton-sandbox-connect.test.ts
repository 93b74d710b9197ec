import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { createTon } from './ton.client.ts';
import { commentPayload } from './ton-comment.ts';
import { addressOfWallet, newSandboxWallet, sandboxHouseWallet } from './ton-sandbox-wallet.ts';
import { createTonSimulator } from './ton.simulator.ts';

const NOW_MS = 1_770_000_000_000;
let sandbox: PaymentSandbox;
beforeAll(async () => {
  sandbox = await startPaymentSandbox('/sandbox/ton', (store) =>
    createTonSimulator({ store, host: () => 'glasshouse.example', now: () => NOW_MS }),
  );
});
afterAll(() => sandbox.close());

const message = { address: sandboxHouseWallet, amount: '1500000000', payload: commentPayload('memo & <b>') };
const wellFormed = { valid_until: NOW_MS / 1000 + 240, network: '-239', from: '0:ab', messages: [message] };

/** Has the wallet answer a request to send. Its page, which hands the answer over. */
const answers = async (act: string, request: unknown): Promise<string> => {
  const body = new URLSearchParams({ act, request: JSON.stringify(request) });
  return (await fetch(`${sandbox.base}/wallet/send`, { method: 'POST', body })).text();
};
const sent = () =>
  createTon({ indexerUrl: () => sandbox.base, wallet: sandboxHouseWallet, minAmount: '0.1' }).list(NOW_MS);

describe('the simulated wallet, asked to send', () => {
  it('shows what it would send, with nothing of it taken for a page', async () => {
    const page = await sandbox.page(`/wallet/send?request=${encodeURIComponent(JSON.stringify(wellFormed))}`);
    expect(page).toContain(sandboxHouseWallet);
    expect(page).toContain('1.500000000');
    expect(page).toContain('memo &amp; &lt;b&gt;');
    expect(page).not.toContain('<b>');
  });

  it.each([
    ['to anybody else', { ...wellFormed, messages: [{ ...message, address: addressOfWallet(newSandboxWallet()) }] }],
    ['too late', { ...wellFormed, valid_until: NOW_MS / 1000 - 1 }],
    ['on a test network', { ...wellFormed, network: '-3' }],
    ['twice at once', { ...wellFormed, messages: [message, message] }],
    ['a negative amount', { ...wellFormed, messages: [{ ...message, amount: '-1' }] }],
    ['nothing that it can read', 'sendTransaction'],
  ])('sends nothing %s', async (_what, request) => {
    expect(await answers('send', request)).toContain('Cancelled.');
    expect(await sent()).toEqual([]);
  });

  it('sends nothing when its owner says no', async () => {
    expect(await answers('cancel', wellFormed)).toContain('Cancelled.');
    expect(await sent()).toEqual([]);
  });

  it('sends what it was asked for, with its comment, and answers with the message', async () => {
    expect(await answers('send', wellFormed)).toContain('&quot;boc&quot;:');
    expect(await answers('unsettled', wellFormed)).toContain('&quot;boc&quot;:');
    expect(await sent()).toMatchObject([
      { reference: 'memo & <b>', amount: '1.500000000', state: 'confirmed' },
      { reference: 'memo & <b>', amount: '1.500000000', state: 'pending' },
    ]);
  });
});
