import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { GameStart } from '../../../contract/features/casino.contract.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { FRAME, LOBBY, openTestAggregator, type TestAggregator } from './aggregator-fixture.ts';
import { openCasino, type Seat, type TestCasino } from './casino-fixtures.ts';

/** A casino whose games need a deposit, and a new player for each test. */
export interface OpeningSite {
  aggregator: TestAggregator;
  casino: TestCasino;
  player: TestPlayer;
  sql: TestCasino['server']['database']['owner']['query'];
  /** Credits a deposit that came from nowhere. */
  deposit(daysAgo: number, player?: { userId: bigint }): Promise<unknown>;
  open(payload?: object): Promise<GameStart>;
  /** The code with which a game is not opened. */
  codeOf(payload?: object): Promise<unknown>;
  /** The player in an opened session, for callbacks. */
  seatOf(start: GameStart): Seat;
}

/** Starts it for the tests of a file. */
export const useOpeningSite = (): OpeningSite => {
  const site = {} as OpeningSite;
  const calls: Pick<OpeningSite, 'deposit' | 'open' | 'codeOf' | 'seatOf'> = {
    deposit: (daysAgo, { userId } = site.player) =>
      site.sql(
        `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, base_minor,
           transaction_id, created_at, updated_at, done_at)
         VALUES (gen_random_uuid(), $1, 1, 2, 4, 4, 'fiat', 2, 1000000, 100000, 100000, gen_random_uuid(), $2, $2, $2)`,
        [userId, Date.now() - daysAgo * 86_400_000],
      ),
    open: (payload) => site.player.call('games.openGame', { gameId: 'g1', ...payload }),
    codeOf: async (payload) => (await site.player.refusal('games.openGame', { gameId: 'g1', ...payload })).code,
    seatOf: ({ sessionId, gameId }) => ({
      player: site.player,
      session: {
        playerId: site.aggregator.asked[0]?.['player_id'] ?? '',
        currency: 'RUB',
        sessionId: sessionId ?? '',
        gameUuid: gameId,
      },
    }),
  };
  Object.assign(site, calls);
  beforeAll(async () => {
    site.aggregator = await openTestAggregator();
    site.casino = await openCasino({ SLOTEGRATOR_URL: site.aggregator.url, CASINO_DEPOSIT_DAYS: '7' });
    const { owner } = site.casino.server.database;
    site.sql = owner.query.bind(owner);
  });
  beforeEach(async () => {
    Object.assign(site.aggregator, { behaviour: 'well', address: FRAME, asked: [], listed: [], lobby: LOBBY });
    site.player = await site.casino.server.player();
  });
  afterAll(async () => {
    site.aggregator.release();
    await site.casino.server.close(); // without the laws of the ledger: deposits came from nowhere
    await site.aggregator.stop();
  });
  return site;
};
