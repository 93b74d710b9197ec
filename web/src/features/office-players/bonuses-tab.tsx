import type { ReactNode } from 'react';
import type { BonusGrant, PlayerPage } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { useGrantName } from './bonus-names.ts';
import styles from './player.module.css';
import { usePages } from './use-pages.ts';

const tones: Record<BonusGrant['status'], Tone | undefined> = {
  waiting: 'wait',
  ready: 'told',
  active: 'told',
  done: 'good',
  playedOut: undefined,
  lapsed: 'bad',
  declined: 'bad',
};

const Wager = ({ grant: { account, wager } }: { grant: BonusGrant }): ReactNode => {
  const t = useMessages('office-players', 'bonuses');
  const { onAccount } = useDeskFormat();
  if (!wager) return '—';
  return (
    <span className={styles.meter}>
      {t('wager.of', { done: onAccount(account, wager.done), of: onAccount(account, wager.of) })}
      <ProgressBar done={wager.done} of={wager.of} />
    </span>
  );
};

const useColumns = (): readonly Column<BonusGrant>[] => {
  const t = useMessages('office-players', 'bonuses');
  const moment = useMoment();
  const { onAccount } = useDeskFormat();
  const nameOf = useGrantName();
  return [
    { label: t('bonus'), cell: nameOf },
    { label: t('amount'), isNumber: true, cell: ({ account, amount }) => onAccount(account, amount) },
    { label: t('status'), cell: ({ status }) => <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge> },
    { label: t('wager'), cell: (grant) => <Wager grant={grant} /> },
    {
      label: t('released'),
      isNumber: true,
      cell: ({ account, released }) => (released === 0 ? '—' : onAccount(account, released)),
    },
    {
      label: t('lapsed'),
      isNumber: true,
      cell: ({ account, lapsed }) => (lapsed === 0 ? '—' : onAccount(account, lapsed)),
    },
    { label: t('at'), cell: ({ at }) => moment(at) },
    { label: t('until'), cell: ({ expiresAt }) => (expiresAt === null ? '—' : moment(expiresAt)) },
  ];
};

const Deposits = ({ deposits }: { deposits: { done: number; of: number } | null }): ReactNode => {
  const t = useMessages('office-players', 'bonuses');
  const { base } = useDeskFormat();
  return (
    <Section title={t('deposits')}>
      {deposits === null ? (
        <Note>{t('deposits.none')}</Note>
      ) : (
        <>
          <p className={office.strong}>{t('wager.of', { done: base(deposits.done), of: base(deposits.of) })}</p>
          <ProgressBar done={deposits.done} of={deposits.of} />
          <Note>{t('deposits.text')}</Note>
        </>
      )}
    </Section>
  );
};

/** A player's bonuses with their wagering, and the wagering of deposits. */
export const BonusesTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'bonuses');
  const query = usePages('officePlayers.bonuses', { userId });
  const columns = useColumns();
  const first = query.data?.[0];
  return (
    <>
      {first && <Deposits deposits={first.deposits} />}
      <Section title={t('title')}>
        <MorePages query={query} rows={query.data?.flatMap(({ grants }) => grants)} empty={t('none')}>
          {(rows) => <List label={t('title')} rows={rows} keyOf={({ id }) => id} isServerSorted columns={columns} />}
        </MorePages>
      </Section>
    </>
  );
};
