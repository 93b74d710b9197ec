import { insertProfile } from 'db';
import { contentHash, draws, games } from 'games-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { houseGames } from '../../games/registry.ts';
import { openStudio, type Studio } from './testing/studio-fixtures.ts';
import { createAnalysis } from '../../app/studio-analysis.ts';
import { activateDue } from './scheduled-activations.ts';
import { endStrayTrials } from './trial-watch.ts';

let server: TestServer;
let studio: Studio;
let edgePpm = 50_000; // another content for each test
beforeAll(async () => {
  server = await startTestServer();
  studio = await openStudio(server);
});
afterAll(() => server.close());
beforeEach(() => {
  edgePpm -= 100;
});

const reason = 'because';
const other = () => ({ houseEdgePpm: edgePpm });

describe('a version', () => {
  it('goes from draft to active, and its trail says who, when and why', async () => {
    const { author, approver, ask } = studio;
    const draft = await studio.save('dice', other());
    expect(draft).toMatchObject({ status: 'draft', isOwn: true, approver: null, basedOn: 1, reason: 'a test' });
    expect(draft.hash).toBe(contentHash({ ...games.dice.defaultConfig, ...other() }));
    const { version, findings } = await ask(author, 'studio.check', { id: draft.id });
    expect([version.status, findings]).toEqual(['checked', []]);
    const approved = (await ask(approver, 'studio.approve', { id: draft.id, reason: 'looks right' })).version;
    expect(approved).toMatchObject({ status: 'approved', isOwn: false, approver: expect.any(String) });
    await ask(studio.admin, 'studio.activate', { id: draft.id, reason, isOverride: true });
    const details = await ask(author, 'studio.version', { id: draft.id });
    expect(details).toMatchObject({ status: 'active', findings: [], config: other(), rtpPercent: expect.any(String) });
    expect(details.events.map(({ kind, actor, reason: why }) => [kind, actor, why])).toEqual([
      ['activated', expect.any(String), reason],
      ['approved', approved.approver, 'looks right'],
      ['checked', draft.author, ''],
      ['saved', draft.author, 'a test'],
    ]);
    const config = await server.guest().then((guest) => ask(guest, 'games.config', { game: 'dice' }));
    expect(config).toMatchObject({ version: draft.version, hash: draft.hash });
  });

  it('is listed with what is in force', async () => {
    const { author, ask } = studio;
    const draft = await studio.save('wheel', { minStakeMinor: 11 });
    const { versions, next, active, candidate } = await ask(author, 'studio.versions', { game: 'wheel' });
    expect(versions.map(({ version, status }) => [version, status])).toEqual([
      [2, 'draft'],
      [1, 'active'],
    ]);
    expect(versions[1]).toMatchObject({ author: null, isOwn: false, approver: null });
    expect([next, active.version, candidate]).toEqual([null, 1, null]);
    expect((await ask(author, 'studio.versions', { game: 'wheel', before: 2 })).versions).toEqual([versions[1]]);
    expect((await ask(studio.approver, 'studio.version', { id: draft.id })).isOwn).toBe(false);
  });

  it('is set aside by its author, or by a draft that its author makes from it', async () => {
    const { author, ask } = studio;
    const draft = await studio.save('mines', { houseEdgePpm: 49_000 });
    const config = { ...games.mines.defaultConfig, houseEdgePpm: 48_000 };
    const next = (await ask(author, 'studio.save', { game: 'mines', config, reason, basedOn: draft.id })).version;
    expect(await studio.statusOf(draft.id)).toBe('rejected');
    expect((await ask(author, 'studio.version', { id: draft.id })).events[0]?.kind).toBe('replaced');
    await ask(author, 'studio.reject', { id: next.id, reason });
    expect(await studio.statusOf(next.id)).toBe('rejected');
  });

  it('a version that was active before is active again, at once and without another approval', async () => {
    const { author, ask } = studio;
    const { active: first } = await ask(author, 'studio.versions', { game: 'classic' });
    const next = await studio.activated('classic', { minStakeMinor: 110 });
    const back = await ask(author, 'studio.rollback', { game: 'classic', to: first.id, reason: 'too slow' });
    expect(back.version).toMatchObject({ id: first.id, status: 'active' });
    expect(await studio.statusOf(next.id)).toBe('retired');
  });
});

