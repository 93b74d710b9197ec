import { createHash, randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SeedsRefusedError, setClientSeed } from '../features/fairness/seed-pairs.repository.ts';
import { findRound, listRounds } from '../games/rounds.ts';
import { findSoloRound, loadOpenRound } from '../games/stepped-rounds.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from '../testing/index.ts';
import { finishTestRound, moveTestRound, openTestRound, testFinish, testOpening } from '../testing/stepped-fixtures.ts';
import { houseAccountId } from './accounts.ts';
import { checkInvariants } from './invariants.ts';
import { postTransaction } from './post-transaction.ts';
import { appendSoloMoves, finishSoloRounds, openSoloRounds, type SoloOpening } from './solo-steps.ts';

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase({ max: 20 });
});
beforeEach(async () => {
  player = await createTestPlayer(db, { creditMinor: 1000n });
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const balance = async (): Promise<bigint> => (await player.account('real')).balanceMinor;
const opened = async (stakeMinor = 100n): Promise<SoloOpening> => {
  const opening = await testOpening(db.pool, player, { stakeMinor });
  expect(await openTestRound(db.pool, opening)).toMatchObject({ status: 'settled' });
  return opening;
};

describe('a round of several steps', () => {
  it('takes the stake and a nonce at once, and is found with its seeds while it is open', async () => {
    const seeds = await player.seeds();
    const opening = await opened(300n);
    expect(await balance()).toBe(700n);
    expect((await player.seeds()).nonce).toBe(1);
    const round = await loadOpenRound(db.pool, player.userId, 'mines');
    expect(round).toEqual({
      bet: {
        id: opening.id,
        player: expect.stringMatching(/^[a-z2-7]{12}$/),
        account: 'real',
        stakeMinor: 300n,
        choice: { minesLength: 4 },
        clientSeed: seeds.clientSeed,
        nonce: 0,
        at: 1_000,
      },
      accountId: opening.accountId,
      configId: opening.configId,
      moves: [],
      isOver: false,
      payoutMinor: 0n,
      serverSeed: seeds.serverSeed,
      commitment: seeds.serverSeedHash,
    });
    expect(await loadOpenRound(db.pool, player.userId, 'other')).toBeUndefined();
    expect(await findRound(db.pool, opening.id)).toBeUndefined();
  });

  it('keeps its moves in order, each once', async () => {
    const opening = await opened();
    expect(await moveTestRound(db.pool, opening, 0)).toEqual({ status: 'moved' });
    expect(await moveTestRound(db.pool, opening, 0)).toEqual({ status: 'stale' });
    expect(await moveTestRound(db.pool, opening, 2)).toEqual({ status: 'stale' });
    expect(await moveTestRound(db.pool, opening, 1)).toEqual({ status: 'moved' });
    expect((await findSoloRound(db.pool, opening.id))?.moves).toEqual([
      { at: 1_001, isMine: false, sectorKey: 0 },
      { at: 1_002, isMine: false, sectorKey: 1 },
    ]);
  });

  it('pays a taking once, and is in the lists from then on', async () => {
    const opening = await opened(300n);
    await moveTestRound(db.pool, opening, 0);
    expect(await finishTestRound(db.pool, opening, 0, 500n)).toEqual({ status: 'stale' });
    expect(await finishTestRound(db.pool, opening, 1, 500n)).toEqual({ status: 'settled', balanceMinor: 1200n });
    expect(await finishTestRound(db.pool, opening, 1, 500n)).toEqual({ status: 'stale' });
    expect(await finishTestRound(db.pool, opening, 2, 500n)).toEqual({ status: 'stale' });
    expect(await moveTestRound(db.pool, opening, 2)).toEqual({ status: 'stale' });
    expect(await balance()).toBe(1200n);
    expect(await loadOpenRound(db.pool, player.userId, 'mines')).toBeUndefined();
    expect(await findSoloRound(db.pool, opening.id)).toMatchObject({
      isOver: true,
      payoutMinor: 500n,
      moves: [{ sectorKey: 0 }, { take: true }],
    });
    expect(await findRound(db.pool, opening.id)).toMatchObject({ balanceMinor: 1200n, round: { payoutMinor: 500n } });
    expect(await listRounds(db.pool, { game: 'mines', userId: player.userId, limit: 9 })).toMatchObject([
      { id: opening.id, stakeMinor: 300n, payoutMinor: 500n, outcome: { mines: [20, 21, 22, 23] } },
    ]);
  });

  it('moves no money when it is lost', async () => {
    const opening = await opened(300n);
    expect(await finishTestRound(db.pool, opening, 0, 0n)).toEqual({ status: 'settled', balanceMinor: 700n });
    expect((await findRound(db.pool, opening.id))?.balanceMinor).toBe(700n);
    expect((await db.pool.query(`SELECT FROM ledger_transaction WHERE key = $1`, [opening.id])).rowCount).toBe(0);
  });

  it('plays for USDIC too, which the house keeps apart', async () => {
    const locked = await player.account('usdicLocked');
    await postTransaction(db.pool, {
      kind: 'test',
      scope: 'test',
      key: null,
      requestHash: null,
      at: 1,
      entries: [
        { accountId: await houseAccountId(db.pool, 'house.bonuses', 'USDIC'), amount: -50n },
        { accountId: locked.id, amount: 50n },
      ],
    });
    const opening = await testOpening(db.pool, player, { stakeMinor: 50n, from: 'usdicLocked' });
    expect(await openTestRound(db.pool, opening)).toEqual({ status: 'settled', balanceMinor: 0n });
    expect(await finishTestRound(db.pool, opening, 0, 80n)).toEqual({ status: 'settled', balanceMinor: 80n });
  });

  it('does not change once it is over, whatever the application tries', async () => {
    const opening = await opened();
    await finishTestRound(db.pool, opening, 0, 50n);
    for (const change of ['payout = 1', `moves = '[]'`, `outcome = '{}'`, 'settled_xid = NULL']) {
      const update = db.pool.query(`UPDATE round SET ${change} WHERE id = $1`, [opening.id]);
      await expect(update, change).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('an opening', () => {
  it('is refused while another round is open, also for a player who plays dice meanwhile', async () => {
    const first = await opened();
    await settleTestBet(db.pool, await testBet(db.pool, player, { stakeMinor: 1n }));
    expect(await openTestRound(db.pool, await testOpening(db.pool, player))).toEqual({ status: 'unfinished' });
    await finishTestRound(db.pool, first, 0, 0n);
    await opened();
  });

  it('is refused without the money, with the wrong nonce, and with an old client seed', async () => {
    const good = await testOpening(db.pool, player);
    expect(await openTestRound(db.pool, { ...good, stakeMinor: 1001n })).toEqual({ status: 'insufficient' });
    expect(await openTestRound(db.pool, { ...good, nonce: 1 })).toEqual({ status: 'stale' });
    expect(await openTestRound(db.pool, { ...good, clientSeed: 'old' })).toEqual({ status: 'stale' });
    expect(await balance()).toBe(1000n);
  });

  it('is answered as the first time when its key comes again', async () => {
    const requestHash = createHash('sha256').update('a').digest();
    const first = { ...(await testOpening(db.pool, player)), key: 'k', requestHash };
    await openTestRound(db.pool, first);
    const again = { ...first, id: randomUUIDv7(), nonce: 1 };
    expect(await openTestRound(db.pool, again)).toEqual({ status: 'repeated', id: first.id, sameRequest: true });
    expect(await openTestRound(db.pool, { ...again, requestHash: null })).toMatchObject({ sameRequest: false });
  });

  it('happens once when it is sent a hundred times in parallel', async () => {
    const opening = await testOpening(db.pool, player);
    const results = await Promise.all(
      Array.from({ length: 100 }, () => openTestRound(db.pool, { ...opening, id: randomUUIDv7() })),
    );
    expect(results.filter(({ status }) => status === 'settled')).toHaveLength(1);
    expect(await balance()).toBe(900n);
  });

  it('refuses only itself in a batch', async () => {
    const other = await createTestPlayer(db, { creditMinor: 10n });
    const [good, bad] = [await testOpening(db.pool, player), await testOpening(db.pool, other)];
    expect(await openSoloRounds(db.pool, [bad, good])).toEqual([
      { status: 'insufficient' },
      { status: 'settled', balanceMinor: 900n },
    ]);
  });
});

describe('races', () => {
  it('append a move once', async () => {
    const opening = await opened();
    const results = await Promise.all(Array.from({ length: 50 }, () => moveTestRound(db.pool, opening, 0)));
    expect(results.filter(({ status }) => status === 'moved')).toHaveLength(1);
    expect((await findSoloRound(db.pool, opening.id))?.moves).toHaveLength(1);
  });

  it('a race of a taking, a mine and a move ends with one of them', async () => {
    const opening = await opened();
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 3 === 0
          ? moveTestRound(db.pool, opening, 0)
          : finishTestRound(db.pool, opening, 0, n % 3 === 1 ? 150n : 0n),
      ),
    );
    expect(results.filter(({ status }) => status !== 'stale')).toHaveLength(1);
    const round = await findSoloRound(db.pool, opening.id);
    expect(round?.moves).toHaveLength(1);
    expect(await balance()).toBe(900n + (round?.payoutMinor ?? 0n));
  });

  it('do not mix up the rounds of a batch', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => createTestPlayer(db)));
    const openings = await Promise.all(others.map((other) => testOpening(db.pool, other)));
    await openSoloRounds(db.pool, openings);
    const moves = openings.map(({ id }, n) => ({ roundId: id, known: n === 2 ? 1 : 0, move: '{"at":1}' }));
    expect((await appendSoloMoves(db.pool, moves)).map(({ status }) => status)).toEqual([
      'moved',
      'moved',
      'stale',
      'moved',
      'moved',
    ]);
    const ends = openings.map((opening, n) => testFinish(opening, n === 3 ? 0 : 1, BigInt(n)));
    const results = await finishSoloRounds(db.pool, ends);
    expect(results.map((result) => ('balanceMinor' in result ? result.balanceMinor : result.status))).toEqual([
      99_900n,
      99_901n,
      'stale',
      'stale',
      99_904n,
    ]);
  });
});

describe('the seeds of a player with an open round', () => {
  it('stay as they are until it is over', async () => {
    const opening = await opened();
    const before = await player.seeds();
    await expect(setClientSeed(db, player.userId, 'other')).rejects.toThrow(SeedsRefusedError);
    await expect(rotateTestSeeds(db, player.userId, { at: 5 })).rejects.toThrow(SeedsRefusedError);
    expect(await player.seeds()).toEqual(before);
    await finishTestRound(db.pool, opening, 0, 0n);
    await setClientSeed(db, player.userId, 'other');
    expect((await rotateTestSeeds(db, player.userId, { at: 5 })).revealed?.nonce).toBe(1);
  });

  it('are revealed before it or after it when both race, and by a later transaction than its end', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const racer = await createTestPlayer(db);
      const opening = await testOpening(db.pool, racer);
      const play = async (): Promise<void> => {
        if ((await openTestRound(db.pool, opening)).status === 'settled')
          await finishTestRound(db.pool, opening, 0, 0n);
      };
      await Promise.all([
        play(),
        rotateTestSeeds(db, racer.userId, { at: 5 }).catch((error: unknown) =>
          expect(error).toBeInstanceOf(SeedsRefusedError),
        ),
      ]);
    }
    const { rowCount } = await db.pool.query(
      'SELECT FROM seed_pair s JOIN round r ON r.seed_pair_id = s.id WHERE s.revealed_xid <= r.settled_xid',
    );
    expect(rowCount).toBe(0);
  });
});

