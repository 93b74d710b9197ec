import Fastify from 'fastify';
import { contentHash, type AnyGame } from 'games-engine';
import { reportFile, type SignedReport } from 'games-engine/audit-report';
import { openCheckpoint, type Checkpoint } from 'games-engine/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseGames } from '../../games/registry.ts';
import type { AuditedHouse } from './testing/audit-fixtures.ts';
import { auditReportRoutes } from './audit.routes.ts';
import { ReportHouse } from './testing/report-fixtures.ts';
import { createTranslate } from '../../core/i18n/translate.ts';

let reports: ReportHouse;
let house: AuditedHouse;
let signed: SignedReport;
beforeAll(async () => {
  reports = await ReportHouse.open();
  ({ house, signed } = reports);
});
afterAll(() => reports.close());

describe('a report', () => {
  it('has the sums of the rounds that are over', async () => {
    const solo = await reports.query<{ game: string; rounds: number; stakes: number; payouts: number }>(
      `SELECT game, count(*)::int AS rounds, sum(stake)::int AS stakes, sum(payout)::int AS payouts
       FROM round WHERE settled_xid IS NOT NULL GROUP BY 1`,
    );
    const shared = await reports.query<{ game: string; rounds: number; stakes: number; payouts: number }>(
      `SELECT s.game, count(DISTINCT s.id)::int AS rounds, sum(b.stake)::int AS stakes, sum(b.payout)::int AS payouts
       FROM shared_round s JOIN shared_bet b ON b.round_id = s.id WHERE s.state = 'settled' GROUP BY 1`,
    );
    const due = [...solo, ...shared].toSorted((a, b) => (a.game < b.game ? -1 : 1));
    expect(due.map(({ game, rounds }) => [game, rounds])).toEqual([
      ['battle', 2],
      ['dice', 12],
      ['mines', 1],
    ]);
    const said = signed.report.returns.map(({ game, unit, rounds, stakesMinor, payoutsMinor }) => ({
      game,
      unit,
      rounds,
      stakes: stakesMinor,
      payouts: payoutsMinor,
    }));
    expect(said.toSorted((a, b) => (a.game < b.game ? -1 : 1))).toEqual(due.map((row) => ({ ...row, unit: 'BASE' })));
    for (const { realised, stakesMinor, payoutsMinor, expected, band95, band999 } of signed.report.returns) {
      expect(realised).toBeCloseTo(payoutsMinor / stakesMinor, 12);
      expect(band95?.low).toBeGreaterThan(band999?.low ?? 0);
      expect((band95?.high ?? 0) + (band95?.low ?? 0)).toBeCloseTo(2 * (expected ?? 0), 9);
    }
  });

  it('has void rounds by reason, draws, gaps, the ledger, and what it does not tell', async () => {
    const { voids, draws, gaps, ledger, unchecked } = signed.report;
    expect(voids).toEqual([
      {
        ended: 3,
        game: 'battle',
        reasons: [{ notReturned: 0, reason: 'interrupted', rounds: 1, stakesMinor: 1000 }],
        share: 1 / 3,
      },
    ]);
    expect(draws.map(({ game, draws: count }) => [game, count])).toEqual(
      expect.arrayContaining([
        ['dice', 12],
        ['battle', 2],
        ['mines', 1],
      ]),
    );
    expect(gaps).toMatchObject({ count: 0, found: [], checked: { rounds: 14, sharedRounds: 3 } });
    const [stakes] = await reports.query<{ count: number }>(
      'SELECT ((SELECT count(*) FROM round) + (SELECT count(*) FROM shared_bet))::int AS count',
    );
    expect(ledger).toMatchObject({ unmatched: 0, stakes: stakes?.count });
    const secret = await reports.query<{ game: string; rounds: number }>(
      `SELECT r.game, count(*)::int AS rounds FROM round r JOIN seed_pair p ON p.id = r.seed_pair_id
       WHERE r.settled_xid IS NOT NULL AND p.status <> 'revealed' GROUP BY 1`,
    );
    const none = { notInLog: 0, open: 0, secret: 0, simulated: 0, thirdParty: 0, version1: 0 };
    expect(new Map(unchecked.map(({ game, ...counts }) => [game, counts]))).toEqual(
      new Map([
        ['battle', { ...none, version1: 2 }],
        ['dice', { ...none, secret: secret.find(({ game }) => game === 'dice')?.rounds }],
        ['mines', { ...none, open: 1, secret: secret.find(({ game }) => game === 'mines')?.rounds }],
      ]),
    );
  });

  it('has every test of draws that the page of draws has', async () => {
    await house.db.owner.query(`
      INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at, settled_xid)
      SELECT (lpad(to_hex(n), 12, '0') || lpad(to_hex(n), 20, '0'))::uuid, 'dice', 999999, 999999, n, 'x', 1, 'real', 100, 0,
        '{"percentBp":5000,"side":"less"}', json_build_object('roll', (n * 7919 + n * n) % 10000), 1, '1' FROM generate_series(1, 3000) n`);
    const { draws } = (await reports.make({ game: 'dice', to: 10_000 })).report;
    const { chiSquare, runs, battery } = await house.ask('audit.draws', { game: 'dice', from: 0, to: 10_000 });
    await house.db.owner.query('DELETE FROM round WHERE user_id = 999999');
    const due = [chiSquare?.p, runs?.p, ...battery.results.map(({ p }) => p)].filter((p) => p !== null);
    expect(due.length).toBeGreaterThan(5);
    expect(draws[0]?.tests.map(({ p }) => p)).toEqual(due);
  });

  it('stands under a head whose leaves hold its rounds', async () => {
    const { log } = signed.report;
    const head = openCheckpoint(log.checkpoint, house.signer.key) as Checkpoint;
    const [{ first, last, size } = { first: 0, last: 0, size: 0 }] = await reports.query<Record<string, number>>(
      `SELECT min(leaf_index)::int AS first, max(leaf_index)::int AS last, (SELECT size::int FROM log_cursor) AS size
       FROM log_entry WHERE kind = 'round'`,
    );
    expect([log.leaves, head.size]).toEqual([{ from: first, to: (last ?? 0) + 1 }, size]);
  });

  it('names every version in force with its author, approver, leaves and PAR sheet', async () => {
    const [author, , approver] = house.bettors;
    const { configs } = signed.report;
    expect(configs.map(({ game, version }) => `${game} ${version}`)).toEqual([
      'battle 1',
      'dice 1',
      'mines 1',
      'wheel 1',
      'wheel 2',
    ]);
    const [second] = configs.slice(-1);
    expect(second).toMatchObject({ author: { id: author.publicId }, approver: { id: approver.publicId } });
    expect(second?.hash).toBe(contentHash(second?.config));
    expect(configs.every(({ parSheet }) => /^[0-9a-f]{64}$/.test(parSheet?.sha256 ?? ''))).toBe(true);
    const leaves = await reports.query<{ leaf: number }>(
      `SELECT l.leaf_index::int AS leaf FROM log_entry l JOIN game_config_event e ON e.id::text = l.ref
       JOIN game_config c ON c.id = e.config_id WHERE l.kind = 'config.event' AND c.game = 'wheel' AND c.version = 2 ORDER BY e.id`,
    );
    expect(second?.events.map(({ leaf }) => leaf)).toEqual(leaves.map(({ leaf }) => leaf));
  });

  it('names a version that was retired before its time, and that a round of its time was played by', async () => {
    const rounds = { game: 'wheel', from: 10_000, to: 20_000 };
    const versions = async () => (await reports.make(rounds)).report.configs.map(({ version }) => version);
    expect(await versions()).toEqual([2]);
    await house.db.owner.query(`
      INSERT INTO shared_round (id, game, number, config_id, commitment, server_seed, state, opened_at, finished_at, settled_xid)
      SELECT gen_random_uuid(), game, 1, id, repeat('a', 64), '', 'void', 1, 15000, '1' FROM game_config WHERE game = 'wheel' AND version = 1`);
    expect(await versions()).toEqual([1, 2]);
    await house.db.owner.query("DELETE FROM shared_round WHERE game = 'wheel'");
  });

  it('a report of a version covers the time in which it was in force, and its rounds', async () => {
    const { report } = await reports.make({ game: 'dice', version: 1 });
    expect(report.subject).toEqual({ from: 1, game: 'dice', to: report.madeAt, version: 1 });
    expect(report.returns).toMatchObject([{ game: 'dice', rounds: 12 }]);
    expect(report.configs).toMatchObject([{ game: 'dice', version: 1 }]);
    const retired = await reports.make({ game: 'wheel', version: 1 });
    expect(retired.report).toMatchObject({ returns: [], log: { leaves: null }, subject: { from: 1, to: 2 } });
    await expect(reports.make({ game: 'dice', version: 2 })).rejects.toMatchObject({ code: 400 });
  });

  it('a report of a time before any round counts none', async () => {
    const { report } = await reports.make({ to: 10 });
    expect(report).toMatchObject({ returns: [], voids: [], draws: [], log: { leaves: null } });
    expect(await reports.check(reportFile(await reports.make({ to: 10 })))).toMatchObject({ status: 0 });
  });
});

