import { houseDayOf as dayOf } from 'games-engine';
import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { MIN_DEPOSITORS, type CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { daysOf, momentsOf, rangeOf, type DayRange, type DaySeries } from '../../core/office/day-range.ts';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { MoneyChart } from '../../core/office/money-chart.tsx';
import { RangeForm } from '../../core/office/range-form.tsx';
import { useSession } from '../../core/session/session.ts';
import { Card } from '../../core/ui/card.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';

import styles from './partner.module.css';
import campaign from './campaigns.module.css';

const CampaignNames = lazyPart(async () => (await import('./campaign-names.tsx')).CampaignNames);
const PostbackCard = lazyPart(async () => (await import('./postback-card.tsx')).PostbackCard);

type Campaigns = CallAnswer<'partner.campaigns'>;
type Row = Campaigns['rows'][number] & { subId?: string };

const counts = ['clicks', 'registrations', 'firstDeposits', 'active'] as const;
type Count = (typeof counts)[number];
const lines = ['clicks', 'registrations', 'firstDeposits'] as const;

const totalOf = (rows: readonly Row[], key: Count): number => rows.reduce((sum, row) => sum + row[key], 0);

/** Each step with the part of the one before that came so far. */
const Funnel = ({ rows }: { rows: readonly Row[] }): ReactNode => {
  const t = useMessages('partner', 'campaigns');
  const { count, percent } = useFormat();
  return (
    <ol className={campaign.funnel}>
      {counts.map((key, at) => {
        const [before, total] = [totalOf(rows, counts[at - 1] ?? key), totalOf(rows, key)];
        return (
          <li key={key}>
            <span className={styles.muted}>{t(key)}</span>
            <strong>{count(total)}</strong>
            {at > 0 && <span className={styles.muted}>{before > 0 ? percent((total / before) * 100, 1) : '–'}</span>}
          </li>
        );
      })}
    </ol>
  );
};

const seriesOf = (range: DayRange, days: Campaigns['days']): DaySeries<(typeof lines)[number]> => {
  const byDay = new Map(days.map((row) => [row.day, row]));
  const all = daysOf(range).map((text) => Date.parse(`${text}T00:00:00Z`));
  const valuesOf = (name: (typeof lines)[number]) => all.map((at) => byDay.get(at / 86_400_000)?.[name] ?? 0);
  return {
    times: all.map((at) => at / 1_000),
    values: {
      clicks: valuesOf('clicks'),
      registrations: valuesOf('registrations'),
      firstDeposits: valuesOf('firstDeposits'),
    },
  };
};

const useColumns = (bySub: boolean): readonly Column<Row>[] => {
  const t = useMessages('partner', 'campaigns');
  const { count } = useFormat();
  const { format } = useMoney();
  const sub: Column<Row> = {
    label: t('sub'),
    key: 'sub',
    value: ({ subId = '' }) => subId,
    cell: ({ subId }) => <span className={campaign.name}>{subId}</span>,
  };
  return [
    {
      label: t('tag'),
      key: 'tag',
      value: ({ tag }) => tag,
      cell: ({ tag }) => (tag === '' ? <span className={styles.muted}>{t('tag.none')}</span> : tag),
    },
    ...(bySub ? [sub] : []),
    ...counts.map((key): Column<Row> => ({
      label: t(key),
      key,
      value: (row) => row[key],
      cell: (row) => count(row[key]),
      isNumber: true,
    })),
    {
      label: t('earned'),
      key: 'earned',
      value: ({ earned }) => earned,
      cell: ({ earned }) =>
        earned === null ? <span className={styles.muted}>{t('earned.hidden')}</span> : format(earned),
      isNumber: true,
    },
  ];
};

const Figures = ({ campaigns: { rows, subIds } }: { campaigns: Campaigns }): ReactNode => {
  const t = useMessages('partner', 'campaigns');
  const { count } = useFormat();
  const [kind, setKind] = useState<'tags' | 'subs'>('tags');
  const columns = useColumns(kind === 'subs');
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('figures')}</h2>
        <SegmentedControl<'tags' | 'subs'>
          label={t('figures')}
          value={kind}
          options={[
            { value: 'tags', label: t('by.tag') },
            { value: 'subs', label: t('by.sub') },
          ]}
          onChange={setKind}
        />
      </div>
      <List<Row>
        key={kind}
        name={kind}
        label={t('figures')}
        file={`partner-${kind}`}
        pageSize={PAGE_SIZE}
        rows={kind === 'tags' ? rows : subIds}
        keyOf={({ tag, subId = '' }) => `${tag}_${subId}`}
        columns={columns}
        empty={t('none')}
      />
      <p className={styles.muted}>{t('figures.note', { number: count(MIN_DEPOSITORS) })}</p>
    </Card>
  );
};

/** Clicks and players by campaign, the names of campaigns, and the partner's own address. */
export const CampaignsScreen = (): ReactNode => {
  const t = useMessages('partner', 'campaigns');
  const { status } = useSession();
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => Date.now());
  const asked = rangeOf(params, now);
  const range = momentsOf(asked) ? asked : rangeOf(new URLSearchParams(), now);
  const { from = now, to = now } = momentsOf(range) ?? {};
  const query = useCallQuery('partner.campaigns', { from: dayOf(from), to: dayOf(to) - 1 });
  if (status === 'guest') return <Navigate to="/partners/advanced" replace />;
  if (status === 'loading') return <Loading />;
  return (
    <>
      <RangeForm
        key={`${range.from} ${range.to}`}
        range={range}
        onChange={(next) => setParams({ ...next }, { replace: true, preventScrollReset: true })}
      />
      <Loaded query={query} height={640}>
        {(campaigns) => (
          <>
            <Card className={styles.card}>
              <h2>{t('way')}</h2>
              <Funnel rows={campaigns.rows} />
              <MoneyChart series={seriesOf(range, campaigns.days)} nameOf={(line) => t(line as Count)} />
            </Card>
            <Figures campaigns={campaigns} />
            <Suspense>
              <CampaignNames tags={campaigns.tags} />
            </Suspense>
          </>
        )}
      </Loaded>
      <Suspense>
        <PostbackCard />
      </Suspense>
    </>
  );
};
