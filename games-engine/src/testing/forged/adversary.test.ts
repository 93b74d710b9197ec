import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it } from 'vitest';
import { auditLines } from '../../audit/forgery.ts';
import type { ExportEntry } from '../../audit/export-format.ts';
import { exportOf } from '../../audit/sample-export.ts';
import { sampleKey, signAsSample } from '../../audit/sample-log.ts';
import type { AnySharedGame, SharedBet } from '../../core/define-game.ts';
import { isSignatureOf, receiptText, signText, type Receipt } from '../../core/draw/closing.ts';
import { defaultDrawConfig } from '../../core/draw/draw-config.ts';
import { holdReceipt } from '../../core/draw/held-receipt.ts';
import { closingOfRecord, closingWitnesses } from '../../core/draw/signed-closing.ts';
import { cosignatureLine, noteKey } from '../../core/log/index.ts';
import type { SharedInputs } from '../../core/shared-rebuild.ts';
import { houseGames } from '../../games/registry.ts';
import { houseBeacon, saltOf } from '../draw-house.ts';
import { sampleHouse } from '../sample-house.ts';
import { inputsOf, isRoundOf, recordOf, remade, signedLines, typesOf, withEvent } from './dishonest-house.ts';
import { lightOf, litBy, litRound } from './lit-rounds.ts';

// The house holds the log's key, every seed and every clock. What it can still do is shown here, and who sees it.

const entries = exportOf(sampleHouse({ rounds: 96, seed: 'adversaries', draw: defaultDrawConfig })).entries;
const approves = async (changed: readonly ExportEntry[]): Promise<boolean> =>
  auditLines(await signedLines(changed)).failures.length === 0;

const outcomeOf = (changed: readonly ExportEntry[], at: number): unknown =>
  Object(recordOf(changed[at] as ExportEntry).events.find(({ type }) => type === 'outcome.drawn'))['outcome'];
const winnerOf = (changed: readonly ExportEntry[], at: number): unknown => Object(outcomeOf(changed, at))['winner'];

const alteredLast = ({ bets }: Pick<SharedInputs, 'bets'>, change: Partial<SharedBet<object>>) =>
  bets.map((bet, index) => (index === bets.length - 1 ? { ...bet, ...change } : bet));

describe('a coinflip of version 1', () => {
  const at = entries.findIndex(
    (entry) =>
      isRoundOf(entry, 'coinflip') &&
      typesOf(entry).includes('round.closed') &&
      typesOf(entry).includes('round.settled'),
  );
  const other = winnerOf(entries, at) === 'creator' ? 'joiner' : 'creator';
  const tried = (change: (attempt: number) => Partial<SharedBet<object>>): ExportEntry[][] =>
    Array.from({ length: 64 }, (_, attempt) =>
      remade(entries, at, (inputs) => ({ ...inputs, bets: alteredLast(inputs, change(attempt)) })),
    );

  it('is won by a player the house chooses after a few ids, and every check approves it', async () => {
    const forged = tried((attempt) => ({ id: `id-${attempt}` })).find((changed) => winnerOf(changed, at) === other);
    expect(forged && (await approves(forged))).toBe(true);
  });

  it('is won by the last bettor, who knows the seed, after a few client seeds', async () => {
    const forged = tried((attempt) => ({ clientSeed: `seed-${attempt}` })).find(
      (changed) => winnerOf(changed, at) === other,
    );
    expect(forged && (await approves(forged))).toBe(true);
  });
});

describe('a coinflip of version 2', () => {
  const { at, lit } = litRound(entries, 'coinflip');

  it('is drawn alike under whatever ids', () => {
    for (let attempt = 0; attempt < 64; attempt += 1) {
      const changed = remade(entries, at, (inputs) => ({
        ...inputs,
        bets: inputs.bets.map((bet, index) => ({ ...bet, id: `id-${attempt}-${index}` })),
      }));
      expect(outcomeOf(changed, at)).toEqual(outcomeOf(entries, at));
    }
  });

  it('is not to be chosen by who bets last: whatever the salt, the light decides', () => {
    const lights = Array.from({ length: 16 }, (_, n) => lightOf(houseBeacon.sign(1 + n)));
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const winners = lights.map((beacon) => {
        const bets = alteredLast(lit, { salt: saltOf(`attempt ${attempt}`) });
        return winnerOf(
          remade(entries, at, (inputs) => ({ ...inputs, bets, end: litBy(beacon, lit) })),
          at,
        );
      });
      expect(new Set(winners)).toEqual(new Set(['creator', 'joiner']));
    }
  });
});

/** Receipts that the players of a round got when they bet. */
const receiptsOf = (game: AnySharedGame, entry: ExportEntry): Receipt[] => {
  const { id: roundId, commitment } = recordOf(entry);
  return inputsOf(entry).bets.map(({ at, choice, id: betId, player, salt = '', stakeMinor }, index) => ({
    game: game.id,
    roundId,
    commitment,
    place: index + 1,
    betId,
    player,
    stakeMinor: String(stakeMinor),
    choice: game.choiceWord(choice),
    salt,
    at,
  }));
};

const witnessSecret = new Uint8Array(32).fill(9);
const witness = noteKey('witness.example/w', ed25519.getPublicKey(witnessSecret), 'witness');

