import { altered, tidied } from '../../audit/forgery.ts';
import type { ExportEntry } from '../../audit/export-format.ts';
import { EVIDENCE_FORMAT } from '../../audit/evidence/evidence-file.ts';
import { exportOf } from '../../audit/sample-export.ts';
import { sampleKey, signAsSample } from '../../audit/sample-log.ts';
import { canonicalText } from '../../core/canonical.ts';
import type { RoundRecord } from '../../core/record.ts';
import { beaconTimeMs } from '../../core/beacon/beacon-chain.ts';
import type { AnySharedGame, SharedBet } from '../../core/define-game.ts';
import { closingText, receiptText, signText, type Closing, type Receipt } from '../../core/draw/closing.ts';
import { receiptLeaf, receiptsText, receiptTree, soloReceipt } from '../../core/draw/solo-receipt.ts';
import { defaultDrawConfig } from '../../core/draw/draw-config.ts';
import { formatVerifierKey } from '../../core/log/index.ts';
import { closingOf } from '../../core/shared-rebuild.ts';
import { houseGames } from '../../games/registry.ts';
import { sampleHouse } from '../sample-house.ts';
import { inputsOf, isRoundOf, recordOf, remade, signedLines, typesOf } from './dishonest-house.ts';
import { litRound } from './lit-rounds.ts';

const key = formatVerifierKey(sampleKey);

/** An item as a browser keeps it. */
type Item = { readonly kind: string } & Readonly<Record<string, unknown>>;

const receiptItem = (receipt: Receipt): Item => {
  const signature = signText(receiptText(sampleKey.name, receipt), signAsSample);
  return { kind: 'receipt', key, receipt: { ...receipt, signature } };
};

const closingItem = (closing: Closing, change: object = {}): Item => {
  const signature = signText(closingText(sampleKey.name, closing), signAsSample);
  return { kind: 'closing', key, at: closing.at + 50, verdict: 'in-time', closing, signature, ...change };
};

/** The receipts of solo rounds, signed together: of the whole round, or of its bet alone. */
const soloItems = (records: readonly RoundRecord[], isOfBet = false): Item[] => {
  const receipts = records.map((record) =>
    soloReceipt(isOfBet ? { ...record, events: record.events.slice(0, 1) } : record),
  );
  const { root, paths } = receiptTree(receipts.map((receipt) => receiptLeaf(canonicalText(receipt))));
  const bets = receipts.length;
  const signature = signText(receiptsText(sampleKey.name, bets, root), signAsSample);
  return receipts.map((receipt, index) => ({
    kind: 'solo',
    key,
    receipt,
    proof: { bets, index, path: paths[index], signature },
  }));
};

/** Commitment that a browser saw before it made the client seed of a solo round. */
const pairItem = ({ commitment, events }: RoundRecord): Item => {
  const { player, clientSeed } = Object(events[0]) as { player: string; clientSeed: string };
  return { kind: 'pair', at: events[0]?.at, pair: { player, commitment, clientSeed } };
};

const receiptsOf = (game: AnySharedGame, entry: ExportEntry): Receipt[] => {
  const { id: roundId, commitment } = recordOf(entry);
  return inputsOf(entry).bets.map(({ at, choice, id: betId, player, salt = '', stakeMinor }, index) => {
    const word = game.choiceWord(choice);
    const bet = { place: index + 1, betId, player, stakeMinor: String(stakeMinor), choice: word, salt, at };
    return { game: game.id, roundId, commitment, ...bet };
  });
};

const closingOfEntry = (entry: ExportEntry): { closing: Closing; beaconAt: number } => {
  const record = recordOf(entry);
  const { bets, draw, end } = inputsOf(entry);
  const { closing, closedAt = 0 } = end;
  if (!draw?.beacon || !closing) throw new Error('the round has no closing for a beacon');
  const round = { id: record.id, number: record.number, commitment: record.commitment, bets, closedAt };
  const beaconAt = beaconTimeMs(draw.beacon, closing.beaconRound ?? 0);
  return { closing: closingOf(record.game, draw, round, closing), beaconAt };
};

/** A file of evidence. */
export const evidenceText = (items: readonly Item[]): string =>
  JSON.stringify({ format: EVIDENCE_FORMAT, items }, null, 2);

