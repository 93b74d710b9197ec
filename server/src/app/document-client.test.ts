import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDocumentClient, valueAt, type DocumentClient, type Heard } from '../testing/document-client.ts';
import { CARD, deskOf, RUB_CARD, type Desk } from '../testing/cash-desk.ts';
import { newId, NO_FUNDS, openCasino } from '../features/casino/testing/casino-fixtures.ts';
import { startTestServer, type TestAccount, type TestServer } from '../testing/test-server.ts';

const quick = { spinMs: 500, resultMs: 500 }; // a broadcast may be late on a busy machine
const PROFILE =
  'id profileID login nick firstName lastName avatar email emailVerify club_id lang balance bonus_balance game_mode ' +
  'lockedBalance lockedBalanceCanTake needToPlaying cashback balanceByPayments targetCurrency exTargetCurrency ' +
  'lastTargetCurrency payments usedStarterBonus chatBanned admin moderator auth FA type blockWithdraw compointStatus ' +
  'compointBalance compointCounter totalCompointConverted partnerLevel advancedPartnerLevel ' +
  'availableSpinsPeriodicalBonus timeActivatePeriodicalBonus newYearBoomSpins usdicBalanceLocked usdicBalanceCanTake ' +
  'xRepostBonusTaked vkRepostBonusTaked social_profiles checkVk checkTelegram';

let server: TestServer;
let desk: Desk;
let account: TestAccount;
let client: DocumentClient;
let guest: DocumentClient;

beforeAll(async () => {
  const configs = { battle: { countdownMs: 1000, ...quick }, wheel: { bettingMs: 1000, ...quick } };
  server = await startTestServer({ NEW_DESTINATION_WAIT: '0' }, { configs });
  desk = deskOf(server);
  account = await server.account({ creditMinor: 10_000_000n, language: 'en' });
  await desk.credit(account as never);
  client = await connectDocumentClient(server.url, account.token);
  guest = await connectDocumentClient(server.url);
});
afterAll(async () => {
  client.close();
  guest.close();
  await server.close();
});

const missing = (value: unknown, names: string): string[] =>
  names.split(' ').filter((path) => path !== '' && valueAt(value, path) === undefined);

