import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallAnswer, FoundPlayer } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import type { CallError } from '../../core/connection/call-error.ts';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import { PlayerChips } from './player-chips.tsx';
import styles from './player.module.css';

type Answer = CallAnswer<'officePlayers.find'>;

const usePlayers = (query: string) =>
  useInfiniteQuery<Answer, CallError, FoundPlayer[], readonly string[], number | null>({
    queryKey: ['officePlayers.find', query],
    queryFn: ({ pageParam }) => call('officePlayers.find', { query, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => pages.flatMap(({ players }) => players),
  });

const useColumns = (isSearch: boolean): readonly Column<FoundPlayer>[] => {
  const t = useMessages('office-players', 'main');
  const moment = useMoment();
  const contact = ({ login, email }: FoundPlayer): string =>
    [login, email].filter((text) => text !== null).join(' · ') || '—';
  return [
    {
      label: t('player'),
      cell: ({ userId, nick, avatar }) => (
        <Link to={`/office/players/${userId}`} className={styles.name}>
          <img src={avatarUrl(avatar)} width={28} height={28} alt="" loading="lazy" />
          {nick}
        </Link>
      ),
    },
    {
      label: t('state'),
      cell: (player) => (
        <span className={styles.chips}>
          <PlayerChips player={player} />
        </span>
      ),
    },
    ...(isSearch ? [{ label: t('foundBy'), cell: ({ foundBy }: FoundPlayer) => t(`by.${foundBy}`) }] : []),
    { label: t('contact'), cell: contact },
    { label: t('number'), isNumber: true, cell: ({ number }) => number },
    { label: t('since'), cell: ({ createdAt }) => moment(createdAt) },
  ];
};

/** Players whom a search finds; without a text the newest. */
export const PlayersList = ({ query }: { query: string }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const players = usePlayers(query);
  const columns = useColumns(query !== '');
  return (
    <MorePages query={players} rows={players.data} empty={t('find.none')}>
      {(rows) => (
        <List label={t('title')} rows={rows} keyOf={({ userId }) => userId} isServerSorted columns={columns} />
      )}
    </MorePages>
  );
};