/** A log and what a browser kept of it. `path`: what a checker must name of the item that the log contradicts. */
export interface HeldLog {
  name: string;
  path: string;
  lines: string[];
  evidence: string;
}

const entriesOf = (): readonly ExportEntry[] =>
  exportOf(sampleHouse({ rounds: 64, seed: 'evidence', draw: defaultDrawConfig })).entries;

const isClosedRound = (entry: ExportEntry, game: string): boolean =>
  isRoundOf(entry, game) && typesOf(entry).includes('betting.closed');

/** Everything that the browsers of all players of an honest house keep, and its log. */
export const honestHouse = async (): Promise<HeldLog> => {
  const entries = entriesOf();
  const items = houseGames.shared.flatMap((game) =>
    entries
      .filter((entry) => isClosedRound(entry, game.id))
      .flatMap((entry) => [...receiptsOf(game, entry).map(receiptItem), closingItem(closingOfEntry(entry).closing)]),
  );
  const solo = entries.filter((entry) => isRoundOf(entry, 'dice') || isRoundOf(entry, 'mines')).map(recordOf);
  const kept = [...items, ...soloItems(solo), ...soloItems(solo, true)];
  return { name: 'honest', path: '', lines: await signedLines(entries), evidence: evidenceText(kept) };
};

/** A house that writes a solo round otherwise than it promised, or not at all. */
const soloTampered = async (): Promise<HeldLog[]> => {
  const entries = entriesOf();
  const at = entries.findLastIndex((entry) => isRoundOf(entry, 'dice'));
  const record = recordOf(entries[at] as ExportEntry);
  const [, before, after] = soloItems([record, record, record]);
  const ofBet = soloItems([record], true);
  const change = (path: string, value: unknown): Promise<string[]> =>
    signedLines(tidied(altered(entries, at, path, value)));
  const reveal = entries.findIndex(
    ({ record: each }) => Object(each).kind === 'seed' && Object(each).commitment === record.commitment,
  );
  const shorter = altered(entries, reveal, 'rounds', (rounds: number) => rounds - 1).toSpliced(at, 1);
  const items = (...kept: readonly (Item | undefined)[]): string =>
    evidenceText(kept.filter((item) => item !== undefined));
  return [
    {
      name: 'plays a pair that it had not shown',
      path: 'commitment',
      lines: await change('events.0.clientSeed', 'once'),
      evidence: items(
        pairItem({
          ...record,
          commitment: 'd'.repeat(64),
          events: record.events.map((event) => ({ ...event, clientSeed: 'once' })),
        }),
      ),
    },
    {
      name: 'leaves the last bet of a pair out',
      path: 'round',
      lines: await signedLines(shorter),
      evidence: items(after),
    },
    {
      name: 'pins a bet to another version',
      path: 'config.version',
      lines: await change('config.version', 1 + record.config.version),
      evidence: items(before),
    },
    {
      name: 'changes a client seed',
      path: 'events.0.clientSeed',
      lines: await change('events.0.clientSeed', 'chosen'),
      evidence: items(...ofBet),
    },
    {
      name: 'changes an outcome',
      path: 'events.1.roll',
      lines: await change('events.1.roll', 1),
      evidence: items(after),
    },
    {
      name: 'gives the nonce of a bet to another',
      path: 'events.0.betId',
      lines: await change('events.0.betId', 'another-bet'),
      evidence: items(after),
    },
  ];
};

type Bets = readonly SharedBet<object>[];

const first = (bets: Bets, change: Partial<SharedBet<object>>): Bets =>
  bets.map((bet, index) => (index === 0 ? { ...bet, ...change } : bet));

/** Ways in which a house rewrites the bets of a round, and the line of its first bet's receipt that tells it. */
const rewritings: readonly (readonly [name: string, path: string, change: (bets: Bets) => Bets])[] = [
  ['leaves a bet out', 'bet', (bets) => bets.slice(1)],
  ['puts a bet before another', 'bet', ([one, two, ...rest]) => [two, one, ...rest].filter((bet) => bet !== undefined)],
  ['lowers a stake', 'stake', (bets) => first(bets, { stakeMinor: (bets[0]?.stakeMinor ?? 0n) - 1n })],
  ['gives a bet to somebody else', 'player', (bets) => first(bets, { player: 'house' })],
  ['tries another salt', 'salt', (bets) => first(bets, { salt: '0'.repeat(32) })],
  ['dates a bet back', 'at', (bets) => first(bets, { at: (bets[0]?.at ?? 0) - 1 })],
  ['turns a choice round', 'choice', (bets) => first(bets, { choice: { sector: 3 } })],
];

