import { houseAccountId, type Database } from 'db';
import type { StakeAccount } from 'games-engine';

/** The house's account that plays against a player's account: of the same unit. */
export const houseAccountOf = async (db: Database): Promise<(account: StakeAccount) => bigint> => {
  const base = await houseAccountId(db.pool, 'house.games', 'BASE');
  const usdic = await houseAccountId(db.pool, 'house.games', 'USDIC');
  return (account) => (account === 'usdicLocked' ? usdic : base);
};
