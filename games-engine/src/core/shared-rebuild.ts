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

/** The players' part of a round's draw. */
export const entropyOfBets = (bets: readonly SharedBet<object>[]): string =>
  entropyOf(bets.map(({ id, clientSeed }) => ({ betId: id, clientSeed })));

/**
 * Makes records of one shared game under one config again, to be compared with what was published. `serverSeed` is null
 * until it is revealed: then the logged outcome and commitment stand. A round's id is no part of its log and stands too.
 */
export const createSharedRebuilder = (
  game: AnySharedGame,
  pinned: PinnedConfig,
): ((given: RebuildInput, serverSeed: string | null) => RebuiltShared | Unreadable) => {
  const replay = createReplayer(game, pinned.config);
  const reader = createSharedReader(game);
  const config = { hash: pinned.hash, version: pinned.version };
  return (given, serverSeed) => {
    const log = reader.read(given.events);
    if (!log) return unreadableEvents(given.events, reader.issue(given.events));
    if (!isLogName(given.id)) return unreadable('id', "a round's id", given.id);
    const commitment = serverSeed === null ? log.commitment : commitmentOf(serverSeed);
    const draw = drawAgain(game, pinned.config, given.id, log, serverSeed);
    if (typeof draw === 'string') {
      // no outcome follows from these bets: the machine says which event should not be there
      const { refused } = replay(given.events);
      const place = refused?.index ?? given.events.length - 2;
      return unreadable(`events.${place}`, 'an event of a round that can be drawn', draw);
    }
    const events = eventsOf(log, commitment, draw);
    const { final, refused } = replay(events);
    const { id } = given;
    const { number } = log;
    const record: RoundRecord = { commitment, config, events, final, game: game.id, id, kind: 'round', number };
    return { log, draw, record, refused, drawnBy: draw?.drawnBy ?? 'nothing' };
  };
};

/** The draw and its payouts made again; undefined for a void round; why, when the bets allow none. */
const drawAgain = (
  game: AnySharedGame,
  config: object,
  roundId: string,
  { bets, end, number }: SharedLog<object, object>,
  serverSeed: string | null,
): RebuiltDraw | string | undefined => {
  if (end.kind === 'voided') return undefined;
  const entropy = entropyOfBets(bets);
  try {
    const elsewhere = game.drawnElsewhere?.(config, end.outcome, roundId) as object | undefined;
    const outcome: object =
      elsewhere ??
      (serverSeed === null
        ? end.outcome
        : game.draw(new FairStream({ serverSeed, clientSeed: entropy, nonce: number }), config, bets));
    const payoutsMinor = game.payouts(config, bets, outcome);
    return { entropy, outcome, payoutsMinor, drawnBy: elsewhere ? 'elsewhere' : 'seeds' };
  } catch (error) {
    return String(error);
  }
};

const eventsOf = (
  log: SharedLog<object, object>,
  commitment: string,
  draw: RebuiltDraw | undefined,
): readonly RoundEvent[] => {
  const { bets, end } = log;
  const taken = [roundOpened(log.openedAt, commitment, log.number), ...bets.map(sharedBetPlaced)];
  const closed = end.closedAt === undefined ? [] : [roundClosed(end.closedAt)];
  if (end.kind === 'voided') return [...taken, ...closed, roundVoided(end.voidedAt, end.reason)];
  const { entropy, outcome, payoutsMinor } = draw ?? { ...end };
  const drawn = sharedOutcomeDrawn(end.drawnAt, entropy, outcome);
  return [...taken, ...closed, drawn, roundSettled(end.settledAt, payoutsMinor)];
};
