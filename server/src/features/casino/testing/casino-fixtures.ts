import { randomUUID } from 'node:crypto';
import {
  accountOf,
  casino,
  checkInvariants,
  createUser,
  loadCurrencies,
  rollUpStats,
  type Database,
  type PlayerStats,
} from 'db';
import { expect } from 'vitest';
import {
  createFarWallet,
  type CallbackFields,
  type FarSession,
} from '../../../providers/slotegrator/sandbox/far-wallet.ts';
import type { CallbackAnswer } from '../../../providers/slotegrator/slotegrator.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';

/** Our account at an aggregator without a server: tests send its callbacks. */
export const MERCHANT = { merchantId: 'shop', merchantKey: 'of the tests of the wallet, and of nothing else' };
export const CASINO_ENVIRONMENT = {
  SLOTEGRATOR_URL: 'http://127.0.0.1:9',
  SLOTEGRATOR_MERCHANT_ID: MERCHANT.merchantId,
  SLOTEGRATOR_MERCHANT_KEY: MERCHANT.merchantKey,
};
export const GAMES = ['g1', 'g2'];

/** Opening balance of a seat, base hundredths. */
export const CREDIT = 100_000n;

/** A player with an open real-money session. */
export interface Seat {
  player: Pick<TestPlayer, 'userId'>;
  session: FarSession;
}

export interface SeatOptions {
  creditMinor?: bigint;
  account?: 'real' | 'bonus';
  currencyId?: number;
  game?: string;
}

/** A slot as the aggregator would list it. */
export const supplied = (identifier: string): casino.SuppliedGame => ({
  identifier,
  phoneIdentifier: null,
  title: `Game ${identifier}`,
  provider: 'Amber Forge',
  category: 'slots',
  kind: 'slots',
  image: '',
  pictureSource: null,
  rtpHundredths: 9550,
  onDesktop: true,
  onMobile: true,
  hasLobby: false,
});

/** Imports two games for the tests. */
export const supplyGames = ({ pool }: Pick<Database, 'pool'>): Promise<unknown> =>
  casino.importGames(pool, GAMES.map(supplied), Date.now());

/** Opens a session as a page would. */
export const openSession = async (
  { pool }: Pick<Database, 'pool'>,
  userId: bigint,
  { account = 'real', currencyId = 2, game = 'g1' }: SeatOptions = {},
): Promise<FarSession> => {
  const { rows } = await pool.query<{ gameId: bigint; publicId: string }>(
    'SELECT g.id AS "gameId", u.public_id AS "publicId" FROM provider_game g, app_user u WHERE g.identifier = $1 AND u.id = $2',
    [game, userId],
  );
  const [row] = rows;
  const currency = (await loadCurrencies(pool)).find(({ id }) => id === currencyId);
  if (!row || !currency) throw new Error(`there is no game ${game}, or no currency ${currencyId}`);
  const { id } = await casino.openSlotSession(pool, {
    userId,
    gameId: row.gameId,
    sentGame: game,
    accountKind: account,
    accountId: (await accountOf(pool, userId, account)).id,
    currencyId,
    currency: currency.code,
    courseMicro: currency.courseMicro,
    at: Date.now(),
  });
  return { playerId: row.publicId, currency: currency.code, sessionId: id, gameUuid: game };
};

/** A site with the wallet, reached by callbacks over HTTP. */
export const openCasino = async (environment: Record<string, string> = {}, beside?: TestServer) => {
  const server = await startTestServer({ ...CASINO_ENVIRONMENT, ...environment }, beside ? { beside } : {});
  if (!beside) await supplyGames(server.db);
  const callbackUrl = `${server.url}/api/slotegrator/callback`;
  const { send } = createFarWallet(MERCHANT, callbackUrl);
  const fieldsOf = (
    { session }: Pick<Seat, 'session'>,
    action: string,
    id: string,
    fields: CallbackFields,
  ): CallbackFields => ({
    player_id: session.playerId,
    currency: session.currency,
    session_id: session.sessionId,
    game_uuid: session.gameUuid,
    action,
    transaction_id: id,
    ...fields,
  });
  return {
    server,
    callbackUrl,
    send,
    async seat(options: SeatOptions = {}): Promise<Seat & { player: TestPlayer }> {
      const player = await server.player({ creditMinor: options.creditMinor });
      return { player, session: await openSession(server.db, player.userId, options) };
    },
    /** A seat whose player no page belongs to. */
    async bareSeat(options: SeatOptions = {}): Promise<Seat> {
      const account = { login: `a${randomUUID().slice(0, 11)}`, passwordHash: null, demoCreditMinor: CREDIT };
      const userId = await createUser(server.db.pool, { ...account, at: Date.now() });
      return { player: { userId }, session: await openSession(server.db, userId, options) };
    },
    bet: (seat: Seat, id: string, amount: string, fields: CallbackFields = {}): Promise<CallbackAnswer | undefined> =>
      send(fieldsOf(seat, 'bet', id, { amount, type: 'bet', round_id: 'r1', ...fields })),
    win: (seat: Seat, id: string, amount: string, fields: CallbackFields = {}): Promise<CallbackAnswer | undefined> =>
      send(fieldsOf(seat, 'win', id, { amount, type: 'win', round_id: 'r1', ...fields })),
    refund: (seat: Seat, id: string, bet: string, amount: string): Promise<CallbackAnswer | undefined> =>
      send(fieldsOf(seat, 'refund', id, { amount, type: 'bet', round_id: 'r1', bet_transaction_id: bet })),
    rollback: (seat: Seat, id: string, undone: readonly (readonly [string, string, string])[]) =>
      send(
        fieldsOf(seat, 'rollback', id, {
          type: 'rollback',
          ...Object.fromEntries(
            undone.flatMap(([action, transaction, amount], index) => [
              [`rollback_transactions[${index}][action]`, action],
              [`rollback_transactions[${index}][amount]`, amount],
              [`rollback_transactions[${index}][transaction_id]`, transaction],
            ]),
          ),
        }),
      ),
    async balance({ player: { userId } }: Pick<Seat, 'player'>, kind: 'real' | 'bonus' = 'real'): Promise<bigint> {
      return (await accountOf(server.db.pool, userId, kind)).balanceMinor;
    },
    async stats({ player: { userId } }: Seat): Promise<PlayerStats> {
      const [stats] = await rollUpStats(server.db.pool, [userId]);
      if (!stats) throw new Error(`user ${userId} has no statistics`);
      return stats;
    },
    async close(): Promise<void> {
      expect(await checkInvariants(server.db.pool)).toEqual([]);
      await server.close();
    },
  };
};
export type TestCasino = Awaited<ReturnType<typeof openCasino>>;

let count = 0;

/** A unique transaction id. */
export const newId = (): string => `t${(count += 1)}-${randomUUID()}`;

export const DONE = expect.objectContaining({ transaction_id: expect.any(String) as string }) as object;
export const REFUSED = expect.objectContaining({ error_code: 'INTERNAL_ERROR' }) as object;
export const NO_FUNDS = expect.objectContaining({ error_code: 'INSUFFICIENT_FUNDS' }) as object;
