import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { programThresholds } from '../../../contract/features/aml-thresholds.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: TestPlayer;
let colleague: TestPlayer;
let admin: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  const officers = () => server.player({ roles: ['compliance'], language: 'en', creditMinor: 0n });
  [officer, colleague] = [await officers(), await officers()];
  admin = await server.player({ roles: ['admin'], language: 'en', creditMinor: 0n });
});
afterAll(() => server.close());

const nickOf = async ({ userId }: Pick<TestPlayer, 'userId'>): Promise<string> => {
  const { rows } = await server.database.owner.query<{ nick: string }>('SELECT nick FROM app_user WHERE id = $1', [
    userId,
  ]);
  return rows[0]?.nick ?? '';
};
const open = async (player: TestPlayer): Promise<number> =>
  (
    await officer.call<{ id: number }>('officeCompliance.openCase', {
      player: await nickOf(player),
      reason: 'a letter',
    })
  ).id;
const read = async (id: number, who = officer) =>
  (await who.call<CallAnswer<'officeCompliance.case'>>('officeCompliance.case', { id })).case;
const decide = (id: number, decision = 'nothing') => ({ id, decision, reason: 'looked at all of it' });
const share = async (...players: TestPlayer[]) => {
  const hash = Buffer.alloc(32, Number(players[0]?.userId) % 251);
  for (const { userId } of players)
    await server.database.owner.query(
      `INSERT INTO identity_key (user_id, kind, key_hash, is_proven) VALUES ($1, 'device', $2, true)`,
      [userId, hash],
    );
};

describe('a case', () => {
  it('is opened, worked on and decided, and remembers who did what', async () => {
    const player = await server.player();
    const id = await open(player);
    await colleague.call('officeCompliance.take', { id, isTaken: true });
    await officer.call('officeCompliance.note', { id, text: 'asked the bank' });
    await officer.call('officeCompliance.moveDeadline', { id, days: 5, reason: 'the bank is slow' });
    expect(await read(id, colleague)).toMatchObject({ status: 'open', owner: await nickOf(colleague), isMine: true });
    const { cases } = await officer.call<CallAnswer<'officeCompliance.cases'>>('officeCompliance.cases', {
      status: 'open',
      player: await nickOf(player),
    });
    expect(cases).toMatchObject([{ id, rules: [], alerts: 0 }]);
    await officer.call('officeCompliance.decide', decide(id, 'watch'));
    const decided = await read(id);
    expect(decided).toMatchObject({ status: 'decided', decision: 'watch', decider: await nickOf(officer) });
    expect(decided.events.map(({ kind }) => kind)).toEqual(['decided', 'deadline', 'noted', 'taken', 'opened']);
    expect(await colleague.refusal('officeCompliance.note', { id, text: 'too late' })).toMatchObject({ code: 'GONE' });
  });

  it('is one a player, and none about the staff', async () => {
    const player = await server.player();
    await open(player);
    const again = { player: await nickOf(player), reason: 'a second letter' };
    expect(await colleague.refusal('officeCompliance.openCase', again)).toMatchObject({ code: 'CASE_OPEN' });
    const about = { player: await nickOf(admin), reason: 'a letter' };
    expect(await officer.refusal('officeCompliance.openCase', about)).toMatchObject({ code: 'PROTECTED_ACCOUNT' });
    expect(await officer.refusal('officeCompliance.case', { id: 999_999 })).toMatchObject({ code: 404 });
  });

  it('is decided once, by somebody whom it does not concern', async () => {
    const player = await server.player();
    const id = await open(player);
    await share(colleague, player);
    expect(await read(id, colleague)).toMatchObject({ isConcerned: true });
    for (const [name, payload] of [
      ['decide', decide(id)],
      ['note', { id, text: 'it is nothing' }],
      ['take', { id, isTaken: true }],
    ] as const)
      expect(await colleague.refusal(`officeCompliance.${name}`, payload)).toMatchObject({ code: 'SAME_PERSON' });
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => officer.call('officeCompliance.decide', decide(id))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(id)).events.filter(({ kind }) => kind === 'decided')).toHaveLength(1);
  });

  it('keeps withdrawals by a limit, closes the account by a closure, and tells the player neither', async () => {
    const [limited, closed] = [await server.player(), await server.player()];
    await officer.call('officeCompliance.decide', decide(await open(limited), 'limit'));
    await officer.call('officeCompliance.decide', decide(await open(closed), 'close'));
    const { rows } = await server.database.owner.query(
      `SELECT block_withdraw AS limited, blocked_at IS NOT NULL AS closed FROM app_user WHERE id = ANY ($1) ORDER BY id`,
      [[limited.userId, closed.userId]],
    );
    expect(rows).toEqual([
      { limited: true, closed: false },
      { limited: false, closed: true },
    ]);
    const { rows: trail } = await server.database.owner.query(
      `SELECT kind, details FROM account_event WHERE user_id = ANY ($1) AND actor_id IS NOT NULL ORDER BY id`,
      [[limited.userId, closed.userId]],
    );
    expect(trail).toEqual([
      { kind: 'withdrawals.blocked', details: {} },
      { kind: 'account.blocked', details: { reason: 'compliance' } },
    ]);
  });

  it('rests on payments and rounds of its player alone', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const id = await open(player);
    await player.call('dice.play', { bet: 1000, percent: 50, bet_type: 'less' });
    await other.call('dice.play', { bet: 1000, percent: 50, bet_type: 'less' });
    const roundOf = async ({ userId }: TestPlayer) => {
      const { rows } = await server.database.owner.query<{ id: string }>('SELECT id FROM round WHERE user_id = $1', [
        userId,
      ]);
      return { kind: 'round', game: 'dice', round: rows[0]?.id };
    };
    const add = (evidence: object) => ({ id, evidence, reason: 'won at once' });
    await officer.call('officeCompliance.addEvidence', add(await roundOf(player)));
    expect(await officer.refusal('officeCompliance.addEvidence', add(await roundOf(other)))).toMatchObject({
      code: 'NOT_OWN',
    });
    expect(
      await officer.refusal('officeCompliance.addEvidence', add({ kind: 'payment', number: 12_345 })),
    ).toMatchObject({ code: 'NOT_OWN' });
    expect((await read(id)).events[0]).toMatchObject({ kind: 'evidence', evidence: { kind: 'round', game: 'dice' } });
  });

  it('is read by administrators, who do nothing with it', async () => {
    const id = await open(await server.player());
    expect(await read(id, admin)).toMatchObject({ id });
    expect(await admin.refusal('officeCompliance.decide', decide(id))).toMatchObject({ code: 403 });
  });
});

