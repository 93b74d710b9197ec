import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlayerPage, PlayerRisk } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { formatPercent } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, texts, useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Badge } from '../../core/ui/badge.tsx';

type Point = PlayerRisk['account'][number];
type Case = NonNullable<PlayerRisk['cases']>[number];

const sumOf = (points: readonly Point[]): number => points.reduce((sum, point) => sum + point.points, 0);

/** Points with the fact behind each, in the words of the desk that decides on withdrawals. */
const Points = ({ points }: { points: readonly Point[] }): ReactNode => {
  const t = useMessages('office-players', 'risk');
  const language = useLanguage();
  const say = ({ key, params }: Point): string => {
    const name = `point.${key}`;
    if (!hasMessage(texts('office-players', 'risk'), name)) return key;
    const { percent } = params;
    return t(name, percent === undefined ? params : { ...params, percent: formatPercent(Number(percent), language) });
  };
  return (
    <ul>
      {points
        .toSorted((one, other) => other.points - one.points)
        .map((point) => (
          <li key={point.key} className={office.points}>
            <span>{t('points', { points: point.points })}</span>
            <span>{say(point)}</span>
          </li>
        ))}
    </ul>
  );
};

const Withdrawal = ({ row: { id, amount, at, points } }: { row: PlayerRisk['withdrawals'][number] }): ReactNode => {
  const t = useMessages('office-players', 'risk');
  const { ordinal } = useFormat();
  const { base } = useDeskFormat();
  const moment = useMoment();
  return (
    <Section title={<Link to={`/office/withdrawals/${id}`}>{t('withdrawal', { number: ordinal(id) })}</Link>}>
      <p className={office.strong}>{t('sum', { points: String(sumOf(points)) })}</p>
      <p className={office.faint}>
        {base(amount)} · {moment(at)}
      </p>
      {points.length === 0 ? <Note>{t('none')}</Note> : <Points points={points} />}
    </Section>
  );
};

const useCaseColumns = (): readonly Column<Case>[] => {
  const t = useMessages('office-players', 'risk');
  const { ordinal, count } = useFormat();
  const moment = useMoment();
  const ruleName = (rule: string): string =>
    hasMessage(texts('office-players', 'risk'), `rule.${rule}`) ? t(`rule.${rule as 'structuring'}`) : rule;
  return [
    { label: t('case'), cell: ({ id }) => <Link to={`/office/compliance/${id}`}>{ordinal(id)}</Link> },
    {
      label: t('case.state'),
      cell: ({ isOpen }) => (isOpen ? <Badge tone="wait">{t('case.open')}</Badge> : <Badge>{t('case.decided')}</Badge>),
    },
    { label: t('case.rules'), cell: ({ rules: broken }) => broken.map(ruleName).join(', ') },
    { label: t('case.alerts'), isNumber: true, cell: ({ alerts }) => count(alerts) },
    { label: t('case.at'), cell: ({ openedAt }) => moment(openedAt) },
  ];
};

const Cases = ({ cases }: { cases: readonly Case[] }): ReactNode => {
  const t = useMessages('office-players', 'risk');
  const columns = useCaseColumns();
  return (
    <Section title={t('cases')}>
      <List
        label={t('cases')}
        rows={cases}
        keyOf={({ id }) => String(id)}
        isServerSorted
        empty={t('cases.none')}
        columns={columns}
      />
    </Section>
  );
};

/** Reasons for suspicion: of the last withdrawals as they are judged now, of the account, and cases of compliance. */
export const RiskTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'risk');
  const query = useCallQuery('officePlayers.risk', { userId });
  return (
    <Loaded query={query} height={320}>
      {({ withdrawals, account, cases }) => (
        <>
          {cases && <Cases cases={cases} />}
          <Section title={t('account')}>
            <Note>{t('account.text')}</Note>
            {account.length === 0 ? <Note>{t('none')}</Note> : <Points points={account} />}
          </Section>
          {withdrawals.length === 0 && (
            <Section title={t('withdrawals')}>
              <Note>{t('withdrawals.none')}</Note>
            </Section>
          )}
          {withdrawals.map((row) => (
            <Withdrawal key={row.id} row={row} />
          ))}
        </>
      )}
    </Loaded>
  );
};
