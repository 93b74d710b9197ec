import { randomUUID } from 'node:crypto';
import type { CallbackAnswer } from '../slotegrator.contract.ts';
import type { Merchant } from '../slotegrator.signature.ts';
import { createFarWallet, sessionFields, type CallbackFields, type FarSession, type FarWallet } from './far-wallet.ts';

/** The answer of `/self-validate`. */
export interface Validation {
  success: boolean;
  log: string[]; // one line per check
}

const STAKE = '1.00';
const PRIZE = '2.50';
const [STAKE_MINOR, PRIZE_MINOR] = [100, 250];
const PARALLEL = 4;
const EXPIRED_MS = 60_000;

/** A check has failed; its message says what was expected. */
class FailedCheck extends Error {}

const expectThat = (isSo: boolean, expected: string): void => {
  if (!isSo) throw new FailedCheck(expected);
};

type Done = Extract<CallbackAnswer, { transaction_id: string }>;
type Send = FarWallet['send'];

const createTrial = (send: Send, session: FarSession) => {
  const fieldsOf = (action: string, id: string, fields: CallbackFields): CallbackFields => ({
    ...sessionFields(session),
    action,
    transaction_id: id,
    ...fields,
  });
  const done = async (fields: CallbackFields): Promise<Done> => {
    const answer = await send(fields);
    if (answer && 'transaction_id' in answer) return answer;
    throw new FailedCheck(
      `${fields['action']} is answered with a balance and a transaction: ${JSON.stringify(answer)}`,
    );
  };
  return {
    bet: (id: string, amount = STAKE) => fieldsOf('bet', id, { amount, type: 'bet', round_id: `round-${id}` }),
    win: (id: string, round: string) => fieldsOf('win', id, { amount: PRIZE, type: 'win', round_id: `round-${round}` }),
    refund: (id: string, bet: string) =>
      fieldsOf('refund', id, { amount: STAKE, type: 'bet', bet_transaction_id: bet, round_id: `round-${bet}` }),
    rollback: (id: string, undone: readonly (readonly [action: string, id: string, amount: string])[]) =>
      fieldsOf('rollback', id, {
        type: 'rollback',
        ...Object.fromEntries(
          undone.flatMap(([action, transaction, amount], index) => [
            [`rollback_transactions[${index}][action]`, action],
            [`rollback_transactions[${index}][amount]`, amount],
            [`rollback_transactions[${index}][transaction_id]`, transaction],
            [`rollback_transactions[${index}][type]`, action],
          ]),
        ),
      }),
    async balance(): Promise<number> {
      const { player_id = '', currency = '', session_id = '' } = sessionFields(session);
      const answer = await send({ action: 'balance', player_id, currency, session_id });
      if (!answer || !('balance' in answer)) throw new FailedCheck('the balance is answered');
      return Math.round(answer.balance * 100);
    },
    done,
    /** Sends a callback many times, also in parallel: all answers must equal the first. */
    async repeated(fields: CallbackFields): Promise<void> {
      const first = await done(fields);
      const again = await Promise.all(Array.from({ length: PARALLEL }, () => done(fields)));
      const isSame = again.every((answer) => answer.transaction_id === first.transaction_id);
      expectThat(isSame, `a repeated ${fields['action']} is answered with the first transaction`);
    },
    /** Sends copies in parallel, before any was answered. */
    async atOnce(fields: CallbackFields): Promise<void> {
      const all = await Promise.all(Array.from({ length: PARALLEL }, () => done(fields)));
      expectThat(
        new Set(all.map((answer) => answer.transaction_id)).size === 1,
        `a ${fields['action']} that is sent many times at once is one transaction`,
      );
    },
    async refused(fields: CallbackFields, code: string, signed?: { key?: string; at?: number }): Promise<void> {
      const answer = await send(fields, signed);
      expectThat(answer !== undefined && 'error_code' in answer && answer.error_code === code, `it answers ${code}`);
    },
  };
};
type Trial = ReturnType<typeof createTrial>;

