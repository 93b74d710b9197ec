import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { careSignalNames, type CallAnswer, type CarePlayer, type CareSignals } from 'server/contract';
import type { CallError } from '../../core/connection/call-error.ts';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { FilterForm } from '../../core/office/filter-form.tsx';
import { useFilterValues } from '../../core/office/list-state.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Badge } from '../../core/ui/badge.tsx';

type Answer = CallAnswer<'officeCare.players'>;

const conditions = [{ name: 'level' }] as const;
const levels = [1, 2, 3] as const;
const tones = [undefined, 'told', 'wait', 'bad'] as const;

/** A level in a word and a colour. */
export const LevelBadge = ({ level }: { level: number }): ReactNode => {
  const t = useMessages('office-compliance', 'care');
  return <Badge tone={tones[level]}>{t(`level.${level as 0 | 1 | 2 | 3}`)}</Badge>;
};

const useColumns = (): readonly Column<CarePlayer>[] => {
  const t = useMessages('office-compliance', 'care');
  const moment = useMoment();
  const seen = (signals: CareSignals): string =>
    careSignalNames
      .filter((name) => signals[name] > 0)
      .map((name) => `${t(`signal.${name}`)}: ${signals[name]}`)
      .join(', ');
  return [
    {
      label: t('player'),
      key: 'player',
      value: ({ player: { nick } }) => nick,
      cell: ({ player: { userId, nick } }) => <Link to={`/office/compliance/care/${userId}`}>{nick}</Link>,
    },
    {
      label: t('level'),
      key: 'level',
      value: ({ level }) => level,
      cell: ({ level, isExcluded }) => (
        <>
          <LevelBadge level={level} /> {isExcluded && <Badge>{t('excluded')}</Badge>}
        </>
      ),
    },
    {
      label: t('signals'),
      key: 'signals',
      value: ({ signals }) => seen(signals),
      cell: ({ signals }) => seen(signals),
    },
    {
      label: t('since'),
      key: 'since',
      value: ({ changedAt }) => new Date(changedAt).toISOString(),
      cell: ({ changedAt }) => moment(changedAt),
    },
    {
      label: t('last'),
      key: 'last',
      value: ({ last }) => (last ? new Date(last.at).toISOString() : ''),
      cell: ({ last }) => (last ? `${t(`kind.${last.kind}`)} · ${moment(last.at)}` : '—'),
    },
  ];
};

/** Players with signs of harm, the highest level first. */
export const CareSection = (): ReactNode => {
  const t = useMessages('office-compliance', 'care');
  const [values, put] = useFilterValues(conditions);
  const level = levels.find((one) => String(one) === values.level);
  const columns = useColumns();
  const search = level === undefined ? {} : { level };
  const query = useInfiniteQuery<Answer, CallError, Answer[], readonly unknown[], number | null>({
    queryKey: ['officeCare.players', search],
    queryFn: ({ pageParam }) =>
      call('officeCare.players', { ...search, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => pages,
  });
  return (
    <Section title={t('title')}>
      <Note>{t('text')}</Note>
      <FilterForm
        isInstant
        values={values}
        onApply={put}
        fields={[
          {
            name: 'level',
            label: t('level.from'),
            options: levels.map((value) => ({ value: value === 1 ? '' : String(value), label: t(`level.${value}`) })),
          },
        ]}
      />
      <MorePages query={query} rows={query.data?.flatMap(({ players }) => players)} empty={t('none')}>
        {(rows) => (
          <List
            label={t('title')}
            rows={rows}
            keyOf={({ player: { userId } }) => userId}
            columns={columns}
            file="care"
            isServerSorted
          />
        )}
      </MorePages>
    </Section>
  );
};
