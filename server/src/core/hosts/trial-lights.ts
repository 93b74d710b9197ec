import { lightCandidate, waitingTrials, type TrialBeacon, type WaitingTrial } from 'db';
import { beaconRandomness, firstBeaconRoundAt, TRIAL_MARGIN_MS, type Games } from 'games-engine';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { Logger } from '../observability/logger.ts';
import type { BeaconSource } from './beacon-source.ts';

interface Tools {
  pool: Pool;
  games: Games;
  beacon: BeaconSource;
  clock: Clock;
  log: Logger;
}

/** Waits for the beacons that salt the lotteries of trials. Every process may: the first to store a round is the one. */
export interface TrialLights {
  /** The round that a trial which begins now is to wait for. */
  announce(): TrialBeacon;
  /** A trial may have begun. */
  look(): void;
  stop(): Promise<void>;
}

const MARGIN_MS = 2 * TRIAL_MARGIN_MS; // the clocks of two processes may differ by half of it

export const createTrialLights = ({ pool, games, beacon, clock, log }: Tools): TrialLights => {
  const waiting = new Map<string, Promise<void>>(); // by trial
  const stop = new AbortController();

  const light = async ({ game, beaconRound }: WaitingTrial): Promise<void> => {
    const { round, signature } = await beacon.round(beaconRound, stop.signal);
    const scope = { game, isShared: games.find(game)?.hosting === 'shared' };
    const randomness = beaconRandomness(signature) ?? '';
    await lightCandidate(pool, scope, { randomness, round, signature }, clock.now());
  };

  const failed = (error: unknown): void => {
    if (!stop.signal.aborted) log.error({ err: error }, 'the lottery of a trial could not be salted: trying again');
  };

  const find = async (): Promise<void> => {
    for (const trial of await waitingTrials(pool)) {
      const place = `${trial.configId} ${trial.beaconRound}`;
      if (stop.signal.aborted || waiting.has(place)) continue;
      waiting.set(
        place,
        light(trial)
          .catch(failed)
          .finally(() => waiting.delete(place)),
      );
    }
  };

  return {
    announce: () => ({
      beacon: beacon.chain,
      beaconRound: firstBeaconRoundAt(beacon.chain, clock.now() + MARGIN_MS),
    }),
    look: () => void find().catch(failed),
    async stop() {
      stop.abort(new Error('the server stops'));
      await Promise.all(waiting.values());
    },
  };
};
