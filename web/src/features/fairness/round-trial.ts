import { lotterySubject, placeInLottery, type AnyGame, type RoundRecord } from 'games-engine';
import type { PublicRound } from 'server/contract';

/** A lottery as it falls out, and whether the round keeps to it. */
export interface DrawnTrial {
  input: string; // what is hashed
  place: number; // 0 to 999,999
  due: number; // the version
  isRight: boolean;
}

/** Draws the lottery of a trial again; undefined for a room that nobody bet in, which has none. */
export const trialOf = (
  game: AnyGame,
  record: RoundRecord,
  { version, hash, sharePpm, activeVersion }: NonNullable<PublicRound['trial']>,
): DrawnTrial | undefined => {
  const subject = game.hosting === 'shared' ? lotterySubject(game, record) : undefined;
  if (subject === undefined) return undefined;
  const place = placeInLottery(game.id, hash, subject);
  const due = place < sharePpm ? version : activeVersion;
  return { input: `${game.id}:${hash}:${subject}`, place, due, isRight: record.config.version === due };
};
