import { dicReleaseMinor, RAKEBACK_OF, rakebackParts, type CallAnswer } from 'server/contract';
import { toNumber } from 'games-engine';
import type { BetOutcome, StakeClass } from 'games-engine/analysis';

export type Level = CallAnswer<'officeBonus.measured'>['levels'][number];

/** What cashback gives a player on average in a week with a stake, base hundredths: a part of what lost weeks lost. */
export const cashbackCost = ({ loss, weeks }: Pick<Level, 'loss' | 'weeks'>, percent: number): number =>
  weeks === 0 ? 0 : (loss * percent) / 100 / weeks;

/** What rakeback gives of a turnover at a VIP level, base hundredths. */
export const rakebackCost = (turnoverMinor: number, statusId: number): number =>
  (turnoverMinor * Number(rakebackParts(statusId))) / Number(RAKEBACK_OF);

/** What a turnover releases of locked DIC, hundredths. */
export const lockedDicCost = (lockedMinor: number, turnoverMinor: number): number =>
  Number(
    dicReleaseMinor({ readingMinor: 0n, remainder: 0n }, BigInt(turnoverMinor), BigInt(lockedMinor)).releasedMinor,
  );

/** All levels together. */
export const allLevels = (levels: readonly Level[]): Omit<Level, 'statusId'> => {
  const sum = (of: (level: Level) => number): number => levels.reduce((total, level) => total + of(level), 0);
  return {
    players: sum(({ players }) => players),
    staked: sum(({ staked }) => staked),
    weeks: sum(({ weeks }) => weeks),
    loss: sum(({ loss }) => loss),
  };
};

/** What becomes of one bet of a class. */
export const outcomesOf = ({ distribution }: Pick<StakeClass, 'distribution'>): BetOutcome[] =>
  distribution.map(({ chance, payoutMinor }) => ({ chance: toNumber(chance), payoutMinor: Number(payoutMinor) }));

/** A whole number that was typed; undefined: it is none, or outside of its bounds. */
export const wholeOf = (text: string, min: number, max: number): number | undefined => {
  const value = /^\d{1,12}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};