/** Rows: what is emitted, the answer's type, and the names that its payload must have, in order of the documents. */
const requests: readonly (readonly [channel: string, message: object | undefined, type: string, names: string])[] = [
  ['lang', undefined, 'load', 'success data.lang'],
  ['currencyGeoIp', undefined, 'request', 'success data.currencyId'],
  ['profile', { type: 'load' }, 'load', PROFILE.replaceAll(/\S+/g, 'data.$&')],
  ['user', { type: 'load2FA' }, 'load2FA', 'success data.qrcode data.code'],
  ['user', { type: 'updateUser' }, 'updateUser', PROFILE.replaceAll(/\S+/g, 'data.$&')],
  ['user', { type: 'changeNickName', payload: { nick: 'Document.7' } }, 'changeNickName', 'success data.nick'],
  ['user', { type: 'getFavoriteGames', payload: { userId: 1 } }, 'getFavoriteGames', 'success data.games'],
  ['user', { type: 'changeLanguage', payload: { lang: 'en' } }, 'changeLanguage', 'success'],
  ['user', { type: 'checkSubTelegramGroup' }, 'checkSubTelegramGroup', 'data.success'],
  ['cash', { type: 'loadCurrencies' }, 'loadCurrencies', 'data.0.id data.0.name data.0.image data.0.course'],
  ['cash', { type: 'getExCurrency' }, 'getExCurrency', 'success'],
  ['cash', { type: 'changeExTargetCurrency', currencyId: 1 }, 'changeExTargetCurrency', 'success data.success'],
  ['cash', { type: 'changeCurrencies', currencyId: 2 }, 'changeCurrencies', 'success data.currencyId'],
  ['cash', { type: 'changeCurrencies', currencyId: 99 }, 'error', 'success code msg'],
  [
    'cash',
    { type: 'loadPayWaysDeposit', isMobile: false, currency: 2 },
    'loadPayWaysDeposit',
    'data.0.id data.0.name data.0.image data.0.crypto data.0.course data.0.currency.name data.0.methods.0.minLimit data.0.methods.0.maxLimit',
  ],
  ['cash', { type: 'loadPayWaysDeposit', payload: { crypto: 1 } }, 'loadPayWaysDeposit', 'data.0.network'],
  ['cash', { type: 'loadPayWaysWithdraw', currency: 2 }, 'loadPayWaysWithdraw', 'data.0.id data.0.methods.0.minLimit'],
  ['cash', { type: 'getBanks' }, 'getBanks', 'data.0.bank_name'],
  ['cash', { type: 'getBanksRepay' }, 'getBanksRepay', 'data.0.bank_name'],
  ['cash', { type: 'getCourseTON' }, 'getCourseTON', 'data.course'],
  [
    'cash',
    { type: 'getCryptApiData' },
    'getCryptApiData',
    'data.0.code data.0.name data.0.id data.0.image data.0.coins.0.name data.0.coins.0.code data.0.coins.0.minAmount',
  ],
  ['cash', { type: 'getWalletTON' }, 'getWalletTON', 'data.wallet'],
  ['cash', { type: 'setTimerWalletTON' }, 'setTimerWalletTON', 'success'],
  ['cash', { type: 'deposit', methodId: 74, amount: 1 }, 'error', 'success code msg limit currency'],
  [
    'cash',
    { type: 'deposit', methodId: 74, amount: 1000 },
    'finish',
    'data.system data.url.sbp_bank data.url.wallet_owner data.url.card',
  ],
  [
    'cash',
    { type: 'withdraw', amount: 1500, purse_id: RUB_CARD, purseNumber: CARD, bank_id: 1 },
    'finish',
    'success code data.balance',
  ],
  ['cash', { type: 'withdraw', amount: 0, purse_id: RUB_CARD, purseNumber: CARD }, 'error', 'success code msg'],
  [
    'cash',
    { type: 'transactions', code: 2 },
    'transactions',
    'data.0.id data.0.code data.0.state data.0.amount data.0.course data.0.payerCurrency data.0.createdAt data.0.updatedAt data.0.purse_id data.0.purseNumber data.0.comment data.0.reason',
  ],
  ['cash', { type: 'cancelPaymentRequest', id: 1, state: 3 }, 'error', 'success code msg'],
  ['bonus', { type: 'load' }, 'load', 'success data'],
  ['bonus', { type: 'loadPeriodicalBonuses' }, 'loadPeriodicalBonuses', 'data.timeActivatePeriodicalBonus'],
  ['bonus', { type: 'activatePromoCode', code: 'NOSUCH' }, 'activatePromoCode', 'success code msg'],
  ['bonus', { type: 'check', code: 'NOSUCH' }, 'check', 'success code msg'],
  ['bonus', { type: 'telegramBonusCheck' }, 'telegramBonusCheck', 'data'],
  ['bonus', { type: 'telegramBonus' }, 'telegramBonus', 'success code msg'],
  ['bonus', { type: 'telegramStoryCheck' }, 'telegramStoryCheck', 'data.canTake data.taken data.timeActivate'],
  ['bonus', { type: 'takeTelegramStoryBonus' }, 'takeTelegramStoryBonus', 'success code msg'],
  [
    'bonus',
    { type: 'getBonusPartnersData' },
    'getBonusPartnersData',
    'data.bonuses.0.id data.bonuses.0.logo data.bonuses.0.url data.bonuses.0.description',
  ],
  ['bonus', { type: 'takePartnerBonus', bonusId: 9999 }, 'takePartnerBonus', 'success code msg'],
  ['bonus', { type: 'takeRakeback' }, 'takeRakeback', 'success code msg'],
  ['bonus', { type: 'takeVipBonus', compStatus: 9 }, 'takeVipBonus', 'success code msg'],
  ['bonus', { type: 'startPeriodicalBonus' }, 'startPeriodicalBonus', 'success code msg'],
  [
    'tonConnect',
    { type: 'getBonusTakeInfo' },
    'getBonusTakeInfo',
    'data.connectBonus data.depositBonus data.inviteBonus',
  ],
  ['tonConnect', { type: 'getTimer' }, 'getTimer', 'success data'],
  ['tonConnect', { type: 'takeBonusFromTonConnect', address: 'EQ' }, 'takeBonusFromTonConnect', 'success code msg'],
  ['tonConnect', { type: 'takeBonusFromTonConnectReferals' }, 'takeBonusFromTonConnectReferals', 'success code msg'],
  ['tonConnect', { type: 'takeBonusFromTonConnectDeposit' }, 'takeBonusFromTonConnectDeposit', 'success code msg'],
  ['chat', { type: 'sendAirDrop', activateCount: 0, award: 1, vip: 3 }, 'sendAirDrop', 'success code msg'],
];

