import { casino, notices } from 'db';
import { COURSE_ONE, formatMinor, fromBase, toBase } from 'games-engine';
import { hash } from 'node:crypto';
import { menuCodes } from '../../../contract/features/casino-values.ts';
import { restrictionCodes } from '../../../contract/limit-values.ts';
import { notify } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { ReadCallback } from '../../core/payments/gateways.ts';
import {
  answerBalance,
  answerDone,
  answerRolledBack,
  refuseCallback,
  type WalletCommand,
} from '../../providers/slotegrator/slotegrator.callback.ts';
import type { CasinoTools } from './casino-tools.ts';
import type { WalletNews } from './wallet-news.ts';

type Answer = ReadCallback['answer'];
type Session = casino.WalletSession;
type MoneyCommand = Exclude<WalletCommand, { action: 'balance' }>;
type Moved = Extract<MoneyCommand, { action: 'bet' | 'win' }>;
type Undone = Extract<MoneyCommand, { action: 'refund' | 'rollback' }>;

const MAX_TRIES = 5; // tries of a stake refused by cached limits, which are recomputed each time

/** Base hundredths of a stake: rounded up, so that none is free. */
const stakeMinor = (sentMinor: bigint, courseMicro: bigint): bigint =>
  (sentMinor * courseMicro + COURSE_ONE - 1n) / COURSE_ONE;

/** The provider's round id; callbacks without one share one round per session. */
const roundOf = ({ roundId, sessionId }: Pick<MoneyCommand, 'roundId' | 'sessionId'>): string =>
  roundId ?? `session ${sessionId}`;

const requestHash = (...parts: readonly unknown[]): Buffer =>
  hash('sha256', JSON.stringify(parts.map(String)), 'buffer');

const refuse = (description: string): Answer => refuseCallback('INTERNAL_ERROR', description);
const noFunds = refuseCallback('INSUFFICIENT_FUNDS', 'The player has not enough to stake.');

/** Why a command does not belong to the session; undefined: it does. */
const mismatchOf = (command: WalletCommand, session: Session | undefined): string | undefined => {
  if (!session) return 'There is no such session.';
  if (command.playerId !== session.publicId) return 'The session is another player’s.';
  if (command.currency !== session.currency) return 'The session has another currency.';
  return undefined;
};

/** Why a session takes no bets; undefined: it does. Wins and refunds are always accepted. */
const closureOf = ({ isOpen, isBlocked, isGameHidden, isRoundOpen }: Session): string | undefined => {
  if (!isOpen) return 'The session has ended.';
  if (isGameHidden && !isRoundOpen) return 'The game takes no new rounds.';
  return isBlocked ? 'The player is blocked.' : undefined;
};

