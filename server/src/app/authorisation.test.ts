import { demoPassword } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '../../contract/calls.ts';
import { legacyRequests, type LegacyName } from '../../contract/legacy.contract.ts';
import { officePlayersCalls } from '../../contract/features/office-players.contract.ts';
import { moderationCalls } from '../../contract/features/moderation.contract.ts';
import { roles, rolesWith, type Role } from '../../contract/staff-rights.ts';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let guest: TestPlayer;
let player: TestPlayer;
let other: TestPlayer;
let moderator: TestPlayer;
let admin: TestPlayer;
let auditor: TestPlayer;
let designer: TestPlayer;
let staff: (readonly [Role, TestPlayer])[] = []; // one of each role

const withRole = (role: Role): Promise<TestPlayer> => server.player({ roles: [role] });

beforeAll(async () => {
  server = await startTestServer();
  [guest, player, other] = await Promise.all([server.guest(), server.player(), server.player()]);
  staff = await Promise.all(roles.map(async (role) => [role, await withRole(role)] as const));
  [moderator, admin, auditor, designer] = (['moderator', 'admin', 'auditor', 'designer'] as const).map(
    (needed) => staff.find(([role]) => role === needed)?.[1] ?? guest,
  ) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
});
afterAll(() => server.close());

/** Calls that need no session. Every other call needs one. */
const guestCalls: readonly CallName[] = [
  'battle.load',
  'bonus.list', // lists the bonuses
  'chat.changes',
  'chat.close',
  'chat.open',
  'classic.load',
  'coinflip.load',
  'coinflip.room',
  'fairness.chains',
  'fairness.commitments',
  'fairness.find',
  'fairness.heads',
  'fairness.voids',
  'fairness.round',
  'games.config',
  'games.getCounts',
  'games.getGames',
  'games.getPage',
  'games.getRows',
  'games.getUnavailable',
  'games.history',
  'liveFeed.getBestWins',
  'liveFeed.getLeaders',
  'liveFeed.getLiveFeed',
  'slotegrator.carousel.getHotList',
  'slotegrator.carousel.getNewGames',
  'slotegrator.carousel.getPopularList',
  'slotegrator.carousel.getProviderGame',
  'slotegrator.carousel.getSpecialList',
  'slotegrator.carousel.loadHotGames',
  'slotegrator.carousel.loadNewGames',
  'slotegrator.carousel.loadPopularGames',
  'slotegrator.carousel.loadPopularLive',
  'slotegrator.carousel.loadPopularSlots',
  'marketing.posts',
  'solvency.statements',
  'support.close',
  'support.history',
  'support.open',
  'support.rate',
  'support.read',
  'support.send',
  'support.typing',
  'support.unread',
  'tournament.daily.getInfo',
  'tournament.daily.getResults',
  'slotegrator.carousel.searchGame',
  'users.card',
  'users.getStats',
  'vip.state',
  'wheelOfFortune.load',
];
const guestRequests: readonly LegacyName[] = [
  'cash:loadCurrencies',
  'chat:load',
  'chat:refresh',
  'currencyGeoIp:request',
  'lang:load',
  'refererInfo:request',
];

/** Payloads name an account only where others' accounts are what a call is about. */
const aboutOthers: readonly string[] = [
  'officePayments.list',
  ...Object.keys(moderationCalls),
  ...Object.keys(officePlayersCalls),
  'audit.rounds',
  'chat.block',
  'chat.invite',
  'chat.playerActs',
  'chatModeration.messages',
  'chatModeration.unban',
  'chat:ban',
  'chat:viktorinaWin',
  'officeCash.block',
  'officeCompliance.cases', // filtered by player
  'officeCompliance.openCase',
  'officeSupport.write',
  'officeCare.player',
  'officeCare.intervene',
  'officeComplaints.list', // filtered by player
  'officeComplaints.open',
  'officeIdentity.ask',
  'officeIdentity.person',
  'officeIdentity.withdraw',
  'officeStaff.endSessions',
  'officeLoose.give', // an account to give money to
  'officeStaff.propose', // an account to give a role to
  'users.card',
  'users.getStats',
];

