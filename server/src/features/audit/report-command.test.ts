import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalText } from 'games-engine';
import { runCommand } from 'games-engine/audit';
import { reportFile, reportHtml, reportText, type AuditReport, type SignedReport } from 'games-engine/audit-report';
import { openCheckpoint, type Checkpoint } from 'games-engine/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditedHouse } from './testing/audit-fixtures.ts';
import { ReportHouse } from './testing/report-fixtures.ts';

let reports: ReportHouse;
let house: AuditedHouse;
let signed: SignedReport;
beforeAll(async () => {
  reports = await ReportHouse.open();
  ({ house, signed } = reports);
});
afterAll(() => reports.close());

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

describe('the command', () => {
  it('accepts a report as JSON and as a page, and says what it did not do', async () => {
    const { status, out } = await reports.check(reportFile(signed));
    expect([status, out.at(-1)]).toEqual([0, 'OK: signed, and its sums hold']);
    expect(out).toContain('its rounds were not replayed and not added up: give --file <export>');
    expect(out).toContain('2 rounds of version 1, which the house could have chosen');
    expect(await reports.check(reportHtml(signed))).toMatchObject({ status: 0 });
  });

  it('adds an export up again', async () => {
    const { status, out } = await reports.check(reportFile(signed), '--file', reports.entries);
    expect([status, out.at(-1)]).toEqual([0, 'OK: signed, and its sums hold']);
    expect(out).toContain('16 rounds replayed: their sums, void rounds and approvals are as reported');
  });

  it('remembers the head', async () => {
    const state = join(reports.folder, 'state');
    expect((await reports.check(reportFile(signed), '--state', state)).out.join('\n')).toContain('of one history');
    expect(await reports.check(reportFile(signed), '--state', state)).toMatchObject({ status: 0 });
  });

  it('finds a fork of a head that the folder remembers', async () => {
    const state = join(reports.folder, 'forked');
    const { size } = openCheckpoint(signed.report.log.checkpoint, house.signer.key) as Checkpoint;
    const other = house.signer.sign({ size, root: new Uint8Array(32) });
    const forged = reportFile(reports.resigned(({ log }) => (log.checkpoint = other)));
    expect(await reports.check(forged, '--state', state)).toMatchObject({ status: 0 }); // nothing to compare it with yet
    const { status, out } = await reports.check(reportFile(signed), '--state', state);
    expect([status, out.some((line) => line.startsWith('FORK'))]).toEqual([1, true]);
  });

  it('refuses a changed digit, a changed page, and another text of the same JSON', async () => {
    const text = reportFile(signed);
    const digit = text.replace('"rounds":12,', '"rounds":13,');
    expect(digit).not.toBe(text);
    expect(await reports.check(digit)).toMatchObject({
      status: 1,
      out: [expect.stringContaining('FAIL note: expected "report ')],
    });
    const page = reportHtml(signed).replace('>12<', '>13<');
    expect(await reports.check(page)).toMatchObject({ status: 1, out: [expect.stringContaining('the page')] });
    expect(await reports.check(`${text} `)).toMatchObject({ status: 1, out: [expect.stringContaining('canonical')] });
    expect(await reports.check('{}')).toMatchObject({ status: 1 });
  });

  it('refuses a report of one time that was signed for another', async () => {
    const other = await reports.make({ game: 'dice' });
    const swapped = { note: other.note, report: signed.report };
    expect(await reports.check(reportFile(swapped))).toMatchObject({ status: 1 });
  });

  it('refuses the signature of a head, of another key, and a head in the place of a report', async () => {
    const head = { note: signed.report.log.checkpoint, report: signed.report };
    expect(await reports.check(reportFile(head))).toMatchObject({
      status: 1,
      out: [expect.stringContaining('FAIL note: expected "glasshouse audit report v1"')],
    });
    const [text] = signed.note.split('\n\n');
    const [, ofHead] = signed.report.log.checkpoint.split('\n\n');
    expect(await reports.check(reportFile({ ...signed, note: `${text}\n\n${ofHead}` }))).toMatchObject({
      status: 1,
      out: ['FAIL note: expected "a note signed by glasshouse/log", got "a bad signature"'],
    });
    const strange = house.signer.verifierKey.replace('+', 'x+');
    const file = join(reports.folder, 'report');
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
    const { status, out } = await reports.check(reportFile(reports.resigned(change)));
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
    const text = reportFile(reports.resigned(change, true));
    expect(await reports.check(text)).toMatchObject({ status: 0 });
    const { status, out } = await reports.check(text, '--file', reports.entries);
    expect(status).toBe(1);
    expect(out.some((line) => line.startsWith('FAIL') && line.includes(path))).toBe(true);
  });

  it('cannot check by an export that lacks some of its rounds, or leads to another head', async () => {
    const part = join(reports.folder, 'part.ndjson');
    await reports.exportTo(part, (signed.report.log.leaves?.from ?? 0) + 1);
    expect(await reports.check(reportFile(signed), '--file', part)).toMatchObject({ status: 2 });
    expect(await reports.check(reportFile(signed), '--file', join(reports.folder, 'none'))).toMatchObject({
      status: 2,
    });
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
    const evil = reports.resigned((report) => (report.madeBy.nick = '</script><script>alert("x")</script>'));
    const page = reportHtml(evil);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<link|<img|url\(|https?:/);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
    const [, json = ''] = /id="report">(.*)<\/script>/.exec(page) ?? [];
    expect(canonicalText(JSON.parse(json))).toBe(reportFile(evil));
  });
});
