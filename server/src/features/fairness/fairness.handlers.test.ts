import { openSharedRound, type Queryable } from 'db';
import { houseGames } from 'games-engine';
import { openCheckpoint } from 'games-engine/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallAnswer, type CallPayload } from '../../../contract/calls.ts';
import type { fairnessCalls } from '../../../contract/fairness.contract.ts';
import { createId } from '../../core/ids.ts';
import type { Caller } from '../../core/realtime/dispatcher.ts';
import { openAuditedHouse, type AuditedHouse } from '../audit/testing/audit-fixtures.ts';
import { createFairnessHandlers } from './fairness.handlers.ts';

type OpenCall = 'fairness.commitments' | 'fairness.heads' | 'fairness.find';

let house: AuditedHouse;
let handlers: ReturnType<typeof createFairnessHandlers>;
let pool: Queryable;
let publicRoom: string;
let privateRoom: string;

const openRoom = async (isPrivate: boolean): Promise<string> => {
  const { rows } = await house.db.pool.query<{ id: number }>(`SELECT id FROM game_config WHERE game = 'battle'`);
  const configId = rows[0]?.id ?? 0;
  const meta = { isPrivate };
  return (
    await openSharedRound(house.db.pool, {
      game: 'coinflip',
      pin: () => ({ configId }),
      at: 5_000,
      seeding: 'own',
      meta,
    })
  ).id;
};

/** Asks as a guest; payload and answer are checked against the contract. */
const ask = async <N extends OpenCall & keyof typeof fairnessCalls>(
  name: N,
  payload: CallPayload<N>,
): Promise<CallAnswer<N>> => {
  const answer: unknown = await handlers[name].handle(
    calls[name].payload.parse(payload) as never,
    {} as Caller as never,
  );
  return calls[name].answer.parse(answer) as never;
};

const find = async (query: string) => (await ask('fairness.find', { query })).rounds;

beforeAll(async () => {
  house = await openAuditedHouse();
  ({ pool } = house.db);
  handlers = createFairnessHandlers({
    db: house.db,
    games: houseGames,
    findRound: () => Promise.resolve(undefined),
    positionOf: () => Promise.resolve(null),
    voidsOfWeeks: () => Promise.resolve([]),
    lightOf: () => Promise.resolve(undefined),
    onCommitted: () => undefined,
  });
  publicRoom = await openRoom(false);
  privateRoom = await openRoom(true);
});
afterAll(() => house.close());

const battleOf = async () => (await ask('fairness.commitments', {})).games.find(({ game }) => game === 'battle');