/** The entries with a round whose closing has these lines of witnesses. */
const witnessed = (changed: readonly ExportEntry[], at: number, ...cosignatures: string[]): ExportEntry[] =>
  withEvent(changed, at, 'outcome.drawn', (event) => ({ ...event, cosignatures }));
const cosignatureOf = (entry: ExportEntry, atMs: number): string =>
  cosignatureLine(closingOfRecord(recordOf(entry), sampleKey)?.text ?? '', witness, Math.floor(atMs / 1000), (text) =>
    ed25519.sign(text, witnessSecret),
  ).slice(2, -1);
const witnessesOf = (entry: ExportEntry | undefined): number =>
  entry ? closingWitnesses(recordOf(entry), sampleKey, [witness]) : 0;

type Rewriting = [
  name: string,
  change: (bets: readonly SharedBet<object>[]) => SharedBet<object>[],
  isInReceipts: boolean,
];

const rewritings: readonly Rewriting[] = [
  ['salts altered', (bets) => bets.map((bet, index) => (index === 0 ? { ...bet, salt: saltOf('chosen') } : bet)), true],
  ['ids altered', (bets) => bets.map((bet, index) => (index === 0 ? { ...bet, id: 'chosen' } : bet)), true],
];

/** The bets without the last one that is not alone with its choice: a battle needs both sides. */
const dropOne = (bets: readonly SharedBet<object>[]): SharedBet<object>[] => {
  const choices = bets.map(({ choice }) => JSON.stringify(choice));
  const at = choices.findLastIndex((choice, index) => choices.indexOf(choice) !== index);
  return bets.toSpliced(at, 1); // -1, all choices differ: the last
};
const ofManyBets: readonly Rewriting[] = [
  ['a bet dropped', dropOne, true],
  [
    'a bet of its own inserted',
    (bets) => [...bets, { ...bets.at(-1), id: 'own', player: 'house', salt: saltOf('own') } as SharedBet<object>],
    false, // nobody's receipt is contradicted: only those who saw the closing know
  ],
];

describe.each(houseGames.shared)('a round of $id that the house writes again when it knows the light', (game) => {
  const { at, lit } = litRound(entries, game.id, game.seeding === 'own' ? 2 : 3);
  const genuine = entries[at] as ExportEntry;
  const receipts = receiptsOf(game, genuine);
  const shown = closingOfRecord(recordOf(genuine), sampleKey);
  const kinds = game.seeding === 'own' ? rewritings : [...rewritings, ...ofManyBets];

  it.each(kinds)(
    'with %s is seen by who holds a receipt, the closing, or a witness’s word',
    async (name, change, isIn) => {
      const isInClosing = name !== 'ids altered'; // ids enter no draw: only receipts hold them
      const forged = remade(entries, at, (inputs) => ({ ...inputs, bets: change(inputs.bets) }));
      const record = recordOf(forged[at] as ExportEntry);
      expect(await approves(forged)).toBe(true); // the record alone does not tell it: the house has signed an earlier time
      const held = receipts.map((receipt) => holdReceipt(game, receipt, record).kind);
      expect(held.some((kind) => kind !== 'kept')).toBe(isIn);
      const written = closingOfRecord(record, sampleKey);
      expect(written?.text !== shown?.text).toBe(isInClosing);
      for (const closing of [shown, written])
        expect(closing && isSignatureOf(closing.signature, closing.text, sampleKey)).toBe(true); // two closings, one key: proof
      const early = cosignatureOf(genuine, lit.end.closedAt);
      expect(witnessesOf(witnessed(entries, at, early)[at])).toBe(1);
      expect(witnessesOf(witnessed(forged, at, early)[at])).toBe(isInClosing ? 0 : 1);
    },
  );

  it('keeps the word of a witness beside lines that are no signatures', async () => {
    const early = cosignatureOf(genuine, lit.end.closedAt);
    const changed = witnessed(entries, at, 'short AAAA', early, 'loose/w AB==', 'x\u0007 AAAAAAAAAA==', early);
    expect(await approves(changed)).toBe(true);
    expect(witnessesOf(changed[at])).toBe(1);
  });

  it('is of no use to a witness who comes when the light is known', () => {
    const late = cosignatureOf(genuine, lit.beaconAt);
    expect(witnessesOf(witnessed(entries, at, late)[at])).toBe(0);
  });

  it('holds every receipt that was given, and none that somebody else has signed', () => {
    expect(receipts.map((receipt) => holdReceipt(game, receipt, recordOf(genuine)).kind)).toEqual(
      receipts.map(() => 'kept'),
    );
    const [receipt] = receipts;
    if (!receipt) throw new Error('no bets');
    const text = receiptText(sampleKey.name, receipt);
    expect(isSignatureOf(signText(text, signAsSample), text, sampleKey)).toBe(true);
    const forged = signText(text, (bytes) => ed25519.sign(bytes, witnessSecret));
    expect(isSignatureOf(forged, text, sampleKey)).toBe(false);
    const moved = receiptText(sampleKey.name, { ...receipt, place: receipt.place + 1 });
    expect(isSignatureOf(signText(text, signAsSample), moved, sampleKey)).toBe(false);
  });
});
