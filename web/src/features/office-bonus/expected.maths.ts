import { dicReleaseMinor, RAKEBACK_OF, rakebackParts, type CallAnswer } from 'server/contract';
import { toNumber } from 'games-engine';
import type { BetOutcome, StakeClass } from 'games-engine/analysis';

export type Level = CallAnswer<'officeBonus.measured'>['levels'][number];

/** Mean cashback of a player's week with stakes, in base hundredths: a share of the losses of losing weeks. */
export const cashbackCost = ({ loss, weeks }: Pick<Level, 'loss' | 'weeks'>, percent: number): number =>
  weeks === 0 ? 0 : (loss * percent) / 100 / weeks;

/** Rakeback of a turnover at a VIP level, in base hundredths. */
export const rakebackCost = (turnoverMinor: number, statusId: number): number =>
  (turnoverMinor * Number(rakebackParts(statusId))) / Number(RAKEBACK_OF);

/** Locked DIC released by a turnover, in hundredths. */
export const lockedDicCost = (lockedMinor: number, turnoverMinor: number): number =>
  Number(
    dicReleaseMinor({ readingMinor: 0n, remainder: 0n }, BigInt(turnoverMinor), BigInt(lockedMinor)).releasedMinor,
  );

/** The total of all levels. */
export const allLevels = (levels: readonly Level[]): Omit<Level, 'statusId'> => {
  const sum = (valueOf: (level: Level) => number): number => levels.reduce((total, level) => total + valueOf(level), 0);
  return {
    players: sum(({ players }) => players),
    staked: sum(({ staked }) => staked),
    weeks: sum(({ weeks }) => weeks),
    loss: sum(({ loss }) => loss),
  };
};

/** The results of one bet of a class. */
export const outcomesOf = ({ distribution }: Pick<StakeClass, 'distribution'>): BetOutcome[] =>
  distribution.map(({ chance, payoutMinor }) => ({ chance: toNumber(chance), payoutMinor: Number(payoutMinor) }));

/** Parses a whole number; undefined if it is not one or is out of bounds. */
export const wholeOf = (text: string, min: number, max: number): number | undefined => {
  const value = /^\d{1,12}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};
