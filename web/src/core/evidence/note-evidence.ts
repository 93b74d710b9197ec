import {
  beaconTimeMs,
  closingOf,
  contentHash,
  drawIn,
  type BettingClosed,
  type FlatState,
  type RoundEvent,
} from 'games-engine';
import type { BroadcastEvent, DrawReceipt, PlacedBet, SharedRound } from 'server/contract';
import { serverNow } from '../connection/connection.ts';
import { betCount, type Crowd } from '../game-kit/round/crowd.ts';
import { currentSession } from '../session/session.ts';
import { raiseAlarm } from './alarm-store.ts';
import type { SentBet } from './evidence.ts';
import type { NotedClosing } from './evidence-judge.ts';
import { isAttentive, ownNow, wasAttentiveAt } from './own-clock.ts';

// the curves come when there is something to check
const keeper = () => import('./evidence-keeper.ts');

const account = (): string => currentSession().profile?.profileID ?? '';

const SALT_BYTES = 16;

/** A bet's part of the draw: 16 random bytes of this browser's, in hex. */
export const createSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A round as it stands beside a bet. */
export interface ShownRound {
  roundId: string;
  hash: string; // its commitment
  isSigned: boolean; // its bets are answered with receipts
  bets: number; // bets that this browser has heard of
  maxBets?: number; // most bets that it can have
}

/** A bet as its player asked for it. */
export interface AskedBet {
  round: ShownRound | undefined; // undefined: none was on the screen
  choice: string; // as the game writes it in a receipt
  stakeMinor: bigint; // base hundredths, by the course that the player saw
}

/** Has the receipt of a bet checked and kept. `after`: the bet by what the browser knows once it is answered. */
export const noteReceipt = (
  game: string,
  { betId, roundId, receipt }: PlacedBet,
  { asked, after, salt }: { asked: AskedBet; after: AskedBet; salt: string },
): void => {
  const round = asked.round ?? after.round;
  if (!receipt && !round?.isSigned) return;
  const sent: SentBet = {
    game,
    betId,
    roundId: round?.roundId ?? roundId,
    commitment: round?.hash ?? receipt?.commitment ?? '',
    account: account(),
    stakesMinor: [asked, after].map(({ stakeMinor }) => String(stakeMinor)),
    choice: asked.choice,
    salt,
    minPlace: (asked.round?.bets ?? 0) + 1,
    maxPlace: round?.maxBets ?? Number.MAX_SAFE_INTEGER,
  };
  void keeper().then(({ keepReceipt }) => keepReceipt({ receipt, sent, at: ownNow() }), reportError);
};

/** A solo bet as it was answered. */
export interface AnsweredSolo {
  game: string;
  id: string;
  commitment: string;
  number: number; // the nonce
  events: readonly RoundEvent[];
  proof: DrawReceipt['proof'] | undefined;
  isNew: boolean; // it was placed now; not: its round went on
}

/**
 * Has the receipt of a solo bet or a draw checked and kept. `isAsked`: whether choice, stake and moves are what was asked.
 * Its pair is compared with the ones that this browser was shown.
 */
export const noteSolo = async (bet: AnsweredSolo, isAsked: boolean, configHash: string | undefined): Promise<void> => {
  const { commitment, events, game, id, isNew, number: nonce, proof } = bet;
  const player = account();
  const at = ownNow();
  const { keepSolo } = await keeper();
  const { pairWatch } = await import('../seeds/seed-calls.ts');
  const placed = Object(events[0]) as { player?: unknown; clientSeed?: unknown };
  const place = await pairWatch.noteBet({ commitment, clientSeed: String(placed.clientSeed), nonce }, isNew);
  if (place === 'elsewhere') raiseAlarm({ cause: 'seed', account: player, game, roundId: id, lateMs: 0, clockMs: 0 });
  const noted = { ...bet, account: player, isAsked: isAsked && place !== 'other' && placed.player === player, at };
  await keepSolo({ ...noted, proof }, configHash);
};

/** A draw that cost nothing as it was answered. */
export interface AnsweredDraw {
  game: string;
  id: string;
  outcome: object; // shown outcome
  config: object; // the same
  receipt: DrawReceipt | undefined;
}

