import {
  auditedVersion,
  auditorName,
  endedRounds,
  findGaps,
  loggedRounds,
  onOneSnapshot,
  treeHeads,
  type AuditedVersionRow,
  type ReportScope,
} from 'db';
import { signReport, type AuditReport, type SignedReport } from 'games-engine/audit-report';
import type { Pool } from 'pg';
import { AUDIT_LIMIT, auditCodes } from '../../../contract/audit.contract.ts';
import type { AuditReportQuery } from '../../../contract/audit-files.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import {
  configsOf,
  drawsOf,
  leavesOf,
  ledgerOf,
  returnsOf,
  uncheckedOf,
  voidsOf,
  type ReportMaker,
} from './report-sections.ts';
import { isComingIntoForce } from './versions.ts';

const MAX_MS = 60_000; // longest time that a report may take in all

/** Throws once a report has taken too long: its time is to be asked for in pieces. */
const keepTimeBy = (signal: AbortSignal) => (): void => {
  if (signal.aborted) throw new CallError(auditCodes.tooWide);
};

/** From when to when a version was in force; up to now while it is. */
const timeOf = ({ events }: AuditedVersionRow, now: number): { from: number; to: number } | undefined => {
  const first = events.find(isComingIntoForce);
  const last = events.at(-1);
  const isOver = last?.kind === 'retired' || last?.kind === 'candidate.stopped';
  return first && { from: first.at, to: isOver ? last.at + 1 : now };
};

const scopeOf = async (pool: Pool, query: AuditReportQuery, now: number): Promise<ReportScope> => {
  const { game = null, version = null, from = 0, to = now } = query;
  if (game === null || version === null) return { from, to: Math.min(to, now), game, version: null };
  const row = await auditedVersion(pool, { game, version });
  const inForce = row && timeOf(row, now);
  if (!inForce) throw new CallError(generalCodes.badPayload, { field: 'version' });
  return { from: Math.max(query.from ?? 0, inForce.from), to: Math.min(to, inForce.to), game, version };
};

/** Makes and signs a report of a time, or of the time that a version was in force. */
export const makeReport = async (
  maker: ReportMaker,
  query: AuditReportQuery,
  by: { userId: bigint },
): Promise<SignedReport> => {
  const { pool, games, signer } = maker;
  const signal = AbortSignal.timeout(MAX_MS);
  const keepTime = keepTimeBy(signal);
  const madeAt = maker.now();
  const [head] = await treeHeads(pool, { limit: 1 });
  if (!head) throw new CallError(auditCodes.noHead);
  const scope = await scopeOf(pool, query, madeAt);
  if (scope.from >= scope.to) throw new CallError(generalCodes.badPayload, { field: 'from' });
  const ids = scope.game === null ? games.engine.all.map(({ id }) => id) : [scope.game];
  const [returns, draws, open]: [AuditReport['returns'], AuditReport['draws'], Map<string, number>] = [
    [],
    [],
    new Map(),
  ];
  for (const game of ids) {
    const gameReturns = await returnsOf(maker, scope, game);
    returns.push(...gameReturns.returns);
    open.set(game, gameReturns.open);
    const drawn = await drawsOf(maker, games.get(game), scope);
    if (drawn.draws > 0) draws.push(drawn);
    keepTime();
  }
  const gaps = await onOneSnapshot(pool, (client) => findGaps(client, scope, AUDIT_LIMIT));
  const ledger = await ledgerOf(pool, scope, keepTime);
  const configs = await configsOf(maker, scope, signal);
  const logged = await loggedRounds(pool, scope, head.size); // after the sums: it has every round of theirs
  const report: AuditReport = {
    configs,
    draws,
    format: 'glasshouse.audit-report/1',
    gaps: { checked: gaps.checked, count: gaps.count, found: gaps.gaps },
    ledger,
    log: { checkpoint: head.note, key: signer.verifierKey, leaves: leavesOf(logged) },
    madeAt,
    madeBy: await auditorName(pool, by.userId),
    returns,
    subject: { from: scope.from, game: scope.game, to: scope.to, version: scope.version },
    unchecked: await uncheckedOf(maker, scope, logged, open),
    voids: voidsOf(await endedRounds(pool, scope)),
  };
  const sign = (text: Uint8Array): Uint8Array =>
    Buffer.from(signer.signText(Buffer.from(text).toString('utf8')), 'base64');
  return signReport(report, signer.key, sign);
};
