import { createUser, sessionRepository, type Database } from 'db';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { accountRequests } from '../../../../contract/account.contract.ts';
import { reauthenticationRequests } from '../../../../contract/reauthentication.contract.ts';
import { hashPassword } from '../../../core/auth/passwords.ts';
import { createReauthentication } from '../../../core/auth/reauthentication.ts';
import { createSecondFactor, type SecondFactor } from '../../../core/auth/second-factor.ts';
import { createSecretBox } from '../../../core/auth/secret-box.ts';
import { newToken, tokenHash } from '../../../core/auth/session-tokens.ts';
import { createSessionSource } from '../../../core/auth/sessions.ts';
import { texts } from '../../../core/i18n/texts.ts';
import { createTranslate } from '../../../core/i18n/translate.ts';
import { createOutboxMailer } from '../../../core/mail/outbox-mailer.ts';
import { createLogger } from '../../../core/observability/logger.ts';
import { createMetrics } from '../../../core/observability/metrics.ts';
import { createDispatcher, type Outcome, type SignedInCaller } from '../../../core/realtime/dispatcher.ts';
import { totpCode } from '../../../testing/totp.ts';
import { createAvatarStore, type AvatarStore } from '../avatar-store.ts';
import { createReauthenticationHandlers } from '../reauthentication.handlers.ts';
import { createSettingsHandlers, type SettingsServices } from '../settings.handlers.ts';
import { createSettings } from '../settings.ts';

/** The password of every test's account that has one. */
export const PASSWORD = 'Harbour42';
const passwordHash = hashPassword(PASSWORD);

/** A letter as the test's mailer writes it. */
export interface TestLetter {
  kind: string;
  recipient: string;
  values: Record<string, unknown>;
}

/** Settings over a real database, called as a socket would. */
export interface TestSettings {
  services: SettingsServices;
  store: AvatarStore;
  secondFactor: SecondFactor;
  /** A new account, signed in just now. `login: null` is one of a provider, without a password. */
  owner(changes?: { login?: string | null; email?: string | null; emailVerified?: boolean }): Promise<SignedInCaller>;
  /** Another session of the same account; `minutes`: how long ago it began. */
  session(owner: SignedInCaller, minutes?: number): Promise<SignedInCaller>;
  /** Switches two-factor on. */
  switchOn(owner: SignedInCaller): Promise<{ secret: string; recoveryCodes: string[] }>;
  asks(caller: SignedInCaller | undefined, name: keyof typeof requests, payload?: unknown): Promise<Outcome>;
  lettersTo(owner: SignedInCaller): Promise<TestLetter[]>;
  eventsOf(owner: SignedInCaller): Promise<string[]>;
  rowOf(owner: SignedInCaller): Promise<Record<string, unknown>>;
  isLive(caller: SignedInCaller): Promise<boolean>;
}

const translate = createTranslate({ general: texts('general'), settings: texts('settings') });
const requests = { ...accountRequests, ...reauthenticationRequests };
const SITE = 'https://glasshouse.test';
let owners = 0;

