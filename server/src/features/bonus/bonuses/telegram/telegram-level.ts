import { loadVipStatuses } from 'db';
import { telegramGroupCodes } from '../../../../../contract/features/telegram-bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

/** Throws CallError 18, with the level as `limit`, when the player's level is lower. */
export const assertLevel = async ({ unit, stats }: BonusContext, wanted: number): Promise<void> => {
  if (stats.vipStatus >= wanted) return;
  const level = (await loadVipStatuses(unit.client)).find(({ id }) => id === wanted);
  throw new CallError(telegramGroupCodes.vip, { limit: level?.name ?? String(wanted), message: 'telegramVip' });
};