describe('thresholds', () => {
  const rules = (who = officer) => who.call<CallAnswer<'officeCompliance.rules'>>('officeCompliance.rules');
  const tighter = { ...programThresholds, ownPlay: { ...programThresholds.ownPlay, rounds: 2 } };
  const yes = (version: number) => ({ version, isApproved: true, reason: 'agreed' });

  it('are changed by two officers', async () => {
    expect(await rules()).toMatchObject({ version: 0, thresholds: programThresholds });
    const asked = { thresholds: tighter, reason: 'many pairs' };
    const { version } = await officer.call<{ version: number }>('officeCompliance.proposeRules', asked);
    expect(await colleague.refusal('officeCompliance.proposeRules', asked)).toMatchObject({ code: 'PROPOSAL_WAITS' });
    expect(await officer.refusal('officeCompliance.decideRules', yes(version))).toMatchObject({ code: 'OWN_PROPOSAL' });
    expect(await rules()).toMatchObject({ version: 0 });
    await colleague.call('officeCompliance.decideRules', yes(version));
    expect(await rules()).toMatchObject({ version, thresholds: tighter });
    expect(await colleague.refusal('officeCompliance.decideRules', yes(version))).toMatchObject({ code: 'GONE' });
    expect(await officer.refusal('officeCompliance.proposeRules', asked)).toMatchObject({ code: 'UNCHANGED' });
  });

  it('are withdrawn by their author, and refused where a bound is broken', async () => {
    const { version } = await officer.call<{ version: number }>('officeCompliance.proposeRules', {
      thresholds: programThresholds,
      reason: 'as before',
    });
    await officer.call('officeCompliance.decideRules', { ...yes(version), isApproved: false });
    const wild = { ...tighter, structuring: { ...tighter.structuring, marginPercent: 0 } };
    const refused = await officer.refusal('officeCompliance.proposeRules', { thresholds: wild, reason: 'wild' });
    expect(refused).toMatchObject({ code: 400 });
  });

  it('cannot be approved past the program', async () => {
    const { version } = await officer.call<{ version: number }>('officeCompliance.proposeRules', {
      thresholds: programThresholds,
      reason: 'as before',
    });
    const approve = `UPDATE aml_rules SET status = 'active', decider_id = $2, decided_at = 1 WHERE version = $1`;
    await expect(server.db.pool.query(approve, [version, officer.userId])).rejects.toThrow('aml_rules_four_eyes');
    await expect(server.db.pool.query(approve, [version, admin.userId])).rejects.toThrow('may not become active');
    await officer.call('officeCompliance.decideRules', { ...yes(version), isApproved: false });
  });
});