/** The checks. Each gives the change of the balance that it should have made, in hundredths. */
const checks: Readonly<Record<string, (trial: Trial, send: Send) => Promise<number>>> = {
  'a bet takes the stake once, and a win pays once': async ({ bet, win, repeated, atOnce }) => {
    const [stake, prize] = [randomUUID(), randomUUID()];
    await atOnce(bet(stake));
    await repeated(win(prize, stake));
    return PRIZE_MINOR - STAKE_MINOR;
  },
  'a refund gives the stake back once': async ({ bet, refund, done, repeated }) => {
    const stake = randomUUID();
    await done(bet(stake));
    await repeated(refund(randomUUID(), stake));
    await done(refund(randomUUID(), stake)); // a second refund of the same bet
    return 0;
  },
  'a refund before its bet is remembered': async ({ bet, refund, done }, send) => {
    const stake = randomUUID();
    await done(refund(randomUUID(), stake));
    await send(bet(stake)); // whatever the answer, it must take nothing
    return 0;
  },
  'a rollback takes back what it lists, once': async ({ bet, win, rollback, done, repeated }) => {
    const [stake, prize, kept] = [randomUUID(), randomUUID(), randomUUID()];
    for (const fields of [bet(stake), win(prize, stake), win(kept, stake)]) await done(fields);
    const undo = rollback(randomUUID(), [
      ['bet', stake, STAKE],
      ['win', prize, PRIZE],
    ]);
    const answer = await done(undo);
    const listed = 'rollback_transactions' in answer ? answer.rollback_transactions : [];
    expectThat(listed.includes(stake) && listed.includes(prize), 'a rollback lists what it has taken back');
    await repeated(undo);
    return PRIZE_MINOR; // the win that was not listed
  },
  'a rollback before its bet is remembered': async ({ bet, rollback, done }, send) => {
    const stake = randomUUID();
    await done(rollback(randomUUID(), [['bet', stake, STAKE]]));
    await send(bet(stake));
    return 0;
  },
  'a bet above the balance is refused': async ({ bet, balance, refused }) => {
    const above = ((await balance()) + 1) / 100;
    await refused(bet(randomUUID(), above.toFixed(2)), 'INSUFFICIENT_FUNDS');
    return 0;
  },
  'a wrong signature is refused': async ({ win, refused }) => {
    await refused(win(randomUUID(), 'x'), 'INTERNAL_ERROR', { key: 'not the key' });
    return 0;
  },
  'an expired timestamp is refused': async ({ win, refused }) => {
    await refused(win(randomUUID(), 'x'), 'INTERNAL_ERROR', { at: Date.now() - EXPIRED_MS });
    return 0;
  },
  'a session that was never opened is refused': async ({ bet, refused }) => {
    await refused({ ...bet(randomUUID()), session_id: randomUUID() }, 'INTERNAL_ERROR');
    return 0;
  },
  'a player of another session is refused': async ({ bet, refused }) => {
    await refused({ ...bet(randomUUID()), player_id: randomUUID() }, 'INTERNAL_ERROR');
    return 0;
  },
  'another currency than that of the session is refused': async ({ bet, refused }) => {
    await refused({ ...bet(randomUUID()), currency: 'XXX' }, 'INTERNAL_ERROR');
    return 0;
  },
};

/**
 * Tests a merchant's callbacks as `/self-validate` does, in a session that it opened. The player needs a balance of a few
 * units and must not play in the meantime; the wins of the test stay on the balance.
 */
export const validateMerchant = async (
  merchant: Merchant,
  callbackUrl: string,
  session: FarSession,
): Promise<Validation> => {
  const { send } = createFarWallet(merchant, callbackUrl);
  const trial = createTrial(send, session);
  const run = async (check: (typeof checks)[string]): Promise<string> => {
    try {
      const before = await trial.balance();
      const change = await check(trial, send);
      const after = await trial.balance();
      return after === before + change ? 'ok' : `the balance changed by ${after - before} instead of ${change}`;
    } catch (error) {
      if (error instanceof FailedCheck) return `expected that ${error.message}`;
      throw error;
    }
  };
  const results: [name: string, result: string][] = [];
  for (const [name, check] of Object.entries(checks)) results.push([name, await run(check)]);
  return {
    success: results.every(([, result]) => result === 'ok'),
    log: results.map(([name, result]) => `${name}: ${result}`),
  };
};