describe('a remark on a version', () => {
  it('is read by every designer, in order, and is of the version that is there', async () => {
    const { id } = await studio.save('dice', other());
    await studio.ask(studio.author, 'studio.comment', { id, text: 'Why so low?' });
    await studio.ask(studio.approver, 'studio.comment', { id, text: 'The return of the old table' });
    const { comments } = await studio.ask(studio.admin, 'studio.comments', { id });
    expect(comments.map(({ text }) => text)).toEqual(['Why so low?', 'The return of the old table']);
    expect(new Set(comments.map(({ author }) => author)).size).toBe(2);
    expect((await studio.author.refusal('studio.comment', { id: 999, text: 'lost' })).code).toBe(404);
    expect((await studio.author.refusal('studio.comment', { id, text: '  ' })).code).toBe(400);
  });
});

describe('a refusal', () => {
  it('answers the author who approves their own version', async () => {
    const { id } = await studio.checked('dice', other());
    const refused = await studio.author.refusal('studio.approve', { id, reason });
    expect(refused).toMatchObject({ code: 'OWN_VERSION', msg: expect.stringMatching(/another person/) });
    expect(await studio.statusOf(id)).toBe('checked');
  });

  it('answers an admin who approves their own version', async () => {
    const { id } = await studio.save('dice', other(), studio.admin);
    await studio.ask(studio.admin, 'studio.check', { id });
    expect((await studio.admin.refusal('studio.approve', { id, reason })).code).toBe('OWN_VERSION');
    await studio.ask(studio.approver, 'studio.approve', { id, reason });
  });

  it('refuses a skipped step', async () => {
    const { approver } = studio;
    const { id } = await studio.save('dice', other());
    const wrong = { code: 'WRONG_STATUS', status: 'draft' };
    expect(await approver.refusal('studio.approve', { id, reason })).toMatchObject(wrong);
    expect(await approver.refusal('studio.activate', { id, reason })).toMatchObject(wrong);
    expect(await approver.refusal('studio.rollback', { game: 'dice', to: id, reason })).toMatchObject(wrong);
    const candidate = { id, sharePpm: 1000, reason };
    expect(await approver.refusal('studio.candidate.start', candidate)).toMatchObject(wrong);
    await studio.ask(approver, 'studio.reject', { id, reason });
    for (const call of ['check', 'approve', 'reject', 'activate'])
      expect(await approver.refusal(`studio.${call}`, { id, ...(call === 'check' ? {} : { reason }) })).toMatchObject({
        code: 'WRONG_STATUS',
        status: 'rejected',
      });
  });

  it('answers a version that the guardrails stop, and says why', async () => {
    const { author, approver, ask } = studio;
    const { id } = await studio.save('dice', { houseEdgePpm: 0 });
    const { version, findings } = await ask(author, 'studio.check', { id });
    expect(version.status).toBe('draft');
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'rtp', severity: 'error' }));
    const details = await ask(approver, 'studio.version', { id });
    expect(details.findings).toEqual(findings);
    expect(details.events[0]).toMatchObject({ kind: 'checked', isFailed: true });
    // checked under other bounds than those of today
    await server.database.owner.query(`UPDATE game_config SET status = 'checked' WHERE id = $1`, [id]);
    expect((await approver.refusal('studio.approve', { id, reason })).code).toBe('GUARDRAILS');
    expect(await studio.statusOf(id)).toBe('draft');
  });

  it('answers a config that its game does not take, and one that is there already', async () => {
    const { author } = studio;
    const { active } = await studio.ask(author, 'studio.versions', { game: 'dice' });
    const save = (config: object, basedOn = active.id) =>
      author.refusal('studio.save', { game: 'dice', config, reason, basedOn });
    const config = games.dice.defaultConfig;
    expect(await save({ ...config, houseEdgePpm: -1 })).toMatchObject({ code: 400, field: 'config.houseEdgePpm' });
    expect(await save({ ...config, luck: 7 })).toMatchObject({ code: 400, field: 'config.luck' });
    expect(await save(config)).toMatchObject({ code: 'SAME_CONTENT', version: 1, msg: expect.stringContaining('1') });
    const { active: wheel } = await studio.ask(author, 'studio.versions', { game: 'wheel' });
    expect((await save({ ...config, ...other() }, wheel.id)).code).toBe(404);
  });

  it('answers what is not there', async () => {
    const { author } = studio;
    for (const call of ['version', 'check'])
      expect((await author.refusal(`studio.${call}`, { id: 999 })).code).toBe(404);
    expect((await author.refusal('studio.activate', { id: 999, reason })).code).toBe(404);
    const { active } = await studio.ask(author, 'studio.versions', { game: 'wheel' });
    const elsewhere = { game: 'battle', to: active.id, reason };
    expect((await author.refusal('studio.rollback', elsewhere)).code).toBe(404);
    expect((await author.refusal('studio.candidate.stop', { game: 'dice', reason })).code).toBe('NO_CANDIDATE');
    expect(await studio.ask(author, 'studio.candidate.results', { game: 'dice' })).toEqual({ run: null });
  });

  it('answers a second candidate', async () => {
    const { author, approver, ask } = studio;
    const start = (id: number) => ({ id, sharePpm: 1000, reason });
    const one = await studio.approved('dice', other());
    edgePpm -= 100;
    const two = await studio.approved('dice', other());
    await ask(approver, 'studio.candidate.start', start(one.id));
    expect((await author.refusal('studio.candidate.start', start(two.id))).code).toBe('CANDIDATE_RUNS');
    expect((await author.refusal('studio.candidate.start', start(one.id))).code).toBe('WRONG_STATUS');
    await ask(author, 'studio.candidate.stop', { game: 'dice', reason });
    expect(await studio.statusOf(one.id)).toBe('approved');
  });

  it('answers who is no designer any more, and who is blocked', async () => {
    const { author, ask } = studio;
    const former = await studio.person('designer');
    await ask(former, 'studio.versions', { game: 'dice' });
    await server.database.owner.query(`UPDATE app_user SET roles = '{}' WHERE id = $1`, [former.userId]);
    expect((await former.refusal('studio.versions', { game: 'dice' })).code).toBe(403);
    const blocked = await studio.person('designer');
    await server.database.owner.query('UPDATE app_user SET blocked_at = now() WHERE id = $1', [blocked.userId]);
    const { active } = await ask(author, 'studio.versions', { game: 'dice' });
    expect((await blocked.refusal('studio.reject', { id: active.id, reason })).code).toBe(403);
  });
});

