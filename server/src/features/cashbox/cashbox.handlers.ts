import { cashbox, statsOf, userRepository } from 'db';
import type { z } from 'zod';
import {
  depositCodes,
  HISTORY_ROWS,
  TRANSACTIONS,
  TON_WALLET_MS,
  wagerLeftMinor,
  type cashboxRequests,
  type Payment,
  type Transaction,
} from '../../../contract/features/cashbox.contract.ts';
import { cashCodes } from '../../../contract/profile.contract.ts';
import { changeSettings } from '../../core/auth/changes.ts';
import type { RequestHandlers } from '../../core/features/feature.ts';
import { courseStatesOf, courseText } from '../../core/payments/course-states.ts';
import { qrCodeOf } from '../../core/payments/qr.ts';
import { shownPayment } from '../../core/payments/shown-payment.ts';
import { shownPayway } from '../../core/payments/shown-payway.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { commentPayload } from '../../providers/ton/ton-comment.ts';
import { askDeposit } from './ask-deposit.ts';
import type { CashTools } from './cash-tools.ts';
import { TON_COIN, type CryptoDeposits } from './crypto-deposits.ts';
import { cancelDeposit, expireDeposits, finishOf } from './deposit-finish.ts';
import { cryptoGatewayOf, fiatGatewayOf } from './deposit-gateways.ts';
import type { TonWallets } from './ton-wallets.ts';

type Requests = typeof cashboxRequests;
type Handlers = RequestHandlers<Requests>;
type Payload<N extends keyof Requests> = z.output<Requests[N]['payload']>;
type Part<N extends keyof Requests> = Pick<Handlers, N>;

const TON = 10;
const OWN_UNITS = [6, 7]; // DIC and USDIC are exchanged for nothing outside

/** Ways to pay in, of one kind or of both; in one currency where there are any. */
const paywaysFor = async (
  { names, gateways, currencies, em, clock }: CashTools,
  { crypto, currency }: Payload<'cash:loadPayWaysDeposit'>,
) => {
  const { catalogue } = await names();
  const isServed = ({ payway }: cashbox.PaywayWithMethods): boolean =>
    payway.deposits &&
    (payway.network == null ? fiatGatewayOf(gateways, payway) : cryptoGatewayOf(gateways, payway.provider)) !==
      undefined;
  const states = await courseStatesOf(em(), clock.now());
  const view = { currencies, states, side: 'deposit', currencyId: currency } as const;
  const all = catalogue.payways.filter(isServed).flatMap((payway) => shownPayway(payway, view) ?? []);
  const asked = crypto === undefined ? all : all.filter((payway) => payway.crypto === Number(crypto));
  const inCurrency = asked.filter(({ methods }) => methods.some(({ currencyId }) => currencyId === currency));
  return inCurrency.length > 0 ? inCurrency : asked;
};

const deposits = (
  tools: CashTools,
): Part<'cash:loadPayWaysDeposit' | 'cash:deposit' | 'cash:openDeposit' | 'cash:cancelDeposit'> => ({
  'cash:loadPayWaysDeposit': { handle: (payload) => paywaysFor(tools, payload) },
  'cash:deposit': {
    async handle(payload, { player: { userId } }) {
      await expireDeposits(tools, userId);
      return finishOf(tools, await askDeposit(tools, { userId, ...payload }));
    },
  },
  'cash:openDeposit': {
    async handle(_payload, { player: { userId } }) {
      await expireDeposits(tools, userId);
      const open = await cashbox.depositRepository(tools.em()).open(userId, tools.clock.now());
      return open ? finishOf(tools, open) : null;
    },
  },
  'cash:cancelDeposit': {
    async handle({ id }, { player: { userId } }) {
      const payment = await cancelDeposit(tools, userId, id);
      if (!payment) throw new CallError(depositCodes.notFound);
      await tools.pushPayment(payment);
      return shownPayment(payment, await tools.names());
    },
  },
});

const transactionOf = (payment: Payment): Transaction => ({
  ...payment,
  payerCurrency: payment.currency.name,
  purse_id: payment.payway.id,
  comment: JSON.stringify(payment.bank === null ? {} : { bank_name: payment.bank }),
});

