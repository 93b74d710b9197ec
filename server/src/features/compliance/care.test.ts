import { createPublicKey, verify } from 'node:crypto';
import { dayOf, inUnitOfWork, type UnitOfWork } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { noticeCodes } from '../../testing/notice-codes.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { countCare } from './care.ts';

let server: TestServer;
let officer: TestPlayer;
let helper: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  officer = await server.player({ roles: ['compliance'], language: 'en', creditMinor: 0n });
  helper = await server.player({ roles: ['support'], language: 'en', creditMinor: 0n });
});
afterAll(() => server.close());

const sql = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values]);
const idOf = async ({ userId }: TestPlayer): Promise<string> => {
  const { rows } = await sql('SELECT public_id AS id FROM app_user WHERE id = $1', [userId]);
  return String(rows[0]?.id);
};
const count = () => {
  const { db } = server;
  const clock = { now: () => Date.now() };
  return countCare({
    db,
    em: () => db.orm.em.fork(),
    inUnitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>) => inUnitOfWork(db, work),
    clock,
  } as never);
};
const read = async (player: TestPlayer) =>
  officer.call<CallAnswer<'officeCare.player'>>('officeCare.player', { userId: await idOf(player) });
const intervene = async (player: TestPlayer, change: object) => ({
  userId: await idOf(player),
  kind: 'message',
  reason: 'plays every night',
  ...change,
});

describe('signs of harm', () => {
  it('are counted over 30 days, and come to a level', async () => {
    const player = await server.player();
    const today = dayOf(Date.now());
    await sql('INSERT INTO aml_play_day VALUES ($1, $2, 1, 100, 0, 95, 1)', [player.userId, today]);
    for (let ago = 0; ago < 31; ago += 1)
      await sql('INSERT INTO care_day VALUES ($1, $2, $3, $4, 0)', [player.userId, today - ago, 1, ago < 30 ? 1 : 500]);
    await count();
    expect(await read(player)).toMatchObject({ level: 2, signals: { nights: 30, chasing: 30, reloads: 0 } });
    const { players } = await officer.call<CallAnswer<'officeCare.players'>>('officeCare.players', { level: 2 });
    expect(players).toMatchObject([{ level: 2, last: null, isExcluded: false }]);
  });
});

describe('an intervention', () => {
  it('is told to the player and keeps who acted, why, and play around it', async () => {
    const player = await server.player();
    await officer.call('officeCare.intervene', await intervene(player, {}));
    await officer.call('officeCare.intervene', await intervene(player, { kind: 'call', reason: 'spoke of limits' }));
    expect(await noticeCodes(server.db, player.userId)).toEqual(['careMessage']);
    const { interventions } = await read(player);
    expect(interventions.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['call', 'spoke of limits'],
      ['message', 'plays every night'],
    ]);
    expect(interventions[0]?.effects.map(({ days }) => days)).toEqual([7, 30]);
  });

  it('closes play by a break, which is never made shorter', async () => {
    const player = await server.player();
    await officer.call('officeCare.intervene', await intervene(player, { kind: 'break', lasts: 'week' }));
    const bet = { bet: 1000, percent: 50, bet_type: 'less' };
    expect(await player.refusal('dice.play', bet)).toMatchObject({ code: 'TIME_OUT' });
    const shorter = await intervene(player, { kind: 'break', lasts: 'day' });
    expect(await officer.refusal('officeCare.intervene', shorter)).toMatchObject({ code: 'BREAK_RUNS' });
    expect((await read(player)).interventions).toHaveLength(1);
  });

  it('leaves alone who has excluded themselves', async () => {
    const player = await server.player();
    await player.call('limits.selfExclude', { for: 'year' });
    for (const kind of ['message', 'limit', 'call'])
      expect(await officer.refusal('officeCare.intervene', await intervene(player, { kind }))).toMatchObject({
        code: 'PLAYER_EXCLUDED',
      });
    const { months } = await officer.call<CallAnswer<'officeCare.returns'>>('officeCare.returns');
    expect(months[0]).toMatchObject({ excluded: 1, breaks: 1, interventions: 3 });
  });
});

describe('a complaint', () => {
  const open = async (player: TestPlayer, who = helper) =>
    (
      await who.call<{ id: number }>('officeComplaints.open', {
        player: await idOf(player),
        kind: 'game',
        text: 'the coin fell wrong',
      })
    ).id;
  const readOne = (id: number) => officer.call<CallAnswer<'officeComplaints.read'>>('officeComplaints.read', { id });

  it('is registered by support, answered once by compliance, and told to the player', async () => {
    const player = await server.player();
    const id = await open(player);
    const answer = { id, outcome: 'rejected', answer: 'the round replays as it fell' };
    expect(await helper.refusal('officeComplaints.answer', answer)).toMatchObject({ code: 403 });
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => officer.call('officeComplaints.answer', answer)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readOne(id)).complaint).toMatchObject({ outcome: 'rejected', answer: answer.answer });
    expect(await noticeCodes(server.db, player.userId)).toEqual(['complaintAnswered', 'complaintOpened']);
    expect(await officer.refusal('officeComplaints.answer', answer)).toMatchObject({ code: 'GONE' });
  });

  it('names a round of its player alone', async () => {
    const [player, other] = [await server.player(), await server.player()];
    await other.call('dice.play', { bet: 1000, percent: 50, bet_type: 'less' });
    const { rows } = await sql('SELECT id FROM round WHERE user_id = $1', [other.userId]);
    const about = { kind: 'game', text: 'the roll was wrong', round: { game: 'dice', id: rows[0]?.id } };
    const asked = async (who: TestPlayer) => ({ ...about, player: await idOf(who) });
    expect(await helper.refusal('officeComplaints.open', await asked(player))).toMatchObject({ code: 'NOT_OWN' });
    const { id } = await helper.call<{ id: number }>('officeComplaints.open', await asked(other));
    expect((await readOne(id)).complaint.round).toEqual(about.round);
  });
});

describe('the export of a case', () => {
  it('is signed, and noted in the case', async () => {
    const { id } = await officer.call<{ id: number }>('officeCompliance.openCase', {
      player: await idOf(await server.player()),
      reason: 'a letter',
    });
    const file = await officer.call<CallAnswer<'officeCompliance.export'>>('officeCompliance.export', {
      id,
      reason: 'the regulator asks',
    });
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(file.publicKey, 'base64')]);
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const signature = Buffer.from(file.signature, 'base64');
    expect(verify(null, Buffer.from(file.report), key, signature)).toBe(true);
    expect(verify(null, Buffer.from(file.report.replace('letter', 'lettre')), key, signature)).toBe(false);
    expect(JSON.parse(file.report)).toMatchObject({ case: { id, events: [{ kind: 'exported' }, { kind: 'opened' }] } });
    expect(file.csv).toBe('kind,reference,amount in base units,time\r\n');
  });
});
