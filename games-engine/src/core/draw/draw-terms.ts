import type { BeaconChain, BeaconRound } from '../beacon/beacon-chain.ts';
import type { DrawMode } from './draw-config.ts';

/** Terms of a round's draw, pinned by its first event. */
export interface DrawTerms {
  readonly beacon: BeaconChain | null; // null where no beacon takes part
  readonly mode: DrawMode;
}

/** Text that the house signs when it takes no more bets: see `closingText`. */
export interface SignedClosing {
  readonly beaconRound: number | null; // null where no beacon takes part
  readonly betsHash: string;
  readonly signature: string; // signature of the log's key, base64
}

/** The beacon's round that decided. `randomness`: SHA-256 of its signature. */
export interface DrawnBeacon extends BeaconRound {
  readonly randomness: string;
}

/** Light that a draw brings beside its outcome. */
export interface DrawnLight {
  readonly beacon: DrawnBeacon | null; // null where no beacon takes part
  readonly cosignatures: readonly string[]; // `name base64`, as C2SP notes have them: witnesses who saw the closing in time
}