describe('at once', () => {
  it('a version is approved once by many, and rejected only as long as it is not in force', async () => {
    const people = [studio.approver, studio.admin, await studio.person('designer')];
    const third = await studio.person('designer');
    const { id } = await studio.checked('dice', other());
    const tried = await Promise.allSettled(people.map((who) => studio.ask(who, 'studio.approve', { id, reason })));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.allSettled([
      studio.ask(studio.admin, 'studio.reject', { id, reason }),
      studio.ask(third, 'studio.activate', { id, reason, isOverride: true }),
    ]);
    const { status, events } = await studio.ask(studio.author, 'studio.version', { id });
    expect(['rejected', 'active']).toContain(status);
    expect(events.filter(({ kind }) => kind === 'rejected' || kind === 'activated')).toHaveLength(1);
  });
});

describe('the traffic of a game', () => {
  it('is none before anybody has played', async () => {
    const { since, ...traffic } = await studio.ask(studio.author, 'studio.traffic', { game: 'battle' });
    expect(traffic).toEqual({ bets: 0, counted: 0, classes: [] });
    expect(Date.now() - since).toBeGreaterThanOrEqual(30 * 86_400_000);
  });

  it('is what players chose, by class, with nothing of any of them', async () => {
    const player = await server.player();
    const roll = (bet: string, percent: string) => player.call('dice.play', { bet, percent, bet_type: 'less' });
    await roll('1.00', '47.13');
    await roll('3.00', '47.13');
    await roll('5.00', '47.13');
    await roll('2.00', '10.00');
    const traffic = await studio.ask(studio.author, 'studio.traffic', { game: 'dice' });
    expect(traffic).toEqual({
      since: expect.any(Number),
      bets: 4,
      counted: 4,
      classes: [
        { id: 'less-4713', weight: 3, stakeMinor: 300 },
        { id: 'less-1000', weight: 1, stakeMinor: 200 },
      ],
    });
  });

  it('tells the plans of mines, and leaves out what the active version does not allow', async () => {
    const player = await server.player();
    await player.call('mines.createGame', { bet: 1000, minesLength: 23 });
    await player.call('mines.openSector', { sectorKey: 0 });
    const before = await studio.ask(studio.author, 'studio.traffic', { game: 'mines' });
    expect(before).toMatchObject({ bets: 1, counted: 1, classes: [{ id: 'mines-23-safe-1', weight: 1, stakeMinor: 1000 }] }); // prettier-ignore
    await studio.activated('mines', { maxMines: 22, minePresets: [3, 5, 15] });
    const after = await studio.ask(studio.author, 'studio.traffic', { game: 'mines' });
    expect(after).toMatchObject({ bets: 1, counted: 0, classes: [] });
  });
});

