import { ed25519 } from '@noble/curves/ed25519.js';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hmacWords } from '#digest';
import { beaconChainHash, quicknet } from '../core/beacon/beacon-chain.ts';
import { canonicalText, contentHash } from '../core/canonical.ts';
import { defaultDrawConfig, type DrawConfig } from '../core/draw/draw-config.ts';
import { receiptText, signText } from '../core/draw/closing.ts';
import { closingOfRecord, closingWitnesses } from '../core/draw/signed-closing.ts';
import {
  consistencyProof,
  cosignatureLine,
  formatVerifierKey,
  hashFromHex,
  inclusionProof,
  leafHash,
  noteKey,
  toHex,
} from '../core/log/index.ts';
import { leafFault } from '../core/leaf-faults.ts';
import type { ConfigRecord, LogRecord, RoundRecord } from '../core/record.ts';
import { reserveText } from '../core/solvency/statement.ts';
import { clientSeedOf } from '../core/shared-rebuild.ts';
import { readSharedLog, type SharedEvent } from '../core/shared-round.ts';
import { draws, gameIds, houseGames } from '../games/registry.ts';
import { dice } from '../games/dice/index.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { sampleStatement, sampleTrees } from '../testing/sample-solvency.ts';
import { auditLines, isRound, roundOf } from './forgery.ts';
import { exportOf, headerOf, linesOfExport, type SampleExport } from './sample-export.ts';
import { sampleKey, sampleLog, signAsSample, signSample } from './sample-log.ts';

const docs = (name: string): string => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

const sampleOf = (draw: DrawConfig): SampleExport => exportOf(sampleHouse({ rounds: 90, seed: 'vectors', draw }));
const log = sampleOf(defaultDrawConfig);
const { size } = log.tree;

const configOf = ({ entries }: SampleExport, { config: { hash } }: RoundRecord): object | undefined =>
  entries
    .map(({ record }) => record as ConfigRecord)
    .find(({ kind, config }) => kind === 'config' && contentHash(config) === hash)?.config;

/** Seed in the client seed's place of a round. */
const clientSeedIn = (record: RoundRecord): string => {
  const game = houseGames.findShared(record.game);
  const shared = game && readSharedLog(record.events as readonly SharedEvent[]);
  if (game && shared?.end.kind === 'settled') return clientSeedOf(game, shared, shared.end.light);
  return String(Object(record.events[0]).clientSeed);
};

const blockOf = (serverSeed: string, message: string): string =>
  [...hmacWords(serverSeed, message)].map((word) => word.toString(16).padStart(8, '0')).join('');

const isSecond = ({ events }: RoundRecord): boolean => 'draw' in (events[0] ?? {});
const isVoid = ({ events }: RoundRecord): boolean => events.at(-1)?.type === 'round.voided';
const isElsewhere = ({ final }: RoundRecord): boolean => final['source'] === 'random.org';

const leafOf = (hash: string): string => toHex(leafHash(hashFromHex(hash) ?? new Uint8Array()));

/** The first such round of a log. Void: what takes the client seed's place and the stream's block are null. */
const vectorOf = (from: SampleExport, what: string, isWanted: (record: RoundRecord) => boolean) => {
  const entry = from.entries.find((each) => isRound(each) && isWanted(roundOf(each)));
  if (!entry) throw new Error(`the sample has no round of ${what}`);
  const record = roundOf(entry);
  const { hash, serverSeed } = entry;
  const version = isSecond(record) ? 2 : 1;
  const clientSeed = isVoid(record) ? null : clientSeedIn(record);
  const firstBlock = clientSeed === null ? null : blockOf(serverSeed ?? '', `${clientSeed}:${record.number}:0`);
  const leaf = leafOf(hash);
  return { what, version, config: configOf(from, record), record, hash, leaf, serverSeed, clientSeed, firstBlock };
};

