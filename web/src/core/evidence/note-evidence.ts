import { beaconTimeMs, closingOf, drawIn, type BettingClosed, type FlatState } from 'games-engine';
import type { BroadcastEvent, PlacedBet, SharedRound } from 'server/contract';
import { serverNow } from '../connection/connection.ts';
import { currentSession } from '../session/session.ts';
import type { NotedClosing } from './evidence-keeper.ts';
import { isAttentive, ownNow } from './own-clock.ts';

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
  readonly round: Pick<SharedRound, 'roundId' | 'number' | 'hash'>;
  readonly snapshot: FlatState;
}

const isClosing = (event: BroadcastEvent): event is BettingClosed & { [key: string]: unknown } =>
  !Array.isArray(event) && event.type === 'betting.closed';

/** What a broadcast says of a round's closing; undefined without one. `at`: when it came, by this browser's own clock. */
export const seenClosing = (
  game: string,
  { round, snapshot }: Followed,
  events: readonly BroadcastEvent[],
  at: number,
): NotedClosing | undefined => {
  const closed = events.find(isClosing);
  const { beaconDate, draw } = drawIn(snapshot);
  if (!closed || !draw) return undefined;
  const { bets } = snapshot.context as { bets: readonly object[] };
  const { roundId, number, hash: commitment } = round;
  const closing = closingOf(game, draw, { id: roundId, number, commitment, bets, closedAt: closed.at }, closed);
  const beaconAt = draw.beacon && beaconDate ? beaconTimeMs(draw.beacon, beaconDate.round) : null;
  const { signature } = closed;
  const houseClockMs = serverNow() - ownNow();
  return { account: account(), roundId, at, closing, signature, beaconAt, houseClockMs, isAttentive: isAttentive() };
};

/** Has the closing in a broadcast judged and kept. */
export const noteClosing = (
  game: string,
  followed: Followed | undefined,
  events: readonly BroadcastEvent[] | undefined,
  at: number,
): void => {
  const noted = followed && events && seenClosing(game, followed, events, at);
  if (noted) void keeper().then(({ keepClosing }) => keepClosing(noted), reportError);
};
