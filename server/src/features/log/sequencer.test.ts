import { houseGames } from 'games-engine';
import { findGaps } from 'db';
import { createTestDatabase, startTestCluster, type TestCluster, type TestDatabase } from 'db/testing';
import { Auditor } from 'games-engine/auditor';
import { diceDefaultConfig } from 'games-engine/dice';
import { formatVerifierKey, openCheckpoint, MemoryTree, type NoteKey } from 'games-engine/log';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSigningKey, openPair, playRounds, publishConfig, revealPair } from './testing/log-fixtures.ts';
import { followLog } from './log-keys.ts';
import { createLogReader } from './log-reader.ts';
import { createLogSigner, type LogSigner } from './log-signer.ts';
import { createRecordSource } from './record-source.ts';
import { rotateKey } from './rotate-key.ts';
import { createSequencer, type Sequencer, type SequencerOptions } from './sequencer.ts';

const source = createRecordSource({
  games: houseGames,
  onRefused: (error) => {
    throw error;
  },
});

let cluster: TestCluster;
let db: TestDatabase;
let signer: LogSigner;
let opened: PoolClient[];

// a cluster of its own: a transaction in any database of a cluster holds the horizon back
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster.stop());

beforeEach(async () => {
  db = await createTestDatabase({ clusterUrl: cluster.url });
  signer = await createLogSigner({ dataDir: '', signingKey: createSigningKey() });
  opened = [];
});
afterEach(async () => {
  for (const client of opened) client.release(true);
  await db.drop();
});

const sequencer = (options: Partial<SequencerOptions> = {}): Sequencer =>
  createSequencer({
    pool: db.pool,
    signer,
    source,
    onError: (error) => {
      throw error;
    },
    ...options,
  });

/** Kinds of gaps that auditors find between the tables and the log, but those of settled rounds. */
const gapsOf = async ({ owner }: TestDatabase): Promise<unknown[]> => {
  const { gaps } = await findGaps(owner, { from: 0, to: Date.now() }, 10);
  return gaps.filter(({ expected }) => expected.includes('key'));
};

/** A connection inside a transaction that has its number already. */
const transaction = async (): Promise<PoolClient> => {
  const client = await db.owner.connect();
  opened.push(client);
  await client.query('BEGIN; SELECT pg_current_xact_id()');
  return client;
};

/** Runs until nothing is left, and says how much there was: a neighbour on the cluster may hold the horizon back. */
const runAll = async (each: Sequencer): Promise<number> => {
  const { appended, more } = await each.runOnce();
  return more ? appended + (await runAll(each)) : appended;
};

interface Entry {
  leaf_index: bigint;
  kind: string;
  ref: string;
  hash: Buffer;
}

const entries = async (): Promise<Entry[]> =>
  (await db.pool.query<Entry>('SELECT * FROM log_entry ORDER BY leaf_index')).rows;

const refs = async (kind: string): Promise<string[]> =>
  (await entries()).filter((entry) => entry.kind === kind).map((entry) => entry.ref);

/** Every head in the database is signed and is the root of the entries below its size. */
const expectSoundHeads = async (): Promise<void> => {
  const tree = new MemoryTree();
  const roots = [tree.root()];
  for (const [at, entry] of (await entries()).entries()) {
    expect(Number(entry.leaf_index)).toBe(at);
    tree.append(entry.hash);
    roots.push(tree.root());
  }
  const { rows } = await db.pool.query<{ size: bigint; note: string }>('SELECT size, note FROM log_head ORDER BY size');
  for (const { size, note } of rows) {
    const root = Uint8Array.from(roots[Number(size)] ?? []);
    expect(openCheckpoint(note, signer.key)).toEqual({ origin: signer.key.name, size: Number(size), root });
  }
  expect(Number(rows.at(-1)?.size)).toBe(roots.length - 1);
};

