import type { ReactNode } from 'react';
import type { AuditedConfig, RtpAnswer, RtpBucket } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import office from '../../core/office/office.module.css';
import styles from './audit.module.css';
import { CheckMark } from './check-mark.tsx';
import { List } from '../../core/office/list.tsx';
import { ReturnChart } from './return-chart.tsx';
import { useAuditQuery } from './use-audit-query.ts';
import { useFigures } from './use-figures.ts';
import { useRenewedPeriod, type PageFilters } from './use-filters.ts';
import { marks, usualOf } from './verdict.ts';
import { Note, Section } from '../../core/office/section.tsx';
import { Pending } from '../../core/office/loaded.tsx';

/** Figures in sentences. */
const Summary = ({ answer }: { answer: RtpAnswer }): ReactNode => {
  const t = useMessages('audit', 'figures');
  const { percent, chance } = useFigures();
  const { realised = null, expected = null, rounds = 0 } = answer.buckets.at(-1)?.cumulative ?? {};
  const { p, method, open } = answer;
  return (
    <>
      <p>{t('rtp.summary', { realised: percent(realised), expected: percent(expected), count: rounds })}</p>
      {p !== null && (
        <CheckMark state={marks[usualOf(p)]}>
          {t('rtp.p', { p: chance(p) })} {t(`verdict.${usualOf(p)}`)}
        </CheckMark>
      )}
      <Note>{t(`method.${method}`)}</Note>
      {open > 0 && <Note>{t('rtp.open', { count: open })}</Note>}
    </>
  );
};

const Figures = ({ buckets }: { buckets: readonly RtpBucket[] }): ReactNode => {
  const t = useMessages('audit', 'figures');
  const { moment, number, percent } = useFigures();
  const band = (range: { low: number; high: number } | null): string =>
    range ? `${percent(range.low)} – ${percent(range.high)}` : '—';
  return (
    <details className={office.details}>
      <summary>{t('table')}</summary>
      <List
        label={t('table')}
        rows={buckets.filter(({ rounds }) => rounds > 0)}
        keyOf={({ to }) => String(to)}
        columns={[
          { label: t('col.until'), cell: ({ to }) => moment(to) },
          { label: t('col.rounds'), isNumber: true, cell: ({ cumulative }) => number(cumulative.rounds) },
          { label: t('col.realised'), isNumber: true, cell: ({ cumulative }) => percent(cumulative.realised) },
          { label: t('col.expected'), isNumber: true, cell: ({ cumulative }) => percent(cumulative.expected) },
          { label: t('legend.band95'), isNumber: true, cell: ({ cumulative }) => band(cumulative.band95) },
          { label: t('legend.band999'), isNumber: true, cell: ({ cumulative }) => band(cumulative.band999) },
        ]}
      />
    </details>
  );
};

/** The rules by which the period was played, on the chart's axis of time. */
const Changes = ({ before, changes }: Pick<RtpAnswer, 'before' | 'changes'>): ReactNode => {
  const t = useMessages('audit', 'figures');
  const { moment } = useFigures();
  const { percent } = useFormat();
  const title = ({ version, rtpPercent }: AuditedConfig): string =>
    t('change', { version, rtp: rtpPercent ? percent(rtpPercent) : '—' });
  return (
    <section className={styles.section} aria-labelledby="changes">
      <h2 id="changes">{t('changes')}</h2>
      <ul className={styles.changes}>
        {before && (
          <li>
            {title(before)} <span>{t('change.before')}</span>
          </li>
        )}
        {changes.map((config) => (
          <li key={config.version}>
            {title(config)}{' '}
            <span>{[moment(config.at), config.author && config.reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** /audit/return: what was returned to players against what the rules say. */
export const ReturnView = ({ page }: { page: PageFilters }): ReactNode => {
  const t = useMessages('audit', 'figures');
  const { moment } = useFigures();
  const { period, renew } = useRenewedPeriod(page);
  const [first = ''] = useGames().ids;
  const payload = { game: first, ...page.filters, ...period } as const;
  const { data, error, isFetching, refetch } = useAuditQuery('audit.rtp', payload);
  if (!data) return <Pending error={error} retry={refetch} />;
  const computeAgain = (): void => {
    renew();
    void refetch();
  };
  const isEmpty = data.buckets.every(({ rounds }) => rounds === 0);
  return (
    <>
      <Section title={t('rtp.title')}>
        <div className={styles.fresh}>
          <Note>{t('rtp.at', { at: moment(data.computedAt) })}</Note>
          <Button variant="secondary" loading={isFetching} onClick={computeAgain}>
            {t('rtp.again')}
          </Button>
        </div>
        {isEmpty ? (
          <EmptyState>{t('rtp.none')}</EmptyState>
        ) : (
          <>
            <Summary answer={data} />
            <ReturnChart answer={data} />
            <Figures buckets={data.buckets} />
          </>
        )}
      </Section>
      <Changes before={data.before} changes={data.changes} />
    </>
  );
};
