import { beaconChainHash, beaconRandomness } from './beacon/beacon-chain.ts';
import type { AnySharedGame, RoundEvent, SharedBet, SharedLog } from './define-game.ts';
import { betsHashOf, drawSeedOf, type HashedBet } from './draw/bets-hash.ts';
import type { Closing } from './draw/closing.ts';
import type { DrawnLight, DrawTerms, SignedClosing } from './draw/draw-terms.ts';
import { entropyOf } from './entropy.ts';
import { isLogName } from './log-shape.ts';
import { unreadable, unreadableEvents, type RebuildInput, type RebuiltRecord, type Unreadable } from './rebuilt.ts';
import type { PinnedConfig, RoundRecord } from './record.ts';
import { createReplayer } from './replay.ts';
import {
  bettingClosed,
  outcomeDrawn,
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
} from './shared-round.ts';
import { createSharedReader } from './shared-shape.ts';
import { commitmentOf, FairStream } from './stream.ts';

/** The draw of a settled round, made again. */
export interface RebuiltDraw {
  clientSeed: string; // text in its place: the bets' part, and the beacon's
  outcome: object; // drawn again, or as logged while the seed is not revealed
  payoutsMinor: readonly bigint[]; // payouts by the rules, in the order of the bets
  drawnBy: 'seeds' | 'elsewhere'; // elsewhere: the outcome is what the third party's signed data leads to
}

/** A shared record made again from its bets, its config, its seed. */
export interface RebuiltShared extends RebuiltRecord {
  log: SharedLog<object, object>; // content of the record's events
  draw: RebuiltDraw | undefined; // undefined: the round is void
}

/** A settled end, as far as it follows from nothing else. */
interface SettledEnd {
  kind: 'settled';
  closedAt: number;
  drawnAt: number;
  settledAt: number;
  closing?: SignedClosing; // version 2: as logged; of it the hash of the bets is made again
  light?: DrawnLight; // version 2: as logged; of it the randomness is made again
  outcome: object | undefined; // as logged: it stands while the seed is not revealed and when a third party drew it
}

/** Inputs of a shared round. A log holds all of them, and what follows from them. */
export interface SharedInputs {
  number: number;
  openedAt: number; // ms since epoch
  draw?: DrawTerms; // absent: version 1
  bets: readonly SharedBet<object>[]; // in order of acceptance
  end: SettledEnd | Extract<SharedLog<object, object>['end'], { kind: 'voided' }>;
}

/** The players' part of a round's draw. */
export const entropyOfBets = (bets: readonly SharedBet<object>[]): string =>
  entropyOf(bets.map(({ id, clientSeed = '' }) => ({ betId: id, clientSeed })));

/** The bets of a round of version 2 as their hash takes them. */
export const hashedBets = (game: AnySharedGame, bets: readonly SharedBet<object>[]): HashedBet[] =>
  bets.map(({ choice, player, salt = '', stakeMinor }) => ({
    choice: game.choiceWord(choice),
    player,
    salt,
    stakeMinor,
  }));

/** Text that the house signs when it closes a round. */
export const closingOf = (
  game: string,
  { beacon, mode }: DrawTerms,
  round: { id: string; number: number; commitment: string; bets: { readonly length: number }; closedAt: number },
  { beaconRound, betsHash }: Omit<SignedClosing, 'signature'>,
): Closing => ({
  game,
  roundId: round.id,
  number: round.number,
  commitment: round.commitment,
  source: beacon ? beaconChainHash(beacon) : mode,
  beaconRound,
  bets: round.bets.length,
  betsHash,
  at: round.closedAt,
});

/** Makes a shared record from what decides its round. Undrawable: why no outcome follows from its bets. */
export type SharedMaker = (
  inputs: SharedInputs,
  ids: { id: string; commitment: string },
  serverSeed: string | null,
) => Omit<RebuiltShared, 'log'> | { undrawable: string };

/** A maker for one game under one config. Where the seed is not revealed, the outcome and the commitment given stand. */
export const createSharedMaker = (game: AnySharedGame, pinned: PinnedConfig): SharedMaker => {
  const replay = createReplayer(game, pinned.config);
  const config = { hash: pinned.hash, version: pinned.version };
  return (inputs, ids, serverSeed) => {
    const { id } = ids;
    const draw = drawAgain(game, pinned.config, inputs, { id, serverSeed });
    if (typeof draw === 'string') return { undrawable: draw };
    const commitment = serverSeed === null ? ids.commitment : commitmentOf(serverSeed);
    const events = eventsOf(game, inputs, commitment, draw);
    const { final, refused } = replay(events);
    const { number } = inputs;
    const record: RoundRecord = { commitment, config, events, final, game: game.id, id, kind: 'round', number };
    return { draw, record, refused, drawnBy: draw?.drawnBy ?? 'nothing' };
  };
};

