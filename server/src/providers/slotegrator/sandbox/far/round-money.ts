import type { Play } from '../rules/rules.types.ts';
import { amountOf, type BetAnswer, type Outbox } from './outbox.ts';
import type { Refusal } from './play.contract.ts';
import type { Freespins, PlaySession, Records, Round } from './records.ts';

/** A round that was not started, or an act that was not carried out. */
export class RefusedPlay extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export const refuse = (refusal: Refusal): never => {
  throw new RefusedPlay(refusal);
};

const winIdOf = (roundId: string): string => `${roundId}-win`;
const rollbackIdOf = (roundId: string): string => `${roundId}-rollback`;
const betIdOf = (roundId: string, index: number): string => `${roundId}-bet-${index}`;

/** Moves the money of rounds: on the demo balance, or by callbacks to the casino. */
export const createRoundMoney = ({ records, outbox }: { records: Records; outbox: Outbox }) => {
  const { store } = records;

  const addToDemo = (token: string, minor: number): void =>
    records.setBalance(token, (records.session(token)?.balanceMinor ?? 0) + minor);

  const betFields = (round: Round, minor: number, free?: Freespins): Record<string, string> => ({
    amount: amountOf(free ? 0 : minor),
    type: free ? 'freespin' : 'bet',
    round_id: round.id,
    ...(free && { freespin_id: free.freespin_id, quantity: String(free.left - 1) }),
  });

  const win = (session: PlaySession, { id, wonMinor }: Round, free: Freespins | undefined): void =>
    outbox.owe(session, 'win', winIdOf(id), {
      amount: amountOf(wonMinor),
      type: free ? 'freespin' : 'win',
      round_id: id,
      finished: '1',
      ...(free && { freespin_id: free.freespin_id, quantity: String(free.left) }),
    });

  /** Ends an open round once, together with its win. */
  const end = (session: PlaySession, id: string, { facts, wonMinor }: Play<object>): void =>
    store.atOnce(() => {
      const round = records.round(id);
      if (!round) throw new RefusedPlay('gone');
      if (round.status !== 'on' || wonMinor === undefined) return;
      const over: Round = { ...round, facts, status: 'over', wonMinor, dueAt: undefined };
      records.putRound(over);
      const free = round.freespinId === undefined ? undefined : records.freespins(round.freespinId);
      if (free) records.putFreespins({ ...free, totalWinMinor: free.totalWinMinor + wonMinor });
      if (session.isDemo) addToDemo(session.token, wonMinor);
      else win(session, over, free);
    });

  /** The fields of a rollback: the round's bets, and its win if it has one. */
  const undone = (round: Round): Record<string, string> => {
    const bets = round.bets.flatMap(({ minor, isTaken }, index) =>
      isTaken
        ? [{ action: 'bet', id: betIdOf(round.id, index), minor: round.freespinId === undefined ? minor : 0 }]
        : [],
    );
    const wins = records.call(winIdOf(round.id))
      ? [{ action: 'win', id: winIdOf(round.id), minor: round.wonMinor }]
      : [];
    const fields = [...bets, ...wins].flatMap(({ action, id, minor }, index) => [
      [`rollback_transactions[${index}][action]`, action],
      [`rollback_transactions[${index}][amount]`, amountOf(minor)],
      [`rollback_transactions[${index}][transaction_id]`, id],
      [`rollback_transactions[${index}][type]`, action],
    ]);
    return Object.fromEntries(fields) as Record<string, string>;
  };

  return {
    /** Takes the stake of a round's bet. Refunds it when the casino did not answer. */
    async take(
      session: PlaySession,
      round: Round,
      bet: { index: number; minor: number; free?: Freespins | undefined },
    ): Promise<BetAnswer> {
      const { index, minor, free } = bet;
      if (session.isDemo) {
        if ((records.session(session.token)?.balanceMinor ?? 0) < minor) return 'funds';
        addToDemo(session.token, -minor);
        return 'taken';
      }
      const id = betIdOf(round.id, index);
      const fields = betFields(round, minor, free);
      const answer = await outbox.bet(session, id, fields);
      if (answer === 'unanswered') {
        outbox.owe(session, 'refund', `${id}-refund`, { ...fields, bet_transaction_id: id, finished: '1' });
        void outbox.deliverNow(`${id}-refund`);
      }
      return answer;
    },

    /** Ends an open round and sends its win. */
    async settle(session: PlaySession, id: string, play: Play<object>): Promise<void> {
      end(session, id, play);
      await outbox.deliverNow(winIdOf(id));
    },

    /** Refunds a bet that may or may not have been taken. */
    refund(session: PlaySession, round: Round, index: number): void {
      if (session.isDemo) return;
      const id = betIdOf(round.id, index);
      const fields = { ...betFields(round, round.bets[index]?.minor ?? 0), bet_transaction_id: id };
      const free = round.freespinId !== undefined && { amount: amountOf(0), type: 'freespin' };
      outbox.owe(session, 'refund', `${id}-refund`, { ...fields, ...free });
    },

    /** Takes a whole round back. */
    async rollBack(session: PlaySession, round: Round): Promise<void> {
      outbox.owe(session, 'rollback', rollbackIdOf(round.id), {
        round_id: round.id,
        provider_round_id: round.id,
        type: 'rollback',
        finished: '1',
        ...undone(round),
      });
      records.putRound({ ...round, status: 'void', dueAt: undefined });
      await outbox.deliverNow(rollbackIdOf(round.id));
    },
  };
};
