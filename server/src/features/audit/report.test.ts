import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { canonicalText, contentHash, type AnyGame } from 'games-engine';
import { runCommand } from 'games-engine/audit';
import {
  reportFile,
  reportHtml,
  reportText,
  signReport,
  type AuditReport,
  type SignedReport,
} from 'games-engine/audit-report';
import { openCheckpoint, type Checkpoint } from 'games-engine/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditReportQuery } from '../../../contract/audit-files.contract.ts';
import { houseGames } from '../../games/registry.ts';
import { openAuditedHouse, type AuditedHouse } from './audit-fixtures.ts';
import { auditReportRoutes } from './audit-report.routes.ts';
import { makeReport } from './report.ts';
import type { ReportMaker } from './report-sections.ts';

let house: AuditedHouse;
let signed: SignedReport; // of every game, up to now
let maker: ReportMaker;
const folder = mkdtempSync(join(tmpdir(), 'glasshouse-report-'));
const entries = join(folder, 'rounds.ndjson');

const make = (query: AuditReportQuery): Promise<SignedReport> => makeReport(maker, query, house.auditor.player);

const exportTo = async (file: string, from = 0): Promise<void> => {
  let text = '';
  for await (const piece of (await house.readerOver(house.db.pool).entries({ from })).lines) text += piece;
  writeFileSync(file, text);
};

beforeAll(async () => {
  house = await openAuditedHouse();
  maker = { pool: house.db.audit, games: houseGames, signer: house.signer, now: () => Date.now() };
  signed = await make({});
  await exportTo(entries);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await house.close();
});

/** The house signs whatever it likes: what only sums and entries can tell. */
const resigned = (change: (report: AuditReport) => void, hasAllConfigs = false): SignedReport => {
  const report = structuredClone(signed.report);
  if (!hasAllConfigs) report.configs = report.configs.slice(-1); // each takes the exact maths of a game to check
  change(report);
  const sign = (text: Uint8Array): Uint8Array =>
    Buffer.from(house.signer.signText(Buffer.from(text).toString('utf8')), 'base64');
  return signReport(report, house.signer.key, sign);
};

/** Counts two rounds of dice more than there are, and says that one of them is not in the log yet. */
const countMore = ({ returns, unchecked }: AuditReport): void => {
  const [sums, left] = [returns, unchecked].map((list) => list.find(({ game }) => game === 'dice'));
  Object.assign(sums ?? {}, { rounds: 14 });
  Object.assign(left ?? {}, { notInLog: 1 });
};

/** Counts less than the log holds of dice, and says that some rounds are not in the log yet. */
const countLess = ({ returns, unchecked }: AuditReport): void => {
  const [sums, left] = [returns, unchecked].map((list) => list.find(({ game }) => game === 'dice'));
  const { stakesMinor, payoutsMinor } = sums as AuditReport['returns'][number];
  Object.assign(sums ?? {}, { stakesMinor: stakesMinor / 2, payoutsMinor: payoutsMinor / 2 });
  Object.assign(left ?? {}, { notInLog: 1 });
};

/** Begins after every version came into force, and is silent about the one that dice was played by. */
const leaveOutVersion = ({ subject, configs }: AuditReport): void => {
  subject.from = 2;
  configs.splice(1, 1);
};

/** Runs `npm run audit -- report` on a text. */
const check = async (text: string, ...more: string[]): Promise<{ status: number; out: string[]; err: string }> => {
  const file = join(folder, 'report');
  writeFileSync(file, text);
  const [out, err]: [string[], string[]] = [[], []];
  const status = await runCommand(['report', file, '--key', house.signer.verifierKey, ...more], {
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
    progress: undefined,
  });
  return { status, out, err: err.join('') };
};

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await house.db.owner.query<Row>(sql, values)).rows;

