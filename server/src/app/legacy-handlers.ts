import type { Database } from 'db';
import { legacyRequests, type LegacyData, type LegacyName } from '../../contract/legacy.contract.ts';
import type { CallHandler } from '../core/realtime/dispatcher.ts';
import { createCashHandlers } from '../features/cash/cash.handlers.ts';
import type { CurrencyCache } from '../features/cash/currencies.ts';
import { createProfileHandlers } from '../features/profile/profile.handlers.ts';

/** The legacy channels that exist. */
export const legacyChannels = [...new Set(Object.keys(legacyRequests).map((name) => name.split(':')[0] ?? name))];

/** Every legacy request of the contract with its handler: one without does not compile. */
export const createLegacyHandlers = ({ db, currencies }: { db: Database; currencies: CurrencyCache }) =>
  ({ ...createProfileHandlers(db), ...createCashHandlers({ db, currencies }) }) satisfies {
    [N in LegacyName]: CallHandler<(typeof legacyRequests)[N], LegacyData<N>>;
  };