const SIGN_IN = [0, 1, 2]; // by the part of the catalogue that a call belongs to
const FORBIDDEN = 403;
const NEEDS_SECOND_FACTOR = 'second_factor_needed';

describe('calls and requests', () => {
  it('are open to guests only where this list says so', () => {
    const open = (contracts: Record<string, { auth: boolean }>): string[] =>
      Object.keys(contracts).filter((name) => !contracts[name]?.auth);
    expect(open(calls).toSorted()).toEqual([...guestCalls].toSorted());
    expect(open(legacyRequests).toSorted()).toEqual([...guestRequests].toSorted());
  });

  it('ask a guest to sign in before they look at anything else', async () => {
    for (const name of Object.keys(calls).filter((key) => calls[key as CallName].auth)) {
      const { code } = await guest.refusal(name, { nonsense: true });
      expect([name, SIGN_IN.includes(Number(code))]).toEqual([name, true]);
    }
    for (const name of Object.keys(legacyRequests).filter((key) => legacyRequests[key as LegacyName].auth)) {
      const { success, code } = await guest.request(name, { nonsense: true });
      expect([name, success, SIGN_IN.includes(Number(code))]).toEqual([name, false, true]);
    }
  });

  it('take no account from a payload: what is changed is always the caller’s own', () => {
    for (const [name, { payload }] of [...Object.entries(calls), ...Object.entries(legacyRequests)]) {
      if (aboutOthers.includes(name)) continue;
      const fields = 'shape' in payload ? Object.keys(payload.shape as object) : [];
      expect([name, fields.filter((field) => /user|account|player|owner/i.test(field))]).toEqual([name, []]);
    }
  });
});

/** The calls that need a role, each with whose it is. */
const staffCalls = Object.entries(calls).flatMap(([name, contract]) =>
  'roles' in contract ? [{ name, needed: contract.roles }] : [],
);

