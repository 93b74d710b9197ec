import { games } from 'games-engine';
import { analyses } from 'games-engine/analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer, CallName } from '../../../contract/calls.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let [owner, partner, designer]: TestPlayer[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [owner, partner, designer] = [
    await server.player({ language: 'en', roles: ['admin'] }),
    await server.player({ language: 'en', roles: ['admin'] }),
    await server.player({ language: 'en', roles: ['designer'] }),
  ];
});
afterAll(() => server.close());

const as = (who: TestPlayer | undefined): TestPlayer => {
  if (!who) throw new Error('nobody was made');
  return who;
};
const ask = <N extends CallName>(who: TestPlayer | undefined, name: N, payload: object): Promise<CallAnswer<N>> =>
  as(who).call(name, payload);
const refusal = async (who: TestPlayer | undefined, name: string, payload: object): Promise<unknown> =>
  (await as(who).refusal(name, payload)).code;
const reason = 'a safer house';
const program = analyses.dice.defaultBounds;
const tighter = { ...program, maxBetPayoutMinor: 500_000_000 };
const proposal = (bounds: object = tighter) => ['guardrails.propose', { game: 'dice', bounds, reason }] as const;
const propose = (by: TestPlayer | undefined, bounds: object = tighter) => ask(by, ...proposal(bounds));
const decision = (id: number, isApproved = true) =>
  ['guardrails.decide', { id, isApproved, reason: 'looks right' }] as const;
const decide = (by: TestPlayer | undefined, id: number, isApproved = true) => ask(by, ...decision(id, isApproved));
const load = (by: TestPlayer | undefined) => ask(by, 'guardrails.load', { game: 'dice' });

/** An approved version of dice that pays up to ten million for the greatest stake: 950,000,000 hundredths. */
const approvedVersion = async (houseEdgePpm: number): Promise<number> => {
  const { active } = await ask(designer, 'studio.versions', { game: 'dice' });
  const config = { ...games.dice.defaultConfig, houseEdgePpm };
  const { version } = await ask(designer, 'studio.save', { game: 'dice', config, reason, basedOn: active.id });
  await ask(designer, 'studio.check', { id: version.id });
  await ask(owner, 'studio.approve', { id: version.id, reason });
  return version.id;
};

