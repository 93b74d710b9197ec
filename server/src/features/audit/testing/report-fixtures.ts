import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from 'games-engine/audit';
import { signReport, type AuditReport, type SignedReport } from 'games-engine/audit-report';
import type { AuditReportQuery } from '../../../../contract/audit-files.contract.ts';
import { houseGames } from '../../../games/registry.ts';
import { openAuditedHouse, type AuditedHouse } from './audit-fixtures.ts';
import { makeReport } from '../report.ts';
import type { ReportMaker } from '../report-sections.ts';

/** A house with a signed report of every game, up to now, and an export of its log. */
export class ReportHouse {
  readonly house: AuditedHouse;
  readonly maker: ReportMaker;
  readonly folder = mkdtempSync(join(tmpdir(), 'glasshouse-report-'));
  readonly entries = join(this.folder, 'rounds.ndjson');
  readonly signed: SignedReport;

  private constructor(house: AuditedHouse, maker: ReportMaker, signed: SignedReport) {
    this.house = house;
    this.maker = maker;
    this.signed = signed;
  }

  static async open(): Promise<ReportHouse> {
    const house = await openAuditedHouse();
    const maker = { pool: house.db.audit, games: houseGames, signer: house.signer, now: () => Date.now() };
    const reports = new ReportHouse(house, maker, await makeReport(maker, {}, house.auditor.player));
    await reports.exportTo(reports.entries);
    return reports;
  }

  readonly close = async (): Promise<void> => {
    rmSync(this.folder, { recursive: true, force: true });
    await this.house.close();
  };

  readonly make = (query: AuditReportQuery): Promise<SignedReport> =>
    makeReport(this.maker, query, this.house.auditor.player);

  readonly exportTo = async (file: string, from = 0): Promise<void> => {
    let text = '';
    for await (const piece of (await this.house.readerOver(this.house.db.pool).entries({ from })).lines) text += piece;
    writeFileSync(file, text);
  };

  /** A changed report with a valid signature: the house can sign whatever it likes. */
  readonly resigned = (change: (report: AuditReport) => void, hasAllConfigs = false): SignedReport => {
    const { signer } = this.house;
    const report = structuredClone(this.signed.report);
    if (!hasAllConfigs) report.configs = report.configs.slice(-1); // each takes the exact maths of a game to check
    change(report);
    const sign = (text: Uint8Array): Uint8Array =>
      Buffer.from(signer.signText(Buffer.from(text).toString('utf8')), 'base64');
    return signReport(report, signer.key, sign);
  };

  /** Runs `npm run audit -- report` on a text. */
  readonly check = async (text: string, ...more: string[]): Promise<{ status: number; out: string[]; err: string }> => {
    const file = join(this.folder, 'report');
    writeFileSync(file, text);
    const [out, err]: [string[], string[]] = [[], []];
    const status = await runCommand(['report', file, '--key', this.house.signer.verifierKey, ...more], {
      print: (line) => out.push(line),
      complain: (line) => err.push(line),
      progress: undefined,
    });
    return { status, out, err: err.join('') };
  };

  readonly query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await this.house.db.owner.query<Row>(sql, values)).rows;
}
