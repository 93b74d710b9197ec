import { recordAccountEvent, userRepository, type Database } from 'db';
import type { FastifyInstance } from 'fastify';
import { isLanguage, languages } from '../../contract/languages.ts';
import { appSecretOf } from '../core/auth/app-secret.ts';
import { createPersonWatch, type PersonWatch } from '../core/auth/person-watch.ts';
import type { Players } from '../core/auth/players.ts';
import { createReauthentication, type Reauthentication } from '../core/auth/reauthentication.ts';
import { createSecondFactor, type SecondFactor } from '../core/auth/second-factor.ts';
import { createSecretBox, type SecretBox } from '../core/auth/secret-box.ts';
import { createSessionCookies, type BegunSession, type SessionCookies } from '../core/auth/session-cookie.ts';
import { createStaffGate, type StaffGate } from '../core/auth/staff-gate.ts';
import type { Captcha } from '../core/captcha/captcha.ts';
import type { Geo } from '../core/geo/geo.ts';
import { openLocalGeo } from '../core/geo/local-geo.ts';
import { createFindSender, type FindSender } from '../core/http/signed-in.ts';
import type { Mailer } from '../core/mail/mailer.ts';
import { createOutboxMailer } from '../core/mail/outbox-mailer.ts';
import { notify } from '../core/notices/notify.ts';
import type { MakeBuckets } from '../core/realtime/limit-share.ts';
import type { Logger } from '../core/observability/logger.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { outboxRoutes } from '../features/mail/outbox.routes.ts';
import { writeLetter } from '../features/mail/write-letter.ts';
import { loadProfile } from '../features/profile/profile.handlers.ts';
import { socialRoutes } from '../features/social/social.routes.ts';
import { providersOn } from '../core/social/social-setup.ts';
import { openCaptcha } from './captcha.ts';
import type { Config } from './config.ts';
import { demoLoginsOf } from './demo-logins.ts';
import { openSocial, type OpenSocial } from './social-setup.ts';

/** Services shared by everything around accounts. */
export interface Accounts {
  db: Database;
  config: Config;
  secrets: SecretBox;
  secondFactor: SecondFactor;
  reauthentication: Reauthentication;
  mailer: Mailer;
  captcha: Captcha;
  geo: Geo;
  cookies: SessionCookies;
  persons: PersonWatch;
  findSender: FindSender;
  staff: StaffGate;
  social: OpenSocial;
  siteUrl(): string; // without a slash at its end
  localUrl(): string; // address of this process
  buckets: MakeBuckets; // limits over all processes
}

/** A letter to who signs in from a browser that they never used, and a line in the account's trail. */
const tellOfSignIn =
  ({ db, mailer, persons, siteUrl }: Pick<Accounts, 'db' | 'mailer' | 'persons' | 'siteUrl'>) =>
  async ({ userId, sessionId, device, userAgent, address, country }: BegunSession): Promise<void> => {
    await persons.look(userId); // the browser is one of the things that identify a person
    const details = { device, userAgent, country };
    await recordAccountEvent(db.orm.em.fork(), { userId, kind: 'session.began', details, address });
    if (device !== 'new') return;
    const seen = { ...(userAgent !== null && { device: userAgent }), ...(country !== undefined && { country }) };
    const notice = { userId, code: 'newDevice', fact: `session:${sessionId}`, facts: seen, at: Date.now() } as const;
    await notify(db.orm.em.fork(), notice);
    const user = await userRepository(db.orm.em.fork()).findById(userId);
    if (!user?.email || !user.emailVerified) return;
    const lang = isLanguage(user.lang) ? user.lang : languages[0];
    const values = { nick: user.nick, device: userAgent ?? '', place: country ?? '', at: new Date() };
    const link = `${siteUrl()}/settings/security`;
    await mailer.send(db.orm.em.fork(), 'newDevice', { email: user.email, lang, userId }, { ...values, link });
  };

/** Opens what accounts need. Both addresses are known once the server listens; `localUrl` is for this process itself. */
export const openAccounts = async (
  config: Config,
  {
    db,
    players,
    log,
    siteUrl,
    localUrl,
    buckets,
  }: Pick<Accounts, 'buckets' | 'db' | 'localUrl' | 'siteUrl'> & { players: Players; log: Logger },
): Promise<Accounts> => {
  const secrets = createSecretBox(await appSecretOf(config.appSecret, config.dataDir), config.sealingSecrets);
  const geo = await openLocalGeo(config.geo);
  const captcha = openCaptcha(config, { db, secrets, log });
  const mailer = createOutboxMailer(writeLetter);
  const persons = createPersonWatch({ db, secrets });
  const cookies = createSessionCookies({ db, geo, onBegun: tellOfSignIn({ db, mailer, persons, siteUrl }) });
  const secondFactor = createSecondFactor({ db, secrets });
  const findSender = createFindSender(players);
  const exemptLogins = demoLoginsOf(config);
  const staff = createStaffGate({ db, exemptLogins, log });
  const social = openSocial(config, { db, secrets, localUrl });
  const reauthentication = createReauthentication({
    db,
    secondFactor,
    mailer,
    siteUrl,
    providers: providersOn(social.setup),
  });
  return {
    db,
    config,
    secrets,
    buckets,
    secondFactor,
    reauthentication,
    mailer,
    captcha,
    geo,
    cookies,
    persons,
    findSender,
    staff,
    social,
    siteUrl,
    localUrl,
  };
};

/** Every HTTP route of accounts. */
export const serveAccounts = async (app: FastifyInstance, accounts: Accounts): Promise<void> => {
  const { db, cookies, captcha, mailer, persons, secondFactor, reauthentication, geo, findSender, siteUrl, buckets } =
    accounts;
  const { publicOrigin, demoCreditMinor } = accounts.config;
  const profileOf = (userId: bigint) => loadProfile(db, userId);
  await app.register(outboxRoutes, { db, isOpen: !accounts.config.production });
  await app.register(authRoutes, {
    db,
    cookies,
    captcha,
    mailer,
    persons,
    secondFactor,
    geo,
    findSender,
    profileOf,
    siteUrl,
    publicOrigin,
    demoCreditMinor,
    buckets,
  });
  const { setup, simulators } = accounts.social;
  const shared = {
    db,
    cookies,
    mailer,
    persons,
    secondFactor,
    reauthentication,
    profileOf,
    siteUrl,
    publicOrigin,
    demoCreditMinor,
    buckets,
  };
  await app.register(socialRoutes, { ...shared, setup });
  for (const [prefix, simulator] of simulators) await app.register(simulator, { prefix });
};
