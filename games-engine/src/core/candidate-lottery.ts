import { sha256Hex } from '#digest';
import type { AnySharedGame } from './define-game.ts';
import type { RoundRecord } from './record.ts';

/** A version that is tried beside the active one. */
export interface TriedVersion {
  readonly hash: string; // content hash of its config, hex
  readonly sharePpm: number; // of players or rounds, per million
}

const DIGITS = 16; // 8 bytes
const MILLION = 1_000_000n;

/**
 * Where a subject stands in the lottery of a tried version, 0 to 999,999: the first 8 bytes of SHA-256 of
 * "game:hash:subject", as a big-endian integer, modulo a million. It plays the tried version below the share. The subject
 * is what nobody can choose: of a chain's round its number in decimal digits, of a room or a solo round the public id of
 * its first bettor.
 */
export const placeInLottery = (game: string, hash: string, subject: string): number =>
  Number(BigInt(`0x${sha256Hex(`${game}:${hash}:${subject}`).slice(0, DIGITS)}`) % MILLION);

/** Whether a subject is one of those that play the tried version. */
export const playsTried = (game: string, { hash, sharePpm }: TriedVersion, subject: string): boolean =>
  placeInLottery(game, hash, subject) < sharePpm;

/**
 * What the lottery draws a shared round by: the number of a chain's round, the creator of a room; undefined of a room
 * without a bet.
 */
export const lotterySubject = (
  { seeding }: Pick<AnySharedGame, 'seeding'>,
  { events, number }: Pick<RoundRecord, 'events' | 'number'>,
): string | undefined => {
  if (seeding === 'chain') return String(number);
  const { player } = Object(events[1]) as { player?: unknown };
  return typeof player === 'string' ? player : undefined;
};
