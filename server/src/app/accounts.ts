import { recordAccountEvent, userRepository, type Database } from 'db';
import type { FastifyInstance } from 'fastify';
import { isLanguage, languages } from '../../contract/languages.ts';
import { appSecretOf } from '../core/auth/app-secret.ts';
import type { Players } from '../core/auth/players.ts';
import { createSecretBox, type SecretBox } from '../core/auth/secret-box.ts';
import { createSessionCookies, type BegunSession, type SessionCookies } from '../core/auth/session-cookie.ts';
import type { Captcha } from '../core/captcha/captcha.ts';
import { noCaptcha } from '../core/captcha/no-captcha.ts';
import type { Geo } from '../core/geo/geo.ts';
import { openLocalGeo } from '../core/geo/local-geo.ts';
import { createFindSender, type FindSender } from '../core/http/signed-in.ts';
import type { Mailer } from '../core/mail/mailer.ts';
import { createOutboxMailer } from '../core/mail/outbox-mailer.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { loadProfile } from '../features/profile/profile.handlers.ts';
import type { Config } from './config.ts';

/** What everything around accounts shares. */
export interface Accounts {
  db: Database;
  config: Config;
  secrets: SecretBox;
  mailer: Mailer;
  captcha: Captcha;
  geo: Geo;
  cookies: SessionCookies;
  findSender: FindSender;
}

/** A letter to who signs in from a browser that they never used, and a line in the account's trail. */
const tellOfSignIn =
  (db: Database, mailer: Mailer, siteUrl: () => string) =>
  async ({ userId, device, userAgent, address, country }: BegunSession): Promise<void> => {
    const details = { device, userAgent, country };
    await recordAccountEvent(db.pool, { userId, kind: 'session.began', details, address });
    if (device !== 'new') return;
    const user = await userRepository(db).findById(userId);
    if (!user?.email || !user.emailVerified) return;
    const lang = isLanguage(user.lang) ? user.lang : languages[0];
    const values = { nick: user.nick, device: userAgent ?? '', place: country ?? '', at: new Date() };
    const link = `${siteUrl()}/settings/security`;
    await mailer.send(db.pool, 'newDevice', { email: user.email, lang, userId }, { ...values, link });
  };

/** Opens what accounts need. `siteUrl` is known once the server listens. */
export const openAccounts = async (
  config: Config,
  { db, players, siteUrl }: { db: Database; players: Players; siteUrl: () => string },
): Promise<Accounts> => {
  const secrets = createSecretBox(await appSecretOf(config.appSecret, config.dataDir));
  const geo = await openLocalGeo(config.geo);
  const mailer = createOutboxMailer((kind, _lang, values) => {
    const text = JSON.stringify(values);
    return { subject: kind, text, html: text };
  });
  const cookies = createSessionCookies({ db, geo, onBegun: tellOfSignIn(db, mailer, siteUrl) });
  return { db, config, secrets, mailer, captcha: noCaptcha, geo, cookies, findSender: createFindSender(players) };
};

/** Every HTTP route of accounts. */
export const serveAccounts = async (app: FastifyInstance, { db, config, cookies }: Accounts): Promise<void> => {
  const { publicOrigin, demoCreditMinor } = config;
  const profileOf = (userId: bigint) => loadProfile(db, userId);
  await app.register(authRoutes, { db, cookies, publicOrigin, demoCreditMinor, profileOf });
};
