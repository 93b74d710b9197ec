import {
  committedRounds,
  findRounds,
  ownPair,
  pairsOf,
  publicChains,
  rotateSeeds,
  SeedsRefusedError,
  setClientSeed,
  treeHeads,
  trialOfRound,
  usedChains,
  type Database,
  type PlayerPairs,
  type SeedPairSecret,
  type UsedChain,
} from 'db';
import { recordHash, type Games, type RoundRecord } from 'games-engine';
import type { CallAnswer } from '../../../contract/calls.ts';
import {
  fairnessCodes,
  FIND_LIMIT,
  HEADS_LIMIT,
  type fairnessCalls,
  type GameVoidRounds,
  type GameCommitments,
  type RevealedSeeds,
  type Seeds,
} from '../../../contract/fairness.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
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
  db: Pick<Database, 'pool' | 'orm'>;
  games: Games;
  findRound(id: string): Promise<PublishedRound | undefined>;
  positionOf(game: string, id: string): Promise<{ index: number; size: number } | null>;
  voidsOfWeeks(): Promise<GameVoidRounds[]>;
  lightOf(id: string): Promise<{ round: number; signature: string } | undefined>; // light of a void round
  onCommitted(): void; // a commitment and a seed wait to enter the log
}

const shown = ({ current, next }: PlayerPairs): Seeds => ({
  serverSeedHash: current?.serverSeedHash ?? null,
  nextServerSeedHash: next.serverSeedHash,
  clientSeed: current?.clientSeed ?? null,
  nonce: current?.nonce ?? 0,
});

const publicPair = ({ clientSeed, nonce, serverSeed, serverSeedHash }: SeedPairSecret): RevealedSeeds => ({
  serverSeed,
  serverSeedHash,
  clientSeed,
  nonce,
});

const shownChain = (chain: UsedChain | undefined): GameCommitments['chain'] => {
  if (!chain) return null;
  const { terminator, length, createdAt, used } = chain;
  return { terminator, length, createdAt, used };
};

/** Commitments of every shared game now. */
const commitmentsOf = async ({ pool, orm }: Dependencies['db'], games: Games): Promise<GameCommitments[]> => {
  const [rounds, chains] = [await committedRounds(pool), await usedChains(orm.em.fork())];
  return games.shared.map(({ id: game }) => {
    const [chain, next] = chains.filter((each) => each.game === game);
    const ownRounds = rounds.filter((round) => round.game === game);
    const shownRounds = ownRounds.map(({ id, number, commitment, openedAt }) => ({ id, number, commitment, openedAt }));
    return { game, rounds: shownRounds, chain: shownChain(chain), next: shownChain(next) };
  });
};

/** Forgets a pair that has changed: it is read again before the next draw. */
const forget = (player: Player): void => {
  player.seeds = undefined;
};

const refusals = {
  'open-round': fairnessCodes.seedsInUse,
  'no-pair': generalCodes.seedsNeeded,
  'other-commitment': fairnessCodes.otherCommitment,
  'used-seed': fairnessCodes.seedUsed,
} as const satisfies Record<SeedsRefusedError['reason'], string>;

const orRefuse = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SeedsRefusedError ? new CallError(refusals[error.reason]) : error;
  }
};

/** `fairness.*`: a player's seeds, and anybody's look at a round. */
export const createFairnessHandlers = ({
  db,
  games,
  findRound,
  positionOf,
  voidsOfWeeks,
  lightOf,
  onCommitted,
}: Dependencies): Handlers => ({
  'fairness.seeds': {
    handle: async (_payload, { player }) => shown(await pairsOf(db.orm.em.fork(), player.userId)),
  },
  'fairness.setClientSeed': {
    async handle({ clientSeed }, { player }) {
      const seeds = await orRefuse(setClientSeed(db, player.userId, clientSeed));
      forget(player);
      return shown(seeds);
    },
  },
  'fairness.rotate': {
    async handle({ clientSeed, commitment }, { player }) {
      const input = { clientSeed, commitment, at: Date.now() };
      const { revealed, ...pairs } = await orRefuse(rotateSeeds(db, player.userId, input));
      forget(player);
      onCommitted();
      return { revealed: revealed ? publicPair(revealed) : null, current: shown(pairs) };
    },
  },
  'fairness.pair': {
    async handle({ commitment }, { player }) {
      const pair = await ownPair(db.orm.em.fork(), player.userId, commitment);
      if (!pair) throw new CallError(fairnessCodes.notFound);
      return pair;
    },
  },
  'fairness.chains': {
    handle: async ({ game }) => ({ chains: await publicChains(db.orm.em.fork(), game) }),
  },
  'fairness.commitments': {
    handle: async () => ({ games: await commitmentsOf(db, games) }),
  },
  'fairness.voids': {
    handle: async () => ({ games: await voidsOfWeeks() }),
  },
  'fairness.heads': {
    async handle({ cursor }) {
      const rows = await treeHeads(db.pool, { before: cursor, limit: HEADS_LIMIT + 1 });
      const page = rows.slice(0, HEADS_LIMIT);
      const heads = page.map(({ root, ...head }) => ({ ...head, root: root.toString('hex') }));
      return { heads, next: rows.length > HEADS_LIMIT ? (page.at(-1)?.size ?? null) : null };
    },
  },
  'fairness.find': {
    async handle({ query }) {
      const rounds = await findRounds(db.pool, query, FIND_LIMIT);
      return { rounds };
    },
  },
  'fairness.round': {
    async handle({ game, id }) {
      const round = await findRound(id);
      if (!round || round.record.game !== game) throw new CallError(fairnessCodes.notFound);
      const { record, serverSeed, config } = round;
      const trial = games.findShared(game) && (await trialOfRound(db.pool, game, record.number));
      const light = record.events.at(-1)?.type === 'round.voided' ? await lightOf(id) : undefined;
      return {
        record: { ...record },
        hash: recordHash(record),
        log: await positionOf(game, id),
        serverSeed,
        config: { ...config },
        ...(trial && { trial }),
        ...(light && { light }),
      };
    },
    messages: 'fairness',
  },
});