const rewritten = async (): Promise<HeldLog[]> => {
  const entries = entriesOf();
  const wheel = houseGames.findShared('wheel');
  if (!wheel) throw new Error('there is no wheel');
  const { at } = litRound(entries, 'wheel');
  const genuine = entries[at] as ExportEntry;
  const evidence = evidenceText(receiptsOf(wheel, genuine).slice(0, 1).map(receiptItem));
  const { closing } = closingOfEntry(genuine);
  const logs = rewritings.map(async ([name, path, change]) => {
    const lines = await signedLines(remade(entries, at, (inputs) => ({ ...inputs, bets: change(inputs.bets) })));
    return [
      { name: `${name}, and a player holds the receipt`, path, lines, evidence },
      ...(path === 'bet' || path === 'salt'
        ? [
            {
              name: `${name}, and a viewer holds the closing`,
              path: path === 'bet' && change(inputsOf(genuine).bets).length < closing.bets ? 'bets' : 'hash',
              lines,
              evidence: evidenceText([closingItem(closing)]),
            },
          ]
        : []),
    ];
  });
  return (await Promise.all(logs)).flat();
};

const DAY_MS = 86_400_000;

/** The entries without a round of a game that others follow. */
const without = (game: AnySharedGame): { entries: ExportEntry[]; gone: ExportEntry } => {
  const entries = entriesOf();
  const at = entries.findIndex((entry) => isClosedRound(entry, game.id));
  return { entries: entries.toSpliced(at, 1), gone: entries[at] as ExportEntry };
};

const leftOut = async (): Promise<HeldLog[]> => {
  const logs = houseGames.shared.map(async (game) => {
    const { entries, gone } = without(game);
    const lines = await signedLines(entries);
    const { closing } = closingOfEntry(gone);
    const path = 'round';
    const [receipt] = receiptsOf(game, gone);
    if (!receipt) throw new Error('the round has no bet');
    // a room may stay open as long as it likes: only who saw it close, long ago, knows that it must be there
    const items =
      game.seeding === 'chain'
        ? [receiptItem(receipt), closingItem(closing)]
        : [closingItem({ ...closing, at: closing.at - DAY_MS })];
    return items.map((item) => ({
      name: `leaves a round of ${game.id} out, and somebody holds its ${item.kind}`,
      path,
      lines,
      evidence: evidenceText([item]),
    }));
  });
  return (await Promise.all(logs)).flat();
};

/** A house whose log contradicts what browsers were given: each kind once. */
export const tamperedHouses = async (): Promise<HeldLog[]> => {
  const entries = entriesOf();
  const lines = await signedLines(entries);
  const { at } = litRound(entries, 'battle');
  const battle = houseGames.findShared('battle');
  const genuine = entries[at] as ExportEntry;
  const [receipt] = battle ? receiptsOf(battle, genuine) : [];
  if (!receipt) throw new Error('the round has no bet');
  const { closing, beaconAt } = closingOfEntry(genuine);
  const heldLog = (name: string, path: string, ...items: readonly Item[]): HeldLog => ({
    name,
    path,
    lines,
    evidence: evidenceText(items),
  });
  const other = { ...closing, betsHash: 'f'.repeat(64) };
  return [
    ...(await rewritten()),
    ...(await leftOut()),
    ...(await soloTampered()),
    heldLog(
      'shows another commitment before the bet',
      'commitment',
      receiptItem({ ...receipt, commitment: 'c'.repeat(64) }),
    ),
    heldLog('names another round for the same seed', 'round', receiptItem({ ...receipt, roundId: 'another' })),
    heldLog('signs another closing than it logs', 'hash', closingItem(other)),
    heldLog('signs two closings of a round', 'hash', closingItem(closing), closingItem(other)),
    heldLog('closes for another round of the beacon', 'beacon', closingItem({ ...closing, beaconRound: 1 })),
    heldLog('sends a closing when the light is known', 'came', closingItem(closing, { at: beaconAt, verdict: 'late' })),
  ];
};
