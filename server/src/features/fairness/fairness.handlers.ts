import { publicChains, rotateSeeds, SeedsInUseError, seedsOf, setClientSeed, type PlayerSeeds } from 'db';
import { recordHash, type GameId, type RoundRecord } from 'games-engine';
import type { Pool } from 'pg';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { fairnessCalls, Seeds } from '../../../contract/fairness.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof fairnessCalls]: CallHandler<(typeof fairnessCalls)[N], CallAnswer<N>> };

/** A round as the log has it. */
export interface PublishedRound {
  record: RoundRecord;
  serverSeed: string | null;
  config: object;
}

interface Dependencies {
  pool: Pool;
  findRound(id: string): Promise<PublishedRound | undefined>;
  positionOf(game: GameId, id: string): Promise<{ index: number; size: number } | null>;
  onRevealed(): void; // a seed waits to enter the log
}

const shown = ({ current, next }: PlayerSeeds): Seeds => ({
  serverSeedHash: current.serverSeedHash,
  nextServerSeedHash: next.serverSeedHash,
  clientSeed: current.clientSeed,
  nonce: current.nonce,
});

/** What this process remembers of a pair that has changed: read again before the next draw. */
const forget = (player: Player): void => {
  player.seeds = undefined;
};

/** A pair stays as it is while a round of several steps is open. */
const unlessInUse = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SeedsInUseError ? new CallError('SEEDS_IN_USE') : error;
  }
};

/** `fairness.*`: a player's seeds, and anybody's look at a round. */
export const createFairnessHandlers = ({ pool, findRound, positionOf, onRevealed }: Dependencies): Handlers => ({
  'fairness.seeds': {
    handle: async (_payload, { player }) => shown(await seedsOf(pool, player.userId)),
  },
  'fairness.setClientSeed': {
    async handle({ clientSeed }, { player }) {
      const seeds = await unlessInUse(setClientSeed(pool, player.userId, clientSeed));
      forget(player);
      return shown(seeds);
    },
  },
  'fairness.rotate': {
    async handle({ clientSeed }, { player }) {
      const rotation = await unlessInUse(rotateSeeds(pool, player.userId, { clientSeed, at: Date.now() }));
      forget(player);
      onRevealed();
      const { id: _, ...revealed } = rotation.revealed;
      return { revealed, current: shown(rotation) };
    },
  },
  'fairness.chains': {
    handle: async ({ game }) => ({ chains: await publicChains(pool, game) }),
  },
  'fairness.round': {
    async handle({ game, id }) {
      const round = await findRound(id);
      if (!round || round.record.game !== game) throw new CallError(404);
      const { record, serverSeed, config } = round;
      return {
        record: { ...record },
        hash: recordHash(record),
        log: await positionOf(game, id),
        serverSeed,
        config: { ...config },
      };
    },
  },
});