const orderData = { fullName: 'A', country: 'B', region: 'C', cite: 'D', address: 'E', index: 'F', telegram: 'G' };

const carousels = ['loadPopularSlots', 'loadPopularLive', 'loadHotGames', 'loadNewGames', 'loadPopularGames'];
const lists = ['getHotList', 'getNewGames', 'getPopularList', 'getSpecialList'];

/** Rows: a call, its payload, and the names that its answer must have, or the code that refuses it. */
const calls: readonly (readonly [name: string, payload: object | undefined, names: string | number])[] = [
  ['games.getGames', { isMobile: false, minLimit: 0, maxLimit: 100 }, 'desktop.category'],
  ['games.getFavoriteGames', undefined, 'success games'],
  ['games.openGame', { gameId: 'nosuch', ContinueButton: true }, 1],
  ['games.switchFavoriteStatus', { gameId: 'nosuch' }, 600],
  ['slotegrator.carousel.searchGame', { search: 'book', isMobile: false }, 'success games'],
  [
    'slotegrator.carousel.getProviderGame',
    { providerName: 'Amber', categoryName: 'slots', isMobile: false },
    'success games',
  ],
  ...[...carousels, ...lists].map((name) => [`slotegrator.carousel.${name}`, undefined, 'success games'] as const),
  ['liveFeed.getLiveFeed', undefined, 'liveAll liveBigAmount liveMyBets'],
  ['tournament.daily.getInfo', undefined, 'tournament.bank users lastWinner'],
  ['tournament.daily.participate', undefined, 2],
  ['dice.play', { bet: 1, percent: 50, bet_type: 'less' }, 'success win winAmount number transaction_id balance'],
  ['dice.play', { bet: 0.05, percent: 50, bet_type: 'less' }, 5],
  ['dice.play', { bet: 1, percent: 0, bet_type: 'less' }, 3],
  ['dice.play', { bet: 1, percent: 50, bet_type: 'over' }, 4],
  [
    'battle.load',
    undefined,
    'state before_games expire_max hash teams.red.bank teams.red.percent teams.red.range_low teams.red.range_top teams.red.users teams.blue.users',
  ],
  ['wheelOfFortune.load', undefined, 'state sectors sectorsInfo users minBet maxBet beforeGames'],
  ['bonus.introductory.getInfo', undefined, 'usedBonuses'],
  ['bonus.introductory.getTargetBonus', undefined, ''],
  ['bonus.introductory.takeBonus', { code: 9 }, 3],
  ['bonus.introductory.takeAmount', undefined, 2],
  ['bonus.cashback.getTimer', undefined, 'difference todaySunday'],
  ['bonus.newYearBoom.getPrizeList', undefined, 'prizes'],
  ['bonus.newYearBoom.getPrizeForOrders', undefined, 'prizes'],
  ['bonus.newYearBoom.checkOrder', undefined, 'orders'],
  ['bonus.newYearBoom.createOrder', { orderData }, 404],
  ['bonus.Xrepost.getInfoByUser', undefined, 'accountLinked repost'],
  ['bonus.vkRepost.getInfoByUser', undefined, 'linkVk repost'],
];

/** Rows: a request below /api, its body if it is a POST, and the names of its answer. */
const http: readonly (readonly [path: string, body: object | undefined, names: string])[] = [
  ['auth/login', { login: 'nobody_99', password: 'Wrong123', code: '', recaptchaToken: '' }, 'success msg'],
  ['auth/registration', { login: '', email: '', password: '', repeatPassword: '' }, 'success msg'],
  ['auth/registration/fast', { terms: true, refererId: '', recaptchaToken: '' }, 'login password'],
  ['auth/registration/fast/email', { login: 'x', password: 'y', email: 'a@b.cc', origin: '' }, 'data.success'],
  ['user/recoveryPassword', { email: 'nobody@example.com', recaptchaToken: '' }, 'payload.success'],
  ['auth/exit', {}, ''],
  ['auth/telegram/bot?telegram_id=1&state=no', undefined, 'msg'],
  ['auth/telegram?profile=no&state=false', undefined, 'success msg'],
];