describe('a draw that costs nothing', () => {
  const { robbery } = draws;
  const sectors = robbery.defaultConfig.sectors.map((sector) => ({ ...sector, weight: 100 }));

  it('has versions with four eyes, and its next round is drawn by the one in force', async () => {
    const { author, approver, ask } = studio;
    const other = { sectors: robbery.defaultConfig.sectors.with(0, { sharePercent: 1, weight: 301 }) };
    const { id } = await studio.checked('robbery', other);
    expect((await author.refusal('studio.approve', { id, reason })).code).toBe('OWN_VERSION');
    const { waiting } = await ask(approver, 'studio.inbox');
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'version', id, game: 'robbery' }));
    await ask(approver, 'studio.approve', { id, reason });
    expect((await author.refusal('studio.candidate.start', { id, sharePpm: 1000, reason })).code).toBe(404);
    const { version } = await ask(author, 'studio.activate', { id, reason });
    const player = await server.player();
    await insertProfile(server.db.pool, player.userId, { provider: 'telegram', subject: '1', name: 'x', url: null });
    await player.request('bonus:activatePeriodicalBonus');
    const spin = await player.request<{ round: string; config: object }>('bonus:startPeriodicalBonus');
    expect(spin.data.config).toMatchObject(other);
    const { record } = await player.call<{ record: object }>('fairness.round', {
      game: 'robbery',
      id: spin.data.round,
    });
    expect(record).toMatchObject({ config: { hash: version.hash, version: 2 } });
  });

  it('cannot be made to cost more than twice what the program’s own distribution does', async () => {
    const { author, ask } = studio;
    const { id } = await studio.save('robbery', { sectors });
    const { version, findings } = await ask(author, 'studio.check', { id });
    expect(version.status).toBe('draft');
    expect(findings[0]).toMatchObject({ rule: 'drawCost', severity: 'error', where: '1' });
    expect((await studio.approver.refusal('studio.approve', { id, reason })).code).toBe('GUARDRAILS');
  });
});

/** A trial that is played from a time on, as if its beacon had been there. */
const light = async (id: number, at: number): Promise<void> => {
  await server.database.owner.query(
    `WITH begun AS (UPDATE game_config SET candidate_salt = 'x' WHERE id = $1 RETURNING id), line AS (
       SELECT details FROM game_config_event WHERE config_id = $1 AND kind = 'candidate.started' ORDER BY id DESC LIMIT 1
     )
     INSERT INTO game_config_event (config_id, kind, details, at) SELECT begun.id, 'candidate.lit', line.details, $2 FROM begun, line`,
    [id, at],
  );
};

let nonce = 0;

