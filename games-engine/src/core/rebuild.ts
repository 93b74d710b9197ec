import type { AnyGame } from './define-game.ts';
import type { RebuildInput, RebuiltRecord, Unreadable } from './rebuilt.ts';
import type { PinnedConfig } from './record.ts';
import { createSharedRebuilder } from './shared-rebuild.ts';
import { createSoloRebuilder } from './solo-rebuild.ts';

/** A record of any game, made again. */
export type Rebuilt = RebuiltRecord & { log: object };

/**
 * Makes records of one game under one config again, to be compared with what was published.
 * `serverSeed` is null until it is revealed: then the logged outcome and commitment stand.
 */
export const createRebuilder = (
  game: AnyGame,
  pinned: PinnedConfig,
): ((input: RebuildInput, serverSeed: string | null) => Rebuilt | Unreadable) =>
  game.hosting === 'shared' ? createSharedRebuilder(game, pinned) : createSoloRebuilder(game, pinned);