describe('the sequencer', () => {
  it('puts a config before its rounds, rounds in nonce order, a reveal after them', async () => {
    const config = await publishConfig(db.owner);
    const pair = await openPair(db.owner);
    const ids = await playRounds(db.owner, pair, config, 40);
    await revealPair(db.owner, pair);
    expect(await runAll(sequencer())).toBe(42);
    expect((await entries()).map((entry) => entry.ref)).toEqual([String(config), ...ids, String(pair.id)]);
    await expectSoundHeads();
  });

  it('does nothing, and writes nothing, when nothing was committed', async () => {
    expect(await sequencer().runOnce()).toEqual({ appended: 0, more: false });
    expect((await db.pool.query('SELECT FROM log_head')).rowCount).toBe(0);
  });

  it('goes on where another process stopped, over stored subtrees', async () => {
    const config = await publishConfig(db.owner);
    const pair = await openPair(db.owner);
    for (const count of [700, 1, 300]) {
      await playRounds(db.owner, pair, config, count);
      await runAll(sequencer()); // a new one each time: it knows nothing but the database
    }
    expect((await entries()).length).toBe(1002);
    const nodes = await db.pool.query<{ count: bigint }>('SELECT count(*) FROM log_node');
    expect(Number(nodes.rows[0]?.count)).toBe(3); // 1002 entries hold three complete subtrees of 256
    await expectSoundHeads();
  });

  it('waits for a transaction that began earlier and commits later', async () => {
    const config = await publishConfig(db.owner);
    const [early, late] = [await openPair(db.owner), await openPair(db.owner)];
    await runAll(sequencer());
    const slow = await transaction();
    const [first] = await playRounds(slow, early, config);
    const [second] = await playRounds(db.owner, late, config);
    expect(await sequencer().runOnce()).toEqual({ appended: 0, more: true });
    await slow.query('COMMIT');
    expect(await runAll(sequencer())).toBe(2);
    expect(await refs('round')).toEqual([first, second]);
  });

  it('never logs what was rolled back', async () => {
    const config = await publishConfig(db.owner);
    const pair = await openPair(db.owner);
    const doomed = await transaction();
    await playRounds(doomed, pair, config);
    await doomed.query('ROLLBACK');
    await runAll(sequencer());
    expect(await refs('round')).toEqual([]);
  });

  it.each([1, 5000])('keeps nonce order when transaction order is the reverse, in batches of %i', async (batch) => {
    const config = await publishConfig(db.owner);
    const pair = await openPair(db.owner);
    const [older, newer] = [await transaction(), await transaction()];
    const first = await playRounds(newer, pair, config, 2);
    await newer.query('COMMIT');
    const second = await playRounds(older, pair, config, 2);
    await older.query('COMMIT');
    await runAll(sequencer({ batch }));
    expect(await refs('round')).toEqual([...first, ...second]);
    await expectSoundHeads();
  });

  it.each([1, 5000])('puts a reveal last when its transaction began first, in batches of %i', async (batch) => {
    const config = await publishConfig(db.owner);
    const pair = await openPair(db.owner);
    const reveal = await transaction();
    for (let turn = 0; turn < 3; turn += 1) await playRounds(db.owner, pair, config);
    await revealPair(reveal, pair);
    await reveal.query('COMMIT');
    await runAll(sequencer({ batch }));
    expect((await entries()).map((entry) => entry.kind)).toEqual(['config', 'round', 'round', 'round', 'seed']);
  });

  it('takes a large backlog in batches', async () => {
    const config = await publishConfig(db.owner);
    const pairs = await Promise.all(Array.from({ length: 5 }, () => openPair(db.owner)));
    for (let turn = 0; turn < 20; turn += 1) for (const pair of pairs) await playRounds(db.owner, pair, config, 2);
    const each = sequencer({ batch: 30 });
    const first = await each.runOnce();
    expect(first.more).toBe(true);
    expect(first.appended).toBeLessThanOrEqual(32);
    expect(first.appended + (await runAll(each))).toBe(201);
    await expectSoundHeads();
  });

  it('logs everything exactly once while several processes write and sequence at the same time', async () => {
    const config = await publishConfig(db.owner);
    const pairs = await Promise.all(Array.from({ length: 8 }, () => openPair(db.owner)));
    let isOver = false;
    const sequence = async (): Promise<void> => {
      const each = sequencer({ batch: 20 });
      while (!isOver) await each.runOnce();
    };
    const others = [sequence(), sequence(), sequence()];
    const written = await Promise.all(
      pairs.map(async (pair) => {
        const ids: string[] = [];
        for (let turn = 0; turn < 25; turn += 1) ids.push(...(await playRounds(db.pool, pair, config, 2)));
        await revealPair(db.pool, pair);
        return ids;
      }),
    );
    isOver = true;
    await Promise.all(others);
    await runAll(sequencer());
    const logged = await refs('round');
    expect(logged.toSorted()).toEqual(written.flat().toSorted());
    for (const ids of written) expect(logged.filter((ref) => ids.includes(ref))).toEqual(ids);
    expect((await refs('seed')).length).toBe(8);
    await expectSoundHeads();
  });

  it('leaves no trace of a run that fails, and does its work in the next', async () => {
    const config = await publishConfig(db.owner);
    const pair = await openPair(db.owner);
    const ids = await playRounds(db.owner, pair, config, 3);
    let isBroken = true;
    const fragile: LogSigner = {
      ...signer,
      sign(head) {
        if (isBroken) throw new Error('no key');
        return signer.sign(head);
      },
    };
    const each = sequencer({ signer: fragile });
    await expect(each.runOnce()).rejects.toThrow('no key');
    expect(await entries()).toEqual([]);
    isBroken = false;
    await runAll(each);
    expect(await refs('round')).toEqual(ids);
    await expectSoundHeads();
  });

  it('logs a config once, even when it becomes active again', async () => {
    const config = await publishConfig(db.owner);
    await runAll(sequencer());
    await db.owner.query('UPDATE game_config SET published_xid = pg_current_xact_id() WHERE id = $1', [config]);
    await runAll(sequencer());
    expect(await refs('config')).toEqual([String(config)]);
  });

  it('runs by itself once it is told, and tells of the head', async () => {
    const config = await publishConfig(db.owner);
    const pair = await openPair(db.owner);
    const heard = Promise.withResolvers<number>();
    const each = sequencer({ onHead: (head) => heard.resolve(head.size) });
    await playRounds(db.owner, pair, config, 2);
    each.notify();
    each.notify();
    expect(await heard.promise).toBe(3);
    await each.stop();
    each.notify(); // stopped: no run may follow
    await expectSoundHeads();
  });

  it('tries again after a failure of the database', async () => {
    await publishConfig(db.owner);
    const heard = Promise.withResolvers<number>();
    const errors: unknown[] = [];
    let isDown = true;
    const flaky: LogSigner = {
      ...signer,
      sign(head) {
        if (!isDown) return signer.sign(head);
        isDown = false;
        throw new Error('connection lost');
      },
    };
    const each = sequencer({
      signer: flaky,
      onHead: (head) => heard.resolve(head.size),
      onError: (error) => errors.push(error),
    });
    each.notify();
    expect(await heard.promise).toBe(1);
    expect(errors).toHaveLength(1);
    await each.stop();
  });

  describe('a change of key', () => {
    const [oldKey, newKey] = [createSigningKey(), createSigningKey()];
    const signerOf = (...keys: string[]): Promise<LogSigner> =>
      createLogSigner({ dataDir: '', signingKey: keys.join(' ') });
    let both: LogSigner;
    let former: NoteKey;
    let next: NoteKey;
    beforeEach(async () => {
      both = await signerOf(newKey, oldKey);
      [next, former] = both.keys as [NoteKey, NoteKey];
      await publishConfig(db.owner);
      await runAll(sequencer({ signer: both }));
    });

    const rotate = () => rotateKey(db.owner, both, 1_000);
    const headSignedBy = async (key: NoteKey): Promise<unknown> => {
      const { rows } = await db.pool.query<{ note: string }>('SELECT note FROM log_head ORDER BY size DESC LIMIT 1');
      return openCheckpoint(rows[0]?.note ?? '', key);
    };
    const audit = async (key: NoteKey, head?: number): Promise<string[]> => {
      const failures: string[] = [];
      const auditor = new Auditor({
        key: formatVerifierKey(key),
        onFailure: ({ difference }) => failures.push(difference.path),
      });
      for await (const lines of (
        await createLogReader({ pool: db.pool, signer: both, source }).entries({ from: 0, head })
      ).lines)
        for (const line of lines.trimEnd().split('\n')) auditor.line(line);
      auditor.finish();
      return failures;
    };

    it('is a leaf under both signatures, then the new key signs alone and old heads still verify', async () => {
      expect(await headSignedBy(former)).toMatchObject({ size: 1 });
      expect((await rotate()).step).toBe('done');
      expect((await rotate()).step).toBe('waits');
      const process = await signerOf(newKey, oldKey); // another one, which follows the log
      await runAll(sequencer({ signer: both }));
      expect(await headSignedBy(former)).toMatchObject({ size: 2 });
      expect(await headSignedBy(next)).toMatchObject({ size: 2 });
      expect(await refs('key')).toEqual(['1']);
      await followLog(db.pool, process);
      expect(process.verifierKey).toBe(formatVerifierKey(next));
      await publishConfig(db.owner, diceDefaultConfig, 2);
      await runAll(sequencer({ signer: process }));
      expect(await headSignedBy(former)).toBe('bad signature');
      expect(await headSignedBy(next)).toMatchObject({ size: 3 });
      expect(await audit(former)).toEqual([]);
      expect(await audit(next)).toEqual([]);
      expect(await audit(former, 1)).toEqual([]);
      expect(await audit(signer.key)).toEqual(['key']);
      expect(await gapsOf(db)).toEqual([]);
      await expect(rotate()).rejects.toThrow('has signed the log before');
    });

    it('is taken from the owner of the keys alone: a forged row stops the log, and no head holds it', async () => {
      await rotate();
      await db.owner.query('UPDATE log_key_change SET signature = accepted');
      await expect(sequencer({ signer: both }).runOnce()).rejects.toThrow(
        "change 1 of the log's key is wrong (signature)",
      );
      expect(await refs('key')).toEqual([]);
      await expect(db.pool.query('DELETE FROM log_key_change')).rejects.toThrow('permission denied');
    });

    it('is whole or not at all when the process dies between its leaf and its head', async () => {
      await rotate();
      await db.owner.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'died'; END $$;
        CREATE TRIGGER die BEFORE INSERT ON log_head FOR EACH ROW EXECUTE FUNCTION die()`);
      await expect(sequencer({ signer: both }).runOnce()).rejects.toThrow('died');
      expect([await refs('key'), both.verifierKey]).toEqual([[], formatVerifierKey(former)]);
      await db.owner.query('DROP TRIGGER die ON log_head');
      await runAll(sequencer({ signer: await signerOf(newKey, oldKey) }));
      expect(await headSignedBy(next)).toMatchObject({ size: 2 });
    });

    it('lets no process start or go on with a key that no leaf names', async () => {
      const [stranger, behind] = [await signerOf(createSigningKey()), await signerOf(oldKey)];
      await expect(followLog(db.pool, stranger)).rejects.toThrow('rotate-log-key');
      await rotate();
      await expect(followLog(db.pool, await signerOf(newKey))).rejects.toThrow('rotate-log-key'); // not in the log yet
      await runAll(sequencer({ signer: both }));
      await expect(followLog(db.pool, behind)).rejects.toThrow('rotate-log-key');
      expect(() => behind.signText('a closing')).toThrow('rotate-log-key');
      await followLog(db.pool, await signerOf(newKey));
    });
  });

  it('refuses a database that was restored into another cluster, instead of leaving rounds out', async () => {
    await db.owner.query(`UPDATE log_cursor SET horizon = '999999999999'`);
    await expect(sequencer().runOnce()).rejects.toThrow('was it restored from a dump?');
  });
});
