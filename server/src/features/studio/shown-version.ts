import type { CandidateRunRow, ConfigVersion, ConfigVersionEvent, RunTotals } from 'db';
import { toPercent, type AnyGame } from 'games-engine';
import type {
  Version,
  VersionDetails,
  VersionEvent,
  VersionFinding,
  VersionResult,
} from '../../../contract/studio.contract.ts';
import { realisedRtp } from './run-interval.ts';

/** A version as the one who asks sees it. */
export const shownVersion = (row: ConfigVersion, viewer: bigint): Version => ({
  id: row.id,
  game: row.game,
  version: row.version,
  status: row.status,
  hash: row.hash,
  author: row.author,
  isOwn: row.authorId === viewer,
  approver: row.approver,
  reason: row.reason,
  basedOn: row.basedOn,
  createdAt: row.createdAt,
  approvedAt: row.approvedAt,
  activatedAt: row.activatedAt,
  sharePpm: row.candidatePpm,
});

const findingsOf = ({ details }: Pick<ConfigVersionEvent, 'details'>): VersionFinding[] =>
  (details['findings'] ?? []) as VersionFinding[];

const shownEvent = ({ id, kind, actor, reason, details, at }: ConfigVersionEvent): VersionEvent => ({
  id: String(id),
  kind,
  isFailed: findingsOf({ details }).some(({ severity }) => severity === 'error'),
  actor,
  reason,
  sharePpm: typeof details['sharePpm'] === 'number' ? details['sharePpm'] : null,
  at,
});

/** The return that a version's rules promise, exact: "95.00". */
export const exactRtp = (game: AnyGame, { config }: Pick<ConfigVersion, 'config'>): string =>
  toPercent(game.promisedRtp(game.configSchema.parse(config)));

export const shownDetails = (
  game: AnyGame,
  row: ConfigVersion,
  events: readonly ConfigVersionEvent[],
  viewer: bigint,
): VersionDetails => {
  const checked = events.find(({ kind }) => kind === 'checked');
  return {
    ...shownVersion(row, viewer),
    config: row.config,
    rtpPercent: exactRtp(game, row),
    findings: checked ? findingsOf(checked) : null,
    events: events.map(shownEvent),
  };
};

/** What one version of a run has brought. */
export const shownResult = (game: AnyGame, row: ConfigVersion, totals: readonly RunTotals[]): VersionResult => {
  const own = totals.find(({ configId }) => configId === row.id);
  return {
    id: row.id,
    version: row.version,
    hash: row.hash,
    rounds: own?.rounds ?? 0,
    players: own?.players ?? 0,
    stakeMinor: own?.stakeMinor ?? 0,
    payoutMinor: own?.payoutMinor ?? 0,
    ...realisedRtp(own),
    exactRtpPercent: exactRtp(game, row),
  };
};

/** The run itself. */
export const shownRun = ({
  sharePpm,
  startedAt,
  endedAt,
}: CandidateRunRow): Pick<CandidateRunRow, 'sharePpm' | 'startedAt' | 'endedAt'> => ({ sharePpm, startedAt, endedAt });
