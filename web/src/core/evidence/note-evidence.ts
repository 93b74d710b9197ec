import { beaconTimeMs, closingOf, drawIn, type BettingClosed, type FlatState } from 'games-engine';
import type { BroadcastEvent, PlacedBet, SharedRound } from 'server/contract';
import { serverNow } from '../connection/connection.ts';
import { currentSession } from '../session/session.ts';
import type { NotedClosing } from './evidence-judge.ts';
import { isAttentive, ownNow, wasAttentiveAt } from './own-clock.ts';

// the curves come when there is something to check
const keeper = () => import('./evidence-keeper.ts');

const account = (): string => currentSession().profile?.profileID ?? '';

const SALT_BYTES = 16;

/** A bet's part of the draw: 16 random bytes of this browser's, in hex. */
export const createSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A round as it stood beside a bet. */
export interface ShownRound {
  roundId: string;
  hash: string; // its commitment
  isSigned: boolean; // its bets are answered with receipts
}

/** Has the receipt of a bet checked and kept. `shown`: the round that the player saw when they bet. */
export const noteReceipt = (game: string, placed: PlacedBet, salt: string, shown: ShownRound | undefined): void => {
  const { betId, roundId, stakeMinor, receipt } = placed;
  const isShown = shown?.roundId === roundId;
  if (!receipt && !(isShown && shown.isSigned)) return;
  const commitment = isShown ? shown.hash : (receipt?.commitment ?? '');
  const sent = { betId, roundId, stakeMinor: String(stakeMinor), salt, commitment, account: account() };
  void keeper().then(({ keepReceipt }) => keepReceipt({ game, receipt, sent, at: ownNow() }), reportError);
};

/** A round as this client runs it. */
interface Followed {
  readonly round: Pick<SharedRound, 'roundId' | 'number' | 'hash' | 'closing'>;
  readonly snapshot: FlatState;
}

type Closed = NonNullable<SharedRound['closing']>;

const isClosing = (event: BroadcastEvent): event is BettingClosed & { [key: string]: unknown } =>
  !Array.isArray(event) && event.type === 'betting.closed';

const betsOf = ({ snapshot }: Followed): readonly { readonly player: string }[] =>
  (snapshot.context as { bets: readonly { readonly player: string }[] }).bets;

/** What a round's closing says, and when its beacon may be known. Undefined for a round of version 1. */
const readClosing = (game: string, followed: Followed, closed: Closed, at: number) => {
  const { beaconDate, draw } = drawIn(followed.snapshot);
  if (!draw) return undefined;
  const { roundId, number, hash: commitment } = followed.round;
  const round = { id: roundId, number, commitment, bets: betsOf(followed), closedAt: closed.at };
  const closing = closingOf(game, draw, round, closed);
  const beaconAt = draw.beacon && beaconDate ? beaconTimeMs(draw.beacon, beaconDate.round) : null;
  const { signature } = closed;
  return { account: account(), roundId, at, closing, signature, beaconAt, houseClockMs: serverNow() - ownNow() };
};

/** What a broadcast says of a round's closing; undefined without one. `at`: when it came, by this browser's own clock. */
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
