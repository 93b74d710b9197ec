import type { FastifyInstance } from 'fastify';
import type { Translate } from '../core/i18n/translate.ts';
import type { Logger } from '../core/observability/logger.ts';
import { createAvatarStore, type AvatarStore } from '../features/settings/avatar-store.ts';
import { avatarRoutes } from '../features/settings/avatar.routes.ts';
import type { SettingsServices } from '../features/settings/settings.handlers.ts';
import { createSettings } from '../features/settings/settings.ts';
import type { Accounts } from './accounts.ts';

const SWEEP_EVERY_MS = 3_600_000;

/** The settings of accounts, and where players' avatars lie. */
export interface Settings {
  services: SettingsServices;
  store: AvatarStore;
  close(): Promise<void>;
}

/** Opens settings, and forgets every hour the avatars that nobody has any more. */
export const openSettings = (accounts: Accounts, log: Logger): Settings => {
  const { db, secrets, secondFactor, reauthentication, mailer, siteUrl, buckets } = accounts;
  const store = createAvatarStore(db.pool);
  let sweeping: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = store.sweep().catch((error: unknown) => log.error({ err: error }, 'old avatars were not removed'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  return {
    services: createSettings({ db, secrets, secondFactor, reauthentication, mailer, store, siteUrl, buckets }),
    store,
    async close() {
      clearInterval(timer);
      await sweeping;
    },
  };
};

/** Avatars over HTTP. */
export const serveSettings = async (
  app: FastifyInstance,
  { findSender, config }: Accounts,
  { services, store }: Settings,
  translate: Translate,
): Promise<void> => {
  const { publicOrigin } = config;
  await app.register(avatarRoutes, { avatars: services.avatars, store, findSender, translate, publicOrigin });
};