describe('GET /api/audit/report', () => {
  const serve = async (findSender: () => unknown) => {
    const app = Fastify();
    await app.register(auditReportRoutes, {
      maker: reports.maker,
      staff: house.staff,
      findSender: () => Promise.resolve(findSender() as never),
      translate: createTranslate({}),
      isGame: (id) => (houseGames.engine.find(id) as AnyGame | undefined) !== undefined,
    });
    return app;
  };

  it('gives an auditor a signed report, one at a time', async () => {
    const app = await serve(() => house.auditor);
    const answers = await Promise.all([app.inject('/api/audit/report?game=dice'), app.inject('/api/audit/report')]);
    const [first, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([first?.statusCode, refused?.statusCode]).toEqual([200, 429]);
    expect(await reports.check(first?.body ?? '')).toMatchObject({ status: 0 });
    expect((await app.inject('/api/audit/report?game=dice&version=1')).statusCode).toBe(200);
    await app.close();
  });

  it.each(['game=poker', 'version=1', 'from=2&to=1', 'game=dice&version=9'])(
    'refuses %j and names the field',
    async (wrong) => {
      const app = await serve(() => house.auditor);
      const answer = await app.inject(`/api/audit/report?${wrong}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, field: expect.any(String) });
      await app.close();
    },
  );

  it('gives nobody else anything', async () => {
    const guest = await serve(() => undefined);
    expect((await guest.inject('/api/audit/report')).statusCode).toBe(401);
    await guest.close();
    const [player] = house.bettors;
    const app = await serve(() => ({ ...house.auditor, player: { userId: player.userId, lang: 'en' } }));
    expect((await app.inject('/api/audit/report')).statusCode).toBe(403);
    await app.close();
  });
});
