import { z } from 'zod';
import type { HouseField } from '../../../../../contract/features/house-fields.ts';
import { telegramGroupCodes } from '../../../../../contract/features/telegram-bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { levelsIn } from '../../../../core/bonus/context-facts.ts';
import type { Offer } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const HUNDREDTHS = 100;
const MAX_AMOUNT = 10_000;
const MAX_TIMES = 100;
const PLAYED_WITHIN_MS = 7 * 86_400_000;

/** Operator settings: whole base units and the wagering requirement; 0: credited to the real balance. */
export const rewardRules = (amount: number, wagerTimes: number) =>
  z.object({
    amount: z.int().min(1).max(MAX_AMOUNT).default(amount),
    wagerTimes: z.int().min(0).max(MAX_TIMES).default(wagerTimes),
  });

export const rewardFields: readonly HouseField[] = [
  { key: 'amount', kind: 'integer', min: 1, max: MAX_AMOUNT },
  { key: 'wagerTimes', kind: 'integer', min: 0, max: MAX_TIMES },
];

type Rules = z.output<ReturnType<typeof rewardRules>>;

/** The reward by these rules. */
export const rewardOf = (
  { amount, wagerTimes }: Rules,
  at: number,
): Pick<Offer, 'account' | 'amountMinor' | 'wagerTimes' | 'expiresAt'> => {
  const amountMinor = BigInt(amount * HUNDREDTHS);
  if (wagerTimes === 0) return { account: 'real', amountMinor };
  return { account: 'bonus', amountMinor, wagerTimes, expiresAt: at + PLAYED_WITHIN_MS };
};

/** The figures shown on its card. */
export const rewardFigures = ({ amount, wagerTimes }: Rules, level: number) => ({
  amountMinor: amount * HUNDREDTHS,
  wagerMinor: amount * HUNDREDTHS * wagerTimes,
  days: PLAYED_WITHIN_MS / 86_400_000,
  level, // from which on
});

/** Throws CallError 18, with the level as `limit`, when the player's level is lower. */
export const assertLevel = async (context: BonusContext, wanted: number): Promise<void> => {
  if (context.stats.vipStatus >= wanted) return;
  const level = (await levelsIn(context)).find(({ id }) => id === wanted);
  throw new CallError(telegramGroupCodes.vip, { limit: level?.name ?? String(wanted), message: 'telegramVip' });
};
