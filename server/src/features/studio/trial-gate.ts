import {
  totalsOfRun,
  totalsOfSharedRun,
  trialsOf,
  type ConfigVersion,
  type Queryable,
  type RunTotals,
  type TrialRow,
} from 'db';
import type { Pool } from 'pg';
import { trialBand, type TrialBand } from 'games-engine/statistics';
import {
  MIN_TRIAL_SHARE_PPM,
  TRIAL_HOURS,
  TRIAL_PLAYERS,
  TRIAL_ROUNDS,
  TRIAL_TIMED_ROUNDS,
} from '../../../contract/studio-values.ts';
import { addSums, measureReturns, nothing } from '../../core/games/measured-returns.ts';
import type { ServerGames } from '../../core/games/server-games.ts';

const HOUR_MS = 3_600_000;

/** Play of a version in its trials beside the version that is active now. */
export interface TrialEvidence {
  rounds: number;
  players: number; // number in the trial with most of them
  timeMs: number; // in which its share was at least `MIN_TRIAL_SHARE_PPM`
  band: TrialBand | undefined; // undefined: nothing can be said yet, or ever where nothing is left to luck
  isStopped: boolean; // its last trial ended by itself: what was played until then does not count
}

/** True when a version has been tried enough to be played by everybody. */
export const isGateOpen = ({ rounds, players, timeMs, band }: TrialEvidence): boolean =>
  players >= TRIAL_PLAYERS &&
  !band?.isOutside &&
  (rounds >= TRIAL_ROUNDS || (rounds >= TRIAL_TIMED_ROUNDS && timeMs >= TRIAL_HOURS * HOUR_MS));

/** Trials that count: beside the version that is active now, and later than one that ended by itself. */
export const countedTrials = (trials: readonly TrialRow[], activeId: number): readonly TrialRow[] =>
  trials
    .slice(trials.findLastIndex(({ isStoppedByReturns }) => isStoppedByReturns) + 1)
    .filter((trial) => trial.activeId === activeId);

/** Time of trials with a share that tells anything. */
export const triedMs = (trials: readonly TrialRow[], now: number): number =>
  trials
    .filter(({ sharePpm }) => sharePpm >= MIN_TRIAL_SHARE_PPM)
    .reduce((sum, { startedAt, endedAt }) => sum + Math.max(0, (endedAt ?? now) - startedAt), 0);

const totalsOf = async (
  client: Queryable,
  { game, id }: ConfigVersion,
  trial: TrialRow,
  isShared: boolean,
): Promise<RunTotals | undefined> => {
  const totals = await (isShared ? totalsOfSharedRun : totalsOfRun)(client, game, trial);
  return totals.find(({ configId }) => configId === id);
};

/** Reads the play of a version in the trials that count. */
export const readTrial = async (
  { pool, games, now }: { pool: Pool; games: ServerGames; now: number },
  version: ConfigVersion,
  activeId: number,
): Promise<TrialEvidence> => {
  const { game, version: number, config: content } = version;
  const served = games.get(game);
  const all = await trialsOf(pool, version.id);
  const trials = countedTrials(all, activeId);
  const sums = nothing();
  let [rounds, players] = [0, 0];
  const config = served.game.configSchema.parse(content) as object;
  for (const trial of trials) {
    const totals = await totalsOf(pool, version, trial, served.hosting === 'shared');
    rounds += totals?.rounds ?? 0;
    players = Math.max(players, totals?.players ?? 0);
    const span = { from: trial.startedAt, to: (trial.endedAt ?? now) + 1, buckets: 1, accounts: ['real', 'bonus'] };
    if (!totals) continue;
    const measured = await measureReturns(pool, served, { game, version: number, ...span }, () => config);
    for (const each of measured) addSums(sums, each);
  }
  const tried = {
    ...sums,
    stakes: Number(sums.stakes),
    payouts: Number(sums.payouts),
    greatestStake: Number(sums.greatestStake),
    greatestPayout: Number(sums.greatestPayout),
  };
  return {
    rounds,
    players,
    timeMs: triedMs(trials, now),
    band: trialBand(tried),
    isStopped: all.at(-1)?.isStoppedByReturns ?? false,
  };
};

const ppm = (share: number): number => Math.round(share * 1_000_000);

/** A band in integers, as the log and the studio have it. */
export const shownBand = ({ realised, expected, low, high, isOutside }: TrialBand) => ({
  returnPpm: ppm(realised),
  expectedPpm: ppm(expected),
  lowPpm: ppm(low),
  highPpm: ppm(high),
  isOutside,
});

/** Facts of a trial for the trail of its version. */
export const trialFacts = ({ rounds, players, timeMs }: TrialEvidence) => ({
  trialRounds: rounds,
  trialPlayers: players,
  trialMinutes: Math.floor(timeMs / 60_000),
});
