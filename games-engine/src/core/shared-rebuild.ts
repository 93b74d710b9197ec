import type { AnySharedGame, RoundEvent, SharedBet, SharedLog } from './define-game.ts';
import { entropyOf } from './entropy.ts';
import { isLogName } from './log-shape.ts';
import { unreadable, unreadableEvents, type RebuildInput, type RebuiltRecord, type Unreadable } from './rebuilt.ts';
import type { PinnedConfig, RoundRecord } from './record.ts';
import { createReplayer } from './replay.ts';
import {
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
  entropy: string; // from the bets
  outcome: object; // drawn again, or as logged while the seed is not revealed
  payoutsMinor: readonly bigint[]; // what the rules pay for it, in the order of the bets
  drawnBy: 'seeds' | 'elsewhere'; // elsewhere: the outcome is what the third party's signed data leads to
}

/** A shared record made again from its bets, its config, its seed. */
export interface RebuiltShared extends RebuiltRecord {
  log: SharedLog<object, object>; // what the record's events say
  draw: RebuiltDraw | undefined; // undefined: the round is void
}

/** A settled end, as far as it follows from nothing else. */
interface SettledEnd {
  kind: 'settled';
  closedAt: number;
  drawnAt: number;
  settledAt: number;
  outcome: object | undefined; // as logged: it stands while the seed is not revealed and when a third party drew it
}

/** What decides a shared round. A log says all of it, and what follows from it. */
export interface SharedInputs {
  number: number;
  openedAt: number; // ms since epoch
  bets: readonly SharedBet<object>[]; // in order of acceptance
  end: SettledEnd | Extract<SharedLog<object, object>['end'], { kind: 'voided' }>;
}

/** The players' part of a round's draw. */
export const entropyOfBets = (bets: readonly SharedBet<object>[]): string =>
  entropyOf(bets.map(({ id, clientSeed }) => ({ betId: id, clientSeed })));

/** Makes a shared record from what decides its round. Undrawable: why no outcome follows from its bets. */
export type SharedMaker = (
  inputs: SharedInputs,
  given: { id: string; commitment: string },
  serverSeed: string | null,
) => Omit<RebuiltShared, 'log'> | { undrawable: string };

/** A maker for one game under one config. Where the seed is not revealed, the outcome and the commitment given stand. */
export const createSharedMaker = (game: AnySharedGame, pinned: PinnedConfig): SharedMaker => {
  const replay = createReplayer(game, pinned.config);
  const config = { hash: pinned.hash, version: pinned.version };
  return (inputs, given, serverSeed) => {
    const { id } = given;
    const draw = drawAgain(game, pinned.config, id, inputs, serverSeed);
    if (typeof draw === 'string') return { undrawable: draw };
    const commitment = serverSeed === null ? given.commitment : commitmentOf(serverSeed);
    const events = eventsOf(inputs, commitment, draw);
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
): ((given: RebuildInput, serverSeed: string | null) => RebuiltShared | Unreadable) => {
  const make = createSharedMaker(game, pinned);
  const replay = createReplayer(game, pinned.config);
  const reader = createSharedReader(game);
  return (given, serverSeed) => {
    const log = reader.read(given.events);
    if (!log) return unreadableEvents(given.events, reader.issue(given.events));
    if (!isLogName(given.id)) return unreadable('id', "a round's id", given.id);
    const made = make(log, { id: given.id, commitment: log.commitment }, serverSeed);
    if (!('undrawable' in made)) return { log, ...made };
    // no outcome follows from these bets: the machine says which event should not be there
    const { refused } = replay(given.events);
    const place = refused?.index ?? given.events.length - 2;
    return unreadable(`events.${place}`, 'an event of a round that can be drawn', made.undrawable);
  };
};

/** The draw and its payouts made again; undefined for a void round; why, when the bets allow none. */
const drawAgain = (
  game: AnySharedGame,
  config: object,
  roundId: string,
  { bets, end, number }: SharedInputs,
  serverSeed: string | null,
): RebuiltDraw | string | undefined => {
  if (end.kind === 'voided') return undefined;
  const entropy = entropyOfBets(bets);
  try {
    const elsewhere = game.drawnElsewhere?.(config, end.outcome, roundId) as object | undefined;
    const outcome: object =
      elsewhere ??
      (serverSeed === null
        ? Object(end.outcome)
        : game.draw(new FairStream({ serverSeed, clientSeed: entropy, nonce: number }), config, bets));
    const payoutsMinor = game.payouts(config, bets, outcome);
    return { entropy, outcome, payoutsMinor, drawnBy: elsewhere ? 'elsewhere' : 'seeds' };
  } catch (error) {
    return String(error);
  }
};

const eventsOf = (
  { bets, end, number, openedAt }: SharedInputs,
  commitment: string,
  draw: RebuiltDraw | undefined,
): readonly RoundEvent[] => {
  const events: RoundEvent[] = [roundOpened(openedAt, commitment, number)];
  for (const bet of bets) events.push(sharedBetPlaced(bet));
  if (end.closedAt !== undefined) events.push(roundClosed(end.closedAt));
  if (end.kind === 'voided') events.push(roundVoided(end.voidedAt, end.reason));
  else if (draw) {
    events.push(sharedOutcomeDrawn(end.drawnAt, draw.entropy, draw.outcome));
    events.push(roundSettled(end.settledAt, draw.payoutsMinor));
  }
  return events;
};
