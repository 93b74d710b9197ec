import { setTimeout as wait } from 'node:timers/promises';
import { Turns } from '../../../../core/turns.ts';
import type { Title } from '../catalogue.ts';
import { createRandom } from '../maths/random.ts';
import { rulesOf } from '../rules/rules-of.ts';
import type { Rules } from '../rules/rules.types.ts';
import type { LiveTitles } from './catalogue-changes.ts';
import type { Outbox } from './outbox.ts';
import type { Choice } from './play.contract.ts';
import type { PlaySession, Records, Round } from './records.ts';
import { refuse, createRoundMoney } from './round-money.ts';
import { seedOf } from './seed.ts';
import { stakesOf } from './stakes.ts';

export interface RoundParts {
  records: Records;
  outbox: Outbox;
  titles: LiveTitles;
  secret: string; // secret of draws
}

export interface AskedRound {
  id: string; // idempotency key of the page
  stakeMinor: number;
  choice: Choice;
}

const PARALLEL_ROUNDS = 20; // bets on one spin of a table
const FOLLOW_MS = 2_000; // after which a page that follows a round is answered in any case

/** The key of a session's table, for its draws. */
export const tableOf = ({ gameUuid, table = 'main' }: PlaySession): string => `${gameUuid}/${table}`;

/** Rounds from bet to win. A stake is taken before anything is drawn, and a win is stored together with its round. */
export const createRounds = ({ records, outbox, titles, secret }: RoundParts) => {
  const { store, now } = records;
  const turns = new Turns<string>();
  const money = createRoundMoney({ records, outbox });

  const openedBy = (token: string): { session: PlaySession; title: Title; rules: Rules<object> } => {
    const session = records.session(token) ?? refuse('gone');
    const title = titles.find(session.gameUuid) ?? refuse('gone');
    return { session, title, rules: rulesOf(title, secret, tableOf(session)) };
  };
  const randomOf = (round: Pick<Round, 'id' | 'step'>) => createRandom(seedOf(secret, `${round.id}:${round.step}`));

  const begin = async (token: string, { id, stakeMinor, choice }: AskedRound): Promise<void> => {
    const { session, title, rules } = openedBy(token);
    if (records.round(id)) return; // repeated request
    const askedAt = now();
    const open = records.rounds(token, PARALLEL_ROUNDS).filter(({ status }) => status === 'on');
    if (open.length >= (title.mechanic === 'roulette' ? PARALLEL_ROUNDS : 1)) refuse('busy');
    const free = session.isDemo || title.grid === undefined ? undefined : records.freespinsOf(session);
    const stake = free?.stakeMinor ?? stakeMinor;
    if (records.isClosed(session)) refuse('closed');
    const isTable = title.mechanic === 'roulette';
    if (!free && !isTable && !stakesOf(session.currency).includes(stake)) refuse('stake');
    if (isTable && stake > (stakesOf(session.currency).at(-1) ?? 0)) refuse('stake');
    if (!rules.takes(choice, stake, askedAt)) refuse(isTable ? 'late' : 'choice');
    const round: Round = {
      id,
      token,
      status: 'betting',
      stakeMinor: stake,
      bets: [{ minor: stake, isTaken: false }],
      wonMinor: 0,
      step: 0,
      at: askedAt,
      dueAt: askedAt + 60_000, // not started by then: the process died
      ...(free && { freespinId: free.freespin_id }),
    };
    records.putRound(round);
    const answer = await money.take(session, round, { index: 0, minor: stake, free });
    if (answer !== 'taken') {
      if (answer === 'unanswered') records.putRound({ ...round, status: 'void', dueAt: undefined });
      else store.remove('round', id);
      return refuse(answer);
    }
    if (free) records.putFreespins({ ...free, left: free.left - 1 });
    const play = rules.begin({ title, stakeMinor: stake, choice, random: randomOf(round), askedAt, now: now() });
    const bets = [{ minor: stake, isTaken: true }];
    records.putRound({ ...round, bets, status: 'on', facts: play.facts, step: 1, dueAt: play.dueAt });
    if (play.wonMinor !== undefined) await money.settle(session, id, play);
    return undefined;
  };

  const actOn = async (token: string, id: string, act: string): Promise<void> => {
    const { session, title, rules } = openedBy(token);
    const round = records.round(id);
    if (round?.token !== token || !round.facts) return refuse('gone');
    if (round.status !== 'on' || !rules.act) return undefined; // ended in the meantime
    const { facts, stakeMinor } = round;
    const added = rules.costOf?.({ stakeMinor, facts }, act) ?? 0;
    const play = rules.act({ title, stakeMinor, facts, random: randomOf(round), now: now() }, act);
    if (!play) return refuse('choice');
    const bets = added > 0 ? [...round.bets, { minor: added, isTaken: false }] : [...round.bets];
    if (added > 0) {
      records.putRound({ ...round, bets }); // each attempt has its own id, so an abandoned bet is never taken
      const answer = await money.take(session, round, { index: round.bets.length, minor: added });
      if (answer !== 'taken') return refuse(answer);
      bets[round.bets.length] = { minor: added, isTaken: true };
    }
    const dueAt = play.dueAt ?? round.dueAt;
    records.putRound({ ...round, bets, facts: play.facts, step: round.step + 1, dueAt });
    if (play.wonMinor !== undefined) await money.settle(session, id, play);
    return undefined;
  };

  const endByItself = async (round: Round): Promise<void> => {
    const { session, title, rules } = openedBy(round.token);
    if (round.status === 'betting') {
      // a process ended before the casino's answer
      records.putRound({ ...round, status: 'void', dueAt: undefined });
      return money.refund(session, round, 0);
    }
    if (round.status !== 'on' || !round.facts || !rules.end) return undefined;
    const { facts, stakeMinor } = round;
    const play = rules.end({ title, stakeMinor, facts, random: randomOf(round), now: now() });
    return money.settle(session, round.id, play);
  };

  const endDue = async (): Promise<void> => {
    await Promise.all(
      records.dueRounds().map(({ id, token }) =>
        turns.take(token, async () => {
          const round = records.round(id); // reread inside the turn
          if (round?.dueAt !== undefined && round.dueAt <= now()) await endByItself(round);
        }),
      ),
    );
  };

  const handOver = (from: string, to: string): void => {
    for (const round of records.rounds(from, PARALLEL_ROUNDS))
      if (round.status === 'on') records.putRound({ ...round, token: to });
  };

  return {
    begin: (token: string, asked: AskedRound) => turns.take(token, () => begin(token, asked)),
    act: (token: string, id: string, act: string) => turns.take(token, () => actOn(token, id, act)),
    /** Ends rounds that are due by the clock. */
    endDue,
    /** Waits for the end of an open round, up to two seconds: its page learns of it at once. */
    async follow(token: string, id: string): Promise<void> {
      const round = records.round(id);
      if (round?.token !== token || round.status !== 'on') return;
      await wait(Math.max(0, Math.min(FOLLOW_MS, (round.dueAt ?? Infinity) - now())), undefined, { ref: false });
      await endDue();
    },
    /** Moves open rounds to the session in which their player has opened the game again. */
    async adopt(token: string): Promise<void> {
      const session = records.session(token);
      if (!session || session.isDemo) return;
      const isSameGame = (each: PlaySession): boolean =>
        each.token !== token && each.currency === session.currency && tableOf(each) === tableOf(session);
      const former = records.sessionsOf(session.playerId).filter(isSameGame);
      await Promise.all(former.map((each) => turns.take(each.token, () => handOver(each.token, token))));
    },
    /** Refunds additional stakes that the previous process left unanswered. */
    recover(): void {
      for (const round of records.list()) {
        const session = records.session(round.token);
        if (session && round.status === 'on')
          for (const [index, { isTaken }] of round.bets.entries()) if (!isTaken) money.refund(session, round, index);
      }
    },
    /** Rolls a round back. False when there is nothing to undo. */
    async undo(id: string): Promise<boolean> {
      const round = records.round(id);
      const session = round && records.session(round.token);
      if (!session || session.isDemo || round.status === 'void' || round.status === 'betting') return false;
      await money.rollBack(session, round);
      return true;
    },
  };
};
export type Rounds = ReturnType<typeof createRounds>;