const roundVector = (game: string, version: 1 | 2) =>
  vectorOf(
    log,
    `${game}, version ${version}`,
    (record) => record.game === game && isSecond(record) === (version === 2) && !isVoid(record) && !isElsewhere(record),
  );

const otherRounds = () => {
  const [byChain, byRandomOrg] = [
    sampleOf({ ...defaultDrawConfig, mode: 'chain' }),
    sampleOf({ ...defaultDrawConfig, mode: 'random.org' }),
  ];
  const isClosed = ({ events }: RoundRecord): boolean => events.some(({ type }) => type === 'betting.closed');
  return [
    vectorOf(byChain, 'mode chain', (record) => isSecond(record) && !isVoid(record)),
    vectorOf(byRandomOrg, 'mode random.org', (record) => isSecond(record) && isElsewhere(record)),
    vectorOf(log, 'version 1, void', (record) => !isSecond(record) && isVoid(record)),
    vectorOf(byRandomOrg, 'version 2, void after its close', (record) => isClosed(record) && isVoid(record)),
  ];
};

/** A round of each draw that costs nothing. */
const drawVectors = () => {
  const sample = exportOf(sampleHouse({ rounds: 30, seed: 'vectors', games: [dice, ...Object.values(draws)] }));
  return houseGames.draws.map(({ id }) => vectorOf(sample, id, ({ game }) => game === id));
};

const kinds: readonly LogRecord['kind'][] = ['config', 'config.event', 'guardrail', 'seed', 'pair', 'commitment'];

const leafVectors = () =>
  kinds.map((kind) => {
    const entry = log.entries.find(({ record }) => (record as LogRecord).kind === kind);
    return { record: entry?.record, hash: entry?.hash, leaf: leafOf(entry?.hash ?? '') };
  });

/** A statement of solvency, its text for reserves, the lists of its leaves and the shares of its players. */
const solvencyVector = () => {
  const trees = sampleTrees();
  const record = sampleStatement(1_763_000_000_000, trees, { origin: sampleKey.name });
  const [proof] = record.reserves.proofs;
  return {
    record,
    hash: contentHash(record),
    reserveText: proof && reserveText(sampleKey.name, record, proof),
    leaves: trees.map(({ leaves }) => leaves),
    shares: trees.flatMap(({ shares }) => [...shares].map(([player, share]) => ({ player, ...share }))),
  };
};

const witnessSecret = new Uint8Array(32).fill(2);
const witness = noteKey('witness.invalid/w', ed25519.getPublicKey(witnessSecret), 'witness');

/** The closing with the line of a witness, as a record holds it, and the key that checks it. */
const closingVector = () => {
  const { record } = roundVector('battle', 2);
  const closing = closingOfRecord(record, sampleKey);
  const atSeconds = Math.floor((record.events.find(({ type }) => type === 'betting.closed')?.at ?? 0) / 1000);
  const line = cosignatureLine(closing?.text ?? '', witness, atSeconds, (text) => ed25519.sign(text, witnessSecret));
  return { ...closing, witness: formatVerifierKey(witness), cosignature: line.slice(2, -1) };
};

/** A part of a log under a head of more entries. */
const partVector = async (): Promise<string[]> => {
  const small = exportOf(sampleLog({ rounds: 8, players: 2, roundsAPair: 2 }));
  return linesOfExport(await headerOf(small, 3, 7), small.entries.slice(3, 7));
};

const receiptVector = () => {
  const { record } = roundVector('battle', 2);
  const bet = record.events.find(({ type }) => type === 'bet.placed') as Extract<SharedEvent, { type: 'bet.placed' }>;
  const receipt = {
    game: record.game,
    roundId: record.id,
    commitment: record.commitment,
    place: 1,
    betId: bet.betId,
    player: bet.player,
    stakeMinor: bet.stakeMinor,
    choice: String(Object(bet.choice).team),
    salt: bet.salt ?? '',
    at: bet.at,
  };
  const text = receiptText(sampleKey.name, receipt);
  return { receipt, text, signature: signText(text, signAsSample) };
};

