import type { AnySharedGame } from './define-game.ts';
import { UnreplayableRoundError, type PinnedConfig, type RoundRecord } from './record.ts';
import { createReplayer } from './replay.ts';
import type { SharedEvent } from './shared-round.ts';

/** Stored shared round, finished: settled or void. */
export interface FinishedSharedRound {
  id: string; // the round's id, UUIDv7
  number: number;
  commitment: string; // SHA-256 of the round's seed, hex
  events: readonly SharedEvent[]; // in order, from round.opened to round.settled or round.voided
}

/**
 * Makes records of one shared game under one config from the events as they were stored. A round that the machine
 * refuses throws UnreplayableRoundError, unless `onRefused` is given: then it is told, and `final` shows where the
 * machine stopped, for an audit to find.
 */
export const createSharedRecorder = (
  game: AnySharedGame,
  pinned: PinnedConfig,
  onRefused = (error: UnreplayableRoundError): void => {
    throw error;
  },
): ((round: FinishedSharedRound) => RoundRecord) => {
  const replay = createReplayer(game, pinned.config);
  const config = { hash: pinned.hash, version: pinned.version };
  return ({ id, number, commitment, events }) => {
    const { final, refused } = replay(events);
    if (refused) onRefused(new UnreplayableRoundError(id, refused));
    // keys in canonical order, so that the fast serialiser applies
    return { commitment, config, events, final, game: game.id, id, kind: 'round', number };
  };
};
