import { hash, randomBytes } from 'node:crypto';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { partsOf } from '../../core/payments/decimal.ts';
import { parseTonAddress } from '../../core/payments/destination-key.ts';
import { TON_DIGITS, type TonTransaction } from './ton.contract.ts';

const TRANSACTIONS = 'transaction:';
const CLOCK = 'logical-time';
const FIRST_BLOCK = 50_000_000;
const TOO_LITTLE = '0.05'; // below every minimum
const DUST = '0.000001';

/** Acts of a person who sends to the house's wallet. */
export const chainActs = {
  send: 'Send',
  twice: 'Send twice',
  without: 'Send without a memo',
  wrong: 'Send with a wrong memo',
  little: 'Send too little',
  dust: 'Send dust',
  unsettled: 'Send, not final yet',
  returned: 'Send, but it comes back',
  settle: 'Make everything final',
} as const;
export type ChainAct = keyof typeof chainActs;

export interface Transfer {
  memo: string;
  amount: string; // decimal text in TON
}

const keyOf = (lt: string): string => TRANSACTIONS + lt.padStart(20, '0');

/** All transactions, the oldest first. */
export const allTransactions = async (store: SandboxStore): Promise<TonTransaction[]> => {
  const transactions = (await store.list<TonTransaction>(TRANSACTIONS)).map(({ value }) => value);
  return transactions.sort((one, other) => Number(one.lt) - Number(other.lt));
};

const wrongMemo = (memo: string): string => memo.slice(0, -1) + (memo.endsWith('7') ? '8' : '7');

interface Chain {
  store: SandboxStore;
  wallet: string;
  now(): number; // ms since epoch
}

const add = async ({ store, wallet, now }: Chain, { memo, amount }: Transfer, act: ChainAct): Promise<void> => {
  const { lt } = await store.update<{ lt: number }>(CLOCK, (clock) => ({ lt: (clock?.lt ?? 0) + 1 }));
  const account = parseTonAddress(wallet)?.toRawString().toUpperCase() ?? '';
  const transaction: TonTransaction = {
    account,
    hash: hash('sha256', `${lt}:${randomBytes(8).toString('hex')}`, 'base64'),
    lt: String(lt),
    now: Math.floor(now() / 1000),
    mc_block_seqno: act === 'unsettled' ? null : FIRST_BLOCK + lt,
    emulated: false,
    in_msg: {
      source: `0:${'C'.repeat(64)}`,
      value: String(partsOf(amount, TON_DIGITS) ?? 0n),
      bounced: false,
      message_content: { decoded: memo === '' ? null : { type: 'text_comment', comment: memo } },
    },
    out_msgs: act === 'returned' ? [{ source: account, value: '1', bounced: true }] : [],
  };
  await store.put(keyOf(transaction.lt), transaction);
};

const settle = async ({ store }: Chain): Promise<void> => {
  const open = (await allTransactions(store)).filter(({ mc_block_seqno }) => mc_block_seqno === null);
  for (const { lt } of open)
    await store.update<TonTransaction>(keyOf(lt), (known) => {
      if (!known) throw new Error(`transaction ${lt} is gone`);
      return { ...known, mc_block_seqno: FIRST_BLOCK + Number(lt) };
    });
};

/** Plays what a person does. */
export const playChain = async (chain: Chain, act: ChainAct, { memo, amount }: Transfer): Promise<void> => {
  switch (act) {
    case 'settle':
      return settle(chain);
    case 'twice':
      await add(chain, { memo, amount }, act);
      return add(chain, { memo, amount }, act);
    case 'without':
      return add(chain, { memo: '', amount }, act);
    case 'wrong':
      return add(chain, { memo: wrongMemo(memo), amount }, act);
    case 'little':
      return add(chain, { memo, amount: TOO_LITTLE }, act);
    case 'dust':
      return add(chain, { memo, amount: DUST }, act);
    default:
      return add(chain, { memo, amount }, act);
  }
};
