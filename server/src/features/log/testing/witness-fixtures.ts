import { houseGames } from 'games-engine';
import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, startTestCluster, type TestCluster, type TestDatabase } from 'db/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { runCommand } from 'games-engine/audit';
import { cosignatureLine, formatVerifierKey, noteKey, parseNote, type NoteKey } from 'games-engine/log';
import { createClosings } from '../closings.ts';
import { createCosignatures } from '../cosignatures.ts';
import { createSigningKey, openPair, playRounds, publishConfig, revealPair, type Pair } from './log-fixtures.ts';
import { createLogReader } from '../log-reader.ts';
import { createLogSigner, type LogSigner } from '../log-signer.ts';
import { createNetworkLimit } from '../../../core/http/network-limit.ts';
import { logRoutes } from '../log.routes.ts';
import { createRecordSource } from '../record-source.ts';
import { createSequencer } from '../sequencer.ts';

/** A house with a log, behind a real port. */
export interface House {
  db: TestDatabase;
  url: string;
  app: FastifyInstance;
  /** Plays so many rounds and puts them into the log. */
  play(count: number): Promise<void>;
  /** Reveals the pair that was played with; the next rounds have another. */
  reveal(): Promise<void>;
  checkpoint(): Promise<string>;
  close(): Promise<void>;
}

/** The private key that a byte stands for. */
export const secretOf = (byte: number): KeyObject => {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, byte)]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
};
export const publicOf = (byte: number): Uint8Array =>
  new Uint8Array(createPublicKey(secretOf(byte)).export({ format: 'der', type: 'spki' }).subarray(-32));
const witnessKey = (name: string, byte: number): NoteKey => noteKey(name, publicOf(byte), 'witness');
/** Witnesses that the house knows, and does not. */
export const [second, stranger] = [witnessKey('second.example/w', 2), witnessKey('stranger.example/w', 3)];
export const secondKey = formatVerifierKey(second);
/** A head with the line of a witness. */
export const cosigned = (note: string, key = second, byte = 2, at = Math.floor(Date.now() / 1000)): string =>
  note + cosignatureLine(parseNote(note)?.text ?? '', key, at, (text) => sign(null, text, secretOf(byte)));

/** Runs the audit command in this process. */
export const audit = async (...args: string[]): Promise<{ status: number; out: string; err: string }> => {
  let [out, err] = ['', ''];
  const status = await runCommand(args, {
    print: (line) => (out += `${line}\n`),
    complain: (text) => (err += text),
    progress: undefined,
  });
  return { status, out, err };
};

const openHouse = async (cluster: TestCluster, signer: LogSigner, witnesses: readonly string[]): Promise<House> => {
  const db = await createTestDatabase({ clusterUrl: cluster.url });
  const source = createRecordSource({ games: houseGames, onRefused: () => undefined });
  const sequencer = createSequencer({
    pool: db.pool,
    signer,
    source,
    onError: (error) => {
      throw error;
    },
  });
  const app = Fastify();
  const log = createLogReader({ pool: db.pool, signer, source });
  const cosignatures = createCosignatures({ pool: db.pool, signer, witnesses });
  const cosigningRate = { perSecond: 0.001, burst: 60 };
  await app.register(logRoutes, {
    prefix: '/api/log',
    log,
    cosignatures,
    lights: () => Promise.resolve([]),
    closings: createClosings({ pool: db.pool, signer, witnesses }),
    cosigningRate,
    networks: createNetworkLimit(100_000),
    isGame: (id) => houseGames.find(id) !== undefined,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const config = await publishConfig(db.owner);
  let pair: Pair = await openPair(db.owner);
  const sequence = async (): Promise<void> => {
    while ((await sequencer.runOnce()).more);
  };
  return {
    db,
    url,
    app,
    async play(count) {
      await playRounds(db.owner, pair, config, count);
      await sequence();
    },
    async reveal() {
      await revealPair(db.owner, pair);
      pair = await openPair(db.owner);
      await sequence();
    },
    checkpoint: async () => (await app.inject('/api/log/checkpoint')).body,
    async close() {
      await app.close();
      await db.drop();
    },
  };
};

/** Two houses that sign with one key, and a witness that both know. */
export interface Houses {
  house: House;
  other: House; // another history
  signer: LogSigner;
  first: string; // the verifier key that the command has made
  dir: string;
  keyFile: string; // the witness's
  /** A folder for what an auditor remembers, not there yet. */
  newState(): string;
  witness(state: string, server?: string): ReturnType<typeof audit>;
  close(): Promise<void>;
}

export const openHouses = async (): Promise<Houses> => {
  const cluster = await startTestCluster();
  const dir = mkdtempSync(join(tmpdir(), 'glasshouse-witness-'));
  const signer = await createLogSigner({ dataDir: '', signingKey: createSigningKey() });
  const keyFile = join(dir, 'witness.key');
  const output = await audit('witness', '--key-file', keyFile, '--new-key', 'auditor.example/w1');
  const first = output.out.trim();
  const house = await openHouse(cluster, signer, [first, secondKey]);
  const other = await openHouse(cluster, signer, [first]);
  await house.play(20);
  await other.play(20);
  let states = 0;
  return {
    house,
    other,
    signer,
    first,
    dir,
    keyFile,
    newState: () => join(dir, `state-${(states += 1)}`),
    witness: (state, server = house.url) =>
      audit('witness', '--once', '--server', server, '--state', state, '--key-file', keyFile),
    async close() {
      await house.close();
      await other.close();
      await cluster.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