describe('a report', () => {
  it('has the sums of the rounds that are over', async () => {
    const solo = await query<{ game: string; rounds: number; stakes: number; payouts: number }>(
      `SELECT game, count(*)::int AS rounds, sum(stake)::int AS stakes, sum(payout)::int AS payouts
       FROM round WHERE settled_xid IS NOT NULL GROUP BY 1`,
    );
    const shared = await query<{ game: string; rounds: number; stakes: number; payouts: number }>(
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
    const [stakes] = await query<{ count: number }>(
      'SELECT ((SELECT count(*) FROM round) + (SELECT count(*) FROM shared_bet))::int AS count',
    );
    expect(ledger).toMatchObject({ unmatched: 0, stakes: stakes?.count });
    const secret = await query<{ game: string; rounds: number }>(
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
    const { draws } = (await make({ game: 'dice', to: 10_000 })).report;
    const { chiSquare, runs, battery } = await house.ask('audit.draws', { game: 'dice', from: 0, to: 10_000 });
    await house.db.owner.query('DELETE FROM round WHERE user_id = 999999');
    const due = [chiSquare?.p, runs?.p, ...battery.results.map(({ p }) => p)].filter((p) => p !== null);
    expect(due.length).toBeGreaterThan(5);
    expect(draws[0]?.tests.map(({ p }) => p)).toEqual(due);
  });

  it('stands under a head whose leaves hold its rounds', async () => {
    const { log } = signed.report;
    const head = openCheckpoint(log.checkpoint, house.signer.key) as Checkpoint;
    const [{ first, last, size } = { first: 0, last: 0, size: 0 }] = await query<Record<string, number>>(
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
    const leaves = await query<{ leaf: number }>(
      `SELECT l.leaf_index::int AS leaf FROM log_entry l JOIN game_config_event e ON e.id::text = l.ref
       JOIN game_config c ON c.id = e.config_id WHERE l.kind = 'config.event' AND c.game = 'wheel' AND c.version = 2 ORDER BY e.id`,
    );
    expect(second?.events.map(({ leaf }) => leaf)).toEqual(leaves.map(({ leaf }) => leaf));
  });

  it('names a version that was retired before its time, and that a round of its time was played by', async () => {
    const rounds = { game: 'wheel', from: 10_000, to: 20_000 };
    const versions = async () => (await make(rounds)).report.configs.map(({ version }) => version);
    expect(await versions()).toEqual([2]);
    await house.db.owner.query(`
      INSERT INTO shared_round (id, game, number, config_id, commitment, server_seed, state, opened_at, finished_at, settled_xid)
      SELECT gen_random_uuid(), game, 1, id, repeat('a', 64), '', 'void', 1, 15000, '1' FROM game_config WHERE game = 'wheel' AND version = 1`);
    expect(await versions()).toEqual([1, 2]);
    await house.db.owner.query("DELETE FROM shared_round WHERE game = 'wheel'");
  });

  it('of a version is of the time in which it was in force, and of its rounds', async () => {
    const { report } = await make({ game: 'dice', version: 1 });
    expect(report.subject).toEqual({ from: 1, game: 'dice', to: report.madeAt, version: 1 });
    expect(report.returns).toMatchObject([{ game: 'dice', rounds: 12 }]);
    expect(report.configs).toMatchObject([{ game: 'dice', version: 1 }]);
    const retired = await make({ game: 'wheel', version: 1 });
    expect(retired.report).toMatchObject({ returns: [], log: { leaves: null }, subject: { from: 1, to: 2 } });
    await expect(make({ game: 'dice', version: 2 })).rejects.toMatchObject({ code: 400 });
  });

  it('of a time before any round counts none', async () => {
    const { report } = await make({ to: 10 });
    expect(report).toMatchObject({ returns: [], voids: [], draws: [], log: { leaves: null } });
    expect(await check(reportFile(await make({ to: 10 })))).toMatchObject({ status: 0 });
  });
});

describe('the command', () => {
  it('accepts a report as JSON and as a page, and says what it did not do', async () => {
    const { status, out } = await check(reportFile(signed));
    expect([status, out.at(-1)]).toEqual([0, 'OK: signed, and its sums hold']);
    expect(out).toContain('its rounds were not replayed and not added up: give --file <export>');
    expect(out).toContain('2 rounds of version 1, which the house could have chosen');
    expect(await check(reportHtml(signed))).toMatchObject({ status: 0 });
  });

  it('adds an export up again', async () => {
    const { status, out } = await check(reportFile(signed), '--file', entries);
    expect([status, out.at(-1)]).toEqual([0, 'OK: signed, and its sums hold']);
    expect(out).toContain('16 rounds replayed: their sums, void rounds and approvals are as reported');
  });

  it('remembers the head', async () => {
    const state = join(folder, 'state');
    expect((await check(reportFile(signed), '--state', state)).out.join('\n')).toContain('of one history');
    expect(await check(reportFile(signed), '--state', state)).toMatchObject({ status: 0 });
  });

  it('finds a fork of a head that the folder remembers', async () => {
    const state = join(folder, 'forked');
    const { size } = openCheckpoint(signed.report.log.checkpoint, house.signer.key) as Checkpoint;
    const other = house.signer.sign({ size, root: new Uint8Array(32) });
    const forged = reportFile(resigned(({ log }) => (log.checkpoint = other)));
    expect(await check(forged, '--state', state)).toMatchObject({ status: 0 }); // nothing to compare it with yet
    const { status, out } = await check(reportFile(signed), '--state', state);
    expect([status, out.some((line) => line.startsWith('FORK'))]).toEqual([1, true]);
  });

  it('refuses a changed digit, a changed page, and another text of the same JSON', async () => {
    const text = reportFile(signed);
    const digit = text.replace('"rounds":12,', '"rounds":13,');
    expect(digit).not.toBe(text);
    expect(await check(digit)).toMatchObject({
      status: 1,
      out: [expect.stringContaining('FAIL note: expected "report ')],
    });
    const page = reportHtml(signed).replace('>12<', '>13<');
    expect(await check(page)).toMatchObject({ status: 1, out: [expect.stringContaining('the page')] });
    expect(await check(`${text} `)).toMatchObject({ status: 1, out: [expect.stringContaining('canonical')] });
    expect(await check('{}')).toMatchObject({ status: 1 });
  });

  it('refuses a report of one time that was signed for another', async () => {
    const other = await make({ game: 'dice' });
    const swapped = { note: other.note, report: signed.report };
    expect(await check(reportFile(swapped))).toMatchObject({ status: 1 });
  });

  it('refuses the signature of a head, of another key, and a head in the place of a report', async () => {
    const head = { note: signed.report.log.checkpoint, report: signed.report };
    expect(await check(reportFile(head))).toMatchObject({
      status: 1,
      out: [expect.stringContaining('FAIL note: expected "glasshouse audit report v1"')],
    });
    const [text] = signed.note.split('\n\n');
    const [, ofHead] = signed.report.log.checkpoint.split('\n\n');
    expect(await check(reportFile({ ...signed, note: `${text}\n\n${ofHead}` }))).toMatchObject({
      status: 1,
      out: ['FAIL note: expected "a note signed by glasshouse/log", got "a bad signature"'],
    });
    const strange = house.signer.verifierKey.replace('+', 'x+');
    const file = join(folder, 'report');
    writeFileSync(file, reportFile(signed));
    const status = await runCommand(['report', file, '--key', strange], {
      print: () => undefined,
      complain: () => undefined,
      progress: undefined,
    });
    expect(status).toBe(1);
  });

  it.each<[string, string, (report: AuditReport) => void]>([
    ['what was returned', 'returns.0.realised', ({ returns: [first] }) => first && (first.payoutsMinor += 1)],
    ['a band', 'band95.low', ({ returns: [first] }) => first?.band95 && (first.band95.low -= 0.01)],
    ['p', 'returns.0.p', ({ returns: [first] }) => first && (first.p = 0.5)],
    ['a second row', 'report.returns', ({ returns }) => returns.push(...returns.slice(0, 1))],
    ['the share of void rounds', 'voids.0.share', ({ voids: [first] }) => first && (first.ended += 1)],
    ['the number of draws', 'draws.0.draws', ({ draws: [first] }) => first && (first.draws += 1)],
    [
      'ledger',
      'ledgerStakesMinor',
      ({
        ledger: {
          games: [first],
        },
      }) => first && (first.ledgerStakesMinor += 1),
    ],
    ['a config', 'configs.0.hash', ({ configs }) => configs[0] && (configs[0].config['maxStakeMinor'] = 7)],
    [
      'sheet',
      'parSheet.sha256',
      ({ configs }) => configs[0]?.parSheet && (configs[0].parSheet.sha256 = '0'.repeat(64)),
    ],
    [
      'an author who approves',
      'configs.0.approver',
      ({ configs }) => configs[0] && (configs[0].approver = configs[0].author),
    ],
    [
      'a version that nobody approved',
      'configs.0.approver',
      ({ configs }) => configs[0] && (configs[0].approver = null),
    ],
  ])('finds that %s does not follow from the rest, though the house has signed it', async (_, path, change) => {
    const { status, out } = await check(reportFile(resigned(change)));
    expect(status).toBe(1);
    expect(out.find((line) => line.startsWith('FAIL'))).toContain(path);
  });

  it.each<[string, string, (report: AuditReport) => void]>([
    ['a round more', 'dice BASE.rounds', ({ returns }) => returns.forEach((each) => (each.rounds += 1))],
    [
      'a void round less',
      'battle interrupted.rounds',
      ({ voids: [first] }) => first && Object.assign(first, { reasons: [], share: 0 }),
    ],
    [
      'another time of approval',
      'wheel 2.events',
      ({ configs }) => configs[4]?.events[2] && (configs[4].events[2].at = 5),
    ],
    ['a weakness that is not told', 'battle.version1', ({ unchecked }) => unchecked.splice(0)],
    ['rounds that are said not to be in the log', 'dice BASE.rounds', countMore],
    ['a version less', 'report.configs', ({ configs }) => configs.splice(3, 1)],
    ['a version less that was in force before the time', 'report.configs', leaveOutVersion],
    ['another leaf of a config', 'dice 1.leaf', ({ configs }) => configs[1] && (configs[1].leaf = 0)],
    ['stakes of a round that is in the log', 'dice BASE.stakesMinor', countLess],
    ['an event less', 'wheel 2.events', ({ configs }) => configs[4]?.events.splice(1, 1)],
  ])('finds %s by the export alone', async (_, path, change) => {
    const text = reportFile(resigned(change, true));
    expect(await check(text)).toMatchObject({ status: 0 });
    const { status, out } = await check(text, '--file', entries);
    expect(status).toBe(1);
    expect(out.some((line) => line.startsWith('FAIL') && line.includes(path))).toBe(true);
  });

  it('cannot check by an export that lacks some of its rounds, or leads to another head', async () => {
    const part = join(folder, 'part.ndjson');
    await exportTo(part, (signed.report.log.leaves?.from ?? 0) + 1);
    expect(await check(reportFile(signed), '--file', part)).toMatchObject({ status: 2 });
    expect(await check(reportFile(signed), '--file', join(folder, 'none'))).toMatchObject({ status: 2 });
  });
});

describe('its signature', () => {
  it('is of a text that is neither a head, a receipt nor a closing', () => {
    const { key } = house.signer;
    const head = openCheckpoint(signed.report.log.checkpoint, key) as Checkpoint;
    const [title, origin] = reportText(key.name, signed.report, head).split('\n');
    expect([title, origin]).toEqual(['glasshouse audit report v1', key.name]);
    expect(openCheckpoint(signed.note, key)).toBe('malformed');
  });
});

describe('its page', () => {
  it('needs no network, escapes every text and holds the report', () => {
    const evil = resigned((report) => (report.madeBy.nick = '</script><script>alert("x")</script>'));
    const page = reportHtml(evil);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<link|<img|url\(|https?:/);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
    const [, json = ''] = /id="report">(.*)<\/script>/.exec(page) ?? [];
    expect(canonicalText(JSON.parse(json))).toBe(reportFile(evil));
  });
});

describe('GET /api/audit/report', () => {
  const serve = async (findSender: () => unknown) => {
    const app = Fastify();
    await app.register(auditReportRoutes, {
      maker,
      staff: house.staff,
      findSender: () => Promise.resolve(findSender() as never),
      translate: (_, __, key) => key,
      isGame: (id) => (houseGames.engine.find(id) as AnyGame | undefined) !== undefined,
    });
    return app;
  };

  it('gives an auditor a signed report, one at a time', async () => {
    const app = await serve(() => house.auditor);
    const answers = await Promise.all([app.inject('/api/audit/report?game=dice'), app.inject('/api/audit/report')]);
    const [made, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([made?.statusCode, refused?.statusCode]).toEqual([200, 429]);
    expect(await check(made?.body ?? '')).toMatchObject({ status: 0 });
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
