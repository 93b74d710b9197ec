import type { ReactNode } from 'react';
import type { Limit, LimitAct, LimitsState, PlayerPage } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Trail, type TrailEvent } from '../../core/office/trail.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Facts } from '../../core/ui/facts.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import styles from './player.module.css';
import { usePages } from './use-pages.ts';

/** An amount of a limit: money, or minutes of a session. */
const useAmount = (): ((kind: string, amount: number) => string) => {
  const t = useMessages('office-players', 'limits');
  const { count } = useFormat();
  const { base } = useDeskFormat();
  return (kind, amount) => (kind === 'session' ? t('minutes', { minutes: count(amount) }) : base(amount));
};

const useColumns = (): readonly Column<Limit>[] => {
  const t = useMessages('office-players', 'limits');
  const moment = useMoment();
  const amountOf = useAmount();
  return [
    { label: t('limit'), cell: ({ kind }) => t(`kind.${kind}`) },
    { label: t('period'), cell: ({ period }) => t(`period.${period}`) },
    { label: t('amount'), isNumber: true, cell: ({ kind, amount }) => amountOf(kind, amount) },
    {
      label: t('used'),
      cell: ({ kind, amount, used }) => (
        <span className={styles.meter}>
          {amountOf(kind, used)}
          <ProgressBar done={used} of={amount} />
        </span>
      ),
    },
    { label: t('resets'), cell: ({ resetsAt }) => moment(resetsAt) },
    {
      label: t('pending'),
      cell: ({ kind, pending }) => {
        if (!pending) return '—';
        const wished = pending.amount === null ? t('pending.end') : amountOf(kind, pending.amount);
        return t('pending.from', { amount: wished, at: moment(pending.at) });
      },
    },
  ];
};

const Breaks = ({ state: { restriction, minutesToday, realityCheckMinutes } }: { state: LimitsState }): ReactNode => {
  const t = useMessages('office-players', 'limits');
  const names = useMessages('office-players', 'main');
  const moment = useMoment();
  const amountOf = useAmount();
  const kind = restriction?.kind ?? 'staff';
  const until = restriction?.until ?? null;
  return (
    <Section title={t('breaks')}>
      <Facts
        facts={[
          [t('closed'), kind === 'staff' ? t('open') : names(`closed.${kind}`)],
          [t('until'), kind !== 'staff' && (until === null ? t('forever') : moment(until))],
          [t('today'), amountOf('session', minutesToday)],
          [
            t('reality'),
            realityCheckMinutes === null ? t('off') : t('every', { time: amountOf('session', realityCheckMinutes) }),
          ],
        ]}
      />
    </Section>
  );
};

const useAct = (): ((act: LimitAct) => TrailEvent) => {
  const t = useMessages('office', 'account-trail');
  const words = useMessages('office-players', 'limits');
  const moment = useMoment();
  const amountOf = useAmount();
  const say = (key: string): string => (hasMessage(texts('office-players', 'limits'), key) ? words(key) : '');
  return ({ id, kind, details, actor, at }) => {
    const { kind: limit, period, amount, length, reason } = details as Readonly<Record<string, string | number | null>>;
    const isBreak = kind === 'break.began';
    return {
      key: id,
      title: t(`event.${kind}`),
      text: typeof reason === 'string' ? reason : '',
      facts: [
        moment(at),
        actor && t('event.by', { nick: actor }),
        !isBreak && say(`kind.${limit}`),
        !isBreak && say(`period.${period}`),
        amount === null && words('pending.end'),
        typeof amount === 'number' && amountOf(String(limit), amount),
        isBreak && say(limit === 'time_out' ? `break.${length}` : `exclusion.${length}`),
      ],
    };
  };
};

/** A player's limits and breaks, and what was done to them. */
export const LimitsTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'limits');
  const query = usePages('officePlayers.limits', { userId });
  const columns = useColumns();
  const actOf = useAct();
  const state = query.data?.[0]?.state;
  return (
    <>
      {state && <Breaks state={state} />}
      {state && (
        <Section title={t('title')}>
          <Note>{t('text')}</Note>
          <List
            label={t('title')}
            rows={state.limits}
            keyOf={({ kind, period }) => `${kind} ${period}`}
            isServerSorted
            empty={t('none')}
            columns={columns}
          />
        </Section>
      )}
      <Section title={t('acts')}>
        <MorePages query={query} rows={query.data?.flatMap(({ acts }) => acts)} empty={t('acts.none')}>
          {(rows) => <Trail label={t('acts')} events={rows.map(actOf)} />}
        </MorePages>
      </Section>
    </>
  );
};