const history = (tools: CashTools): Part<'cash:transactions' | 'cash:history' | 'cash:wagering'> => ({
  'cash:transactions': {
    async handle({ code }, { player: { userId } }) {
      await expireDeposits(tools, userId);
      const payments = cashbox.paymentRepository(tools.em());
      const { items } = await payments.list({ userId, code }, { offset: 0, limit: TRANSACTIONS });
      const names = await tools.names();
      return items.map((payment) => transactionOf(shownPayment(payment, names)));
    },
  },
  'cash:history': {
    async handle({ code, page = 1, rows, states, from, to }, { player: { userId } }) {
      await expireDeposits(tools, userId);
      const limit = rows ?? (code === 1 ? HISTORY_ROWS.deposit : HISTORY_ROWS.withdrawal);
      const range = { offset: (page - 1) * limit, limit };
      const filter = { userId, code, states, from, to };
      const { items, total } = await cashbox.paymentRepository(tools.em()).list(filter, range);
      const names = await tools.names();
      return { items: items.map((payment) => shownPayment(payment, names)), total };
    },
  },
  'cash:wagering': {
    async handle(_payload, { player: { userId } }) {
      const { wagerBetMinor } = await statsOf(tools.db.pool, userId);
      const wagering = await cashbox.wageringOf(tools.db.pool, userId, wagerBetMinor);
      const left = wagerLeftMinor(wagering);
      const total = left === 0n ? 0n : wagering.targetMinor - wagering.startedAtMinor;
      return { needToPlaying: Number(left), of: Number(total) };
    },
  },
});

const crypto = (
  tools: CashTools,
  coins: CryptoDeposits,
): Part<'cash:getCryptApiData' | 'cash:getCryptApiAddress' | 'cash:getCourseTON'> => ({
  'cash:getCryptApiData': { handle: ({ isMiniApp = false }) => coins.networks(isMiniApp) },
  'cash:getCryptApiAddress': {
    async handle({ coin: code }, { player: { userId } }) {
      const { row, coin } = await coins.address(userId, code);
      return {
        coin: code,
        address: row.address,
        ton: coin.payway.network === 'TON',
        memo: row.memo ?? null,
        minAmount: coin.minAmount,
        qrCode: { qr_code: await qrCodeOf(row.address) },
      };
    },
  },
  'cash:getCourseTON': {
    async handle() {
      const courses = cashbox.courseRepository(tools.em());
      const { courseMicro } = await courses.ofCurrency(TON);
      return { course: courseText(courseMicro), at: await courses.takenAt(TON) };
    },
  },
});

const ton = (
  tools: CashTools,
  coins: CryptoDeposits,
  wallets: TonWallets,
): Part<'cash:getTonProof' | 'cash:connectTon' | 'cash:getWalletTON' | 'cash:setTimerWalletTON'> => ({
  'cash:getTonProof': { handle: (_payload, { player: { userId } }) => ({ payload: wallets.payloadFor(userId) }) },
  'cash:connectTon': {
    async handle(answer, { player: { userId } }) {
      return { wallet: await wallets.connect(userId, answer) };
    },
  },
  'cash:getWalletTON': {
    async handle(_payload, { player: { userId } }) {
      const { row, coin } = await coins.address(userId, TON_COIN);
      const memo = row.memo ?? '';
      return { wallet: row.address, memo, payload: commentPayload(memo), minAmount: coin.minAmount };
    },
  },
  'cash:setTimerWalletTON': {
    async handle(_payload, { player: { userId } }) {
      const expiresAt = tools.clock.now() + TON_WALLET_MS;
      await cashbox.tonWalletRepository(tools.em()).setTimer(userId, expiresAt);
      return { expiresAt };
    },
  },
});

const exchange = ({ db, currencies }: CashTools): Part<'cash:getExCurrency' | 'cash:changeExTargetCurrency'> => ({
  'cash:getExCurrency': {
    async handle(_payload, { player: { userId } }) {
      const user = await userRepository(db.orm.em.fork()).findById(userId);
      return { currencyId: user?.exTargetCurrencyId ?? 0 };
    },
  },
  'cash:changeExTargetCurrency': {
    messages: 'cash',
    async handle({ currencyId }, { player: { userId } }) {
      if (!currencies.find(currencyId)) throw new CallError(cashCodes.unknownCurrency);
      if (OWN_UNITS.includes(currencyId)) throw new CallError(cashCodes.unavailable);
      await changeSettings(db, userId, { exTargetCurrencyId: currencyId });
      return { success: true, currencyId };
    },
  },
});

/** The legacy channel `cash`, but for currencies and withdrawals. */
export const createCashboxHandlers = (tools: CashTools, coins: CryptoDeposits, wallets: TonWallets): Handlers => ({
  ...deposits(tools),
  ...history(tools),
  ...crypto(tools, coins),
  ...ton(tools, coins, wallets),
  ...exchange(tools),
});
