import {
  accountsOf,
  appendSoloMoves,
  closeSharedRound,
  createUser,
  drawSharedRound,
  ensureConfig,
  finishSoloRounds,
  houseAccountId,
  inTransaction,
  openSharedRound,
  openSoloRounds,
  placeSharedBets,
  pairsOf,
  type SeedPairSecret,
  settleSharedRound,
  settleSolo,
  type UnitSource,
  voidSharedRound,
} from 'db';
import { rotateTestSeeds } from 'db/testing';
import {
  contentHash,
  entropyOfBets,
  FairStream,
  firstVersionOf,
  houseGames,
  roundClosed,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type SharedBet,
} from 'games-engine';
import { battle, type BattleChoice } from 'games-engine/battle';
import { dice } from 'games-engine/dice';
import { mines, type MinesMove } from 'games-engine/mines';
import type { Pool } from 'pg';
import { createFreeDraws, type DrawnPrize } from '../../../core/hosts/free-draws.ts';
import { createReceipts } from '../../../core/settlement/receipts.ts';
import { createId } from '../../../core/ids.ts';

/** A player whose bets go through the ledger. */
export interface Bettor {
  userId: bigint;
  publicId: string;
  realId: bigint;
  heldId: bigint;
  pairInUse(): Promise<SeedPairSecret>;
}

let count = 0;

export const createBettor = async (db: UnitSource): Promise<Bettor> => {
  const { pool, orm } = db;
  count += 1;
  const userId = await createUser(pool, {
    login: `bettor${count}`,
    passwordHash: null,
    demoCreditMinor: 1_000_000n,
    at: 1,
  });
  await rotateTestSeeds(db, userId, { at: 1 });
  const { real, held } = await accountsOf(pool, userId);
  const { rows } = await pool.query<{ id: string }>('SELECT public_id AS id FROM app_user WHERE id = $1', [userId]);
  const pairInUse = async (): Promise<SeedPairSecret> => {
    const { current } = await pairsOf(orm.em.fork(), userId);
    if (!current) throw new Error('the bettor has no pair in use');
    return current;
  };
  return { userId, publicId: rows[0]?.id ?? '', realId: real?.id ?? 0n, heldId: held?.id ?? 0n, pairInUse };
};

const publish = async (pool: Pool, game: string): Promise<number> => {
  const config = firstVersionOf(houseGames.get(game).defaultConfig as object);
  return (await ensureConfig(pool, { game, hash: contentHash(config), config, at: 1 })).id;
};

/** A draw of the robbery that costs nothing, at VIP level 7. */
export const drawRobbery = async (pool: Pool, player: Bettor, ticket: string): Promise<DrawnPrize> => {
  const { defaultConfig: config } = houseGames.get('robbery') as { defaultConfig: object };
  const row = { id: await publish(pool, 'robbery'), config, hash: contentHash(config), version: 1 };
  const draws = createFreeDraws({
    games: houseGames,
    configs: { playedBy: () => row, find: () => Promise.resolve(row), refresh: () => Promise.resolve() },
    clock: { now: () => 1_000 },
    receipts: createReceipts({ key: { name: 'house' }, signText: () => '' }),
    onCommitted: () => undefined,
  });
  const choice = { statusId: 7, ticket };
  return inTransaction(pool, (client) => draws.take(client, { draw: 'robbery', player, choice }));
};