/** Has the receipt of a draw checked and kept. `isAsked`: whether it was drawn for what the player asked. */
export const noteDraw = (
  { game, id, outcome, config, receipt }: AnsweredDraw,
  isAsked: (choice: Readonly<Record<string, unknown>>) => boolean,
): void => {
  if (!receipt) return raiseAlarm({ cause: 'missing', account: account(), game, roundId: id, lateMs: 0, clockMs: 0 });
  const { at, choice, nonce: number, proof, serverSeedHash: commitment } = receipt;
  const { clientSeed } = proof;
  const events = [
    { at, choice, clientSeed, drawId: id, nonce: number, player: account(), type: 'draw.taken' },
    { at, outcome, type: 'outcome.drawn' },
  ];
  const bet = { game, id, commitment, number, events, proof, isNew: true };
  const isShown = contentHash(config) === proof.config.hash;
  noteSolo(bet, isShown && isAsked(choice), undefined).catch(reportError);
};

/** A round as this client runs it. */
interface Followed {
  readonly round: Pick<SharedRound, 'roundId' | 'number' | 'hash' | 'closing'>;
  readonly snapshot: FlatState;
  readonly crowd?: Crowd | undefined;
}

type Closed = NonNullable<SharedRound['closing']>;

const isClosing = (event: BroadcastEvent): event is BettingClosed & { [key: string]: unknown } =>
  !Array.isArray(event) && event.type === 'betting.closed';

const betsOf = ({ snapshot }: Followed): readonly { readonly player: string }[] =>
  (snapshot.context as { bets: readonly { readonly player: string }[] }).bets;

/** Closing of a round, and the time at which its beacon may be known. Undefined for a round of version 1. */
const readClosing = (game: string, followed: Followed, closed: Closed, at: number) => {
  const { beaconDate, draw } = drawIn(followed.snapshot);
  if (!draw) return undefined;
  const { roundId, number, hash: commitment } = followed.round;
  const round = {
    id: roundId,
    number,
    commitment,
    bets: { length: betCount(betsOf(followed), followed.crowd) },
    closedAt: closed.at,
  };
  const closing = closingOf(game, draw, round, closed);
  const beaconAt = draw.beacon && beaconDate ? beaconTimeMs(draw.beacon, beaconDate.round) : null;
  const { signature } = closed;
  return { account: account(), roundId, at, closing, signature, beaconAt, houseClockMs: serverNow() - ownNow() };
};

/** Closing in a broadcast; undefined without one. `at`: its arrival, by this browser's own clock. */
export const seenClosing = (
  game: string,
  followed: Followed,
  events: readonly BroadcastEvent[],
  at: number,
): NotedClosing | undefined => {
  const closed = events.find(isClosing);
  const read = closed && readClosing(game, followed, closed, at);
  return read && { ...read, isAttentive: isAttentive(), isLoaded: false };
};

/** The same of a closing that came with the round. Undefined for one in which the player has no bet: it is no concern of theirs. */
export const loadedClosing = (game: string, followed: Followed, at: number): NotedClosing | undefined => {
  const { closing } = followed.round;
  const isOwn = betsOf(followed).some(({ player }) => player === account());
  const read = closing && isOwn ? readClosing(game, followed, closing, at) : undefined;
  return read && { ...read, isAttentive: read.beaconAt !== null && wasAttentiveAt(read.beaconAt), isLoaded: true };
};

const keep = (closing: NotedClosing): void =>
  void keeper().then(({ keepClosing }) => keepClosing(closing), reportError);

/** Has the closing in a broadcast judged and kept. */
export const noteClosing = (
  game: string,
  followed: Followed | undefined,
  events: readonly BroadcastEvent[] | undefined,
  at: number,
): void => {
  const seen = followed && events && seenClosing(game, followed, events, at);
  if (seen) keep(seen);
};

const noted = new WeakSet<object>(); // closings that rounds were loaded with

/** Has the closing judged and kept, once, that a round was loaded with. One that was broadcast here before stays. */
export const noteLoadedClosing = (game: string, followed: Followed): void => {
  const { closing } = followed.round;
  if (!closing || noted.has(closing)) return;
  const loaded = loadedClosing(game, followed, ownNow());
  if (!loaded) return;
  noted.add(closing);
  keep(loaded);
};
