import {
  betLine,
  clientSeedOf,
  createSharedReader,
  hashedBets,
  type AnySharedGame,
  type AnySoloGame,
  type RoundRecord,
  type SharedLog,
  type SoloLog,
  type StreamSeeds,
} from 'games-engine';
import type { PublicRound } from 'server/contract';
import type { Explained, ExplainedShared, GameFairness, RoundText } from '../../core/games/explain.ts';
import { traceDraw, type DrawTrace } from './draw-trace.ts';

/** A solo round as its record tells it. */
export interface SoloRead {
  hosting: 'solo';
  isFree: boolean; // a draw that costs nothing
  log: SoloLog<object, object>;
  explained: Explained | undefined;
}

/** A shared round as its record tells it. */
export interface SharedRead {
  hosting: 'shared';
  seeding: AnySharedGame['seeding'];
  log: SharedLog<object, object>;
  explained: ExplainedShared | undefined; // explanation of a drawn round
  choices: readonly (RoundText | undefined)[]; // choice of each bet
  lines: readonly string[]; // part of each bet in the hash that decides the draw
  drawnElsewhere: boolean; // by a third party, whose signed data the outcome holds
}

/** Material of a published round, as far as it can be read. */
export interface RoundMaterial {
  round: PublicRound;
  record: RoundRecord;
  hosting: 'solo' | 'shared'; // solo also for a game that does not exist
  read: SoloRead | SharedRead | undefined;
  seeds: StreamSeeds | undefined; // seeds of the stream, once the server's is revealed
  trace: DrawTrace | undefined;
}

type Material = Pick<RoundMaterial, 'read' | 'seeds' | 'trace'>;

/** Runs what may meet anything: the record comes from a server that is not trusted. */
const attempt = <T>(compute: () => T | undefined): T | undefined => {
  try {
    return compute();
  } catch {
    return undefined;
  }
};

const nothing: Material = { read: undefined, seeds: undefined, trace: undefined };

const gatherSolo = (
  game: AnySoloGame,
  { events }: RoundRecord,
  round: PublicRound,
  fairness: GameFairness | undefined,
): Material => {
  const config = attempt(() => game.configSchema.parse(round.config) as object);
  const log = attempt(() => (Array.isArray(events) ? game.read(events) : undefined));
  if (!log) return nothing;
  const { clientSeed, nonce, choice } = log.bet;
  const seeds = round.serverSeed === null ? undefined : { serverSeed: round.serverSeed, clientSeed, nonce };
  const trace = attempt(() => config && seeds && traceDraw((source) => game.draw(source, config, choice), seeds));
  const explain = fairness?.hosting === 'solo' ? fairness.explain : undefined;
  // the outcome that the seeds give, where they are known: a false one in the log then fails at its own step
  const outcome = trace?.outcome ?? log.outcome;
  const explained = attempt(() => config && explain?.(config, { bet: log.bet, moves: log.moves, outcome }));
  return { read: { hosting: 'solo', isFree: game.isFree === true, log, explained }, seeds, trace };
};

/** True when an outcome claims to be a third party's; data of another round claims it too, and fails as such. */
const isDrawnElsewhere = (game: AnySharedGame, config: object, outcome: object, roundId: string): boolean => {
  try {
    return game.drawnElsewhere?.(config, outcome, roundId) !== undefined;
  } catch {
    return true;
  }
};

/** The lines whose hash is the bettors' part of a draw. */
const hashedLines = (game: AnySharedGame, { bets, draw }: SharedLog<object, object>): string[] =>
  draw ? hashedBets(game, bets).map(betLine) : bets.map(({ id, clientSeed }) => `${id}:${clientSeed}`);

const gatherShared = (
  game: AnySharedGame,
  { events, id }: RoundRecord,
  round: PublicRound,
  fairness: GameFairness | undefined,
): Material => {
  const config = attempt(() => game.configSchema.parse(round.config) as object);
  const log = attempt(() => createSharedReader(game).read(events));
  if (!log) return nothing;
  const { bets, end, number } = log;
  const explain = fairness?.hosting === 'shared' ? fairness.explain : undefined;
  const choices = bets.map((_, index) => attempt(() => config && explain?.choice(config, bets, index)));
  const lines = attempt(() => hashedLines(game, log)) ?? [];
  const read = { hosting: 'shared', seeding: game.seeding, log, choices, lines } as const;
  if (end.kind === 'voided') return { ...nothing, read: { ...read, explained: undefined, drawnElsewhere: false } };
  const drawnElsewhere = config !== undefined && isDrawnElsewhere(game, config, end.outcome, id);
  const clientSeed = attempt(() => clientSeedOf(game, log, end.light));
  const seeds =
    round.serverSeed === null || clientSeed === undefined || drawnElsewhere
      ? undefined
      : { serverSeed: round.serverSeed, clientSeed, nonce: number };
  const trace = attempt(() => config && seeds && traceDraw((source) => game.draw(source, config, bets), seeds));
  const explained = attempt(() => config && explain?.round(config, bets, trace?.outcome ?? end.outcome));
  return { read: { ...read, explained, drawnElsewhere }, seeds, trace };
};

/** Takes a published round apart. `fairness`: of its game, if it is known. Never throws. */
export const gatherRound = (round: PublicRound, fairness: GameFairness | undefined): RoundMaterial => {
  const record = Object(round.record) as RoundRecord;
  const game = fairness?.game;
  if (game?.id !== record.game) return { round, record, hosting: 'solo', ...nothing };
  const material =
    game.hosting === 'solo' ? gatherSolo(game, record, round, fairness) : gatherShared(game, record, round, fairness);
  return { round, record, hosting: game.hosting, ...material };
};
