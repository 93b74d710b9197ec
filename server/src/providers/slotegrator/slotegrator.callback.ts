import { decimalOf, partsOf } from '../../core/payments/decimal.ts';
import { BadCallbackError, type CallbackRequest, type ReadCallback } from '../../core/payments/gateways.ts';
import { callbackSchema, type CallbackAnswer } from './slotegrator.contract.ts';
import { signatureFault, type Fields, type Merchant } from './slotegrator.signature.ts';
import type { z } from 'zod';

const MAX_BYTES = 64 * 1024;
const MAX_FIELDS = 1_000; // a rollback of 200 transactions has some 820; checking the signature of thousands would be slow
const DIGITS = 2; // digits of all our currencies

type Sent = z.output<typeof callbackSchema>;
type SentTransaction = Exclude<Sent, { action: 'balance' }>;

interface Transaction {
  id: string; // the aggregator's; processed once
  playerId: string;
  currency: string;
  gameUuid: string;
  sessionId: string; // ours
  roundId: string | undefined;
  isFinished: boolean | undefined; // the round
  retries: number; // attempts before this one
}

interface Amounted extends Transaction {
  amountMinor: bigint;
  freespins: { id: string; left: number | undefined } | undefined; // their campaign
}

/** A callback as a command to a player's wallet. */
export type WalletCommand =
  | { action: 'balance'; playerId: string; currency: string; sessionId: string | undefined }
  | (Amounted & { action: 'bet'; type: 'bet' | 'tip' | 'freespin' })
  | (Amounted & { action: 'win'; type: string }) // win, jackpot, freespin, or the name of a promotion
  | (Amounted & { action: 'refund'; type: 'bet' | 'tip' | 'freespin'; betId: string })
  | (Transaction & { action: 'rollback'; undone: readonly UndoneTransaction[] });

/** A transaction to roll back. A rollback lists all of them; the rest of the round stays. */
export interface UndoneTransaction {
  action: 'bet' | 'win' | 'refund';
  id: string;
  amountMinor: bigint;
  type: string | undefined;
}

const minorOf = (amount: string): bigint => {
  const [whole = '', rest = ''] = amount.split('.');
  return partsOf(`${whole}.${rest.slice(0, DIGITS).padEnd(DIGITS, '0')}`, DIGITS) ?? 0n;
};

const transactionOf = (sent: SentTransaction): Transaction => ({
  id: sent.transaction_id,
  playerId: sent.player_id,
  currency: sent.currency,
  gameUuid: sent.game_uuid,
  sessionId: sent.session_id,
  roundId: sent.round_id,
  isFinished: sent.finished,
  retries: sent.casino_request_retry_count ?? 0,
});

const amountedOf = (sent: Exclude<SentTransaction, { action: 'rollback' }>): Amounted => ({
  ...transactionOf(sent),
  amountMinor: minorOf(sent.amount),
  freespins: sent.freespin_id === undefined ? undefined : { id: sent.freespin_id, left: sent.quantity },
});

const commandOf = (sent: Sent): WalletCommand => {
  switch (sent.action) {
    case 'balance':
      return { action: 'balance', playerId: sent.player_id, currency: sent.currency, sessionId: sent.session_id };
    case 'bet':
      return { action: 'bet', ...amountedOf(sent), type: sent.type };
    case 'win':
      return { action: 'win', ...amountedOf(sent), type: sent.type };
    case 'refund':
      return { action: 'refund', ...amountedOf(sent), type: sent.type, betId: sent.bet_transaction_id };
    case 'rollback':
      return {
        action: 'rollback',
        ...transactionOf(sent),
        undone: sent.rollback_transactions.map(({ action, transaction_id, amount, type }) => ({
          action,
          id: transaction_id,
          amountMinor: minorOf(amount),
          type,
        })),
      };
  }
};

const LIST_FIELD = /^rollback_transactions\[(\d{1,3})\]\[(\w{1,30})\]$/;

/** Parses the fields, with the list of a rollback. Empty ones count as omitted. Undefined if one is repeated. */
const objectOf = (fields: Fields): object | undefined => {
  if (new Set(fields.map(([name]) => name)).size < fields.length) return undefined;
  const members = new Map<string, Map<string, string>>();
  const object = new Map<string, unknown>();
  for (const [name, value] of fields) {
    const [, index, member] = LIST_FIELD.exec(name) ?? [];
    if (value === '') continue;
    if (index === undefined || member === undefined) object.set(name, value);
    else members.set(index, (members.get(index) ?? new Map<string, string>()).set(member, value));
  }
  if (members.size > 0)
    object.set(
      'rollback_transactions',
      [...members.values()].map((member) => Object.fromEntries(member)),
    );
  return Object.fromEntries(object);
};

/**
 * Parses callbacks of the aggregator. Throws BadCallbackError if one is not signed, was signed more than 30 s ago or
 * violates the contract; the caller then answers `refuseCallback('INTERNAL_ERROR', …)`.
 */
export const createCallbackReader = (merchant: Merchant, now: () => number = Date.now) => {
  return ({ method, headers, body }: Omit<CallbackRequest, 'url'>): WalletCommand => {
    if (method !== 'POST' || body.length > MAX_BYTES) throw new BadCallbackError('malformed', 'not a callback');
    const text = body.toString('utf8');
    if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS)
      throw new BadCallbackError('malformed', 'a callback with too many fields');
    const fields = [...new URLSearchParams(text)];
    const fault = signatureFault(merchant, fields, headers, now());
    if (fault !== undefined) throw new BadCallbackError('signature', `a callback with ${fault}`);
    const { success, data, error } = callbackSchema.safeParse(objectOf(fields));
    if (!success) throw new BadCallbackError('malformed', `a callback that violates the contract: ${error.message}`);
    return commandOf(data);
  };
};

type Answer = ReadCallback['answer'];

const answer = (body: CallbackAnswer): Answer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(body),
});

const balanceOf = (balanceMinor: bigint): number => Number(decimalOf(balanceMinor, DIGITS));

/** Answers a balance request. */
export const answerBalance = (balanceMinor: bigint): Answer => answer({ balance: balanceOf(balanceMinor) });

/** Answers a bet, win or refund. `id`: ours; the first one again if the transaction is repeated. */
export const answerDone = (balanceMinor: bigint, id: string): Answer =>
  answer({ balance: balanceOf(balanceMinor), transaction_id: id });

/** Answers a rollback. `undone`: the aggregator's ids of all that is now rolled back, including earlier. */
export const answerRolledBack = (balanceMinor: bigint, id: string, undone: readonly string[]): Answer =>
  answer({ balance: balanceOf(balanceMinor), transaction_id: id, rollback_transactions: [...undone] });

/** Refuses a callback. INSUFFICIENT_FUNDS is for bets only. */
export const refuseCallback = (code: 'INSUFFICIENT_FUNDS' | 'INTERNAL_ERROR', description: string): Answer =>
  answer({ error_code: code, error_description: description });
