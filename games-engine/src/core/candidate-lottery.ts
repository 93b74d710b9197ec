import { sha256Hex } from '#digest';
import type { AnySharedGame } from './define-game.ts';
import type { RoundRecord } from './record.ts';

/** A version that is tried beside the active one. */
export interface TriedVersion {
  readonly hash: string; // content hash of its config, hex
  readonly sharePpm: number; // share of players or rounds, per million
  readonly salt: string; // the randomness of the beacon's round that was announced when its trial began; empty: of before salts
}

const DIGITS = 16; // 8 bytes
const MILLION = 1_000_000n;

/**
 * Text that the lottery of a tried version hashes for a subject: "game:hash:salt:subject", or "game:hash:subject" in
 * trials older than salts.
 */
export const lotteryInput = (game: string, { hash, salt }: Omit<TriedVersion, 'sharePpm'>, subject: string): string =>
  [game, hash, ...(salt === '' ? [] : [salt]), subject].join(':');

/**
 * Place of a subject in the lottery of a tried version, 0 to 999,999: the first 8 bytes of SHA-256 of its input, as a
 * big-endian integer, modulo a million. It plays the tried version below the share. Nobody can choose the subject: of a
 * chain's round its number in decimal digits, of a room or a solo round the public id of its first bettor. Nobody can
 * choose the rest either: the salt is known only after the config is fixed.
 */
export const placeInLottery = (game: string, tried: Omit<TriedVersion, 'sharePpm'>, subject: string): number =>
  Number(BigInt(`0x${sha256Hex(lotteryInput(game, tried, subject)).slice(0, DIGITS)}`) % MILLION);

/** True when a subject plays the tried version. */
export const playsTried = (game: string, tried: TriedVersion, subject: string): boolean =>
  placeInLottery(game, tried, subject) < tried.sharePpm;

/** Least time from the beginning of a trial to the beacon's round that salts its lottery. */
export const TRIAL_MARGIN_MS = 1000;

/**
 * Subject by which the lottery draws a shared round: the number of a chain's round, the creator of a room; undefined
 * for a room without a bet.
 */
export const lotterySubject = (
  { seeding }: Pick<AnySharedGame, 'seeding'>,
  { events, number }: Pick<RoundRecord, 'events' | 'number'>,
): string | undefined => {
  if (seeding === 'chain') return String(number);
  const { player } = Object(events[1]) as { player?: unknown };
  return typeof player === 'string' ? player : undefined;
};
