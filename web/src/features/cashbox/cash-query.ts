import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { DepositFinish, LegacyData, LegacyName, LegacyPayload, Payment } from 'server/contract';
import { legacy, type CallError } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { formatNumber } from '../../core/format/format.ts';
import { texts, useLanguage, useMessages, type MessageKey, type Texts } from '../../core/i18n/messages.ts';

type CashName = Extract<LegacyName, `cash:${string}`>;
type Options<N extends CashName> = Omit<UseQueryOptions<LegacyData<N>, CallError>, 'queryKey' | 'queryFn'>;

/** A request's cached answer, under the key `[name, payload]`. */
export const useCashQuery = <N extends CashName>(
  name: N,
  payload: LegacyPayload<N>,
  options: Options<N> = {},
): UseQueryResult<LegacyData<N>, CallError> =>
  useQuery<LegacyData<N>, CallError>({ ...options, queryKey: [name, payload], queryFn: () => legacy(name, payload) });

export const HISTORY = 'cash:history';
export const WAGERING = 'cash:wagering';
const OPEN_DEPOSIT = 'cash:openDeposit';

/** The deposit that can be paid now, or null. */
export const useOpenDeposit = (): UseQueryResult<DepositFinish | null, CallError> => useCashQuery(OPEN_DEPOSIT, {});

/** Takes what an answer has told of the deposit that can be paid now. */
export const setOpenDeposit = (finish: DepositFinish | null): void =>
  void queryClient.setQueryData([OPEN_DEPOSIT, {}], finish);

/** Has read again what a changed payment may have changed. */
export const rereadPayments = async (): Promise<void> => {
  await Promise.all(
    [HISTORY, WAGERING, OPEN_DEPOSIT].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  );
};

const WAYS = ['cash:loadPayWaysDeposit', 'cash:loadPayWaysWithdraw', 'cash:getCryptApiData'];

/** Reloads the ways to pay that are shown: courses were paused or released. */
export const rereadWays = async (): Promise<void> => {
  await Promise.all(WAYS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
};

interface Page {
  readonly items: readonly Payment[];
  readonly total: number;
}

/** Puts a payment in the place of what was known of it, in every list that has it. */
export const patchPayment = (payment: Payment): void => {
  queryClient.setQueriesData<Page>(
    { queryKey: [HISTORY] },
    (page) => page && { ...page, items: page.items.map((each) => (each.id === payment.id ? payment : each)) },
  );
};

/** The player's latest payments of a code, followed live. */
export const useLatestPayments = (code: 1 | 2): readonly Payment[] =>
  useCashQuery(HISTORY, { code, page: 1, rows: 10 }).data?.items ?? [];

const DIGITS = 4;

/** Says the least that is taken of a coin, rounded up: it is an amount in the house's money at the course of now. */
export const useMinimum = (): ((coin: { name: string; minAmount: string }) => string) => {
  const language = useLanguage();
  return ({ name, minAmount }) => {
    const amount = formatNumber(minAmount, language, { maximumSignificantDigits: DIGITS, roundingMode: 'ceil' });
    return `${amount} ${name}`;
  };
};

const known = ['sbp', 'card', 'sbpP2p', 'cardP2p', 'cardKzt', 'cardUzs', 'mobile', 'yoomoney', 'cardRub'] as const;
const keys: ReadonlyMap<string, MessageKey<Texts<'cashbox', 'payways'>>> = new Map(
  known.map((key) => [texts('cashbox', 'payways').source[key], key]),
);

/** The name of a way to pay in the page's language. Names that the house has given since stay as they are. */
export const usePaywayName = (): ((name: string) => string) => {
  const t = useMessages('cashbox', 'payways');
  return (name) => {
    const key = keys.get(name);
    return key === undefined ? name : t(key);
  };
};
