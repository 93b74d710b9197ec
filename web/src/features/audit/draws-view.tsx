import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { DrawsAnswer } from 'server/contract';
import { useGames } from '../../core/games/games.ts';
import office from '../../core/office/office.module.css';
import { CheckMark } from './check-mark.tsx';
import { List } from '../../core/office/list.tsx';
import { DrawsChart } from './draws-chart.tsx';
import { useAuditQuery } from './use-audit-query.ts';
import { useFigures } from './use-figures.ts';
import { usePeriod, type PageFilters } from './use-filters.ts';
import { marks, usualOf } from './verdict.ts';
import { Section } from '../../core/office/section.tsx';
import { Pending } from '../../core/office/loaded.tsx';

type Tests = Pick<DrawsAnswer, 'chiSquare' | 'runs'>;

const ChiSquare = ({ chiSquare }: Pick<Tests, 'chiSquare'>): ReactNode => {
  const t = useMessages('audit', 'figures');
  const { number, chance } = useFigures();
  if (!chiSquare) return <CheckMark state="odd">{t('draws.few')}</CheckMark>;
  const { statistic, df, p } = chiSquare;
  return (
    <CheckMark state={marks[usualOf(p)]}>
      {t('draws.chi', { statistic: number(statistic, 2), df, p: chance(p) })} {t(`verdict.${usualOf(p)}`)}
    </CheckMark>
  );
};

const Runs = ({ runs }: Pick<Tests, 'runs'>): ReactNode => {
  const t = useMessages('audit', 'figures');
  const { number, chance } = useFigures();
  if (!runs) return <CheckMark state="odd">{t('draws.few')}</CheckMark>;
  const { expected, p } = runs;
  return (
    <CheckMark state={marks[usualOf(p)]}>
      {t('draws.runs', { runs: number(runs.runs), expected: number(expected, 1), p: chance(p) })}{' '}
      {t(`verdict.${usualOf(p)}`)}
    </CheckMark>
  );
};

/** The battery of tests on the newest draws, a row each. */
const Battery = ({ battery: { draws, results } }: Pick<DrawsAnswer, 'battery'>): ReactNode => {
  const t = useMessages('audit', 'figures');
  const { chance } = useFigures();
  const shown = (p: number | null): string => (p === null ? t('battery.few') : chance(p));
  return (
    <>
      <h3>{t('battery.title')}</h3>
      <p>{t('battery.count', { count: draws })}</p>
      <List
        label={t('battery.title')}
        rows={results}
        keyOf={({ test }) => test}
        columns={[
          { label: t('battery.test'), cell: ({ test }) => t(`battery.${test}`) },
          {
            label: t('battery.p'),
            isNumber: true,
            cell: ({ p, isOdd }) => (isOdd ? `${shown(p)} · ${t('battery.odd')}` : shown(p)),
          },
        ]}
      />
      <p>{t('battery.note')}</p>
    </>
  );
};

const Counts = ({ axis, bins }: Pick<DrawsAnswer, 'axis' | 'bins'>): ReactNode => {
  const t = useMessages('audit', 'figures');
  const { number } = useFigures();
  return (
    <details className={office.details}>
      <summary>{t('table')}</summary>
      <List
        label={t('table')}
        rows={bins}
        keyOf={({ from, to }) => `${from} ${to}`}
        columns={[
          {
            label: t(`axis.${axis}`),
            cell: ({ from, to }) =>
              axis === 'pot' || to - from > 1 ? `${from} – ${axis === 'pot' ? to : to - 1}` : from,
          },
          { label: t('col.count'), isNumber: true, cell: ({ count }) => number(count) },
          { label: t('col.due'), isNumber: true, cell: ({ expected }) => number(expected, 1) },
        ]}
      />
    </details>
  );
};

/** /audit/draws: whether what was drawn is spread evenly, and in no order. */
export const DrawsView = ({ page }: { page: PageFilters }): ReactNode => {
  const t = useMessages('audit', 'figures');
  const period = usePeriod(page);
  const [first = ''] = useGames().ids;
  const { data, error, refetch } = useAuditQuery('audit.draws', { game: first, ...page.filters, ...period });
  if (!data) return <Pending error={error} retry={refetch} />;
  return (
    <Section title={t('draws.title')}>
      <p>{t('draws.count', { count: data.draws })}</p>
      <h3>{t('test.chi')}</h3>
      <ChiSquare chiSquare={data.chiSquare} />
      <h3>{t('test.runs')}</h3>
      <Runs runs={data.runs} />
      {data.draws > 0 && (
        <>
          <DrawsChart axis={data.axis} bins={data.bins} />
          <Counts axis={data.axis} bins={data.bins} />
          <Battery battery={data.battery} />
        </>
      )}
    </Section>
  );
};
