import { bonus, type Database } from 'db';
import { promoCodes } from '../../../contract/features/promo-values.ts';
import {
  giveBackAttempt,
  takeAttempt,
  type AttemptKind,
  EVERYWHERE,
  type AttemptPlace,
} from '../../core/auth/account-attempts.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import { CallError } from '../../core/realtime/call-error.ts';

/** The account and network trying a code. */
export interface Guesser {
  userId: bigint;
  sessionId: string;
}

interface Counter {
  kind: AttemptKind;
  userId: bigint;
  place: AttemptPlace;
}

const NOBODY = 0n; // placeholder account for attempts by network

const countersOf = async ({ orm }: Database, { userId, sessionId }: Guesser): Promise<Counter[]> => {
  const address = await bonus.sessionAddress(orm.em.fork(), sessionId);
  const counter: Counter = { kind: 'promo_code', userId, place: EVERYWHERE };
  if (address === null) return [counter];
  return [counter, { kind: 'promo_code_network', userId: NOBODY, place: networkOf(address) }];
};

/**
 * Counts an attempt by account and by network, then looks the code up. Only unknown codes stay counted. Throws CallError
 * PROMO_TOO_MANY without looking it up.
 */
export const countingGuesses = async <T>(
  db: Database,
  guesser: Guesser,
  lookUp: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const counters = await countersOf(db, guesser);
  for (const { kind, userId, place } of counters) {
    const { until } = await takeAttempt(db.orm.em.fork(), kind, userId, place);
    if (until) throw new CallError(promoCodes.tooMany, { retryAfterMs: Math.max(1, until.getTime() - Date.now()) });
  }
  const found = await lookUp();
  if (found !== undefined)
    for (const { kind, userId, place } of counters) await giveBackAttempt(db.orm.em.fork(), kind, userId, place);
  return found;
};