/** A battle of one bet a player on alternating teams, paid, or void before it is closed. Gives the round's id. */
export const playBattle = async (pool: Pool, bettors: readonly Bettor[], { isVoid = false } = {}): Promise<string> => {
  const config = firstVersionOf(battle.defaultConfig);
  const at = 1_000;
  const configId = await publish(pool, 'battle');
  const {
    id: roundId,
    number,
    serverSeed,
  } = await openSharedRound(pool, { game: 'battle', pin: () => ({ configId }), at, seeding: 'chain' });
  const bets = bettors.map(({ publicId }, n): SharedBet<BattleChoice> => ({
    id: createId(),
    player: publicId,
    account: 'real',
    currencyId: 2,
    stakeMinor: BigInt(1000 + n),
    choice: { team: n % 2 === 0 ? 'red' : 'blue' },
    clientSeed: `client-${n}`,
    at: at + n,
  }));
  await placeSharedBets(pool, {
    roundId,
    firstSeq: 1,
    bets: bets.map((bet, n) => ({
      ...bet,
      clientSeed: bet.clientSeed ?? '',
      game: 'battle',
      userId: bettors[n]?.userId ?? 0n,
      accountId: bettors[n]?.realId ?? 0n,
      accountKind: bet.account,
      heldAccountId: bettors[n]?.heldId ?? 0n,
      choice: JSON.stringify(bet.choice),
      event: JSON.stringify(sharedBetPlaced(bet)),
      key: null,
      requestHash: null,
    })),
  });
  const seq = 1 + bets.length;
  if (isVoid) {
    await voidSharedRound(pool, { roundId, seq, event: roundVoided(at + 50, 'interrupted') });
    return roundId;
  }
  const drawnAt = at + 100 + config.countdownMs;
  await closeSharedRound(pool, { roundId, seq, event: roundClosed(drawnAt) });
  const entropy = entropyOfBets(bets);
  const outcome = battle.draw(new FairStream({ serverSeed, clientSeed: entropy, nonce: number }), config, bets);
  const drawn = sharedOutcomeDrawn(drawnAt, entropy, outcome);
  await drawSharedRound(pool, { roundId, seq: seq + 1, event: drawn, entropy, outcome });
  const payoutsMinor = battle.payouts(config, bets, outcome);
  const event = roundSettled(drawnAt + config.spinMs, payoutsMinor);
  await settleSharedRound(pool, { roundId, seq: seq + 2, event, payoutsMinor });
  return roundId;
};

/** A game of mines that is open after one safe cell. */
export interface OpenMines {
  id: string;
  /** Ends it: the player takes the win. */
  take(): Promise<void>;
}

export const openMines = async (pool: Pool, bettor: Bettor): Promise<OpenMines> => {
  const config = mines.defaultConfig;
  const [configId, current, houseId] = await Promise.all([
    publish(pool, 'mines'),
    bettor.pairInUse(),
    houseAccountId(pool, 'house.games'),
  ]);
  const [id, choice, stakeMinor, game] = [createId(), { minesLength: 4 }, 1000n, 'mines'] as const;
  const at = 1_000_000 + current.nonce; // bets of a pair do not go back in time
  const outcome = mines.draw(new FairStream(current), config, choice);
  const sectorKey = Array.from({ length: 24 }, (_, key) => key).find((key) => !outcome.mines.includes(key)) ?? 0;
  const opening: MinesMove = { at: at + 1, isMine: false, sectorKey };
  const taking: MinesMove = { at: at + 2, take: true };
  const account = { accountId: bettor.realId, accountKind: 'real', houseAccountId: houseId };
  const seeds = { seedPairId: current.id, nonce: current.nonce, clientSeed: current.clientSeed };
  const bet = {
    id,
    game,
    userId: bettor.userId,
    ...account,
    ...seeds,
    configId,
    stakeMinor,
    at,
    key: null,
    requestHash: null,
  };
  await openSoloRounds(pool, [{ ...bet, choice: JSON.stringify(choice) }]);
  await appendSoloMoves(pool, [{ roundId: id, known: 0, move: JSON.stringify(opening) }]);
  return {
    id,
    async take() {
      const payoutMinor = mines.payout(config, stakeMinor, choice, outcome, [opening, taking]);
      const end = { roundId: id, game, ...account, known: 1, move: JSON.stringify(taking), at: at + 2 };
      await finishSoloRounds(pool, [{ ...end, outcome: JSON.stringify(outcome), payoutMinor }]);
    },
  };
};

/** A dice bet of the same player, settled at once. */
export const playDice = async (pool: Pool, bettor: Bettor): Promise<string> => {
  const config = dice.defaultConfig;
  const [configId, current, houseId] = await Promise.all([
    publish(pool, 'dice'),
    bettor.pairInUse(),
    houseAccountId(pool, 'house.games'),
  ]);
  const choice = { percentBp: 5000, side: 'less' } as const;
  const outcome = dice.draw(new FairStream(current), config, choice);
  const id = createId();
  await settleSolo(pool, [
    {
      id,
      game: 'dice',
      userId: bettor.userId,
      accountId: bettor.realId,
      accountKind: 'real',
      houseAccountId: houseId,
      seedPairId: current.id,
      nonce: current.nonce,
      clientSeed: current.clientSeed,
      configId,
      stakeMinor: 1000n,
      payoutMinor: dice.payout(config, 1000n, choice, outcome, []),
      choice: JSON.stringify(choice),
      outcome: JSON.stringify(outcome),
      at: 1_000_000 + current.nonce,
      key: null,
      requestHash: null,
    },
  ]);
  return id;
};