/** Executes the aggregator's wallet commands and formats its answers. */
export const createWallet = (tools: CasinoTools, rules: casino.WalletRules, news: WalletNews) => {
  const { houseAccountId } = rules;
  const { db, em, clock, guard, log } = tools;

  const shown = ({ courseMicro }: Session, balanceMinor: bigint): bigint => fromBase(balanceMinor, courseMicro);

  /** Why the house's rules of the game refuse a bet; undefined: they do not. What an open round asks for is bounded from above alone. */
  const ruledOut = ({ amountMinor }: Moved, session: Session): CallError | undefined => {
    const { country, currency, isRoundOpen } = session;
    const terms = tools.gameRules.termsOf(session, { country: country ?? undefined, currency });
    const { off, minBetMinor: min, maxBetMinor: max } = terms;
    if (off && !isRoundOpen) return new CallError(menuCodes.refused);
    const limit = (minor: bigint) => ({ limit: formatMinor(minor), currency });
    if (max !== undefined && amountMinor > max) return new CallError(restrictionCodes.betAbove, limit(max));
    const isTooSmall = min !== undefined && amountMinor > 0n && amountMinor < min && !isRoundOpen;
    return isTooSmall ? new CallError(restrictionCodes.betBelow, limit(min)) : undefined;
  };

  const moveOf = (command: Moved, { courseMicro }: Session): casino.WalletMove => {
    const { id, action, type, amountMinor: sentMinor, playerId, isFinished } = command;
    return {
      sentId: id,
      action,
      type,
      sentRound: roundOf(command),
      amountMinor: action === 'bet' ? stakeMinor(sentMinor, courseMicro) : toBase(sentMinor, courseMicro),
      sentMinor,
      requestHash: requestHash(action, playerId, sentMinor),
      ends: action === 'bet' ? isFinished === true : isFinished !== false,
      saysOpen: isFinished === false,
      at: clock.now(),
    };
  };

  /** Recomputes the player's limits before a stake is refused for good. */
  const isAllowed = async (session: Session, { amountMinor }: casino.WalletMove): Promise<boolean> => {
    const { userId, account, accountId, currencyId } = session;
    try {
      await guard.renew({ userId, account, accountId, stakeMinor: amountMinor, currencyId });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      news.refused(userId, error);
      return false;
    }
  };

  /** Tells a player without an open page of a round that has won. The money is there already: a failure is only noted. */
  const tellLateWin = async (
    { userId, title }: Session,
    { roundId, stakeMinor: staked, payoutMinor }: casino.SettledSlot,
    at: number,
  ): Promise<void> => {
    if (payoutMinor <= staked) return;
    try {
      if (await notices.isPresent(em(), userId)) return;
      await notify(em(), { userId, code: 'wonLate', fact: `slot:${roundId}`, facts: { game: title }, at });
    } catch (error) {
      log.error({ err: error, roundId }, 'a player is not told of a win');
    }
  };

  const move = async (command: Moved, session: Session): Promise<Answer> => {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const order = moveOf(command, session);
      const result = await casino.moveSlotMoney(db.pool, session, order, rules);
      switch (result.status) {
        case 'done':
          news.moved(session, result.balanceMinor);
          if (result.isHeld) news.held(session.userId, order.amountMinor, 'waiting');
          if (result.settled) {
            news.settled({ ...session, ...result.settled, at: order.at });
            await tellLateWin(session, result.settled, order.at);
          }
          return answerDone(shown(session, result.balanceMinor), result.id);
        case 'repeated':
          if (!result.sameRequest) return refuse('The transaction was another one before.');
          return answerDone(shown(session, result.balanceMinor), result.id);
        case 'insufficient':
          return noFunds;
        case 'refused':
          if (!(await isAllowed(session, order))) return noFunds;
      }
    }
    return noFunds;
  };

  const undoneOf = (command: Undone): casino.UndoneMove[] => {
    if (command.action === 'refund') {
      const { betId, type, amountMinor } = command;
      return [{ sentId: betId, action: 'bet', type, sentMinor: amountMinor }];
    }
    const byId = new Map(command.undone.map((each) => [each.id, each])); // duplicates in the list count once
    return [...byId.values()].map(({ id, action, type, amountMinor }) => ({
      sentId: id,
      action,
      type: type ?? action,
      sentMinor: amountMinor,
    }));
  };

  const undo = async (command: Undone, session: Session): Promise<Answer> => {
    const undone = undoneOf(command);
    const sentMinor = command.action === 'refund' ? command.amountMinor : 0n;
    const named = undone.map(({ sentId }) => sentId);
    if (await casino.isAnyHeld(db.pool, named)) return refuse('A win of it waits for a person, or was refused.');
    const result = await casino.undoSlotMoves(db.pool, {
      sentId: command.id,
      action: command.action,
      type: command.action === 'refund' ? command.type : 'rollback',
      userId: session.userId,
      sentMinor,
      requestHash: requestHash(command.action, command.playerId, ...named),
      undone,
      houseAccountId,
      at: clock.now(),
    });
    if (result.status === 'foreign') return refuse('It names a transaction of somebody else, or of another kind.');
    if (result.status === 'repeated' && !result.sameRequest) return refuse('The transaction was another one before.');
    const now = await casino.walletSession(db.pool, session.id, roundOf(command));
    const balanceMinor = now?.balanceMinor ?? session.balanceMinor;
    if (result.status === 'done')
      for (const { kind, balanceMinor: left } of result.balances)
        news.moved({ userId: session.userId, account: kind }, left);
    return command.action === 'refund'
      ? answerDone(shown(session, balanceMinor), result.id)
      : answerRolledBack(shown(session, balanceMinor), result.id, named);
  };

  const answerMoney = async (command: MoneyCommand): Promise<Answer> => {
    const session = await casino.walletSession(db.pool, command.sessionId, roundOf(command));
    const mismatch = mismatchOf(command, session);
    if (mismatch !== undefined || !session) return refuse(mismatch ?? '');
    if (command.action === 'refund' || command.action === 'rollback') return undo(command, session);
    const closed = command.action === 'bet' ? closureOf(session) : undefined;
    const ruled = command.action === 'bet' && closed === undefined ? ruledOut(command, session) : undefined;
    if (closed === undefined && ruled === undefined) return move(command, session);
    const { id: sentId, action, playerId, amountMinor } = command;
    const bet = { sentId, userId: session.userId, requestHash: requestHash(action, playerId, amountMinor) };
    const known = await casino.findBet(db.pool, bet); // booked while the session was open
    if (known !== undefined) return answerDone(shown(session, session.balanceMinor), known);
    if (ruled) {
      news.refused(session.userId, ruled);
      return noFunds; // any other refusal makes the aggregator repeat it
    }
    if (session.isOpen && session.isGameHidden) news.refused(session.userId, new CallError(menuCodes.refused));
    return refuse(closed ?? '');
  };

  return async (command: WalletCommand): Promise<Answer> => {
    if (command.action !== 'balance') return answerMoney(command);
    const { sessionId, playerId, currency } = command;
    const session =
      sessionId === undefined
        ? await casino.lastWalletSession(db.pool, playerId, currency)
        : await casino.walletSession(db.pool, sessionId, '');
    const mismatch = mismatchOf(command, session);
    return mismatch !== undefined || !session
      ? refuse(mismatch ?? '')
      : answerBalance(shown(session, session.balanceMinor));
  };
};
export type Wallet = ReturnType<typeof createWallet>;
