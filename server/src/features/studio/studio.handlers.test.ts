import { insertProfile } from 'db';
import { contentHash, draws, games } from 'games-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { openStudio, type Studio } from './testing/studio-fixtures.ts';

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
    await ask(author, 'studio.activate', { id: draft.id, reason });
    const details = await ask(author, 'studio.version', { id: draft.id });
    expect(details).toMatchObject({ status: 'active', findings: [], config: other(), rtpPercent: expect.any(String) });
    expect(details.events.map(({ kind, actor, reason: why }) => [kind, actor, why])).toEqual([
      ['activated', draft.author, reason],
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
    const { id } = await studio.checked('dice', other());
    const tried = await Promise.allSettled(people.map((who) => studio.ask(who, 'studio.approve', { id, reason })));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.allSettled([
      studio.ask(studio.admin, 'studio.reject', { id, reason }),
      studio.ask(studio.author, 'studio.activate', { id, reason }),
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
