import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { DepositFinish, LegacyData, LegacyName, LegacyPayload, Payment } from 'server/contract';
import { legacy, type CallError } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { formatNumber } from '../../core/format/format.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

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
export const CHECKLIST = 'cash:withdrawChecklist';
export const DESTINATIONS = 'cash:destinations';
const OPEN_DEPOSIT = 'cash:openDeposit';

/** The deposit that can be paid now, or null. */
export const useOpenDeposit = (): UseQueryResult<DepositFinish | null, CallError> => useCashQuery(OPEN_DEPOSIT, {});

/** Takes what an answer has told of the deposit that can be paid now. */
export const setOpenDeposit = (finish: DepositFinish | null): void =>
  void queryClient.setQueryData([OPEN_DEPOSIT, {}], finish);

/** Has read again what a changed payment may have changed. */
export const rereadPayments = async (): Promise<void> => {
  await Promise.all(
    [HISTORY, WAGERING, CHECKLIST, DESTINATIONS, OPEN_DEPOSIT].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
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

const useLatest = (code: 1 | 2) => useCashQuery(HISTORY, { code, page: 1, rows: 10 });

/** The player's latest payments of a code, followed live. */
export const useLatestPayments = (code: 1 | 2): readonly Payment[] => useLatest(code).data?.items ?? [];

/**
 * Ways of the player's latest payments of a code, the last used first; undefined while they load. They stay as they were when
 * the page was opened: what is chosen does not move under the finger.
 */
export const useLastWays = (code: 1 | 2): readonly Payment['payway'][] | undefined => {
  const { data, isPending } = useLatest(code);
  const [ways, setWays] = useState<readonly Payment['payway'][]>();
  if (ways === undefined && !isPending) setWays(data?.items.map(({ payway }) => payway) ?? []);
  return ways;
};

/** Ways to pay, those first that the player used last. */
export const lastFirst = <Way extends { readonly id: number }>(
  ways: readonly Way[],
  last: readonly { readonly id: number }[],
): readonly Way[] => {
  const place = ({ id }: Way): number => {
    const at = last.findIndex((way) => way.id === id);
    return at < 0 ? last.length : at;
  };
  return ways.toSorted((a, b) => place(a) - place(b));
};

const DIGITS = 2; // as people type it, and the same however the course moves between two looks

/** Says the least that is taken of a coin, rounded up: it is an amount in the house's money at the course of now. */
export const useMinimum = (): ((coin: { name: string; minAmount: string }) => string) => {
  const language = useLanguage();
  return ({ name, minAmount }) => {
    const amount = formatNumber(minAmount, language, { maximumSignificantDigits: DIGITS, roundingMode: 'ceil' });
    return `${amount} ${name}`;
  };
};