/** Even bets of 1.00 that five players placed in a trial, so many of them won. */
const played = async (configId: number, at: number, rounds: number, wins: number): Promise<void> => {
  await server.database.owner.query(
    `INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
     SELECT (lpad(to_hex($2::bigint), 12, '0') || lpad(to_hex($5::int + n), 20, '0'))::uuid, 'dice', 1 + n % 5, 1, $5 + n, 'x', $1, 'real',
       100, CASE WHEN n < $4::int THEN 190 ELSE 0 END, '{"percentBp":5000,"side":"less"}', '{}', $2
     FROM generate_series(0, $3::int - 1) n`,
    [configId, at, rounds, wins, (nonce += 10_000)],
  );
};

describe('the gate before everybody', () => {
  const start = (id: number) =>
    studio.ask(studio.approver, 'studio.candidate.start', { id, sharePpm: 500_000, reason });
  const trialOf = (id: number, by = studio.author) => studio.ask(by, 'studio.trial', { id });
  const watch = () =>
    endStrayTrials({ db: server.db, games: houseGames, clock: { now: Date.now }, log: { warn: () => undefined } });

  it('keeps an untried version from being active, whoever asks, until a third person says why', async () => {
    const { id } = await studio.approved('dice', other());
    await start(id);
    for (const who of [studio.author, studio.approver, studio.admin])
      expect(await who.refusal('studio.activate', { id, reason })).toMatchObject({
        code: 'TRIAL_NEEDED',
        rounds: 0,
        msg: expect.stringMatching(/tried too little: 0 rounds/),
      });
    for (const who of [studio.author, studio.approver])
      expect((await who.refusal('studio.activate', { id, reason, isOverride: true })).code).toBe('OVERRIDE_BY_THIRD');
    expect(await trialOf(id)).toMatchObject({
      isNeeded: true,
      isOpen: false,
      rounds: 0,
      mayOverride: false,
      band: null,
    });
    expect((await trialOf(id, studio.admin)).mayOverride).toBe(true);
    await studio.ask(studio.admin, 'studio.activate', { id, reason: 'the old one is broken', isOverride: true });
    const { events, status } = await studio.ask(studio.author, 'studio.version', { id });
    expect([status, events[0]]).toMatchObject(['active', { isOverride: true, reason: 'the old one is broken' }]);
    expect(await trialOf(id)).toMatchObject({ isNeeded: false, isOpen: true });
  });

  it('opens for a version that was played enough, also over two trials', async () => {
    const { id } = await studio.approved('dice', { houseEdgePpm: 50_000, minStakeMinor: 20 });
    await start(id);
    const at = Date.now() - 1000;
    await light(id, at);
    await played(id, at, 600, 300);
    expect(await trialOf(id)).toMatchObject({
      isOpen: false,
      rounds: 600,
      players: 5,
      band: { returnPpm: 950_000, isOutside: false },
    });
    await studio.ask(studio.author, 'studio.candidate.stop', { game: 'dice', reason });
    await start(id);
    await light(id, Date.now());
    await played(id, Date.now(), 400, 200);
    await watch();
    const open = await trialOf(id);
    expect(open).toMatchObject({
      isOpen: true,
      rounds: 1000,
      band: { expectedPpm: 950_000, lowPpm: 787_173, highPpm: 1_113_727 },
    });
    await studio.ask(studio.author, 'studio.activate', { id, reason });
    const { events } = await studio.ask(studio.author, 'studio.version', { id });
    expect(events[0]).toMatchObject({ kind: 'activated', isOverride: false });
  });

  it('ends a trial whose return leaves its band, tells the inbox, and counts nothing of it', async () => {
    const { id, version } = await studio.approved('dice', { houseEdgePpm: 50_000, minStakeMinor: 30 });
    await start(id);
    const tonight = { id, at: Date.now() + 3_600_000, reason, isOverride: true };
    await studio.ask(studio.admin, 'studio.schedule', tonight); // knows nothing of what follows
    const at = Date.now() - 1000;
    await light(id, at);
    await played(id, at, 1000, 586);
    await watch();
    expect(await studio.statusOf(id)).toBe('candidate');
    await played(id, at, 1000, 700);
    await watch();
    await watch();
    const { status, events, schedule } = await studio.ask(studio.author, 'studio.version', { id });
    expect([status, schedule]).toMatchObject(['approved', { state: 'refused', refusal: 'TRIAL_STOPPED' }]);
    // 1,286 of 2,000 won; by trialErrors(2000) = 4.73 around 95 %, and a stake or payout more
    expect(events.filter(({ kind }) => kind === 'candidate.stopped')).toMatchObject([
      { actor: null, left: { returnPpm: 1_221_700, expectedPpm: 950_000 } },
    ]);
    const waiting = async () =>
      (await studio.ask(studio.author, 'studio.inbox')).waiting.filter(({ kind }) => kind === 'stopped');
    expect(await waiting()).toMatchObject([{ id, version, isOwn: false }]);
    expect(await trialOf(id)).toMatchObject({ isOpen: false, isStopped: true, rounds: 0 });
    expect((await studio.author.refusal('studio.activate', { id, reason })).code).toBe('TRIAL_NEEDED');
    await studio.ask(studio.author, 'studio.reject', { id, reason });
    expect(await waiting()).toEqual([]);
  });
});

