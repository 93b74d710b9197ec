import type { Queryable } from '../core/pool.ts';
import { seedCurrencies } from '../features/cash/currencies.ts';
import { seedCashCatalogue } from '../features/cashbox/initial-catalogue.ts';
import { seedVipStatuses } from '../features/statistics/vip-statuses.ts';
import { openHouseAccounts } from '../ledger/accounts.ts';

/**
 * Seeds the reference data of every database, in production too: currencies, ways to pay, VIP levels and house
 * accounts. Adds what is missing, changes nothing.
 */
export const seedReference = async (client: Queryable): Promise<void> => {
  await seedCurrencies(client);
  await seedCashCatalogue(client);
  await seedVipStatuses(client);
  await openHouseAccounts(client);
};