describe('a version that was replaced', () => {
  it('takes no bets any more, and every bet that it took is of an earlier transaction than its replacement', async () => {
    const racers = await Promise.all(Array.from({ length: 6 }, () => createTestPlayer(db)));
    const bets = await Promise.all(racers.map((racer) => testBet(db.pool, racer)));
    const [late, ...raced] = bets;
    const configId = late?.configId ?? 0;
    const replace = async (): Promise<void> => {
      const client = await db.owner.connect();
      await client.query('BEGIN');
      await client.query(`SELECT pg_advisory_xact_lock(hashtext('game_config'), hashtext('dice'))`);
      await client.query(`UPDATE game_config SET status = 'retired' WHERE id = $1`, [configId]);
      await client.query('CREATE TABLE replaced AS SELECT pg_current_xact_id() AS xid');
      await client.query('COMMIT');
      client.release();
    };
    await Promise.all([...raced.map((bet) => settleTestBet(db.pool, bet)), replace()]);
    expect(late && (await settleTestBet(db.pool, late)).status).toBe('stale');
    const { rows } = await db.owner.query<{ after: number }>(
      'SELECT count(*)::int AS after FROM round r, replaced p WHERE r.config_id = $1 AND r.settled_xid > p.xid',
      [configId],
    );
    expect(rows).toEqual([{ after: 0 }]);
    await db.owner.query(`UPDATE game_config SET status = 'active' WHERE id = $1`, [configId]);
  });
});