const ofType =
  (type: string) =>
  (message: Heard): boolean =>
    message.type === type;

describe('a client written from the documents alone', () => {
  it.each(requests)('asks %s %j and is answered as %s', async (channel, message, type, names) => {
    const answer = await client.ask(channel, message);
    expect({ type: answer.type, missing: missing(answer.payload, names), payload: answer.payload }).toMatchObject({
      type,
      missing: [],
    });
  });

  it.each(calls)('calls %s with %j', async (name, payload, expected) => {
    const { error, result } = await client.call(name, payload);
    if (typeof expected === 'number') expect(error).toMatchObject({ code: expected, msg: expect.any(String) });
    else expect({ error, missing: missing(result, expected) }).toEqual({ error: null, missing: [] });
  });

  it.each(http)('asks /api/%s with %j over HTTP', async (path, body, names) => {
    const post = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    const answer = await fetch(`${server.url}/api/${path}`, { ...post, redirect: 'manual' });
    const text = await answer.text();
    const said: unknown = text === '' ? {} : JSON.parse(text);
    expect({ missing: missing(said, names), said }).toMatchObject({ missing: [] });
  });

  it('cancels a withdrawal that is still created', async () => {
    const { payload } = await client.ask('cash', { type: 'transactions', code: 2 });
    const { id, state, comment } = valueAt(payload, 'data.0') as { id: number; state: number; comment: string };
    expect(JSON.parse(comment)).toEqual({ bank_name: expect.any(String) });
    const answer = await client.ask('cash', { type: 'cancelPaymentRequest', payload: { id, state } });
    expect(answer).toMatchObject({ type: 'cancelPaymentSuccess', payload: { data: { balance: expect.any(Number) } } });
  });

  it('learns of an inviter by a bare id, by `hashids`, and by a request', async () => {
    const { payload } = await client.ask('profile', { type: 'load' });
    const { profileID } = (payload as { data: { profileID: string } }).data;
    for (const message of [
      profileID,
      { hashids: profileID },
      { id: profileID },
      { type: 'request', hashids: profileID },
    ])
      expect(await guest.ask('refererInfo', message)).toMatchObject({ payload: { data: { nick: 'Document.7' } } });
  });

  it('hears `error` with a code when it must sign in, or is not understood', async () => {
    await guest.ask('cash', { type: 'transactions', code: 1 });
    await guest.hear('error', ({ code }) => code === 2);
    await guest.ask('cash', 'nonsense');
    await guest.hear('error', ({ code }) => code === 400);
  });

  it('gets the token that links a profile of X over HTTP', async () => {
    const answer = await fetch(`${server.url}/api/auth/twitter/getToken`, {
      headers: { cookie: `token=${account.token}` },
    });
    expect(await answer.json()).toMatchObject({ hashToken: expect.any(String) });
  });

  it('hears `app: error` when a provider’s game had a stake refused', async () => {
    const casino = await openCasino();
    const seat = await casino.seat();
    const client = await connectDocumentClient(casino.server.url, seat.player.token);
    await seat.player.call('limits.timeOut', { for: 'day' });
    expect(await casino.bet(seat, newId(), '1')).toMatchObject(NO_FUNDS);
    expect(await client.hear('app', ofType('error'))).toMatchObject({
      payload: { success: false, code: expect.any(String), msg: expect.any(String) },
    });
    client.close();
    await casino.close();
  });

  it('hears `clearRef` once its inviter is kept', async () => {
    await client.ask('user', { type: 'setRefId', refId: 'friend_1' });
    await client.hear('app', ofType('clearRef'));
  });

  it('hears of its win on `app`, and the live feed by its own names', async () => {
    for (;;) {
      const { result } = await client.call('dice.play', { bet: 1, percent: 95, bet_type: 'less' });
      if ((result as { win: boolean }).win) break;
    }
    expect(await client.hear('app', ofType('win'))).toMatchObject({
      payload: { balance: expect.any(Number), win: expect.any(Number) },
    });
    expect(await client.hear('liveFeed', ofType('my'))).toMatchObject({
      bet: { game: 'dice', nick: expect.any(String), bet: 100, amount: expect.any(Number) },
    });
  });

  it('follows a battle by its states', async () => {
    const other = await server.player();
    expect((await client.call('battle.bet', { bet: 1000, team: 'red' })).error).toBeNull();
    await other.call('battle.bet', { bet: 2500, team: 'blue' });
    const both = await client.hear(
      'battle',
      ({ type, payload }) => type === 'updated' && valueAt(payload, 'state') === 2,
    );
    const bettor = { id: expect.any(String), nick: expect.any(String), avatar: expect.any(String), compointStatus: 1 };
    const shares = { multiplier: expect.any(String), percent: expect.any(String) };
    expect(both.payload).toMatchObject({
      expire: expect.any(Number),
      expire_max: expect.any(Number),
      hash: expect.any(String),
      teams: {
        red: {
          ...shares,
          bank: 1000,
          range_low: 1,
          range_top: 500,
          users: [{ ...bettor, nick: 'Document.7', totalBet: 1000 }],
        },
        blue: { ...shares, bank: 2500, range_low: 501, range_top: 1000, users: [{ ...bettor, totalBet: 2500 }] },
      },
    });
    const over = await client.hear(
      'battle',
      ({ type, payload }) => type === 'updated' && valueAt(payload, 'state') === 4,
    );
    expect(over.payload).toMatchObject({ number: expect.any(Number), expire_game: expect.any(Number) });
    const next = await client.hear('battle', ({ type, payload }) => type === 'load' && valueAt(payload, 'state') === 0);
    expect(valueAt(next.payload, 'before_games.0.number')).toBe(valueAt(over.payload, 'number'));
  });

  it('plays the wheel by its channel', async () => {
    expect((await client.call('wheelOfFortune.bet', { bet: 1, sector: 0 })).error).toMatchObject({ code: 'MIN_BET' });
    expect((await client.hear('wheelOfFortune', ofType('error'))).payload).toMatchObject({ code: 'MIN_BET' });
    for (const sector of [0, 1, 2, 3]) await client.call('wheelOfFortune.bet', { bet: 1000, sector });
    await client.hear('wheelOfFortune', ofType('balance'));
    const update = await client.hear(
      'wheelOfFortune',
      ({ type, payload }) => type === 'update' && valueAt(payload, 'users.0.bets.3') !== undefined,
    );
    expect(valueAt(update.payload, 'users.0.bets')).toEqual([0, 1, 2, 3].map((sector) => ({ sector, bet: 1000 })));
    expect((await client.hear('wheelOfFortune', ofType('win'))).payload).toMatchObject({ amount: expect.any(Number) });
    const before = await client.hear(
      'wheelOfFortune',
      ({ type, payload }) => type === 'loadBeforeGames' && valueAt(payload, '0.winSector') !== undefined,
    );
    expect(valueAt(before.payload, '0')).toMatchObject({ winSector: expect.any(Number), randomOrgData: null });
  });

  it('plays mines by its channel', async () => {
    await client.call('mines.openSector', { sectorKey: 1 });
    expect((await client.hear('mines', ofType('error'))).payload).toMatchObject({ code: 'NEED_START_GAME' });
    for (;;) {
      await client.call('mines.createGame', { bet: 1000, minesLength: 2 });
      const { result } = await client.call('mines.openSector', { sectorKey: 5 });
      if (!(result as { finished: boolean }).finished) break;
    }
    const { result } = await client.call('mines.load');
    const names =
      'sectors.0.sectorKey sectors.0.isOpened sectors.0.isMine finished bank countOpenedSectors minesLength';
    expect(missing(result, `${names} multiplier.0`)).toEqual([]);
    expect((await client.hear('mines', ofType('load'))).payload).toMatchObject({ sectors: expect.any(Array) });
    await client.call('mines.takeWin');
    expect((await client.hear('mines', ofType('balance'))).payload).toMatchObject({ code: 201 });
  });

  it('reads a notice when a deposit is credited', async () => {
    const { payload } = await client.ask('cash', { type: 'transactions', code: 1 });
    const unpaid = (payload as { data: { id: number; state: number }[] }).data.find(({ state }) => state === 1);
    const [row] = await desk.sql('SELECT ref FROM payment WHERE id = $1', [unpaid?.id]);
    const form = new URLSearchParams({ order: String(row?.['ref']), act: 'pay' });
    await fetch(`${server.url}/sandbox/fiat/act`, { method: 'POST', body: form, redirect: 'manual' });
    expect(await client.hear('app', ofType('notify'))).toMatchObject({
      payload: { msg: 'Your deposit has been credited.' },
    });
  });
});
