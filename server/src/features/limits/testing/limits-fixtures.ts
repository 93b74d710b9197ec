import { checkInvariants } from 'db';
import type { GameId } from 'games-engine';
import { expect } from 'vitest';
import type { CallName } from '../../../../contract/calls.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';

/** A bet of the least stake in each game, and the call that places it. */
const betOf = {
  dice: ['dice.play', { bet: '1', percent: 50, bet_type: 'less' }],
  mines: ['mines.createGame', { bet: 100, minesLength: 3 }],
  battle: ['battle.bet', { bet: 100, team: 'red' }],
  wheel: ['wheelOfFortune.bet', { bet: 100, sector: 0 }],
  classic: ['classic.bet', { bet: 100 }],
  coinflip: ['coinflip.create', { bet: 100, side: 'heads' }],
} as const satisfies Record<GameId, readonly [CallName, object]>;
type BetName = (typeof betOf)[GameId][0];

/** The payloads by their calls. */
export const bets = Object.fromEntries(Object.values(betOf)) as Readonly<Record<BetName, object>>;
export const betNames = Object.keys(bets) as BetName[];

/** Two processes on one database: what holds must hold in both. */
export interface TwoServers {
  server: TestServer;
  beside: TestServer;
  close(): Promise<void>;
}

export const openTwoServers = async (): Promise<TwoServers> => {
  const server = await startTestServer({ VOID_AFTER: '3600' });
  const beside = await startTestServer({ VOID_AFTER: '3600' }, { beside: server });
  return {
    server,
    beside,
    async close() {
      expect(await checkInvariants(server.db.pool)).toEqual([]);
      await beside.close();
      await server.close();
    },
  };
};

/** The same player at another process. */
export const here = (who: TestPlayer, at: TestServer): Promise<TestPlayer> =>
  Promise.all([at.connect(who.token), at.connect(who.token, '/socket.io')]).then(([calls]) => ({
    ...who,
    calls,
    call: (name, payload) =>
      new Promise((resolve, reject) =>
        calls.emit('call', name, payload, (error: object | null, answer: never) =>
          error ? reject(Object.assign(new Error('refused'), error)) : resolve(answer),
        ),
      ),
    refusal: (name, payload) =>
      new Promise((resolve, reject) =>
        calls.emit('call', name, payload, (error: never, answer: object) =>
          error ? resolve(error) : reject(new Error(JSON.stringify(answer))),
        ),
      ),
  }));

/** Everything that a player has staked, as the rounds have it. */
export const stakedBy = async (server: TestServer, { userId }: TestPlayer): Promise<bigint> => {
  const { rows } = await server.db.pool.query<{ staked: bigint }>(
    `SELECT coalesce(sum(stake), 0)::bigint AS staked FROM (
       SELECT stake FROM round WHERE user_id = $1 UNION ALL SELECT stake FROM shared_bet WHERE user_id = $1) all_bets`,
    [userId],
  );
  return rows[0]?.staked ?? 0n;
};

/** The account's trail about a player, the first first. */
export const trailOf = async (server: TestServer, { userId }: TestPlayer): Promise<string[]> => {
  const { rows } = await server.db.pool.query<{ kind: string }>(
    'SELECT kind FROM account_event WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  return rows.map(({ kind }) => kind);
};
