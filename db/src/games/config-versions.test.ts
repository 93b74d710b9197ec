import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import {
  activateConfigVersion,
  approveConfigVersion,
  configVersionEvents,
  findConfigVersion,
  lightCandidate,
  listConfigVersions,
  recordConfigCheck,
  rejectConfigVersion,
  rollBackConfigVersion,
  saveConfigVersion,
  startCandidate,
  stopCandidate,
  versionsInForce,
  type VersionAct,
} from './config-versions.repository.ts';
import { ensureConfig, publishedConfigs } from './game-configs.repository.ts';
import { openSharedRound } from './shared-rounds.ts';

let db: TestDatabase;
let author: bigint;
let other: bigint;
let game = '';
let first = 0; // the id of the game's first version
let games = 0;
let contents = 0;

const designer = async (): Promise<bigint> => {
  const { userId } = await createTestPlayer(db);
  await db.owner.query(`UPDATE app_user SET roles = '{designer}' WHERE id = $1`, [userId]);
  return userId;
};
const trial = { beacon: { id: 'tests' }, beaconRound: 7 };
const by = (actorId: bigint, reason = 'why'): VersionAct => ({ actorId, reason, at: 1000 });
const content = (): { hash: string; config: object } => {
  contents += 1;
  return { hash: `hash${contents}`, config: { contents } };
};
const save = async (basedOn = first, actorId = author): Promise<number> => {
  const saved = await saveConfigVersion(db.pool, { game, ...content(), basedOn, ...by(actorId) });
  if (saved.status !== 'saved') throw new Error(saved.status);
  return saved.id;
};
const check = (id: number, isBlocked = false): Promise<boolean> =>
  recordConfigCheck(db.pool, id, by(author), { isBlocked, findings: [{ rule: 'rtp' }] });
const approved = async (): Promise<number> => {
  const id = await save();
  await check(id);
  await approveConfigVersion(db.pool, id, by(other));
  return id;
};
const activate = (id: number, from: 'approved' | 'candidate' = 'approved'): Promise<boolean> =>
  activateConfigVersion(db.pool, { game, id, isShared: false, from }, by(other));
const rollBack = (id: number): Promise<boolean> =>
  rollBackConfigVersion(db.pool, { game, id, isShared: false }, by(author));
const start = (id: number, isShared = false): Promise<boolean> =>
  startCandidate(db.pool, { game, id, sharePpm: 10_000, isShared, trial }, by(other));
const statusOf = async (id: number): Promise<string | undefined> =>
  (await findConfigVersion(db.orm.em.fork(), id))?.status;
const kindsOf = async (id: number): Promise<string[]> =>
  (await configVersionEvents(db.orm.em.fork(), id)).map(({ kind }) => kind).toReversed();

beforeAll(async () => {
  db = await createTestDatabase();
  [author, other] = [await designer(), await designer()];
});
afterAll(() => db.drop());
beforeEach(async () => {
  games += 1;
  game = `game${games}`;
  first = (await ensureConfig(db.pool, { game, ...content(), at: 1 })).id;
});

