import type { Database } from 'db';
import type { platformRequests } from '../../contract/legacy.contract.ts';
import type { Clock } from '../core/clock.ts';
import type { RequestHandlers } from '../core/features/feature.ts';
import type { PersonWatch } from '../core/auth/person-watch.ts';
import type { Reauthentication } from '../core/auth/reauthentication.ts';
import type { Mailer } from '../core/mail/mailer.ts';
import { createCashHandlers } from '../features/cash/cash.handlers.ts';
import type { CurrencyCache } from '../features/cash/currencies.ts';
import { createGuestCurrencyHandlers } from '../features/cash/guest-currency.ts';
import { createProfileHandlers } from '../features/profile/profile.handlers.ts';
import { createReauthenticationHandlers } from '../features/settings/reauthentication.handlers.ts';
import { createRefererHandlers } from '../features/referer/referer.handlers.ts';
import { createSettingsHandlers, type SettingsServices } from '../features/settings/settings.handlers.ts';
import { createSocialHandlers } from '../features/social/social.handlers.ts';

/** The legacy requests of no area, each with its handler: one without does not compile. */
export const createLegacyHandlers = ({
  db,
  clock,
  currencies,
  settings,
  reauthentication,
  mailer,
  persons,
}: {
  db: Database;
  clock: Clock;
  currencies: CurrencyCache;
  settings: SettingsServices;
  reauthentication: Reauthentication;
  mailer: Mailer;
  persons: PersonWatch;
}) =>
  ({
    ...createProfileHandlers(db, clock),
    ...createCashHandlers({ db, currencies }),
    ...createGuestCurrencyHandlers(currencies),
    'lang:load': { handle: (_payload, { lang }) => ({ lang }) },
    ...createRefererHandlers(db),
    ...createSettingsHandlers(settings),
    ...createReauthenticationHandlers(reauthentication),
    ...createSocialHandlers({ db, mailer, persons, reauthentication }),
  }) satisfies RequestHandlers<typeof platformRequests>;
