// Read by every game page: no schemas here, so that no page loads a validator for them.

/**
 * In the handshake of both connections (socket.io's `auth`): whoever says so is told what has changed in short forms of
 * ours, everybody else whole states in the words of the specification.
 */
export const hearsChanges = { hearsChanges: true } as const;

/** Rounds in the strip of a shared game. */
export const BEFORE_GAMES = 10;

/** Players of each choice (a team, a sector) that a list shows, greatest stakes first; others are only counted. */
export const SHOWN_USERS = 100;

/** Lines of a crowded round, greatest stakes first: a player's stakes on a choice. Others are only in the sums. */
export const CROWD_LINES = 100;

/** Players of each choice in the whole states that clients of the specification alone are sent, greatest stakes first. */
export const DOCUMENT_USERS = 25;

/** A bet as it is broadcast: its id, time, player, stake (base hundredths), currency and choice. */
export type PackedBet = [
  betId: string,
  at: number,
  player: string,
  stakeMinor: string,
  currencyId: number,
  choice: Record<string, unknown>,
];

/** All stakes on a choice: the choice, base hundredths, bets, players. */
export type CrowdSum = [choice: Record<string, unknown>, stakeMinor: string, bets: number, players: number];

/** One player's stakes on a choice, which is a place among the sums, and how others see the player. */
export type CrowdLine = [
  player: string,
  nick: string,
  avatar: string,
  compointStatus: number,
  stakeMinor: string,
  choice: number,
];

/** An event of a round's log. */
export interface PlainEvent {
  [key: string]: unknown;
  type: string;
  at: number;
}

/** One event of a broadcast. */
export type BroadcastEvent = PlainEvent | PackedBet;

/** The event of the round's log that a broadcast's one stands for. */
export const unpackEvent = (event: BroadcastEvent): PlainEvent => {
  if (!Array.isArray(event)) return event;
  const [betId, at, player, stakeMinor, currencyId, choice] = event;
  return { type: 'bet.placed', at, betId, choice, currencyId, player, stakeMinor };
};
