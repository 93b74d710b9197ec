import {
  auditedVersion,
  drawnRounds,
  matchLedger,
  onOneSnapshot,
  secretRounds,
  versionsOf,
  type AuditedVersionRow,
  type EndedRounds,
  type LoggedRounds,
  type MatchedStakes,
  type ReportScope,
} from 'db';
import { beaconChainHash, quicknet, type BeaconChain } from 'games-engine';
import { PAR_FORMAT } from 'games-engine/analysis';
import { CHI_SQUARE, type AuditReport } from 'games-engine/audit-report';
import { hashSheets, type AskedSheet } from 'games-engine/hash-sheets';
import type { NoteKey } from 'games-engine/log';
import type { Pool } from 'pg';
import { auditCodes, auditUnits, MATCHING_PAGE } from '../../../contract/audit.contract.ts';
import type { ServerGame } from '../../core/games/server-game.ts';
import type { ServerGames } from '../../core/games/server-games.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { answerDraws } from './draws.ts';
import { answerRtp } from './rtp.ts';
import { handsOf } from './versions.ts';
import { numberOrNull } from './views.ts';

/** Author of a report, and the key that signs it. */
export interface ReportMaker {
  pool: Pool; // pool of the auditors' role
  games: ServerGames;
  signer: { key: NoteKey; verifierKey: string; signText(text: string): string };
  now(): number; // ms since epoch
}

const MAX_CONFIGS = 40; // in force in its time: each takes the exact maths of a whole game

/** Returns of a game in each unit, and its unfinished rounds. */
export const returnsOf = async (
  { pool, games }: ReportMaker,
  { from, to, version }: ReportScope,
  game: string,
): Promise<{ returns: AuditReport['returns']; open: number }> => {
  const returns: AuditReport['returns'] = [];
  let open = 0;
  for (const unit of auditUnits) {
    const asked = { game, from, to, unit, buckets: 1, ...(version !== null && { version }) };
    const { buckets, method, z, p, open: left } = await answerRtp(pool, games, asked);
    open = left;
    const sums = buckets[0]?.cumulative;
    if (!sums || sums.rounds === 0) continue;
    returns.push({ ...sums, game, method, p, unit, z });
  }
  return { returns, open };
};

/** Draws of a game, of every version. */
export const drawsOf = async (
  { pool }: ReportMaker,
  served: ServerGame,
  range: { from: number; to: number },
): Promise<AuditReport['draws'][number]> => {
  const { bins, draws, chiSquare, runs, battery } = await answerDraws(pool, served, range);
  const tests = [
    chiSquare && { name: CHI_SQUARE, p: chiSquare.p, statistic: chiSquare.statistic },
    runs && { name: 'runs', p: runs.p, statistic: runs.z },
    ...battery.results.map(
      ({ test, p }) => p !== null && { name: `battery: ${test}, newest ${battery.draws} draws`, p, statistic: null },
    ),
  ].filter((test) => test !== null && test !== false);
  return { bins, draws, game: served.game.id, tests };
};

/** Void rounds by game and reason. */
export const voidsOf = (rows: readonly EndedRounds[]): AuditReport['voids'] =>
  [...Map.groupBy(rows, ({ game }) => game)].map(([game, list]) => {
    const ended = list.reduce((sum, { rounds }) => sum + Number(rounds), 0);
    const reasons = list
      .filter(({ isVoid }) => isVoid)
      .map(({ reason, rounds, stakes, notReturned }) => ({
        notReturned: Number(notReturned),
        reason,
        rounds: Number(rounds),
        stakesMinor: Number(stakes),
      }));
    return { ended, game, reasons, share: reasons.reduce((sum, { rounds }) => sum + rounds, 0) / ended };
  });

const isSimulated = (beacon: unknown): boolean =>
  beacon !== null && beaconChainHash(beacon as BeaconChain) !== beaconChainHash(quicknet);

/** Limits of a report for each game: what it does not check. */
export const uncheckedOf = async (
  { pool }: ReportMaker,
  scope: ReportScope,
  logged: readonly LoggedRounds[],
  open: ReadonlyMap<string, number>,
): Promise<AuditReport['unchecked']> => {
  const [drawn, secret] = [await drawnRounds(pool, scope), await secretRounds(pool, scope)];
  const sum = (game: string, isWanted: (row: (typeof drawn)[number]) => boolean): number =>
    drawn.filter((row) => row.game === game && isWanted(row)).reduce((total, { rounds }) => total + Number(rounds), 0);
  const all = [...open.keys()].map((game) => ({
    game,
    notInLog: Number(logged.find((row) => row.game === game)?.notInLog ?? 0),
    open: open.get(game) ?? 0,
    secret: Number(secret.find((row) => row.game === game)?.rounds ?? 0),
    simulated: sum(game, ({ beacon }) => isSimulated(beacon)),
    thirdParty: sum(game, ({ mode }) => mode === 'random.org'),
    version1: sum(game, ({ mode }) => mode === null),
  }));
  return all.filter((each) => Object.values(each).some((count) => typeof count === 'number' && count > 0));
};

