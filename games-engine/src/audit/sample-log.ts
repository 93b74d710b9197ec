import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256Hex } from '#digest';
import { contentHash } from '../core/canonical.ts';
import { formatVerifierKey, noteKey, signCheckpoint, type CompactRange } from '../core/log/index.ts';
import { createRecorder, type ConfigRecord, type LogRecord, type RoundRecord } from '../core/record.ts';
import { simulationSource } from '../core/simulation.ts';
import { commitmentOf, FairStream } from '../core/stream.ts';
import { dice, diceDefaultConfig, type DiceConfig } from '../games/dice/index.ts';
import type { ExportHeader } from './export-format.ts';

/** A log entry before it is exported. */
export interface SampleEntry {
  record: LogRecord;
  serverSeed: string | null;
}

const START = 1_763_000_000_000; // ms since epoch

/** A published dice config, as a log record. */
export const configRecordOf = (config: DiceConfig, version: number): ConfigRecord => ({
  at: START,
  config,
  game: 'dice',
  kind: 'config',
  version,
});

interface Table {
  serverSeed: string;
  commitment: string;
  nonce: number;
}

export interface SampleOptions {
  rounds: number;
  players?: number; // players who bet in turn
  roundsAPair?: number; // then the seed is revealed
  seed?: string;
}

/** An honest log of dice: its config, then rounds of many players in turn, each pair revealed when it is used up. */
export const sampleLog = function* (options: SampleOptions): Generator<SampleEntry> {
  const { rounds, players = 100, roundsAPair = 50, seed = 'sample' } = options;
  yield { record: configRecordOf(diceDefaultConfig, 1), serverSeed: null };
  const play = createSamplePlay(seed);
  let pairs = 0;
  const open = (): Table => {
    pairs += 1;
    const serverSeed = sha256Hex(`${seed} ${pairs}`);
    return { serverSeed, commitment: commitmentOf(serverSeed), nonce: 0 };
  };
  const tables = Array.from({ length: players }, open);
  for (let n = 0; n < rounds; n += 1) {
    const player = n % players;
    const used = tables[player] ?? open();
    if (used.nonce === roundsAPair) yield { record: revealOf(used, START + n), serverSeed: null };
    const table = used.nonce === roundsAPair ? open() : used;
    tables[player] = table;
    yield { record: play(table, player, n), serverSeed: table.serverSeed };
    table.nonce += 1;
  }
  for (const table of tables) yield { record: revealOf(table, START + rounds), serverSeed: null };
};

const createSamplePlay = (seed: string): ((table: Table, player: number, n: number) => RoundRecord) => {
  const config = diceDefaultConfig;
  const record = createRecorder(dice, { config, hash: contentHash(config), version: 1 });
  const random = simulationSource(seed);
  return ({ serverSeed, commitment, nonce }, player, n) => {
    const bet = {
      account: 'real',
      at: START + n,
      choice: { percentBp: 500 + random.int(9000), side: random.int(2) === 0 ? 'less' : 'more' },
      clientSeed: `client-${player}`,
      id: idOf(n),
      nonce,
      player: `player${player}`,
      stakeMinor: BigInt(10 + random.int(100_000)),
    } as const;
    const outcome = dice.draw(new FairStream({ serverSeed, clientSeed: bet.clientSeed, nonce }), config, bet.choice);
    const payoutMinor = dice.payout(config, bet.stakeMinor, bet.choice, outcome, []);
    return record({ bet, moves: [], outcome, payoutMinor, commitment });
  };
};

const revealOf = ({ serverSeed, commitment, nonce }: Table, at: number): LogRecord => ({
  at,
  commitment,
  kind: 'seed',
  rounds: nonce,
  serverSeed,
});

const idOf = (n: number): string => {
  const time = (START + n).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`;
};

const secretKey = new Uint8Array(32).fill(1);

/** The key that signs sample logs. It is no secret. */
export const sampleKey = noteKey('sample.invalid/log', ed25519.getPublicKey(secretKey));

/** Signs a text as the house of the samples does. */
export const signAsSample = (text: Uint8Array): Uint8Array => ed25519.sign(text, secretKey);

/** The signed note of a sample log's head. */
export const signSample = (size: number, root: Uint8Array): string =>
  signCheckpoint({ origin: sampleKey.name, size, root }, sampleKey, signAsSample);

/** The header of a whole sample log's export. */
export const wholeHeader = (tree: CompactRange): ExportHeader => ({
  checkpoint: signSample(tree.size, tree.root()),
  configs: [],
  consistency: [],
  from: 0,
  key: formatVerifierKey(sampleKey),
  kind: 'header',
  left: [],
  to: tree.size,
});