describe('a version', () => {
  it('goes from draft to active, with who did what and why', async () => {
    const id = await save();
    expect(await findConfigVersion(db.orm.em.fork(), id)).toMatchObject({
      version: 2,
      status: 'draft',
      basedOn: 1,
      approver: null,
    });
    expect(await check(id)).toBe(true);
    expect(await approveConfigVersion(db.pool, id, by(other, 'looks right'))).toBe(true);
    expect(await activate(id)).toBe(true);
    expect(await findConfigVersion(db.orm.em.fork(), id)).toMatchObject({
      status: 'active',
      approvedAt: 1000,
      activatedAt: 1000,
    });
    expect(await statusOf(first)).toBe('retired');
    expect(await kindsOf(id)).toEqual(['saved', 'checked', 'approved', 'activated']);
    expect(await kindsOf(first)).toEqual(['saved', 'activated', 'retired']);
    const events = await configVersionEvents(db.orm.em.fork(), id);
    expect(events.find(({ kind }) => kind === 'approved')).toMatchObject({ reason: 'looks right', at: 1000 });
    expect(events.find(({ kind }) => kind === 'checked')?.details).toEqual({
      figures: 'integers',
      findings: [{ rule: 'rtp' }],
    });
  });

  it.each([
    ['a fraction', '{"got":0.5}'],
    ['a negative', '{"allowed":{"min":-1}}'],
    ['a great number', '{"got":9007199254740992}'],
    ['a name that some languages cannot hold', '{"a":[{"__proto__":1}]}'],
    ['a place too deep', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
  ])('cannot have a trail with %s, which enters the log', async (_what, details) => {
    const id = await save();
    const findings = [JSON.parse(details) as object];
    const checked = recordConfigCheck(db.pool, id, by(author), { isBlocked: false, findings });
    await expect(checked).rejects.toThrow('game_config_event_fits_log');
    expect(await statusOf(id)).toBe('draft');
  });

  it('stays a draft when a finding blocks, and becomes one again', async () => {
    const id = await save();
    await check(id, true);
    expect(await statusOf(id)).toBe('draft');
    expect(await approveConfigVersion(db.pool, id, by(other))).toBe(false);
    await check(id);
    await check(id, true);
    expect(await statusOf(id)).toBe('draft');
  });

  it('is not approved by its author', async () => {
    const id = await save();
    await check(id);
    expect(await approveConfigVersion(db.pool, id, by(author))).toBe(false);
    expect(await statusOf(id)).toBe('checked');
    expect(await kindsOf(id)).toEqual(['saved', 'checked']);
  });

  it('a version that came with the program needs an approval too, unless it is the first', async () => {
    expect((await ensureConfig(db.pool, { game, ...content(), at: 1 })).id).toBe(first);
    const [later] = await listConfigVersions(db.orm.em.fork(), { game, before: undefined, limit: 1 });
    const id = later?.id ?? 0;
    expect(later).toMatchObject({ version: 2, status: 'draft', author: null });
    expect(await activate(id)).toBe(false);
    await check(id);
    await approveConfigVersion(db.pool, id, by(author));
    expect(await activate(id)).toBe(true);
  });

  it('replaces the draft of its own author that it was made from, and nobody else’s', async () => {
    const draft = await save();
    const theirs = await save(draft, other);
    expect(await statusOf(draft)).toBe('draft');
    const next = await save(draft);
    expect([await statusOf(draft), await statusOf(theirs), await statusOf(next)]).toEqual([
      'rejected',
      'draft',
      'draft',
    ]);
    expect(await kindsOf(draft)).toEqual(['saved', 'replaced']);
  });

  it('is not saved twice with one content, unless the other was rejected', async () => {
    const same = { game, ...content(), basedOn: first, ...by(author) };
    const saved = await saveConfigVersion(db.pool, same);
    expect(await saveConfigVersion(db.pool, same)).toEqual({ status: 'same', version: 2 });
    await rejectConfigVersion(db.pool, (saved as { id: number }).id, by(other));
    expect(await saveConfigVersion(db.pool, same)).toMatchObject({ status: 'saved' });
    const elsewhere = await saveConfigVersion(db.pool, { ...same, ...content(), basedOn: 999_999 });
    expect(elsewhere).toEqual({ status: 'baseless' });
  });

  it('a version that was in force is not rejected', async () => {
    const id = await approved();
    await activate(id);
    for (const version of [first, id]) expect(await rejectConfigVersion(db.pool, version, by(other))).toBe(false);
  });

  it('a version that was active is active again at once, and one that never was is not', async () => {
    const id = await approved();
    expect(await rollBack(id)).toBe(false);
    await activate(id);
    expect(await activate(first)).toBe(false);
    expect(await rollBack(first)).toBe(true);
    expect([await statusOf(first), await statusOf(id)]).toEqual(['active', 'retired']);
    expect(await rollBack(first)).toBe(false);
    expect(await kindsOf(first)).toEqual(['saved', 'activated', 'retired', 'activated']);
  });

  it('is listed with the newest first, page by page', async () => {
    const ids = [await save(), await save(), await save()];
    const page = await listConfigVersions(db.orm.em.fork(), { game, before: undefined, limit: 2 });
    expect(page.map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    const rest = await listConfigVersions(db.orm.em.fork(), { game, before: page[1]?.version, limit: 2 });
    expect(rest.map(({ id }) => id)).toEqual([ids[0], first]);
  });
});

describe('a candidate', () => {
  it('is one a game, approved, and published from its start on', async () => {
    const [id, second] = [await approved(), await approved()];
    expect(await start(await save())).toBe(false);
    expect(await start(id)).toBe(true);
    expect(await start(second)).toBe(false);
    expect((await versionsInForce(db.orm.em.fork(), game)).map(({ status }) => status).toSorted()).toEqual([
      'active',
      'candidate',
    ]);
    expect(await publishedConfigs(db.pool, { id })).toMatchObject([{ isActive: false, candidatePpm: 10_000 }]);
    expect((await configVersionEvents(db.orm.em.fork(), id))[0]?.details).toEqual({
      ...trial,
      sharePpm: 10_000,
      active: first,
    });
    expect(await stopCandidate(db.pool, { game, isShared: false }, by(other))).toBe(id);
    expect(await stopCandidate(db.pool, { game, isShared: false }, by(other))).toBeUndefined();
    expect(await statusOf(id)).toBe('approved');
    expect(await start(second)).toBe(true);
  });

  it('is played once its beacon is there, and by the round that it has announced alone', async () => {
    const id = await approved();
    await start(id);
    const salts = async () => (await publishedConfigs(db.pool, { id })).map(({ candidateSalt }) => candidateSalt);
    const light = { round: trial.beaconRound, randomness: 'ab'.repeat(32), signature: 'cd' };
    const salt = (round: number) => lightCandidate(db.pool, { game, isShared: false }, { ...light, round }, 2000);
    expect(await salts()).toEqual([null]);
    expect(await salt(trial.beaconRound - 1)).toBe(false);
    expect(await Promise.all(Array.from({ length: 4 }, () => salt(trial.beaconRound)))).toContain(true);
    expect(await salt(trial.beaconRound)).toBe(false);
    expect(await salts()).toEqual([light.randomness]);
    expect(await kindsOf(id)).toEqual(['saved', 'checked', 'approved', 'candidate.started', 'candidate.lit']);
    await stopCandidate(db.pool, { game, isShared: false }, by(other));
    await start(id);
    expect(await salts()).toEqual([null]);
  });

  it('can become active, and ends when another version does', async () => {
    const id = await approved();
    await start(id);
    expect(await activate(id)).toBe(false); // its trial was judged before it began again
    expect(await activate(id, 'candidate')).toBe(true);
    expect(await kindsOf(id)).toEqual(['saved', 'checked', 'approved', 'candidate.started', 'activated']);
    const next = await approved();
    await start(next);
    await rollBack(first);
    expect(await statusOf(next)).toBe('approved');
    expect((await kindsOf(next)).at(-1)).toBe('candidate.stopped');
  });
});

describe('at once', () => {
  const wins = (results: readonly boolean[]): number => results.filter(Boolean).length;

  it('one of two activations is the last, and one version is active', async () => {
    const ids = [await approved(), await approved(), await approved(), await approved()];
    expect(wins(await Promise.all(ids.map((id) => activate(id))))).toBe(4); // one after the other
    const statuses = await Promise.all(ids.map(statusOf));
    expect(statuses.toSorted()).toEqual(['active', 'retired', 'retired', 'retired']);
  });

  it('one version is activated once', async () => {
    const id = await approved();
    expect(wins(await Promise.all(Array.from({ length: 8 }, () => activate(id))))).toBe(1);
    expect((await kindsOf(id)).filter((kind) => kind === 'activated')).toHaveLength(1);
  });

  it('a version is approved or rejected by its first judge', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await save();
      await check(id);
      await Promise.all([
        ...Array.from({ length: 4 }, () => approveConfigVersion(db.pool, id, by(other))),
        ...Array.from({ length: 4 }, () =>
          recordConfigCheck(db.pool, id, by(author), { isBlocked: true, findings: [] }),
        ),
      ]);
      const kinds = await kindsOf(id);
      expect(kinds.filter((kind) => kind === 'approved').length).toBe((await statusOf(id)) === 'approved' ? 1 : 0);
      if (kinds.includes('approved')) expect(kinds.at(-1)).toBe('approved');
    }
  });

  it('a candidate of a shared game begins with a round that is told, whatever is opened meanwhile', async () => {
    const id = await approved();
    const open = () =>
      openSharedRound(db.pool, {
        game,
        at: 1,
        seeding: 'own',
        pin: (_, inForce) => ({ configId: inForce.find(({ candidatePpm }) => candidatePpm !== null)?.id ?? first }),
      });
    await start(id, true);
    const light = { round: trial.beaconRound, randomness: 'ab'.repeat(32), signature: 'cd' };
    const salting = lightCandidate(db.pool, { game, isShared: true }, light, 2000);
    const [isLit, ...rounds] = await Promise.all([salting, ...Array.from({ length: 12 }, open)]);
    expect(isLit).toBe(true);
    const [event] = await configVersionEvents(db.orm.em.fork(), id);
    const from = Number(event?.details['fromRound']);
    expect(rounds.map(({ number, configId }) => [number, configId])).toEqual(
      rounds.map(({ number }) => [number, number < from ? first : id]),
    );
  });

  it('two candidates are one', async () => {
    const ids = [await approved(), await approved(), await approved()];
    expect(wins(await Promise.all(ids.map((id) => start(id))))).toBe(1);
  });

  it('saves have numbers of their own', async () => {
    await Promise.all(Array.from({ length: 8 }, () => save()));
    const versions = await listConfigVersions(db.orm.em.fork(), { game, before: undefined, limit: 20 });
    expect(versions.map(({ version }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe("the application's role", () => {
  const withTrail = (sql: string): string => `WITH moved AS (${sql} RETURNING id)
    INSERT INTO game_config_event (config_id, kind, at) SELECT id, 'activated', 1 FROM moved`;
  const refused = expect.objectContaining({ code: expect.stringMatching(/^(42501|23514|23505)$/) });

  it.each([
    ['approves its own work', `UPDATE game_config SET status = 'approved', approved_by = author_id, approved_at = 1`],
    ['approves as nobody', `UPDATE game_config SET status = 'approved'`],
    [
      'activates what is only checked',
      `UPDATE game_config SET status = 'active', published_xid = pg_current_xact_id()`,
    ],
    [
      'makes what is only checked a candidate',
      `UPDATE game_config SET status = 'candidate', candidate_ppm = 1, published_xid = pg_current_xact_id()`,
    ],
    [
      'retires what never was active',
      `UPDATE game_config SET status = 'retired', published_xid = pg_current_xact_id()`,
    ],
  ])('may not, even by hand: it %s', async (_, sql) => {
    const id = await save();
    await check(id);
    await expect(db.pool.query(withTrail(`${sql} WHERE id = ${id}`))).rejects.toEqual(refused);
    expect(await statusOf(id)).toBe('checked');
  });

  it('may not approve in the name of who is no designer, or is blocked', async () => {
    const id = await save();
    await check(id);
    const { userId: player } = await createTestPlayer(db);
    const blocked = await designer();
    await db.owner.query('UPDATE app_user SET blocked_at = now() WHERE id = $1', [blocked]);
    for (const actor of [player, blocked])
      await expect(approveConfigVersion(db.pool, id, by(actor))).rejects.toEqual(refused);
    expect(await statusOf(id)).toBe('checked');
  });

  it('may not store a version that is in force already, nor take back that one was', async () => {
    const insert = (columns: string, values: string): Promise<unknown> =>
      db.pool.query(
        withTrail(`INSERT INTO game_config (game, version, hash, config, created_at, ${columns})
          VALUES ('${game}', 99, 'x', '{}', 1, ${values})`),
      );
    await expect(insert('status, published_xid', `'active', pg_current_xact_id()`)).rejects.toEqual(refused);
    await expect(insert('status', `'checked'`)).rejects.toEqual(refused);
    await expect(insert('status, approved_by, approved_at', `'draft', ${other}, 1`)).rejects.toEqual(refused);
    const id = await approved();
    await start(id);
    await stopCandidate(db.pool, { game, isShared: false }, by(other));
    const unpublish = `UPDATE game_config SET published_xid = NULL WHERE id = ${id}`;
    await expect(db.pool.query(withTrail(unpublish))).rejects.toEqual(refused);
  });

  it('may not move a version without a line of its trail', async () => {
    const id = await save();
    await expect(db.pool.query(`UPDATE game_config SET status = 'rejected' WHERE id = $1`, [id])).rejects.toEqual(
      refused,
    );
    expect(await statusOf(id)).toBe('draft');
  });

  it('may not have two versions active, even as the owner', async () => {
    const id = await approved();
    const sql = `UPDATE game_config SET status = 'active', published_xid = pg_current_xact_id() WHERE id = $1`;
    await expect(db.owner.query(sql, [id])).rejects.toEqual(refused);
  });
});

describe('a change', () => {
  it('notifies every listener once committed, also when made by hand', async () => {
    const client = await db.owner.connect();
    const heard: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('LISTEN game_config_changed');
    await save();
    await db.owner.query('UPDATE game_config SET reason = reason WHERE id = $1', [first]);
    await client.query('SELECT 1');
    await expect.poll(() => heard).toEqual([game, game]);
    client.release(true);
  });
});
