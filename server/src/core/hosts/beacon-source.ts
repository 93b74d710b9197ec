import type { BeaconChain, BeaconRound } from 'games-engine';

/** Source of a public randomness beacon's rounds. */
export interface BeaconSource {
  readonly chain: BeaconChain;
  /**
   * A round whose signature was checked. Asks again until the signal aborts, then rejects with its reason; a round of the
   * future is waited for.
   */
  round(round: number, signal: AbortSignal): Promise<BeaconRound>;
}