/**
 * Makes records of one shared game under one config again, to be compared with what was published. `serverSeed` is null
 * until it is revealed: then the logged outcome and commitment stand. A round's id is no part of its log and stands too.
 */
export const createSharedRebuilder = (
  game: AnySharedGame,
  pinned: PinnedConfig,
): ((input: RebuildInput, serverSeed: string | null) => RebuiltShared | Unreadable) => {
  const make = createSharedMaker(game, pinned);
  const replay = createReplayer(game, pinned.config);
  const reader = createSharedReader(game);
  return (input, serverSeed) => {
    const log = reader.read(input.events);
    if (!log) return unreadableEvents(input.events, reader.issue(input.events));
    if (!isLogName(input.id)) return unreadable('id', "a round's id", input.id);
    const rebuilt = make(log, { id: input.id, commitment: log.commitment }, serverSeed);
    if (!('undrawable' in rebuilt)) return { log, ...rebuilt };
    // no outcome follows from these bets: the machine says which event should not be there
    const { refused } = replay(input.events);
    const place = refused?.index ?? input.events.length - 2;
    return unreadable(`events.${place}`, 'an event of a round that can be drawn', rebuilt.undrawable);
  };
};

/**
 * Text in the place of a client seed: from the bets, and from the beacon's signature where one takes part. Throws a
 * RangeError for an invalid signature.
 */
export const clientSeedOf = (
  game: AnySharedGame,
  { bets, draw }: Pick<SharedInputs, 'bets' | 'draw'>,
  light: DrawnLight | undefined,
): string => {
  if (!draw) return entropyOfBets(bets);
  const { beacon } = light ?? { beacon: null };
  return drawSeedOf(betsHashOf(hashedBets(game, bets)), beacon ? randomnessOf(beacon.signature) : undefined);
};

const randomnessOf = (signature: string): string => {
  const randomness = beaconRandomness(signature);
  if (randomness === undefined) throw new RangeError(`no signature of a beacon: ${signature}`);
  return randomness;
};

/** Draw of a third party; it may draw only where the round's opening says so, and then nobody else may. */
const drawnElsewhere = (
  game: AnySharedGame,
  config: object,
  roundId: string,
  { draw, end }: SharedInputs,
): object | undefined => {
  const outcome = 'outcome' in end ? end.outcome : undefined;
  const elsewhere = game.drawnElsewhere?.(config, outcome, roundId) as object | undefined;
  if (draw && (elsewhere !== undefined) !== (draw.mode === 'random.org'))
    throw new RangeError(`the round was to be drawn by ${draw.mode}`);
  return elsewhere;
};

/** The draw and its payouts made again; undefined for a void round; why, when the bets allow none. */
const drawAgain = (
  game: AnySharedGame,
  config: object,
  inputs: SharedInputs,
  { id: roundId, serverSeed }: { id: string; serverSeed: string | null },
): RebuiltDraw | string | undefined => {
  const { bets, end, number } = inputs;
  if (end.kind === 'voided') return undefined;
  try {
    const clientSeed = clientSeedOf(game, inputs, end.light);
    const elsewhere = drawnElsewhere(game, config, roundId, inputs);
    const outcome: object =
      elsewhere ??
      (serverSeed === null
        ? Object(end.outcome)
        : game.draw(new FairStream({ serverSeed, clientSeed, nonce: number }), config, bets));
    const payoutsMinor = game.payouts(config, bets, outcome);
    return { clientSeed, outcome, payoutsMinor, drawnBy: elsewhere ? 'elsewhere' : 'seeds' };
  } catch (error) {
    return String(error);
  }
};

const eventsOf = (
  game: AnySharedGame,
  { bets, draw: terms, end, number, openedAt }: SharedInputs,
  commitment: string,
  draw: RebuiltDraw | undefined,
): readonly RoundEvent[] => {
  const events: RoundEvent[] = [roundOpened(openedAt, commitment, number, terms)];
  for (const bet of bets) events.push(sharedBetPlaced(bet));
  if (end.closing && end.closedAt !== undefined)
    events.push(bettingClosed(end.closedAt, { ...end.closing, betsHash: betsHashOf(hashedBets(game, bets)) }));
  else if (end.closedAt !== undefined) events.push(roundClosed(end.closedAt));
  if (end.kind === 'voided') events.push(roundVoided(end.voidedAt, end.reason));
  else if (draw) {
    events.push(drawnAgain(end, draw));
    events.push(roundSettled(end.settledAt, draw.payoutsMinor));
  }
  return events;
};

const drawnAgain = ({ drawnAt, light }: SettledEnd, { clientSeed, outcome }: RebuiltDraw): RoundEvent => {
  if (!light) return sharedOutcomeDrawn(drawnAt, clientSeed, outcome);
  const { beacon, cosignatures } = light;
  return outcomeDrawn(
    drawnAt,
    { beacon: beacon && { ...beacon, randomness: randomnessOf(beacon.signature) }, cosignatures },
    outcome,
  );
};
