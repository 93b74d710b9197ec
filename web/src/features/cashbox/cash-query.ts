import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { DepositFinish, LegacyData, LegacyName, LegacyPayload, Payment } from 'server/contract';
import { legacy, type CallError } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';

type CashName = Extract<LegacyName, `cash:${string}`>;
type Options<N extends CashName> = Omit<UseQueryOptions<LegacyData<N>, CallError>, 'queryKey' | 'queryFn'>;

/** A request's cached answer, under the key `[name, payload]`. */
export const useCashQuery = <N extends CashName>(
  name: N,
  payload: LegacyPayload<N>,
  options: Options<N> = {},
): UseQueryResult<LegacyData<N>, CallError> =>
  useQuery<LegacyData<N>, CallError>({ ...options, queryKey: [name, payload], queryFn: () => legacy(name, payload) });

export const HISTORY = 'cash:transactions';
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
