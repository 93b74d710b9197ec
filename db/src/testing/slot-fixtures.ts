import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { importGames } from '../features/casino/import-games.ts';
import { openSlotSession } from '../features/casino/sessions.ts';
import { undoSlotMoves } from '../features/casino/undo.ts';
import { walletSession, type WalletSession } from '../features/casino/wallet-session.ts';
import { moveSlotMoney, type WalletMove, type WalletResult } from '../features/casino/wallet.ts';
import { accountOf, houseAccountId } from '../ledger/accounts.ts';
import type { TestPlayer } from './fixtures.ts';

const GAME = 'g1';

const newId = (): string => randomUUID();

const importGame = (pool: Pool): Promise<unknown> =>
  importGames(
    pool,
    [
      {
        identifier: GAME,
        title: 'Game',
        provider: 'House',
        category: 'slots',
        kind: 'slots',
        image: '',
        rtpHundredths: null,
        onDesktop: true,
        onMobile: true,
        hasLobby: false,
        phoneIdentifier: null,
        pictureSource: null,
      },
    ],
    Date.now(),
  );

/** An open session of a player, whose amounts are base hundredths. */
export class TestSlots {
  readonly #pool: Pool;
  readonly #session: WalletSession;
  readonly #houseAccountId: bigint;

  private constructor(pool: Pool, session: WalletSession, house: bigint) {
    this.#pool = pool;
    this.#session = session;
    this.#houseAccountId = house;
  }

  static async open(
    pool: Pool,
    player: Pick<TestPlayer, 'userId'>,
    account: 'real' | 'bonus' = 'real',
  ): Promise<TestSlots> {
    await importGame(pool);
    const { rows } = await pool.query<{ id: bigint }>('SELECT id FROM provider_game WHERE identifier = $1', [GAME]);
    const { id } = await openSlotSession(pool, {
      userId: player.userId,
      gameId: rows[0]?.id ?? 0n,
      sentGame: GAME,
      accountKind: account,
      accountId: (await accountOf(pool, player.userId, account)).id,
      currencyId: 2,
      currency: 'RUB',
      courseMicro: 1_000_000n,
      at: Date.now(),
    });
    const session = await walletSession(pool, id, 'r1');
    if (!session) throw new Error('the session is not there');
    return new TestSlots(pool, session, await houseAccountId(pool, 'house.providers'));
  }

  /** A bet leaves its round open, a win ends it. */
  async move(
    action: WalletMove['action'],
    { round = newId(), sentId = newId(), amountMinor = 100n, at = Date.now() },
  ): Promise<WalletResult> {
    const move: WalletMove = {
      sentId,
      action,
      type: action,
      sentRound: round,
      amountMinor,
      sentMinor: amountMinor,
      requestHash: Buffer.from('x'),
      ends: action === 'win',
      saysOpen: false,
      at,
    };
    const rules = {
      houseAccountId: this.#houseAccountId,
      heldAboveMinor: 1_000_000_000_000n,
      twoPeopleAboveMinor: 1_000_000_000_000n,
    };
    return moveSlotMoney(this.#pool, this.#session, move, rules);
  }

  async refund(sentId: string, amountMinor: bigint, at = Date.now()): Promise<void> {
    await undoSlotMoves(this.#pool, {
      sentId: newId(),
      action: 'refund',
      type: 'bet',
      userId: this.#session.userId,
      sentMinor: amountMinor,
      requestHash: Buffer.from('x'),
      undone: [{ sentId, action: 'bet', type: 'bet', sentMinor: amountMinor }],
      houseAccountId: this.#houseAccountId,
      at,
    });
  }
}
