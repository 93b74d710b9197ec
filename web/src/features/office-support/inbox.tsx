import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { supportQueues, supportStates, type OfficeConversation } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { FilterForm } from '../../core/office/filter-form.tsx';
import { useFilterValues, useListState } from '../../core/office/list-state.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import styles from './office-support.module.css';
import { useDuration, useKeys, useMinute, useSupportNews } from './use-support.ts';

const PAGE = 30;
const tones = { waiting: 'wait', answered: 'good', closed: undefined } as const;

interface ItemProps {
  row: OfficeConversation;
  isShown: boolean;
}

const Item = ({ row, isShown }: ItemProps): ReactNode => {
  const t = useMessages('office-support', 'main');
  const duration = useDuration();
  const now = useMinute();
  const { search } = useLocation();
  const { uid, player, email, state, waitingSince, lastAt, lastText, topic, unread, assignee, queue } = row;
  return (
    <li className={classNames(styles.item, isShown && styles.shown)}>
      <Link to={`/office/support/${uid}${search}`} aria-current={isShown || undefined} className={styles.itemLink}>
        {player?.nick ?? email ?? t('guest')}
      </Link>
      <span className={styles.age}>{duration(now - (waitingSince ?? lastAt))}</span>
      <span className={styles.last}>{lastText || '…'}</span>
      <span className={styles.marks}>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        {unread > 0 && <Badge tone="told">{unread}</Badge>}
        <span className={styles.faint}>
          {[t(`queue.${queue}`), t(`topic.${topic}`), assignee?.nick ?? t('nobody')].join(' · ')}
        </span>
      </span>
    </li>
  );
};

/** The conversations of one's queues, who waits longest first. `j` and `k` go to the next and the one before. */
export const Inbox = ({ shown }: { shown?: string }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const navigate = useNavigate();
  const { search: address } = useLocation();
  useSupportNews();
  const any = { value: '', label: t('any') };
  const [filters, putFilters] = useFilterValues([
    { name: 'queue' },
    { name: 'state' },
    { name: 'assignee' },
    { name: 'search', isPrivate: true },
  ]);
  const [{ page }, put] = useListState();
  const queue = supportQueues.find((one) => one === filters.queue);
  const state = supportStates.find((one) => one === filters.state);
  const assignee = (['me', 'nobody'] as const).find((one) => one === filters.assignee);
  const asked = { queue, state, assignee, search: filters.search, page };
  const query = useCallQuery('officeSupport.list', asked, { placeholderData: keepPreviousData });
  const rows = query.data?.conversations ?? [];
  const go = (step: number): void => {
    const next = rows[rows.findIndex(({ uid }) => uid === shown) + step];
    if (next) void navigate(`/office/support/${next.uid}${address}`);
  };
  useKeys({ j: () => go(1), k: shown === undefined ? undefined : () => go(-1) });
  return (
    <section className={styles.inbox} aria-label={t('part.inbox')}>
      <FilterForm
        isInstant
        fields={[
          { name: 'search', label: t('search'), isPrivate: true, isSearch: true },
          {
            name: 'queue',
            label: t('queue'),
            options: [
              any,
              ...(query.data?.waiting ?? []).map(({ queue: value, count }) => ({
                value,
                label: `${t(`queue.${value}`)} (${count})`,
              })),
            ],
          },
          {
            name: 'state',
            label: t('state'),
            options: [any, ...supportStates.map((value) => ({ value, label: t(`state.${value}`) }))],
          },
          {
            name: 'assignee',
            label: t('assignee'),
            options: [any, { value: 'me', label: t('me') }, { value: 'nobody', label: t('nobody') }],
          },
        ]}
        values={filters}
        onApply={putFilters}
      />
      <Loaded query={query}>
        {({ conversations, total }) =>
          conversations.length === 0 ? (
            <EmptyState>{t('none')}</EmptyState>
          ) : (
            <>
              <ul className={styles.items}>
                {conversations.map((row) => (
                  <Item key={row.uid} row={row} isShown={row.uid === shown} />
                ))}
              </ul>
              {total > PAGE && (
                <div className={styles.pages}>
                  <Button disabled={page === 1} onClick={() => put({ page: page - 1 })}>
                    {t('previous')}
                  </Button>
                  <Button disabled={page * PAGE >= total} onClick={() => put({ page: page + 1 })}>
                    {t('next')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
};
