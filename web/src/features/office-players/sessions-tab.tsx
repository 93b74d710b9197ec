import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlayerPage, PlayerPlace, PlayerSession } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { usePages } from './use-pages.ts';

const MAX_OTHERS = 20; // as many are counted

const usePlaceColumns = (label: string): readonly Column<PlayerPlace>[] => {
  const t = useMessages('office-players', 'sessions');
  const moment = useMoment();
  const { count } = useFormat();
  return [
    { label, isCode: true, cell: ({ mark }) => mark },
    { label: t('first'), cell: ({ firstAt }) => moment(firstAt) },
    { label: t('last'), cell: ({ lastAt }) => moment(lastAt) },
    {
      label: t('others'),
      isNumber: true,
      cell: ({ others }) =>
        others === 0 ? '—' : <Badge tone="wait">{others >= MAX_OTHERS ? `${count(others)}+` : count(others)}</Badge>,
    },
  ];
};

const Places = ({ title, label, places }: { title: string; label: string; places: readonly PlayerPlace[] }) => {
  const t = useMessages('office-players', 'sessions');
  const columns = usePlaceColumns(label);
  return (
    <Section title={title}>
      <List
        label={title}
        rows={places}
        keyOf={({ mark, firstAt, lastAt }) => `${mark} ${firstAt} ${lastAt}`}
        isServerSorted
        empty={t('places.none')}
        columns={columns}
      />
    </Section>
  );
};

const useColumns = (): readonly Column<PlayerSession>[] => {
  const t = useMessages('office-players', 'sessions');
  const moment = useMoment();
  return [
    { label: t('browser'), cell: ({ browser }) => browser ?? '—' },
    {
      label: t('state'),
      cell: ({ isLive }) => (isLive ? <Badge tone="good">{t('live')}</Badge> : <Badge>{t('ended')}</Badge>),
    },
    { label: t('network'), isCode: true, cell: ({ network }) => network ?? '—' },
    { label: t('country'), cell: ({ country }) => country ?? '—' },
    { label: t('device'), isCode: true, cell: ({ device }) => device ?? '—' },
    { label: t('began'), cell: ({ createdAt }) => moment(createdAt) },
    { label: t('last'), cell: ({ lastUsedAt }) => moment(lastUsedAt) },
  ];
};

/** A player's sessions, devices and networks. */
export const SessionsTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'sessions');
  const places = useCallQuery('officePlayers.places', { userId });
  const query = usePages('officePlayers.sessions', { userId });
  const columns = useColumns();
  return (
    <>
      <Loaded query={places} height={240}>
        {({ devices, networks }) => (
          <div className={office.columns}>
            <div className={office.column}>
              <Places title={t('devices')} label={t('device')} places={devices} />
            </div>
            <div className={office.column}>
              <Places title={t('networks')} label={t('network')} places={networks} />
            </div>
          </div>
        )}
      </Loaded>
      <Section title={t('title')}>
        <Note>{t('text')}</Note>
        <Link to={`/moderation/accounts/${userId}`} className={office.download}>
          {t('end')}
        </Link>
        <MorePages query={query} rows={query.data?.flatMap(({ sessions }) => sessions)} empty={t('none')}>
          {(rows) => <List label={t('title')} rows={rows} keyOf={({ id }) => id} isServerSorted columns={columns} />}
        </MorePages>
      </Section>
    </>
  );
};
