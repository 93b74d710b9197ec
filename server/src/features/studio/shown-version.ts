import type { CandidateRunRow, ConfigSchedule, ConfigVersion, ConfigVersionEvent, RunTotals } from 'db';
import { toPercent, type AnyGame } from 'games-engine';
import { shownFinding, type LoggedFinding } from 'games-engine/analysis';
import {
  trialBandSchema,
  type Version,
  type VersionDetails,
  type VersionEvent,
  type VersionFinding,
  type VersionResult,
  type VersionSchedule,
} from '../../../contract/studio.contract.ts';
import { realisedRtp } from './run-interval.ts';

/** A version as the one who asks sees it. */
export const shownVersion = (row: ConfigVersion, ownIds: ReadonlySet<bigint | null>): Version => ({
  id: row.id,
  game: row.game,
  version: row.version,
  status: row.status,
  hash: row.hash,
  author: row.author,
  isOwn: ownIds.has(row.authorId),
  approver: row.approver,
  reason: row.reason,
  basedOn: row.basedOn,
  createdAt: row.createdAt,
  approvedAt: row.approvedAt,
  activatedAt: row.activatedAt,
  sharePpm: row.candidatePpm,
  isWaiting: row.status === 'candidate' && row.candidateSalt === null,
});

const findingsOf = ({ details }: Pick<ConfigVersionEvent, 'details'>): VersionFinding[] =>
  ((details['findings'] ?? []) as LoggedFinding[]).map((finding): VersionFinding => shownFinding(finding));

const shownEvent = ({ id, kind, actor, reason, details, at }: ConfigVersionEvent): VersionEvent => ({
  id: String(id),
  kind,
  isFailed: findingsOf({ details }).some(({ severity }) => severity === 'error'),
  actor,
  reason,
  sharePpm: typeof details['sharePpm'] === 'number' ? details['sharePpm'] : null,
  isOverride: details['override'] === true,
  left: kind === 'candidate.stopped' ? (trialBandSchema.safeParse(details).data ?? null) : null,
  at,
});

/** The return that a version's rules promise, exact: "95.00". */
export const exactRtp = (game: AnyGame, { config }: Pick<ConfigVersion, 'config'>): string =>
  toPercent(game.promisedRtp(game.configSchema.parse(config)));

export const shownSchedule = ({
  at,
  author,
  reason,
  isOverride,
  state,
  endedAt,
  endedBy,
  refusal,
}: ConfigSchedule): VersionSchedule => ({ at, author, reason, isOverride, state, endedAt, endedBy, refusal });

interface VersionPast {
  events: readonly ConfigVersionEvent[];
  schedule: ConfigSchedule | undefined;
}

export const shownDetails = (
  game: AnyGame,
  row: ConfigVersion,
  { events, schedule }: VersionPast,
  ownIds: ReadonlySet<bigint | null>,
): VersionDetails => {
  const checked = events.find(({ kind }) => kind === 'checked');
  return {
    ...shownVersion(row, ownIds),
    config: row.config,
    rtpPercent: exactRtp(game, row),
    findings: checked ? findingsOf(checked) : null,
    schedule: schedule ? shownSchedule(schedule) : null,
    events: events.map(shownEvent),
  };
};

/** Result of one version of a run. */
export const shownResult = (game: AnyGame, row: ConfigVersion, totals: readonly RunTotals[]): VersionResult => {
  const runTotals = totals.find(({ configId }) => configId === row.id);
  return {
    id: row.id,
    version: row.version,
    hash: row.hash,
    rounds: runTotals?.rounds ?? 0,
    players: runTotals?.players ?? 0,
    stakeMinor: runTotals?.stakeMinor ?? 0,
    payoutMinor: runTotals?.payoutMinor ?? 0,
    ...realisedRtp(runTotals),
    exactRtpPercent: exactRtp(game, row),
  };
};

/** The run itself. */
export const shownRun = ({
  sharePpm,
  startedAt,
  endedAt,
}: CandidateRunRow): Pick<CandidateRunRow, 'sharePpm' | 'startedAt' | 'endedAt'> => ({ sharePpm, startedAt, endedAt });