const nested = (depth: number): string => (depth === 0 ? '1' : `{"a":${nested(depth - 1)}}`);

/** Texts of documents, and the hash of each that a leaf could have. */
const documentVectors = () =>
  [
    '{"":0,"A":1,"a":[9007199254740991]}',
    '{"\u{1F600}":1,"\uFFEE":2}',
    '{"\uFFEE":2,"\u{1F600}":1}',
    '{"a":"\u007F\u2028","b":null}',
    nested(32),
    nested(33),
    '{"a":1,"a":1}',
    '{"__proto__":1}',
    '{"a":[{"__proto__":{}}]}',
    '{"constructor":1,"toString":2}',
    '{"a":0.5}',
    '{"a":-1}',
    '{"a":-0}',
    '{"a":1.0}',
    '{"a":1e3}',
    '{"a":9007199254740992}',
    '{"a": 1}',
    '{"b":1,"a":1}',
    String.raw`{"\u0061":1}`,
    String.raw`{"a":"\ud800"}`,
  ].map((text) => {
    const value: unknown = JSON.parse(text);
    const isGood = leafFault(value) === undefined && isCanonicalText(value, text);
    return { text, hash: isGood ? contentHash(value) : null };
  });

const isCanonicalText = (value: unknown, text: string): boolean => {
  try {
    return canonicalText(value) === text;
  } catch {
    return false; // a lone surrogate has no canonical text
  }
};

const vectors = async () => ({
  key: formatVerifierKey(sampleKey),
  documents: documentVectors(),
  rounds: gameIds.flatMap((game) =>
    houseGames.findShared(game) ? [roundVector(game, 1), roundVector(game, 2)] : [roundVector(game, 1)],
  ),
  draws: drawVectors(),
  otherRounds: otherRounds(),
  leaves: leafVectors(),
  solvency: solvencyVector(),
  closing: closingVector(),
  receipt: receiptVector(),
  head: signSample(size, log.tree.root()),
  inclusion: {
    index: 10,
    hash: log.entries[10]?.hash,
    proof: (await inclusionProof(10, size, log.tree.nodes)).map(toHex),
  },
  consistency: {
    from: 37,
    fromRoot: toHex(
      exportOf(log.entries.slice(0, 37) as Iterable<{ record: LogRecord; serverSeed: null }>).tree.root(),
    ),
    proof: (await consistencyProof(37, size, log.tree.nodes)).map(toHex),
  },
  part: await partVector(),
});

describe('the specification', () => {
  it('has vectors that the engine makes: UPDATE_VECTORS=1 writes them again when they are meant to change', async () => {
    const text = `${JSON.stringify(await vectors(), null, 1)}\n`;
    if (process.env['UPDATE_VECTORS']) writeFileSync(docs('vectors.json'), text);
    expect(readFileSync(docs('vectors.json'), 'utf8')).toBe(text);
  });

  it('has a part of a log that our audit passes, and a cosignature that counts', async () => {
    const { failures, summary } = auditLines(await partVector());
    expect([failures, summary.entries]).toEqual([[], 4]);
    const { record } = roundVector('battle', 2);
    const events = record.events.map((event) =>
      event.type === 'outcome.drawn' ? { ...event, cosignatures: [closingVector().cosignature] } : event,
    );
    expect(closingWitnesses({ ...record, events }, sampleKey, [witness])).toBe(1);
  });

  it('names the hash of drand quicknet, and links to what is there', () => {
    const text = readFileSync(docs('specification.md'), 'utf8');
    expect(text).toContain(beaconChainHash(quicknet));
    for (const [, name = ''] of text.matchAll(/\]\(([^)]+)\)/g)) expect(readFileSync(docs(name))).not.toHaveLength(0);
  });
});
