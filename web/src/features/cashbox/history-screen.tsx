import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { readFilter, type HistoryFilter, type HistoryKind } from './history-filter.ts';

const HistoryList = lazy(async () => ({ default: (await import('./history-list.tsx')).HistoryList }));

const paramsOf = (filter: Partial<HistoryFilter>, before: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(filter)) {
    if (value === '' || value === 'all' || (name === 'page' && value === 1)) params.delete(name);
    else params.set(name, String(value));
  }
  return params;
};

const History = ({ kind }: { kind: HistoryKind }): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const [params, setParams] = useSearchParams();
  const filter = readFilter(kind, params);
  const change = (changes: Partial<HistoryFilter>): void =>
    setParams((before) => paramsOf({ page: 1, ...changes }, before), { replace: true, preventScrollReset: true });
  return (
    <>
      <TabLinks
        label={t('kinds')}
        links={[
          { to: '/cash/transactions/deposit', label: t('kind.deposit') },
          { to: '/cash/transactions/withdraw', label: t('kind.withdraw') },
        ]}
        keepScroll
      />
      <HistoryFilters kind={kind} filter={filter} onChange={change} />
      <Suspense>
        <HistoryList kind={kind} filter={filter} onChange={change} />
      </Suspense>
    </>
  );
};

/** Payments in. */
export const DepositHistory = (): ReactNode => <History key="deposit" kind="deposit" />;

/** Payments out. */
export const WithdrawalHistory = (): ReactNode => <History key="withdraw" kind="withdraw" />;
