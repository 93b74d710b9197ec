import type { ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import { DeskState } from '../../core/staff/desk-state.tsx';
import styles from '../../core/staff/desk.module.css';
import { Section } from '../../core/staff/facts.tsx';
import { PlayerName } from '../../core/staff/player-name.tsx';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { unsettledMessages } from './unsettled.messages.ts';

const FRESH_MS = 10_000;

type Unsettled = CallAnswer<'officeCasino.unsettled'>;

const useColumns = (): readonly Column<Unsettled['rounds'][number]>[] => {
  const t = useMessages(unsettledMessages);
  const moment = useMoment();
  const { base } = useDeskFormat();
  return [
    { label: t('player'), cell: ({ player }) => <PlayerName player={player} /> },
    { label: t('game'), cell: ({ game, provider }) => t('game.of', { game, provider }) },
    { label: t('staked'), isNumber: true, cell: ({ staked }) => base(staked) },
    { label: t('paid'), isNumber: true, cell: ({ paid }) => base(paid) },
    { label: t('account'), cell: ({ account }) => t(`account.${account}`) },
    { label: t('state'), cell: ({ state }) => t(`state.${state}`) },
    { label: t('last'), cell: ({ lastAt }) => moment(lastAt) },
    { label: t('round'), isCode: true, cell: ({ round }) => round },
  ];
};

const Rounds = ({ rounds }: Pick<Unsettled, 'rounds'>): ReactNode => {
  const t = useMessages(unsettledMessages);
  return <DataTable label={t('title')} rows={rounds} keyOf={({ id }) => id} columns={useColumns()} />;
};

/** /office/provider-rounds: rounds of provider games whose win has not arrived. */
export const UnsettledScreen = (): ReactNode => {
  const t = useMessages(unsettledMessages);
  const { data, error, refetch } = useCallQuery('officeCasino.unsettled', {}, { refetchInterval: FRESH_MS });
  if (!data) return <DeskState error={error} retry={() => void refetch()} />;
  return (
    <Section title={t('title')}>
      <p className={styles.muted}>{t('text')}</p>
      <p>{t('counts', { open: data.open, closed: data.closed })}</p>
      {data.rounds.length === 0 ? <p className={styles.muted}>{t('none')}</p> : <Rounds rounds={data.rounds} />}
    </Section>
  );
};