export const openTestSettings = async (db: Database): Promise<TestSettings> => {
  const secrets = createSecretBox('a secret of a test, long enough');
  const secondFactor = createSecondFactor({ db, secrets });
  const store = createAvatarStore(db.pool);
  const mailer = createOutboxMailer((kind, _lang, values) => {
    const text = JSON.stringify(values);
    return { subject: kind, text, html: text };
  });
  const siteUrl = (): string => SITE;
  const reauthentication = createReauthentication({ db, secondFactor, mailer, siteUrl, providers: ['google'] });
  const services = createSettings({ db, secrets, secondFactor, reauthentication, mailer, store, siteUrl });
  const tools = { translate, log: createLogger('silent'), metrics: createMetrics() };
  const handlers = { ...createSettingsHandlers(services), ...createReauthenticationHandlers(reauthentication) };
  const dispatch = createDispatcher(requests, handlers, tools);

  const begin = async (userId: bigint, minutes: number): Promise<string> => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const begun = { userId, tokenHash: tokenHash(newToken()), expiresAt, address: '192.0.2.7' };
    const { id } = await sessionRepository(db.orm.em.fork()).create(begun);
    await db.pool.query(
      'UPDATE session SET created_at = now() - make_interval(mins => $2), proved_at = now() - make_interval(mins => $2) WHERE id = $1',
      [id, minutes],
    );
    return id;
  };

  const callerOf = async (userId: bigint, minutes: number): Promise<SignedInCaller> => {
    const player = await createSessionSource(db).loadPlayer(userId);
    if (!player) throw new Error('the player was not loaded');
    const sessionId = await begin(userId, minutes);
    return { player, sessionId, sessionExpiresAt: Date.now() + 3_600_000, socketId: 'socket', lang: 'en' };
  };

  return {
    services,
    store,
    secondFactor,
    async owner({ login = `owner${(owners += 1)}x`, email = null, emailVerified = false } = {}) {
      const hash = login === null ? null : await passwordHash;
      const account = { login, email, passwordHash: hash, accountType: login === null ? 1 : 0, lang: 'en' };
      const userId = await createUser(db.pool, { ...account, demoCreditMinor: 0n, at: Date.now() });
      await db.pool.query('UPDATE app_user SET email_verified = $2 WHERE id = $1', [userId, emailVerified]);
      return callerOf(userId, 0);
    },
    session: ({ player }, minutes = 0) => callerOf(player.userId, minutes),
    async switchOn(owner) {
      const { code: secret } = await services.twoFactor.load(owner);
      const proof = { password: PASSWORD, code: totpCode(secret) };
      return { secret, ...(await services.twoFactor.enable(owner, proof)) };
    },
    asks: (caller, name, payload = {}) =>
      dispatch(
        name,
        payload,
        caller ?? { player: undefined, sessionId: undefined, sessionExpiresAt: 0, socketId: 'guest', lang: 'en' },
      ),
    async lettersTo({ player }) {
      const { rows } = await db.pool.query<{ kind: string; recipient: string; body: string }>(
        'SELECT kind, recipient, body_text AS body FROM mail WHERE user_id = $1 ORDER BY id',
        [player.userId],
      );
      return rows.map(({ kind, recipient, body }) => ({ kind, recipient, values: JSON.parse(body) }));
    },
    async eventsOf({ player }) {
      const { rows } = await db.pool.query<{ kind: string }>(
        'SELECT kind FROM account_event WHERE user_id = $1 ORDER BY id',
        [player.userId],
      );
      return rows.map(({ kind }) => kind);
    },
    async rowOf({ player }) {
      const { rows } = await db.pool.query<Record<string, unknown>>('SELECT * FROM app_user WHERE id = $1', [
        player.userId,
      ]);
      return rows[0] ?? {};
    },
    async isLive({ sessionId }) {
      const { rowCount } = await db.pool.query('SELECT FROM session WHERE id = $1 AND ended_at IS NULL', [sessionId]);
      return rowCount === 1;
    },
  };
};

type Format = 'png' | 'jpeg' | 'gif' | 'webp';

/** A picture of one colour. */
export const pictureOf = (format: Format, width = 300, height = 200, red = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 90 } } })
    .toFormat(format)
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([frame, typed, sum]);
};

/** A PNG that claims these dimensions, and is as small as its compressed black rows. `rows`: how many it really has. */
export const pngFlood = (width: number, height: number, rows = height): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit a pixel, greyscale
  const data = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};

/** A GIF of so many frames. */
export const movingGif = (frames: number, side = 64): Promise<Buffer> =>
  sharp({ create: { width: side, height: side * frames, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width: side, height: side * (frames - 1), channels: 3, background: 'blue' } },
        top: side,
        left: 0,
      },
    ])
    .raw()
    .toBuffer()
    .then((raw) =>
      sharp(raw, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
        .gif({ loop: 0, delay: Array.from({ length: frames }, () => 50) })
        .toBuffer(),
    );

/** The start of a ZIP archive with a page in it: what a polyglot hides behind a picture. */
export const hidden = Buffer.from('PK\u0003\u0004<!doctype html><script>alert(document.domain)</script>', 'latin1');