describe('guardrails', () => {
  it('are the program’s until two admins agree on others, and only admins propose', async () => {
    expect(await load(designer)).toMatchObject({ bounds: program, program, versions: [] });
    expect(await refusal(designer, ...proposal())).toBe(403);
    const player = await server.player();
    expect(await refusal(player, 'guardrails.load', { game: 'dice' })).toBe(403);
  });

  it('are brought into force by another admin than their author, once, and hold at once', async () => {
    const id = await approvedVersion(49_000);
    const proposed = await propose(owner);
    expect(await refusal(partner, ...proposal())).toBe('PROPOSAL_WAITS');
    expect((await load(designer)).bounds).toEqual(program);
    expect(await refusal(owner, ...decision(proposed.id))).toBe('OWN_PROPOSAL');
    expect(await refusal(designer, ...decision(proposed.id))).toBe(403);
    const both = await Promise.allSettled([decide(partner, proposed.id), decide(partner, proposed.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { bounds, versions } = await load(designer);
    expect(bounds).toEqual({ ...program, maxBetPayoutMinor: 500_000_000 });
    expect(versions).toMatchObject([{ version: 1, status: 'active', reason, decision: 'looks right' }]);
    expect(versions[0]?.author).not.toBe(versions[0]?.decider);
    const leaves = () => server.database.pool.query(`SELECT FROM log_entry WHERE kind = 'guardrail'`);
    await expect.poll(async () => (await leaves()).rowCount).toBe(1); // although nobody plays

    expect(await refusal(designer, 'studio.activate', { id, reason })).toBe('OUTSIDE_GUARDRAILS');
    const start = { id, sharePpm: 1000, reason };
    expect(await refusal(designer, 'studio.candidate.start', start)).toBe('OUTSIDE_GUARDRAILS');
  });

  it('keep a version that was active before from coming back, and let it once they are wide again', async () => {
    await decide(owner, (await propose(partner, program)).id);
    const { active } = await ask(designer, 'studio.versions', { game: 'dice' });
    const first = active.id;
    const id = await approvedVersion(48_000);
    await ask(partner, 'studio.activate', { id, reason, isOverride: true });
    await decide(partner, (await propose(owner)).id);
    const back = ['studio.rollback', { game: 'dice', to: first, reason }] as const;
    expect(await refusal(designer, ...back)).toBe('OUTSIDE_GUARDRAILS');
    await decide(owner, (await propose(partner, program)).id);
    expect((await ask(designer, ...back)).version).toMatchObject({ status: 'active', version: 1 });
    expect((await load(owner)).versions.map(({ status }) => status)).toEqual([
      'active',
      'retired',
      'retired',
      'retired',
    ]);
  });

  it.each([
    ['a field is missing', { timings: program.timings }, 400],
    ['a number is not whole', { ...program, maxRuinPpm: 0.5 }, 400],
    ['a minimum is above its maximum', { ...program, minRtpPpm: 995_000 }, 'NOT_BOUNDS'],
    [
      'a time is of another game',
      { ...program, timings: { ...program.timings, spinMs: { min: 0, max: 1 } } },
      'NOT_BOUNDS',
    ],
  ])('are refused where %s', async (_, bounds, code) => {
    expect(await refusal(owner, ...proposal(bounds))).toBe(code);
  });

  it('can be withdrawn by their author, and not be decided twice', async () => {
    const { id } = await propose(owner);
    await decide(owner, id, false);
    expect(await refusal(partner, ...decision(id))).toBe('DECIDED');
    expect(await refusal(partner, ...decision(999_999))).toBe(404);
    expect((await load(owner)).versions[0]).toMatchObject({ status: 'rejected' });
  });

  it('cannot be rewritten or approved by their author, whatever the application does', async () => {
    const { id } = await propose(owner);
    const { pool } = server.database;
    const denied = { code: '42501' };
    await expect(pool.query(`UPDATE guardrail SET bounds = '{}' WHERE id = $1`, [id])).rejects.toMatchObject(denied);
    await expect(pool.query('DELETE FROM guardrail WHERE id = $1', [id])).rejects.toMatchObject(denied);
    const approve = (sql: string) =>
      pool.query(`UPDATE guardrail SET status = 'active', decider_id = ${sql}, decided_at = 1 WHERE id = $1`, [id]);
    await expect(approve('author_id')).rejects.toMatchObject({ constraint: 'guardrail_four_eyes' });
    const nobody = `(SELECT id FROM app_user WHERE roles = '{}' LIMIT 1)`;
    await expect(approve(nobody)).rejects.toMatchObject(denied);
    await decide(partner, id, false);
  });
});

it('the inbox holds what waits for somebody else, and guardrails for admins alone', async () => {
  const { active } = await ask(designer, 'studio.versions', { game: 'mines' });
  const config = { ...games.mines.defaultConfig, houseEdgePpm: 45_000 };
  const { version } = await ask(designer, 'studio.save', { game: 'mines', config, reason, basedOn: active.id });
  const inbox = async (by: TestPlayer | undefined) => (await ask(by, 'studio.inbox', {})).waiting;
  expect(await inbox(owner)).toEqual([]); // a draft waits for nobody
  await ask(designer, 'studio.check', { id: version.id });
  const { id } = await propose(owner);
  expect(await inbox(designer)).toMatchObject([
    { kind: 'version', id: version.id, game: 'mines', isOwn: true, reason },
  ]);
  expect(await inbox(partner)).toMatchObject([
    { kind: 'version', id: version.id, isOwn: false },
    { kind: 'guardrails', id, game: 'dice', isOwn: false },
  ]);
  await decide(partner, id, false);
  await ask(owner, 'studio.approve', { id: version.id, reason });
  expect(await inbox(partner)).toEqual([]);
});
