import { bonus, inUnitOfWork, lockStats, retryingConflicts, type PlayerStats, type UnitOfWork } from 'db';
import type { FeatureTools } from '../features/feature.ts';
import type { CurrencyRate } from '../hosts/stake.ts';

/** What the engine of bonuses works with. */
export type BonusTools = Pick<
  FeatureTools,
  'db' | 'clock' | 'guard' | 'currencies' | 'balances' | 'pushes' | 'translate' | 'log'
>;

/** Whose bonus it is, and in what currency messages state amounts. */
export interface BonusPlayer {
  userId: bigint;
  targetCurrencyId: number;
}

/** One player's bonuses within one transaction: nothing of them changes until it ends. */
export interface BonusContext {
  unit: UnitOfWork;
  userId: bigint;
  at: number; // ms since epoch
  stats: PlayerStats; // up to now
  meter: bonus.BonusMeterRow;
  shownIn: CurrencyRate;
}

/** A table of currencies without the base unit would be a fault of the database. */
const currencyOf = ({ currencies }: Pick<BonusTools, 'currencies'>, id: number): CurrencyRate => {
  const found = currencies.find(id) ?? currencies.find(BASE_CURRENCY);
  if (!found) throw new Error('there is no base currency');
  return found;
};

const BASE_CURRENCY = 2;

/** Locks a player's bonuses in the order that everything keeps: user_stats, bonus_meter, grants, ledger accounts. */
export const openBonusContext = async (
  tools: Pick<BonusTools, 'currencies'>,
  unit: UnitOfWork,
  { userId, targetCurrencyId }: BonusPlayer,
  at: number,
): Promise<BonusContext> => {
  const stats = await lockStats(unit.client, userId);
  const meter = await bonus.bonusMeterRepository(unit.em).lock(userId);
  return { unit, userId, at, stats, meter, shownIn: currencyOf(tools, targetCurrencyId) };
};

/** Runs `work` over one player's bonuses in one transaction, again when the database breaks it to resolve a conflict. */
export const withBonuses = <T>(
  tools: Pick<BonusTools, 'db' | 'clock' | 'currencies'>,
  player: BonusPlayer,
  work: (context: BonusContext) => Promise<T>,
): Promise<T> =>
  retryingConflicts(() =>
    inUnitOfWork(tools.db, async (unit) => work(await openBonusContext(tools, unit, player, tools.clock.now()))),
  );
