import type { bonus, UnitOfWork } from 'db';
import { openBonusContext, type BonusTools } from '../../core/bonus/bonus-context.ts';
import { takeWithin } from '../../core/bonus/take-bonus.ts';
import { quizBonus } from './quiz-bonus.ts';

const BASE_CURRENCY = 2;

/** A prize. `uid`: of the question, or of the moderator's request. */
interface Prize {
  userId: bigint;
  uid: string;
  amountMinor: bigint; // hundredths of DIC
  at: number; // ms since epoch
}

/** Credits a prize within the caller's transaction. Throws CallError BONUS_OFF while play is closed to the player. */
export const grantPrize = async (
  tools: Pick<BonusTools, 'currencies'>,
  unit: UnitOfWork,
  { userId, uid, amountMinor, at }: Prize,
): Promise<bonus.BonusGrantRow> => {
  const context = await openBonusContext(tools, unit, { userId, targetCurrencyId: BASE_CURRENCY }, at);
  return takeWithin(context, quizBonus, { uid, amount: Number(amountMinor) });
};
