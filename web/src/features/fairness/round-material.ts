import { findGame, type AnySoloGame, type RoundRecord, type SoloLog, type StreamSeeds } from 'games-engine';
import type { PublicRound } from 'server/contract';
import { traceDraw, type DrawTrace } from './draw-trace.ts';
import { explainers } from './games/explainers.ts';
import type { AnyExplain, Explained } from './round-explainer.ts';

/** What a published round is made of, as far as it can be read. */
export interface RoundMaterial {
  round: PublicRound;
  record: RoundRecord;
  game: AnySoloGame | undefined;
  log: SoloLog<object, object> | undefined;
  seeds: StreamSeeds | undefined;
  trace: DrawTrace | undefined;
  explained: Explained | undefined;
}

/** Runs what may meet anything: the record comes from a server that is not trusted. */
const attempt = <T>(compute: () => T | undefined): T | undefined => {
  try {
    return compute();
  } catch {
    return undefined;
  }
};

/** Takes a published round apart. Never throws. */
export const gatherRound = (round: PublicRound): RoundMaterial => {
  const record = Object(round.record) as RoundRecord;
  const game = findGame(record.game);
  const config = attempt(() => game?.configSchema.parse(round.config));
  const log = attempt(() => (Array.isArray(record.events) ? game?.read(record.events) : undefined));
  const seeds =
    log && round.serverSeed !== null
      ? { serverSeed: round.serverSeed, clientSeed: log.bet.clientSeed, nonce: log.bet.nonce }
      : undefined;
  const trace = attempt(() => game && config && log && seeds && traceDraw(game, config, log.bet.choice, seeds));
  const explain: AnyExplain | undefined = game && explainers[game.id];
  // the number that the seeds give, where they are known: a false one in the log then fails at its own step
  const outcome = trace?.outcome ?? log?.outcome;
  const explained = attempt(() =>
    explain && config && log && outcome ? explain(config, { bet: log.bet, outcome }) : undefined,
  );
  return { round, record, game, log, seeds, trace, explained };
};
