import { cashbox, totpSecretOf } from 'db';
import type { withdrawalRequests, WithdrawalQuote } from '../../../contract/features/withdrawals.contract.ts';
import type { RequestHandlers } from '../../core/features/feature.ts';
import { assertCourses, courseStatesOf, FIXED_CURRENCIES, courseText } from '../../core/payments/course-states.ts';
import { shownPayway } from '../../core/payments/shown-payway.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { cancelWithdrawal } from './cancel.ts';
import { checklistOf } from './checklist.ts';
import { confirmPrice } from './confirm-price.ts';
import { feePpmOf, vipStatusOf } from './player-facts.ts';
import { completeForm, forgetDestination, savedDestinations, type AskedForm } from './saved-destinations.ts';
import { assertNotBlocked, priceOrder } from './withdrawal-checks.ts';
import { isCrypto, payableWay, pricedWay, readForm } from './withdrawal-form.ts';
import { loadFormFacts, withdraw, type WithdrawTools } from './withdraw.ts';

const MINUTE_MS = 60_000;
const MINUTES = { from: 5, to: 4_320 } as const; // from the first look at a request to 72 hours of extra checks
const miniAppHides = new Set(['ERC20', 'TRC20', 'BEP20']);

type Way = NonNullable<ReturnType<typeof payableWay>>;

/** Band within which the arriving amount may move until approval: 0 where its course is one by definition. */
const bandOf = ({ payway, currency }: Way, { withdrawalBandPercent }: cashbox.CashRulesRow): number =>
  !isCrypto(payway) && FIXED_CURRENCIES.includes(currency.id) ? 0 : withdrawalBandPercent;

const quote = async (
  tools: WithdrawTools,
  { player: { userId } }: SignedInCaller,
  asked: AskedForm,
): Promise<WithdrawalQuote> => {
  const [em, at] = [tools.em(), tools.clock.now()];
  const form = await completeForm(tools, userId, asked);
  const order = readForm(form, tools, await loadFormFacts(em));
  assertNotBlocked({ isBlocked: await cashbox.areWithdrawalsKept(tools.db.pool, userId, at) });
  assertCourses(await courseStatesOf(em, at), pricedWay(order));
  const sum = priceOrder(order, feePpmOf(await vipStatusOf(tools.db, userId), order.payway));
  const known = await cashbox.destinationRepository(em).find(userId, order.destinationKey);
  const payableFrom = known?.payableFrom ?? at + tools.destinationWaitMs;
  const waitMinutes = Math.ceil(Math.max(0, payableFrom - at) / MINUTE_MS);
  return {
    amount: Number(order.amountMinor),
    currency: { id: order.currency.id, name: order.currency.name },
    course: courseText(order.currency.courseMicro),
    debit: Number(sum.debitMinor),
    fee: Number(sum.feeMinor),
    arrives: sum.arrives,
    bandPercent: bandOf(order, await cashbox.cashRulesOf(em)),
    minutes: { from: MINUTES.from + waitMinutes, to: MINUTES.to + waitMinutes },
    isNewDestination: !known,
    payableFrom: waitMinutes > 0 ? payableFrom : null,
    needsCode: (await totpSecretOf(tools.em(), userId)) !== null,
  };
};

const banks = async (tools: WithdrawTools): Promise<{ id: number; bank_name: string }[]> =>
  (await cashbox.loadCashCatalogue(tools.em())).banks
    .filter(({ isOn }) => isOn)
    .map(({ id, name }) => ({ id, bank_name: name }));

/** Withdrawals of players. */
export const createWithdrawalHandlers = (tools: WithdrawTools): RequestHandlers<typeof withdrawalRequests> => ({
  'cash:loadPayWaysWithdraw': {
    async handle({ currency, isMiniApp }, { player }) {
      const facts = await loadFormFacts(tools.em());
      const vipStatus = await vipStatusOf(tools.db, player.userId);
      const ways = facts.catalogue.payways.flatMap((each) => payableWay(each, tools, facts) ?? []);
      const shown = ways.filter(({ payway }) => !isMiniApp || !miniAppHides.has(payway.network ?? ''));
      const first = (way: Way): number => (way.currency.id === currency ? 0 : 1);
      const states = await courseStatesOf(tools.em(), tools.clock.now());
      const rules = await cashbox.cashRulesOf(tools.em());
      const side = { currencies: tools.currencies, states, side: 'withdrawal', currencyId: currency } as const;
      return shown
        .toSorted((a, b) => first(a) - first(b))
        .flatMap(
          (way) =>
            shownPayway(
              { payway: way.payway, methods: [way.method] },
              { ...side, feePpm: feePpmOf(vipStatus, way.payway), bandPercent: bandOf(way, rules) },
            ) ?? [],
        );
    },
  },
  'cash:withdrawChecklist': { handle: (_payload, { player }) => checklistOf(tools, player) },
  'cash:destinations': { handle: (_payload, { player: { userId } }) => savedDestinations(tools, userId) },
  'cash:forgetDestination': {
    handle: ({ id }, { player: { userId } }) => forgetDestination(tools, { userId, id }),
  },
  'cash:quoteWithdraw': { handle: (form, caller) => quote(tools, caller, form) },
  'cash:withdraw': {
    async handle(asked, caller) {
      const { payment, balanceMinor } = await withdraw(tools, caller, asked);
      return { code: 1, balance: Number(balanceMinor), payment };
    },
  },
  'cash:confirmWithdrawal': {
    handle: async (asked, caller) => ({ payment: await confirmPrice(tools, caller, asked) }),
  },
  'cash:getBanks': { handle: () => banks(tools) },
  'cash:getBanksRepay': { handle: () => banks(tools) },
  'cash:cancelPaymentRequest': {
    async handle(asked, caller) {
      const { payment, balanceMinor } = await cancelWithdrawal(tools, caller, asked);
      return { balance: Number(balanceMinor), payment };
    },
  },
});
