import type { ReactNode } from 'react';
import type { SupportTimes } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { useDuration } from './use-support.ts';

const DAYS = 90;

const useColumns = (): readonly Column<SupportTimes>[] => {
  const t = useMessages('office-support', 'main');
  const duration = useDuration();
  const moment = useMoment();
  const { count } = useFormat();
  const time = (label: string, key: string, msOf: (row: SupportTimes) => number | undefined): Column<SupportTimes> => ({
    label,
    key,
    isNumber: true,
    value: (row) => Math.round((msOf(row) ?? 0) / 60_000),
    cell: (row) => {
      const ms = msOf(row);
      return ms === undefined ? '' : duration(ms);
    },
  });
  return [
    { label: t('week'), key: 'week', value: ({ weekAt }) => weekAt, cell: ({ weekAt }) => moment(weekAt) },
    { label: t('queue'), key: 'queue', value: ({ queue }) => queue, cell: ({ queue }) => t(`queue.${queue}`) },
    {
      label: t('answered'),
      key: 'answered',
      isNumber: true,
      value: ({ firstAnswer }) => firstAnswer.count,
      cell: ({ firstAnswer }) => count(firstAnswer.count),
    },
    time(t('first.median'), 'firstMedian', ({ firstAnswer }) => firstAnswer.medianMs),
    time(t('first.p90'), 'firstP90', ({ firstAnswer }) => firstAnswer.p90Ms),
    time(t('solution.median'), 'solutionMedian', ({ solution }) => solution?.medianMs),
    time(t('solution.p90'), 'solutionP90', ({ solution }) => solution?.p90Ms),
  ];
};

/** Times of first answers and solutions by week and queue, what waits, and ratings. */
export const FiguresSection = (): ReactNode => {
  const t = useMessages('office-support', 'main');
  const duration = useDuration();
  const { count } = useFormat();
  const columns = useColumns();
  return (
    <Loaded query={useCallQuery('officeSupport.figures', { days: DAYS })}>
      {({ opened, closed, times, queues, ratings }) => (
        <>
          <Section title={t('now')}>
            <Facts
              facts={[
                ...queues.map(({ queue, waiting, oldestMs }): [string, string] => [
                  t(`queue.${queue}`),
                  oldestMs === null ? count(waiting) : t('waits', { number: count(waiting), age: duration(oldestMs) }),
                ]),
                [t('opened'), count(opened)],
                [t('closed'), count(closed)],
                ...ratings.map(({ rating, count: votes }): [string, string] => [t('rating', { rating }), count(votes)]),
              ]}
            />
          </Section>
          <Section title={t('times')}>
            <Note>{t('times.text')}</Note>
            <List
              label={t('times')}
              rows={times}
              columns={columns}
              keyOf={({ queue, weekAt }) => `${weekAt} ${queue}`}
              empty={t('times.none')}
              file="support-times"
            />
          </Section>
        </>
      )}
    </Loaded>
  );
};
