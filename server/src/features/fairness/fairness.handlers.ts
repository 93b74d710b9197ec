import {
  committedRounds,
  findRounds,
  publicChains,
  rotateSeeds,
  SeedsInUseError,
  seedsOf,
  setClientSeed,
  treeHeads,
  trialOfRound,
  usedChains,
  type PlayerSeeds,
  type UsedChain,
} from 'db';
import { recordHash, type Games, type RoundRecord } from 'games-engine';
import type { Pool } from 'pg';
import type { CallAnswer } from '../../../contract/calls.ts';
import {
  fairnessCodes,
  FIND_LIMIT,
  HEADS_LIMIT,
  type fairnessCalls,
  type GameCommitments,
  type Seeds,
} from '../../../contract/fairness.contract.ts';
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
  games: Games;
  findRound(id: string): Promise<PublishedRound | undefined>;
  positionOf(game: string, id: string): Promise<{ index: number; size: number } | null>;
  onRevealed(): void; // a seed waits to enter the log
}

const shown = ({ current, next }: PlayerSeeds): Seeds => ({
  serverSeedHash: current.serverSeedHash,
  nextServerSeedHash: next.serverSeedHash,
  clientSeed: current.clientSeed,
  nonce: current.nonce,
});

const shownChain = (chain: UsedChain | undefined): GameCommitments['chain'] => {
  if (!chain) return null;
  const { terminator, length, createdAt, used } = chain;
  return { terminator, length, createdAt, used };
};

/** What every shared game is committed to now. */
const commitmentsOf = async (pool: Pool, games: Games): Promise<GameCommitments[]> => {
  const [rounds, chains] = [await committedRounds(pool), await usedChains(pool)];
  return games.shared.map(({ id: game }) => {
    const [chain, next] = chains.filter((each) => each.game === game);
    const own = rounds.filter((round) => round.game === game);
    const shownRounds = own.map(({ id, number, commitment, openedAt }) => ({ id, number, commitment, openedAt }));
    return { game, rounds: shownRounds, chain: shownChain(chain), next: shownChain(next) };
  });
};

/** What this process remembers of a pair that has changed: read again before the next draw. */
const forget = (player: Player): void => {
  player.seeds = undefined;
};

/** A pair stays as it is while a round of several steps is open. */
const unlessInUse = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SeedsInUseError ? new CallError(fairnessCodes.seedsInUse) : error;
  }
};

/** `fairness.*`: a player's seeds, and anybody's look at a round. */
export const createFairnessHandlers = ({ pool, games, findRound, positionOf, onRevealed }: Dependencies): Handlers => ({
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
  'fairness.commitments': {
    handle: async () => ({ games: await commitmentsOf(pool, games) }),
  },
  'fairness.heads': {
    async handle({ cursor }) {
      const rows = await treeHeads(pool, { before: cursor, limit: HEADS_LIMIT + 1 });
      const page = rows.slice(0, HEADS_LIMIT);
      const heads = page.map(({ root, ...head }) => ({ ...head, root: root.toString('hex') }));
      return { heads, next: rows.length > HEADS_LIMIT ? (page.at(-1)?.size ?? null) : null };
    },
  },
  'fairness.find': {
    async handle({ query }) {
      const rounds = await findRounds(pool, query, FIND_LIMIT);
      return { rounds };
    },
  },
  'fairness.round': {
    async handle({ game, id }) {
      const round = await findRound(id);
      if (!round || round.record.game !== game) throw new CallError(fairnessCodes.notFound);
      const { record, serverSeed, config } = round;
      const trial = games.findShared(game) && (await trialOfRound(pool, game, record.number));
      return {
        record: { ...record },
        hash: recordHash(record),
        log: await positionOf(game, id),
        serverSeed,
        config: { ...config },
        ...(trial && { trial }),
      };
    },
    messages: 'fairness',
  },
});