/** The smallest range of leaves that holds all rounds. */
export const leavesOf = (logged: readonly LoggedRounds[]): AuditReport['log']['leaves'] => {
  const firsts = logged.flatMap(({ first }) => (first === null ? [] : [Number(first)]));
  const lasts = logged.flatMap(({ last }) => (last === null ? [] : [Number(last)]));
  return firsts.length === 0 ? null : { from: Math.min(...firsts), to: Math.max(...lasts) + 1 };
};

const addMatched = (sums: Map<string, MatchedStakes>, row: MatchedStakes): void => {
  const key = `${row.game} ${row.unit}`;
  const sum = sums.get(key);
  if (!sum) sums.set(key, { ...row });
  else
    for (const name of ['stakes', 'stakesMinor', 'payoutsMinor', 'ledgerStakesMinor', 'ledgerPayoutsMinor'] as const)
      sum[name] += row[name];
};

/** The stakes of a time against the ledger, a page after the other. */
export const ledgerOf = async (
  pool: Pool,
  { from, to }: ReportScope,
  keepTime: () => void,
): Promise<AuditReport['ledger']> => {
  const sums = new Map<string, MatchedStakes>();
  let unmatched = 0;
  for (let begin: string | undefined; ;) {
    const query = { from, to, begin, most: MATCHING_PAGE, limit: 1 };
    const page = await onOneSnapshot(pool, (client) => matchLedger(client, query));
    for (const row of page.games) addMatched(sums, row);
    unmatched += Number(page.count);
    if (page.next === null) break;
    begin = page.next;
    keepTime();
  }
  const games = [...sums.values()].map(({ game, unit, ...amounts }) => ({
    game,
    ledgerPayoutsMinor: Number(amounts.ledgerPayoutsMinor),
    ledgerStakesMinor: Number(amounts.ledgerStakesMinor),
    payoutsMinor: Number(amounts.payoutsMinor),
    stakes: Number(amounts.stakes),
    stakesMinor: Number(amounts.stakesMinor),
    unit,
  }));
  return { games, stakes: games.reduce((sum, { stakes }) => sum + stakes, 0), unmatched };
};

const personOf = (who: { userId: string; nick: string } | null) => who && { id: who.userId, nick: who.nick };

/** Inputs of a version's PAR sheet, and its statements. */
const askedSheet = ({ game, version, hash, config, events }: AuditedVersionRow): AskedSheet => {
  const { author, approver, issuedAt } = handsOf(events);
  const people = { author: personOf(author), approver: personOf(approver) };
  return { ...people, config, game, hash, version, issuedAt: new Date(issuedAt).toISOString() };
};

const configOf = (
  row: AuditedVersionRow,
  { issuedAt, ...subject }: AskedSheet,
  sha256: string | undefined,
): AuditReport['configs'][number] => ({
  ...subject,
  events: row.events.map(({ kind, actorId, at, logIndex, details: { sharePpm } }) => ({
    actor: actorId,
    at,
    event: kind,
    leaf: numberOrNull(logIndex),
    sharePpm: typeof sharePpm === 'number' ? sharePpm : null,
  })),
  leaf: numberOrNull(row.logIndex),
  parSheet: sha256 === undefined ? null : { format: PAR_FORMAT, issuedAt, sha256 },
});

/** The versions in force in a time, through whose hands they went, and their PAR sheets. */
export const configsOf = async (
  { pool }: ReportMaker,
  scope: ReportScope,
  signal: AbortSignal,
): Promise<AuditReport['configs']> => {
  const versions = await versionsOf(pool, scope);
  if (versions.length > MAX_CONFIGS) throw new CallError(auditCodes.tooWide);
  const rows: AuditedVersionRow[] = [];
  for (const each of versions) {
    const row = await auditedVersion(pool, each);
    if (row) rows.push(row);
  }
  const asked = rows.map(askedSheet);
  const hashes = await hashSheets(asked, signal).catch((error: unknown) => {
    throw signal.aborted ? new CallError(auditCodes.tooWide) : error;
  });
  return rows.flatMap((row, index) => {
    const sheet = asked[index];
    return sheet ? [configOf(row, sheet, hashes[index])] : [];
  });
};