describe('a version with a time to become active', () => {
  const HOUR_MS = 3_600_000;
  const at = (now: number, more: object = {}) =>
    activateDue({
      db: server.db,
      games: houseGames.engine,
      served: houseGames,
      clock: { now: () => now },
      log: { warn: () => undefined },
      check: createAnalysis(houseGames, server.db).check,
      exemptLogins: [],
      ...more,
    });
  const plan = (id: number, more: object = {}, by = studio.admin) =>
    studio.ask(by, 'studio.schedule', { id, at: Date.now() + HOUR_MS, reason: 'tonight', isOverride: true, ...more });
  const later = () => Date.now() + 1.5 * HOUR_MS;
  const refused = (refusal: string) => ({ status: 'approved', schedule: { state: 'refused', refusal } });
  const shown = (id: number) => studio.ask(studio.author, 'studio.version', { id });

  it('becomes active at that time, once, in the name of its author, however many processes look', async () => {
    const { id } = await studio.approved('dice', other());
    const { schedule } = await plan(id);
    expect(schedule).toMatchObject({ state: 'waiting', reason: 'tonight', isOverride: true, endedAt: null });
    await at(Date.now());
    expect(await studio.statusOf(id)).toBe('approved');
    await Promise.all([at(later()), at(later()), at(later())]);
    const { status, events, ...rest } = await shown(id);
    expect([status, rest.schedule]).toMatchObject(['active', { state: 'done', endedBy: null, refusal: null }]);
    expect(events.filter(({ kind }) => kind === 'activated')).toMatchObject([
      { actor: schedule.author, reason: 'tonight', isOverride: true },
    ]);
  });

  it('waits no more once it was taken back, or was activated by hand', async () => {
    const { id } = await studio.approved('dice', other());
    await plan(id);
    expect(await studio.admin.refusal('studio.schedule', { id, at: later(), reason })).toMatchObject({
      code: 'ALREADY_SCHEDULED',
    });
    const { schedule } = await studio.ask(studio.author, 'studio.unschedule', { id });
    expect(schedule).toMatchObject({ state: 'cancelled', endedBy: expect.any(String) });
    await at(later());
    expect(await studio.statusOf(id)).toBe('approved');
    expect((await studio.author.refusal('studio.unschedule', { id })).code).toBe('NOT_SCHEDULED');
    await plan(id);
    await studio.ask(studio.admin, 'studio.activate', { id, reason, isOverride: true });
    expect((await shown(id)).schedule).toMatchObject({ state: 'cancelled' });
    edgePpm -= 100;
    const rejected = await studio.approved('dice', other());
    await plan(rejected.id);
    await studio.ask(studio.author, 'studio.reject', { id: rejected.id, reason });
    expect((await shown(rejected.id)).schedule).toMatchObject({ state: 'cancelled', endedBy: expect.any(String) });
  });

  it('does not undo what somebody activated by hand since, but follows on another plan', async () => {
    const planned = [
      await studio.approved('dice', other()),
      await studio.approved('dice', { houseEdgePpm: edgePpm - 10 }),
    ];
    for (const { id } of planned) await plan(id);
    await at(later());
    expect(await Promise.all(planned.map(({ id }) => studio.statusOf(id)))).toEqual(['retired', 'active']);
    edgePpm -= 100;
    const { id } = await studio.approved('dice', other());
    await plan(id);
    await studio.ask(studio.admin, 'studio.rollback', { game: 'dice', to: planned[0]?.id, reason });
    await at(later());
    expect(await shown(id)).toMatchObject(refused('SUPERSEDED'));
  });

  it('is not made up for when nobody was there to do it, and waits while it cannot be judged', async () => {
    const [lost, { id }] = [
      await studio.approved('dice', other()),
      await studio.approved('mines', { houseEdgePpm: 48_000 }),
    ];
    await plan(lost.id);
    await plan(id);
    const check = (game: string, config: object) =>
      game === 'dice'
        ? Promise.reject(new Error('no guardrails'))
        : createAnalysis(houseGames, server.db).check(game, config);
    await expect(at(later(), { check })).rejects.toThrow('at their time');
    expect(await shown(lost.id)).toMatchObject({ status: 'approved', schedule: { state: 'waiting' } });
    expect(await studio.statusOf(id)).toBe('active');
    await at(Date.now() + 2.1 * HOUR_MS);
    expect(await shown(lost.id)).toMatchObject(refused('MISSED'));
  });

  it('stays as it is when it was tried too little, and waits in the inbox', async () => {
    const { id, version } = await studio.approved('dice', other());
    await plan(id, { isOverride: false }, studio.author);
    await at(later());
    expect(await shown(id)).toMatchObject(refused('TRIAL_NEEDED'));
    const { waiting } = await studio.ask(studio.author, 'studio.inbox');
    expect(waiting.filter((each) => each.kind === 'refused' && each.id === id)).toMatchObject([{ id, version }]);
    await studio.ask(studio.author, 'studio.reject', { id, reason });
    expect((await studio.ask(studio.author, 'studio.inbox')).waiting.some((each) => each.id === id)).toBe(false);
  });

  it('does not become active when its author has lost the right', async () => {
    const { id } = await studio.approved('dice', other());
    const gone = await studio.person('designer');
    await plan(id, {}, gone);
    await server.database.owner.query(`UPDATE app_user SET roles = '{}' WHERE id = $1`, [gone.userId]);
    await at(later());
    expect(await shown(id)).toMatchObject(refused('403'));
  });

  it('does not become active when its override is by the author or by somebody without a second factor', async () => {
    const { id } = await studio.approved('dice', other());
    const third = await studio.person('designer');
    const sql = (text: string, ...values: unknown[]) => server.database.owner.query(text, values);
    await plan(id, {}, third);
    await sql(
      `INSERT INTO identity_key (user_id, kind, key_hash, is_proven) SELECT unnest($1::bigint[]), 'device', '\\x0709', true`,
      [third.userId, studio.author.userId],
    );
    await at(later());
    expect(await shown(id)).toMatchObject(refused('OVERRIDE_BY_THIRD'));
    await plan(id, { isOverride: false }, third);
    await sql('UPDATE app_user SET totp_secret = NULL WHERE id = $1', third.userId);
    await at(later());
    expect(await shown(id)).toMatchObject(refused('second_factor_needed'));
  });

  it('is refused for a time that is past or far, a draft, and an override by its author', async () => {
    const draft = await studio.save('dice', other());
    const refusal = async (id: number, when: number, by = studio.admin) =>
      (await by.refusal('studio.schedule', { id, at: when, reason, isOverride: true })).code;
    expect(await refusal(draft.id, later())).toBe('WRONG_STATUS');
    edgePpm -= 100;
    const { id } = await studio.approved('dice', other());
    expect(await refusal(id, Date.now() - 1)).toBe('SCHEDULE_TIME');
    expect(await refusal(id, Date.now() + 91 * 24 * HOUR_MS)).toBe('SCHEDULE_TIME');
    expect(await refusal(id, later(), studio.author)).toBe('OVERRIDE_BY_THIRD');
  });
});
