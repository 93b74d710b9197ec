import { bonus, inUnitOfWork, lockStats, retryingConflicts, statsOf, type PlayerStats, type UnitOfWork } from 'db';
import type { FeatureTools } from '../features/feature.ts';
import type { CurrencyRate } from '../hosts/stake.ts';

/** Dependencies of the bonus engine. */
export type BonusTools = Pick<
  FeatureTools,
  'db' | 'clock' | 'guard' | 'currencies' | 'balances' | 'pushes' | 'translate' | 'log'
>;

/** The player, and the currency of amounts in messages. */
export interface BonusPlayer {
  userId: bigint;
  targetCurrencyId: number;
}

/** A player's bonuses within one transaction: locked, or only read. */
export interface BonusContext {
  unit: UnitOfWork;
  userId: bigint;
  at: number; // ms since epoch
  stats: PlayerStats; // rolled up to now
  meter: bonus.BonusMeterRow;
  shownIn: CurrencyRate;
}

/** A currency by id, or else the base currency. */
const currencyOf = ({ currencies }: Pick<BonusTools, 'currencies'>, id: number): CurrencyRate => {
  const found = currencies.shown(id) ?? currencies.shown(BASE_CURRENCY);
  if (!found) throw new Error('there is no base currency');
  return found;
};

const BASE_CURRENCY = 2;

/** Locks a player's bonuses. Lock order everywhere: user_stats, bonus_meter, grants, ledger accounts. */
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

/** Runs `work` on a player's locked bonuses in one transaction, retried after serialization conflicts. */
export const withBonuses = <T>(
  tools: Pick<BonusTools, 'db' | 'clock' | 'currencies'>,
  player: BonusPlayer,
  work: (context: BonusContext) => Promise<T>,
): Promise<T> =>
  retryingConflicts(() =>
    inUnitOfWork(tools.db, async (unit) => work(await openBonusContext(tools, unit, player, tools.clock.now()))),
  );

/** Runs `work` on a player's bonuses as they are: nothing is locked, and PostgreSQL refuses a write. */
export const readBonuses = async <T>(
  tools: Pick<BonusTools, 'db' | 'clock' | 'currencies'>,
  { userId, targetCurrencyId }: BonusPlayer,
  work: (context: BonusContext) => Promise<T>,
): Promise<T> => {
  const stats = await statsOf(tools.db.pool, userId);
  const read = async (unit: UnitOfWork): Promise<T> => {
    const meter = await bonus.bonusMeterRepository(unit.em).read(userId);
    return work({ unit, userId, at: tools.clock.now(), stats, meter, shownIn: currencyOf(tools, targetCurrencyId) });
  };
  return inUnitOfWork(tools.db, read, { isReading: true });
};