describe('calls for staff', () => {
  const payloadAbout = async (): Promise<object> => {
    const target = await server.account(); // changes made by a call must not touch the other tests
    const { rows } = await server.db.pool.query<{ userId: string }>(
      'SELECT public_id AS "userId" FROM app_user WHERE id = $1',
      [target.userId],
    );
    const version = { id: 999, to: 999, config: {}, basedOn: 999, sharePpm: 1, reason: 'a reason' };
    const document = { documentId: '0192f0c1-0000-7000-8000-000000000001', approve: true };
    return { ...version, ...document, ...rows[0], game: 'dice', query: '', from: 0, to: Date.now() };
  };

  const codeOf = async (who: TestPlayer, name: string, payload: object): Promise<unknown> =>
    (await callOver(who.calls, name, payload))[0]?.code;

  it('are all that moderation, auditing, the studio and the back office have', () => {
    const named = Object.keys(calls).filter((name) =>
      /^(?:audit|chatModeration|guardrails|moderation|officeBonus|officeCare|officeCash|officeCasino|officeComplaints|officeCompliance|officeFinance|officeIdentity|officeGames|officeLive|officeLoose|officeMarketing|officeNewyear|officePartners|officePayments|officePlayers|officeQuiz|officeStaff|officeSupport|officeTournament|staff|studio)\./.test(
        name,
      ),
    );
    expect(staffCalls.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  });

  it.each(staffCalls)('$name is for $needed alone', async ({ name, needed }) => {
    const payload = await payloadAbout();
    expect(await codeOf(guest, name, payload)).toBe(2);
    expect(await codeOf(player, name, payload)).toBe(FORBIDDEN);
    for (const [role, who] of staff)
      expect([role, (await codeOf(who, name, payload)) === FORBIDDEN]).toEqual([role, !needed.includes(role)]);
  });

  const carelessOf: Partial<Record<Role, TestPlayer>> = {};
  const withoutFactor = async (role: Role): Promise<TestPlayer> => {
    const careless = await withRole(role);
    await server.database.owner.query('UPDATE app_user SET totp_secret = NULL WHERE id = $1', [careless.userId]);
    return careless;
  };

  it.each(staffCalls)('$name is closed to who has no second factor', async ({ name, needed: [role = 'admin'] }) => {
    const careless = (carelessOf[role] ??= await withoutFactor(role));
    const refusal = await careless.refusal(name, { nonsense: true });
    expect(refusal).toEqual({ code: NEEDS_SECOND_FACTOR, msg: expect.stringContaining('двухфакторная защита') });
  });

  it.each(rolesWith('audit'))('end with the role of an %s', async (role) => {
    const leaving = await withRole(role);
    await leaving.call('audit.configs');
    await server.db.pool.query(`UPDATE app_user SET roles = '{}' WHERE id = $1`, [leaving.userId]);
    expect((await leaving.refusal('audit.configs')).code).toBe(FORBIDDEN);
  });
});

describe('data of somebody else', () => {
  it('is not there: a session', async () => {
    const [session] = await other.call<{ id: string }[]>('sessions.list');
    for (const caller of [player, moderator, admin])
      expect((await caller.refusal('sessions.end', { id: session?.id })).code).toBe(404);
    expect(await other.call<{ id: string }[]>('sessions.list')).toHaveLength(1);
  });

  it('cannot be cancelled: a room', async () => {
    const fresh = await server.player();
    const { room } = await fresh.call<{ room: { id: string } }>('coinflip.create', { bet: 1000, side: 'heads' });
    for (const caller of [player, moderator, admin])
      expect((await caller.refusal('coinflip.cancel', { id: room.id })).code).toBe(7);
    await fresh.call('coinflip.cancel', { id: room.id });
  });
});

/** Routes that anybody may use: pages, sign-in, what is published. */
const openRoutes = [
  'GET /*',
  'GET /api/auth/providers',
  'GET /api/links',
  'GET /api/captcha',
  'GET /api/dev', // not in production
  'GET /auth/*',
  'GET /healthz',
  'GET /unsubscribe', // only with a link that we have signed
  'POST /unsubscribe',
  'GET /readyz',
  'GET /uploads/*',
  'GET /api/share/:bet', // a settled bet, whose round is public
  'GET /api/gif', // a picture whose address we have signed
  'GET /api/slotegrator/picture/:game',
  'GET /api/slotegrator/start/:session', // the player's own session alone
  'POST /api/slotegrator/callback', // only what the aggregator has signed
  'GET /api/cash/callbacks/:provider', // only what a provider has signed
  'GET /api/cash/callbacks/:provider/*',
  'GET /api/cash/payouts/:provider', // only what a provider has signed
  'POST /api/support/letter', // also from where we do not serve: support-letter.test.ts
  'POST /api/support/attachment', // a player, or a guest with a key: support.routes.test.ts
  'GET /api/support/attachment/:uid',
  'GET /api/office/support/attachment/:uid', // staff of its queue: support.routes.test.ts
  'POST /api/auth/exit',
  'POST /api/auth/login',
  'POST /api/auth/registration',
  'POST /api/auth/registration/fast',
  'POST /api/auth/registration/fast/email',
  'POST /api/auth/secondFactor',
  'POST /api/auth/telegram/begin',
  'POST /api/auth/telegram/webApp',
  'POST /api/auth/twitter/setToken',
  'POST /api/cash/callbacks/:provider',
  'POST /api/cash/callbacks/:provider/*',
  'POST /api/cash/payouts/:provider',
  'POST /api/log/closing/cosignature', // only what a configured witness has signed
  'POST /api/log/cosignature', // only what a configured witness has signed
  'POST /api/user/confirmEmail',
  'POST /api/user/newPassword',
  'POST /api/user/recoveryPassword',
];
const openBelow = [
  /^GET \/api\/log\//,
  /^GET \/api\/auth\/(google|steam|telegram|twitter|vkontakte)(\/|$)/,
  /^GET \/api\/bonus\/partners\/:id\/logo\.svg$/,
  /^(GET|POST|OPTIONS) \/sandbox\//, // outside systems of development
  /^GET \/dev\//, // not in production
  /^GET \/assets\//,
  /^GET \/(?:robots\.txt|tonconnect-(?:manifest\.json|icon\.png|wallets\.json)|service-worker\.js|verifier\.html|check-a-round\.sh|manifest\.[a-z]{2}\.webmanifest)$/,
];

/** Routes that need a session. */
const playerRoutes = [
  'GET /api/account/export',
  'POST /api/auth/renew',
  'POST /api/user/avatar',
  'POST /api/user/kyc?kind=passport',
];
const auditorRoutes = ['GET /api/audit/export?kind=configs', 'GET /api/audit/report?from=0&to=1'];
const adminRoutes = ['GET /api/office/identity/0192f0c1-0000-7000-8000-000000000001?purpose=review'];

const ask = (route: string, token?: string): Promise<Response> => {
  const [method = '', path = ''] = route.split(' ');
  const cookie = token === undefined ? {} : { cookie: `token=${token}` };
  const body =
    method === 'POST' ? { body: 'x', headers: { 'content-type': 'image/png', ...cookie } } : { headers: cookie };
  return fetch(server.url + path, { method, ...body });
};

describe('routes', () => {
  it('are all known here, so that a new one says for whom it is', () => {
    const plain = (route: string): string => route.replace(/\?.*$/, '').replace(/\/0192[\w-]+$/, '/:id');
    const known = new Set([
      ...openRoutes,
      ...playerRoutes.map(plain),
      ...auditorRoutes.map(plain),
      ...adminRoutes.map(plain),
    ]);
    const unknown = server.server.routes.filter(
      (route) => !route.startsWith('HEAD ') && !known.has(route) && !openBelow.some((pattern) => pattern.test(route)),
    );
    expect(unknown).toEqual([]);
    expect([...known].filter((route) => !server.server.routes.includes(route))).toEqual([]);
  });

  it.each([...playerRoutes, ...auditorRoutes, ...adminRoutes])('%s refuses a guest', async (route) => {
    expect([401, 403]).toContain((await ask(route)).status);
    expect([401, 403]).toContain((await ask(route, 'no-such-token')).status);
  });

  it.each(auditorRoutes)('%s refuses everybody but auditors and admins', async (route) => {
    for (const { token } of [player, moderator, designer]) expect((await ask(route, token)).status).toBe(FORBIDDEN);
    for (const { token } of [auditor, admin]) expect((await ask(route, token)).status).toBe(200);
  });

  it.each(adminRoutes)('%s refuses everybody but an admin', async (route) => {
    for (const { token } of [player, moderator, auditor]) expect((await ask(route, token)).status).toBe(FORBIDDEN);
    expect((await ask(route, admin.token)).status).toBe(404); // there is no such document
  });

  it.each([...auditorRoutes, ...adminRoutes])('%s is closed to who has no second factor', async (route) => {
    const careless = await withRole('admin');
    await server.database.owner.query('UPDATE app_user SET totp_secret = NULL WHERE id = $1', [careless.userId]);
    const response = await ask(route, careless.token);
    expect(response.status).toBe(FORBIDDEN);
    expect(await response.json()).toMatchObject({ success: false, code: NEEDS_SECOND_FACTOR });
  });
});

describe('demonstration staff', () => {
  const login = 'admin01';

  const signInTo = async (url: string): Promise<string> => {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password: demoPassword }),
    });
    expect(await response.json()).toMatchObject({ success: true });
    return /^token=([\w-]+)/m.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? '';
  };

  it('works without a second factor, and is told so', async () => {
    const socket = await server.connect(await signInTo(server.url));
    expect(await callOver(socket, 'staff.access')).toEqual([null, { isExempt: true }]);
    expect(await callOver(socket, 'moderation.findAccounts', { query: login })).toEqual([null, expect.anything()]);
    expect((await admin.call('staff.access'))['isExempt']).toBe(false);
  });

  it('is refused in production like everybody else', async () => {
    const token = await signInTo(server.url);
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://glasshouse.example', CAPTCHA_PROVIDER: 'altcha' };
    const keys = {
      SMTP_URL: 'smtp://127.0.0.1:9',
      STOP_GRACE: '0',
      APP_SECRET: 's'.repeat(32),
      HOST: '127.0.0.1',
    };
    const live = await startTestServer({ ...production, ...keys }, { beside: server });
    try {
      const socket = await live.connect(undefined, '/micro/socket', { cookie: `__Host-token=${token}` });
      for (const name of ['staff.access', 'moderation.findAccounts', 'audit.configs', 'studio.versions'])
        expect((await callOver(socket, name, {}))[0]?.code).toBe(NEEDS_SECOND_FACTOR);
    } finally {
      await live.close();
    }
  });
});
