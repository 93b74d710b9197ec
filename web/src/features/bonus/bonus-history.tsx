import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BonusEvent } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { unitOf, useBonusAmount } from './bonus-amount.ts';
import { useBonusName } from './bonus-name.ts';
import { HISTORY } from './bonus-query.ts';
import styles from './bonus.module.css';
import { LoadError, Loading } from './loading.tsx';

const ROWS = 20;

const Row = ({ event }: { event: BonusEvent }): ReactNode => {
  const t = useMessages('bonus', 'main');
  const written = useBonusAmount();
  const nameOf = useBonusName();
  const { format } = useMoney();
  const moment = useMoment();
  const { kind, bonus, account, amount, real, at } = event;
  const name = bonus === null ? (unitOf(account) ?? t('bonusBalance')) : nameOf({ bonus });
  return (
    <li className={styles.event}>
      <span>
        <strong>{t(`event.${kind}`, { real: format(real) })}</strong>
        <span>{name}</span>
      </span>
      <span>
        {amount > 0 && <strong>{written(account, amount)}</strong>}
        <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
      </span>
    </li>
  );
};

/** Grants, releases, expiries and conversions, newest first. */
export const HistoryRows = ({ events }: { events: readonly BonusEvent[] }): ReactNode => {
  const t = useMessages('bonus', 'main');
  if (events.length === 0) return <EmptyState>{t('history.empty')}</EmptyState>;
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <Row key={event.id} event={event} />
      ))}
    </ul>
  );
};

/** The player's history, with more pages on demand. */
export const BonusHistory = (): ReactNode => {
  const t = useMessages('bonus', 'main');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [HISTORY],
    queryFn: ({ pageParam }) => call(HISTORY, { limit: ROWS, ...(pageParam !== '' && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ items }) => (items.length < ROWS ? undefined : items.at(-1)?.id),
  });
  if (!data) return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <HistoryRows events={data.pages.flatMap(({ items }) => items)} />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
};
