import { accountsOf } from 'db';
import { stakeAccounts } from 'games-engine';
import type { BonusTools } from './bonus-context.ts';

/** Pushes a change of bonuses, and the new balances, to a player's pages. */
export const tellBonus = async ({ db, balances, pushes }: BonusTools, userId: bigint): Promise<void> => {
  const accounts = await accountsOf(db.pool, userId);
  for (const kind of stakeAccounts) balances.changed(userId, kind, accounts[kind]?.balanceMinor ?? 0n);
  pushes.everywhere.toUser(userId, { channel: 'bonus', type: 'changed', payload: {} });
};