describe('fairness.commitments', () => {
  it('gives the chain with how far it has been used, and the open round', async () => {
    expect(await battleOf()).toMatchObject({ rounds: [], chain: { used: 3, length: 10_000 }, next: null });
    const { rows } = await pool.query<{ configId: number }>(
      `SELECT id AS "configId" FROM game_config WHERE game = 'battle'`,
    );
    const { configId = 0 } = rows[0] ?? {};
    const { id, commitment } = await openSharedRound(house.db.pool, {
      game: 'battle',
      pin: () => ({ configId }),
      at: 5_000,
      seeding: 'chain',
    });
    const battle = await battleOf();
    expect(battle?.rounds).toEqual([{ id, number: 4, commitment, openedAt: 5_000 }]);
    expect(battle?.chain?.used).toBe(4);
    expect(JSON.stringify(battle)).not.toMatch(/seed"/i);
  });

  it('gives the chain that follows once the last seed is in play', async () => {
    await house.db.owner.query(
      `UPDATE seed_chain SET status = 'spent', length = 4, next_index = 5 WHERE game = 'battle'`,
    );
    await house.db.owner.query(
      `INSERT INTO seed_chain (game, terminator, seed, length, created_at) VALUES ('battle', repeat('b', 64), repeat('c', 64), 10, 6000)`,
    );
    expect(await battleOf()).toMatchObject({
      chain: { used: 4, length: 4 },
      next: { terminator: 'b'.repeat(64), used: 0, length: 10 },
    });
  });

  it('gives rooms by their own commitments, private ones not', async () => {
    const { games } = await ask('fairness.commitments', {});
    const rooms = games.find(({ game }) => game === 'coinflip');
    expect([rooms?.chain, rooms?.rounds.map(({ id }) => id)]).toEqual([null, [publicRoom]]);
  });
});

describe('fairness.heads', () => {
  it('gives every signed head, newest first, a page at a time', async () => {
    const { heads, next } = await ask('fairness.heads', {});
    expect(next).toBeNull();
    for (const { note, size, root } of heads) {
      const opened = openCheckpoint(note, house.signer.key);
      if (typeof opened !== 'object') throw new Error(opened);
      expect([opened.size, Buffer.from(opened.root).toString('hex')]).toEqual([size, root]);
    }
    const newest = heads[0]?.size ?? 0;
    expect((await ask('fairness.heads', { cursor: newest })).heads).toEqual(heads.slice(1));
  });

  it('says where to go on when there are more', async () => {
    await house.db.owner.query(
      `INSERT INTO log_head (size, root, note, at) SELECT 1000 + n, sha256('x'), 'a note', n FROM generate_series(1, 60) n`,
    );
    const { heads, next } = await ask('fairness.heads', {});
    expect([heads.length, heads[0]?.size, next]).toEqual([50, 1060, 1011]);
  });
});

describe('fairness.find', () => {
  it('finds a round by its id, a bet of it, and its game and number', async () => {
    const id = house.battles[1] ?? '';
    const round = { game: 'battle', id, number: 2, isFinished: true };
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM shared_bet WHERE round_id = $1 LIMIT 1', [id]);
    expect(await find(id.toUpperCase())).toEqual([{ ...round, by: 'id' }]);
    expect(await find(rows[0]?.id ?? '')).toEqual([{ ...round, by: 'id' }]);
    for (const text of ['battle 2', 'Battle #2', 'battle2', ' battle/2 '])
      expect(await find(text)).toEqual([{ ...round, by: 'number' }]);
    expect(await find(house.openMines)).toMatchObject([{ game: 'mines', by: 'id', isFinished: false }]);
  });

  it('finds a round by its record’s hash, its commitment and its revealed seed', async () => {
    const [id = ''] = house.battles;
    const { rows } = await house.db.owner.query<{ hash: string; commitment: string; seed: string }>(
      `SELECT encode(e.hash, 'hex') AS hash, s.commitment, s.server_seed AS seed FROM shared_round s
       JOIN log_entry e ON e.kind = 'round' AND e.ref = s.id::text WHERE s.id = $1`,
      [id],
    );
    const { hash = '', commitment = '', seed = '' } = rows[0] ?? {};
    expect(await find(hash)).toMatchObject([{ id, by: 'hash' }]);
    expect(await find(commitment)).toMatchObject([{ id, by: 'commitment' }]);
    // a seed of a chain is the commitment of the round after it too
    expect((await find(seed)).map((round) => round.id)).toEqual([house.battles[1]]);
  });

  it('finds the rounds of a seed pair, newest first', async () => {
    const { rows } = await house.db.owner.query<{ hash: string; seed: string }>(
      `SELECT server_seed_hash AS hash, server_seed AS seed FROM seed_pair WHERE status = 'revealed'`,
    );
    const { hash = '', seed = '' } = rows[0] ?? {};
    const played = house.dice.filter((_, n) => n % 2 === 1).toReversed();
    expect((await find(hash)).map(({ id }) => id)).toEqual(played);
    expect(await find(seed)).toMatchObject(played.map((id) => ({ id, by: 'seed' })));
  });

  it('tells of an open private room to who has its id alone', async () => {
    expect(await find(privateRoom)).toMatchObject([{ id: privateRoom, isFinished: false }]);
    const { rows } = await pool.query<{ number: bigint; commitment: string }>(
      'SELECT number, commitment FROM shared_round WHERE id = $1',
      [privateRoom],
    );
    expect(await find(`coinflip ${rows[0]?.number}`)).toEqual([]);
    expect(await find(rows[0]?.commitment ?? '')).toEqual([]);
  });

  it.each([
    'poker 1',
    'battle',
    'battle 99',
    'a'.repeat(64),
    createId(),
    "'; DROP TABLE round; --",
    'battle 99999999999999999999',
  ])('finds nothing for %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });
});

describe('a client seed', () => {
  it.each(['fairness.setClientSeed', 'fairness.rotate'] as const)(
    'a client seed of the house is no player’s to choose: %s',
    (call) => {
      const commitment = 'a'.repeat(64);
      const takes = (clientSeed: string): boolean => calls[call].payload.safeParse({ clientSeed, commitment }).success;
      expect([takes('house-1'), takes('House-1'), takes('my-house-1')]).toEqual([false, true, true]);
    },
  );
});
