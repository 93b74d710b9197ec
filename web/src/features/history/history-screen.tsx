import { keepPreviousData } from '@tanstack/react-query';
import { ofPpm } from 'games-engine';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  HISTORY_DEPTH,
  historyMoney,
  historyPeriods,
  historyResults,
  historyTimes,
  type OwnBetRow,
} from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { formatWholeMultiplier } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { useSession } from '../../core/session/session.ts';
import { ShareBet } from '../../core/share/share-bet.tsx';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { DataTable, type DataColumn } from '../../core/ui/data-table.tsx';
import { Page } from '../../core/ui/page.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { readBetFilter, withFilter, type FilterName } from './bet-filter.ts';
import styles from './history.module.css';

const Filters = (): ReactNode => {
  const t = useMessages('history', 'main');
  const nameOf = useGameName();
  const { ids } = useGames();
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string): void =>
    setParams((before) => withFilter(before, name, value), { replace: true, preventScrollReset: true });
  const select = (name: FilterName, options: readonly { value: string; label: string }[]): ReactNode => (
    <SelectField
      key={name}
      label={t(name)}
      value={options.find(({ value }) => value === params.get(name))?.value ?? ''}
      options={[{ value: '', label: t('all') }, ...options]}
      onChange={(value) => change(name, value)}
    />
  );
  return (
    <div role="group" aria-label={t('filters')} className={styles.filters}>
      {select(
        'game',
        ids.map((id) => ({ value: id, label: nameOf(id) })),
      )}
      {select(
        'period',
        historyPeriods.map((value) => ({ value, label: t(`period.${value}`) })),
      )}
      {select(
        'result',
        historyResults.map((value) => ({ value, label: t(`result.${value}`) })),
      )}
      {select(
        'times',
        historyTimes.map((times) => ({
          value: String(times),
          label: t('times.atLeast', { multiplier: formatWholeMultiplier(times) }),
        })),
      )}
      {select(
        'money',
        historyMoney.map((value) => ({ value, label: t(`money.${value}`) })),
      )}
    </div>
  );
};

/** Columns of the list: on a phone each bet is a card of them. */
const useColumns = (): readonly DataColumn<OwnBetRow>[] => {
  const t = useMessages('history', 'main');
  const { multiplier } = useFormat();
  const { format } = useMoney();
  const nameOf = useGameName();
  const moment = useMoment();
  return [
    {
      label: t('game'),
      cell: ({ game, id }) => <Link to={`/fairness/${game}/${id}`}>{nameOf(game)}</Link>,
    },
    { label: t('time'), cell: ({ at }) => moment(at) },
    { label: t('stake'), cell: ({ stakeMinor }) => format(stakeMinor), isNumber: true },
    { label: t('multiplier'), cell: ({ multiplierPpm }) => multiplier(ofPpm(multiplierPpm)), isNumber: true },
    {
      label: t('payout'),
      cell: ({ payoutMinor, stakeMinor }) => (
        <span className={payoutMinor > stakeMinor ? styles.gain : undefined}>{format(payoutMinor)}</span>
      ),
      isNumber: true,
    },
    { label: t('money'), cell: ({ money }) => t(`money.${money}`) },
    {
      label: t('share'),
      cell: ({ game, id, betId }) => <ShareBet bet={{ game, roundId: id, betId }} isOwn />,
    },
  ];
};

const Bets = (): ReactNode => {
  const t = useMessages('history', 'main');
  const { count } = useFormat();
  const { ids, all } = useGames();
  const [params, setParams] = useSearchParams();
  const columns = useColumns();
  const filter = readBetFilter(params, ids);
  const { data, error, refetch } = useCallQuery('history.bets', filter, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('failed')}
      </ErrorState>
    ) : (
      <Skeleton height={480} />
    );
  const isFirst = filter.cursor === undefined;
  if (data.bets.length === 0 && Object.keys(filter).length === 0)
    return (
      <EmptyState action={all[0] && <ButtonLink to={all[0].path}>{t('play')}</ButtonLink>}>{t('none')}</EmptyState>
    );
  const turn = (before: string): void =>
    setParams((now) => {
      const next = withFilter(now, 'before', '');
      if (before !== '') next.set('before', before);
      return next;
    });
  return (
    <>
      {data.bets.length === 0 ? (
        <p className={styles.note}>{t('none.filtered')}</p>
      ) : (
        <DataTable label={t('bets')} rows={data.bets} columns={columns} keyOf={({ betId }) => betId} />
      )}
      <div className={styles.pager}>
        <Button disabled={isFirst} onClick={() => turn('')}>
          {t('newest')}
        </Button>
        <Button disabled={data.next === null} onClick={() => turn(data.next ?? '')}>
          {t('older')}
        </Button>
      </div>
      <p className={styles.note}>{t('depth', { bets: count(HISTORY_DEPTH) })}</p>
    </>
  );
};

/** A player's own bets with their filters, which the address holds. */
export const HistoryScreen = (): ReactNode => {
  const t = useMessages('history', 'main');
  const title = useMessages('history', 'titles')('title');
  const { status, profile } = useSession();
  return (
    <Page title={title}>
      {status === 'guest' ? (
        <EmptyState action={<Button onClick={() => openModal('login')}>{t('signIn')}</Button>}>{t('guest')}</EmptyState>
      ) : (
        <>
          <Filters />
          {profile && <Bets key={profile.profileID} />}
        </>
      )}
    </Page>
  );
};
