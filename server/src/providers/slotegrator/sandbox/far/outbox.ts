import { randomUUID } from 'node:crypto';
import type { CallbackAnswer } from '../../slotegrator.contract.ts';
import { sessionFields, type CallbackFields, type FarWallet } from '../far-wallet.ts';
import { callbackFaultOf, type CallbackFault } from './callback-faults.ts';
import type { LoggedCall, OwedCall, PlaySession, Records } from './records.ts';

const MAX_TRIES = 33; // as the aggregator does
const FIRST_WAIT_MS = 4_000; // longer than an answer may take
const MAX_WAIT_MS = 60_000;
const LATE_MS = 10_000;
const REORDERED_MS = 1_500;
const REPEATS = 5;

/** An amount in the contract's format. */
export const amountOf = (minor: number): string => (minor / 100).toFixed(2);

const minorOf = (balance: number): number => Math.round(balance * 100);

type Done = Extract<CallbackAnswer, { transaction_id: string }>;
const isDone = (answer: CallbackAnswer | undefined): answer is Done =>
  answer !== undefined && 'transaction_id' in answer;

/** The casino's answer to a bet. */
export type BetAnswer = 'taken' | 'funds' | 'closed' | 'unanswered';

/** Sends callbacks to the casino, with the chosen fault, and retries those without an answer. */
export const createOutbox = (records: Records, wallet: FarWallet) => {
  const { store, now } = records;

  const log = (fields: CallbackFields, fault: CallbackFault, answer: CallbackAnswer | undefined): void => {
    const what = [fields['action'], fields['amount'], fields['currency'], fault === 'well' ? '' : `(${fault})`];
    const line: LoggedCall = {
      at: now(),
      what: what.filter(Boolean).join(' '),
      answer: answer ? JSON.stringify(answer) : 'no answer',
    };
    store.put('log', randomUUID(), { at: now() }, line);
  };

  const underWay = new Set<Promise<unknown>>();
  const waiting = new Set<NodeJS.Timeout>();
  /** Tracks running work, so that `close` can wait for it. */
  const track = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work);
    const leave = (): void => void underWay.delete(work);
    work.then(leave, leave);
    return work;
  };

  const sendOnce = async (fields: CallbackFields): Promise<CallbackAnswer | undefined> => {
    const fault = callbackFaultOf(store);
    const sent = fault === 'session' ? { ...fields, session_id: randomUUID() } : fields;
    const signed = fault === 'signature' ? { key: randomUUID() } : {};
    const copies = Array.from({ length: fault === 'repeated' ? REPEATS : 1 }, () => wallet.send(sent, signed));
    const answers = await Promise.all(copies);
    const answer = answers.find(isDone) ?? answers[0];
    log(sent, fault, answer);
    return answer;
  };

  const send = (fields: CallbackFields) => track(sendOnce(fields));

  const hear = (token: string, answer: CallbackAnswer | undefined): void => {
    if (answer && 'balance' in answer) records.setBalance(token, minorOf(answer.balance));
  };

  /** Sends an owed callback once. True when the casino accepted it. */
  const deliverOnce = async (id: string): Promise<boolean> => {
    const call = records.call(id);
    if (call?.status !== 'waiting') return call?.status === 'done';
    const tries = call.tries + 1;
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(call.tries, 10));
    records.putCall({ ...call, tries }, now() + wait); // before sending, so that a crash does not lose the attempt
    const retried = call.tries > 0 ? { casino_request_retry_count: String(call.tries) } : {};
    const answer = await send({ ...call.fields, ...retried });
    hear(call.token, answer);
    if (isDone(answer)) records.putCall({ ...call, tries, status: 'done' });
    else if (tries >= MAX_TRIES) records.putCall({ ...call, tries, status: 'given up' });
    return isDone(answer);
  };

  const deliver = (id: string): Promise<boolean> => track(deliverOnce(id));

  const fieldsOf = (session: PlaySession, action: string, id: string, fields: CallbackFields): CallbackFields => ({
    ...sessionFields(session),
    action,
    transaction_id: id,
    transaction_datetime: new Date(now()).toISOString(),
    ...fields,
  });

  return {
    /** Asks for the balance. */
    async askBalance(session: PlaySession): Promise<void> {
      const { player_id = '', currency = '', session_id = '' } = sessionFields(session);
      hear(session.token, await send({ action: 'balance', player_id, currency, session_id }));
    },
    /** Sends a bet once. Without an answer it must be refunded. */
    async bet(session: PlaySession, id: string, fields: CallbackFields): Promise<BetAnswer> {
      const bet = fieldsOf(session, 'bet', id, fields);
      const fault = callbackFaultOf(store);
      if (fault === 'reordered') {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          void send(bet);
        }, REORDERED_MS); // the refund arrives first
        waiting.add(timer);
        return 'unanswered';
      }
      const answer = await send(bet);
      hear(session.token, answer);
      if (isDone(answer)) return 'taken';
      if (!answer || !('error_code' in answer)) return 'unanswered';
      return answer.error_code === 'INSUFFICIENT_FUNDS' ? 'funds' : 'closed';
    },
    /** Stores an owed win, refund or rollback, in the transaction of its cause. */
    owe(session: PlaySession, action: 'win' | 'refund' | 'rollback', id: string, fields: CallbackFields): void {
      if (records.call(id)) return;
      const fault = callbackFaultOf(store);
      const status: OwedCall['status'] = fault === 'held' && action === 'win' ? 'held' : 'waiting';
      const due = status === 'held' ? undefined : now() + (fault === 'late' ? LATE_MS : 0);
      records.putCall(
        { id, token: session.token, fields: fieldsOf(session, action, id, fields), tries: 0, status },
        due,
      );
    },
    /** Sends it immediately, unless the chosen fault delays or holds it. */
    async deliverNow(id: string): Promise<void> {
      if (callbackFaultOf(store) !== 'late') await deliver(id);
    },
    async deliverDue(): Promise<void> {
      await Promise.all(records.dueCalls().map(({ id }) => deliver(id)));
    },
    /** Waits for running work and stops sending. */
    async close(): Promise<void> {
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all(underWay);
    },
    /** Releases held callbacks. Gives their number. */
    letGo(): number {
      const held = store.list<OwedCall>('call', 1_000).filter(({ status }) => status === 'held');
      for (const call of held) records.putCall({ ...call, status: 'waiting' }, now());
      return held.length;
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;
