import type { Games } from 'games-engine';
import type { Pool } from 'pg';
import type { Logger } from '../core/observability/logger.ts';
import type { Metrics } from '../core/observability/metrics.ts';
import { createClosings, type Closings } from '../features/log/closings.ts';
import { createCosignatures, type Cosignatures } from '../features/log/cosignatures.ts';
import { createLogReader, type LogReader } from '../features/log/log-reader.ts';
import { followLog } from '../features/log/log-keys.ts';
import { createLogSigner, type LogSigner } from '../features/log/log-signer.ts';
import { createRecordSource, type StoredRound } from '../features/log/record-source.ts';
import { createSequencer } from '../features/log/sequencer.ts';
import type { Config } from './config.ts';

/** The transparency log as the rest of the server uses it. */
export interface TransparencyLog {
  reader: LogReader;
  cosignatures: Cosignatures;
  closings: Closings;
  signer: LogSigner;
  findRound(id: string): Promise<(Pick<StoredRound, 'record' | 'serverSeed'> & { config: object }) | undefined>;
  positionOf(game: string, id: string): Promise<{ index: number; size: number } | null>;
  /** Something was committed that belongs into the log. */
  notify(): void;
  stop(): Promise<void>;
}

interface Dependencies {
  pool: Pool;
  games: Games;
  log: Logger;
  metrics: Metrics;
}

const FOLLOW_MS = 5000; // far below the time for which verifiers take either key

/** Opens the log: its key, its reader, and its sequencer, which runs beside the hot path. */
export const openTransparencyLog = async (
  config: Config,
  { pool, games, log, metrics }: Dependencies,
): Promise<TransparencyLog> => {
  const signer = await createLogSigner({ dataDir: config.dataDir, signingKey: config.logSigningKey });
  await followLog(pool, signer); // a start with a key that no leaf names ends here
  const following = setInterval(() => {
    followLog(pool, signer).catch((error: unknown) => log.error({ err: error }, "the log's key could not be followed"));
  }, FOLLOW_MS);
  following.unref();
  const source = createRecordSource({
    games,
    onRefused: (error) => log.error({ err: error }, 'a stored round was altered'),
  });
  const reader = createLogReader({ pool, signer, source });
  const sequencer = createSequencer({
    pool,
    signer,
    source,
    onHead: ({ size }) => metrics.logSize.set(size),
    onError: (error) => log.error({ err: error }, 'the log could not be extended: trying again'),
  });
  sequencer.notify();
  return {
    reader,
    signer,
    cosignatures: createCosignatures({ pool, signer, witnesses: config.logWitnesses }),
    closings: createClosings({ pool, signer, witnesses: config.logWitnesses }),
    async findRound(id) {
      const round = (await source.rounds(pool, [id])).get(id);
      return round && { record: round.record, serverSeed: round.serverSeed, config: round.pinned.config };
    },
    positionOf: (game, id) => reader.roundPosition(game, id),
    notify: () => sequencer.notify(),
    stop() {
      clearInterval(following);
      return sequencer.stop();
    },
  };
};
