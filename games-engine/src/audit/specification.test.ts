import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hmacWords } from '#digest';
import { beaconChainHash, quicknet } from '../core/beacon/beacon-chain.ts';
import { contentHash } from '../core/canonical.ts';
import { defaultDrawConfig } from '../core/draw/draw-config.ts';
import { receiptText, signText } from '../core/draw/closing.ts';
import { closingOfRecord } from '../core/draw/signed-closing.ts';
import {
  consistencyProof,
  formatVerifierKey,
  hashFromHex,
  inclusionProof,
  leafHash,
  toHex,
} from '../core/log/index.ts';
import type { ConfigRecord, LogRecord, RoundRecord } from '../core/record.ts';
import { clientSeedOf } from '../core/shared-rebuild.ts';
import { readSharedLog, type SharedEvent } from '../core/shared-round.ts';
import { gameIds, houseGames } from '../games/registry.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { isRound, roundOf } from './forgery.ts';
import { exportOf } from './sample-export.ts';
import { sampleKey, signAsSample, signSample } from './sample-log.ts';

const docs = (name: string): string => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

const log = exportOf(sampleHouse({ rounds: 60, seed: 'vectors', draw: defaultDrawConfig }));
const { size } = log.tree;

const configs = new Map(
  log.entries.flatMap(({ record }) => {
    const { kind, config } = record as ConfigRecord;
    return kind === 'config' ? [[contentHash(config), config] as const] : [];
  }),
);

/** What takes the client seed's place in a round. */
const clientSeedIn = (record: RoundRecord): string => {
  const game = houseGames.findShared(record.game);
  const shared = game && readSharedLog(record.events as readonly SharedEvent[]);
  if (game && shared?.end.kind === 'settled') return clientSeedOf(game, shared, shared.end.light);
  return String(Object(record.events[0]).clientSeed);
};

const blockOf = (serverSeed: string, message: string): string =>
  [...hmacWords(serverSeed, message)].map((word) => word.toString(16).padStart(8, '0')).join('');

const isSecond = ({ events }: RoundRecord): boolean => 'draw' in (events[0] ?? {});
const isSettled = ({ events, final }: RoundRecord): boolean =>
  events.at(-1)?.type !== 'round.voided' && final['source'] !== 'random.org';

const roundVector = (game: string, version: 1 | 2) => {
  const entry = log.entries.find(
    (each) =>
      isRound(each) &&
      roundOf(each).game === game &&
      isSecond(roundOf(each)) === (version === 2) &&
      isSettled(roundOf(each)),
  );
  if (!entry) throw new Error(`the sample has no round of ${game}, version ${version}`);
  const record = roundOf(entry);
  const { hash, serverSeed } = entry;
  const clientSeed = clientSeedIn(record);
  const firstBlock = blockOf(serverSeed ?? '', `${clientSeed}:${record.number}:0`);
  const leaf = toHex(leafHash(hashFromHex(hash) ?? new Uint8Array()));
  return { version, config: configs.get(record.config.hash), record, hash, leaf, serverSeed, clientSeed, firstBlock };
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

const vectors = async () => ({
  key: formatVerifierKey(sampleKey),
  rounds: gameIds.flatMap((game) =>
    houseGames.findShared(game) ? [roundVector(game, 1), roundVector(game, 2)] : [roundVector(game, 1)],
  ),
  closing: closingOfRecord(roundVector('battle', 2).record, sampleKey),
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
});

describe('the specification', () => {
  it('has vectors that the engine makes: UPDATE_VECTORS=1 writes them again when they are meant to change', async () => {
    const text = `${JSON.stringify(await vectors(), null, 1)}\n`;
    if (process.env['UPDATE_VECTORS']) writeFileSync(docs('vectors.json'), text);
    expect(readFileSync(docs('vectors.json'), 'utf8')).toBe(text);
  });

  it('names the hash of drand quicknet, and links to what is there', () => {
    const text = readFileSync(docs('specification.md'), 'utf8');
    expect(text).toContain(beaconChainHash(quicknet));
    for (const [, name = ''] of text.matchAll(/\]\(([^)]+)\)/g)) expect(readFileSync(docs(name))).not.toHaveLength(0);
  });
});
