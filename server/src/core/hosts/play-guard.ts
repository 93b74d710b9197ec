import {
  admitDeposit,
  cashbox,
  changeStakeRules,
  closureOf,
  endOfClosure,
  inUnitOfWork,
  mayStake,
  releaseDeposit,
  retryingConflicts,
  type Closure,
  type ClosureKind,
  type Database,
  type Left,
  type StakeRules,
  type UnitOfWork,
} from 'db';
import type { StakeAccount } from 'games-engine';
import { restrictionCodes } from '../../../contract/limit-values.ts';
import type { Player } from '../auth/players.ts';
import type { Clock } from '../clock.ts';
import { CallError } from '../realtime/call-error.ts';
import { restText, type Currencies } from './stake.ts';

/**
 * Words the refusals of a player's own limits. The statement that takes a stake decides them, in the row of the staking
 * account: nothing is asked before a bet. Only a stake that a statement has refused comes here, to be worded, or to be
 * tried again when the row was older than the truth.
 */
export interface PlayGuard {
  /** Works out again what the player may stake. Throws the CallError that refuses the stake; else it may be tried again. */
  renew(stake: GuardedStake): Promise<void>;
  /** Tries a stake, and again after each refusal that was not final. Throws CallError, and what `attempt` throws. */
  retrying<T>(stake: GuardedStake, attempt: () => Promise<T>): Promise<T>;
  /** Throws CallError when the stake would be refused now. For what must not begin in vain; the statement decides. */
  admit(stake: GuardedStake): Promise<void>;
}

/** For everything that is no bet: games of providers, bonuses, deposits. Withdrawals are never asked about. */
export interface ResponsibleGuard extends PlayGuard {
  /** Throws CallError while play is closed to the player, or when their time of today is used up. */
  assertMayPlay(userId: bigint): Promise<void>;
  /**
   * Counts a deposit towards its player's limits before it is asked of a provider. Throws CallError, and then nothing is
   * counted. Resolves with its receipt: `releaseDeposit` takes it back when the deposit comes to nothing.
   */
  admitDeposit(player: Pick<Player, 'userId' | 'targetCurrencyId'>, amountMinor: bigint): Promise<DepositReceipt>;
  releaseDeposit(receipt: DepositReceipt): Promise<void>;
}

export interface DepositReceipt {
  userId: bigint;
  amountMinor: bigint; // base hundredths
  at: number; // ms since epoch
}

/** A stake as the guard knows it: an order of a shared bet is one. */
export interface GuardedStake {
  userId: bigint;
  account: StakeAccount;
  accountId: bigint;
  stakeMinor: bigint; // base hundredths
  currencyId: number; // in which a message says what is left
}

/** A statement has refused the stake: the guard knows why. */
export class StakeRefusedError extends Error {
  constructor() {
    super('the stake was refused by what the player has laid on themselves');
    this.name = 'StakeRefusedError';
  }
}

/** A stake among players would take the house's addition to a deposit that is not played through. */
export class AdditionRefusedError extends Error {
  constructor() {
    super('the addition to a deposit is staked against the house until it is played through');
    this.name = 'AdditionRefusedError';
  }
}

/** A player's own bet as the guard knows it. */
export const guardedStake = (
  { userId, accounts, targetCurrencyId }: Player,
  { account, stakeMinor }: Pick<GuardedStake, 'account' | 'stakeMinor'>,
): GuardedStake => ({ userId, account, accountId: accounts[account], stakeMinor, currencyId: targetCurrencyId });

const closureCodes = {
  time_out: restrictionCodes.timeOut,
  self_exclusion: restrictionCodes.selfExcluded,
  identity_review: restrictionCodes.identityReview,
  exclusion_over: restrictionCodes.exclusionOver,
  staff: restrictionCodes.staff,
} as const satisfies Record<ClosureKind, string>;

const closedBy = ({ kind, until }: Closure): CallError =>
  new CallError(closureCodes[kind], { until: endOfClosure(until) });

const MAX_TRIES = 5; // a limit that other bets use up and refill more often during one bet is a fault

interface Dependencies {
  db: Pick<Database, 'pool' | 'orm'>;
  clock: Clock;
  currencies: Currencies;
}

export const createResponsibleGuard = ({ db, clock, currencies }: Dependencies): ResponsibleGuard => {
  const inUnit = <T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> =>
    retryingConflicts(() => inUnitOfWork(db, work));

  const renewed = (userId: bigint): Promise<StakeRules> => changeStakeRules(db, { userId, now: () => clock.now() });

  const limited = (code: string, { leftMinor, until }: Left, currencyId: number): CallError => {
    const currency = currencies.shown(currencyId);
    return new CallError(code, { until, ...(currency && restText(leftMinor, currency, 'left')) });
  };

  const assertTime = ({ closure, sessionUntil }: StakeRules): void => {
    if (closure) throw closedBy(closure);
    if (sessionUntil !== undefined) throw new CallError(restrictionCodes.session, { until: sessionUntil });
  };

  const assertAllowed = (rules: StakeRules, { account, stakeMinor, currencyId }: GuardedStake): void => {
    assertTime(rules);
    if (account !== 'real') return; // limits are limits of money
    const { wager, loss } = rules;
    if (wager && wager.leftMinor < stakeMinor) throw limited(restrictionCodes.wager, wager, currencyId);
    if (loss && loss.leftMinor < stakeMinor) throw limited(restrictionCodes.loss, loss, currencyId);
  };

  const assertOpen = async (userId: bigint): Promise<void> => {
    const closure = await closureOf(db.orm.em.fork(), userId, clock.now());
    if (closure) throw closedBy(closure);
  };

  const renew: PlayGuard['renew'] = async (stake) => {
    await assertOpen(stake.userId); // the retries need no transaction: a closure cannot be undone
    assertAllowed(await renewed(stake.userId), stake);
  };

  /** The addition is the player's own once its deposit is played through. */
  const renewAddition = async ({ userId, currencyId }: GuardedStake): Promise<void> => {
    const { leftMinor, freeMinor } = await inUnit(({ client }) => cashbox.renewAddition(client, userId));
    if (leftMinor === 0n) return;
    const currency = currencies.shown(currencyId);
    throw new CallError(restrictionCodes.addition, currency && restText(freeMinor, currency, 'left'));
  };

  return {
    renew,
    async retrying(stake, attempt) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt();
        } catch (error) {
          if (tries === MAX_TRIES) throw error;
          if (error instanceof AdditionRefusedError) await renewAddition(stake);
          else if (error instanceof StakeRefusedError) await renew(stake);
          else throw error;
        }
      }
    },
    async admit(stake) {
      if (!(await mayStake(db.pool, { ...stake, at: clock.now() }))) await renew(stake);
    },
    async assertMayPlay(userId) {
      await assertOpen(userId);
      assertTime(await renewed(userId));
    },
    async admitDeposit({ userId, targetCurrencyId }, amountMinor) {
      const receipt = { userId, amountMinor, at: clock.now() };
      await assertOpen(userId);
      const left = await inUnit(({ em }) => admitDeposit(em, receipt));
      if (left) throw limited(restrictionCodes.deposit, left, targetCurrencyId);
      return receipt;
    },
    releaseDeposit: (receipt) => inUnit(({ em }) => releaseDeposit(em, receipt)),
  };
};
