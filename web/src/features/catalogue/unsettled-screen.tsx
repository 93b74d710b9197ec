import type { ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
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

const useProviderColumns = (): readonly Column<Unsettled['providers'][number]>[] => {
  const t = useMessages(unsettledMessages);
  const { count } = useFormat();
  const { base } = useDeskFormat();
  return [
    { label: t('provider'), cell: ({ provider }) => provider },
    { label: t('state.open'), isNumber: true, cell: ({ open }) => count(open) },
    { label: t('state.closed'), isNumber: true, cell: ({ closed }) => count(closed) },
    { label: t('state.late'), isNumber: true, cell: ({ late }) => count(late) },
    { label: t('staked.left'), isNumber: true, cell: ({ staked }) => base(staked) },
  ];
};

/** Which provider leaves rounds without a result, and then each of them. */
export const UnsettledView = ({ rounds, providers }: Unsettled): ReactNode => {
  const t = useMessages(unsettledMessages);
  const { count } = useFormat();
  const columns = useProviderColumns();
  const all = providers.reduce((sum, { open, closed, late }) => sum + open + closed + late, 0);
  if (rounds.length === 0) return <p className={styles.muted}>{t('none')}</p>;
  return (
    <>
      <h3>{t('providers')}</h3>
      <DataTable label={t('providers')} rows={providers} keyOf={({ provider }) => provider} columns={columns} />
      <h3>{t('rounds')}</h3>
      {rounds.length < all && <p>{t('shown', { shown: count(rounds.length), all: count(all) })}</p>}
      <Rounds rounds={rounds} />
    </>
  );
};

/** /office/provider-rounds: rounds of provider games whose result did not arrive in time. */
export const UnsettledScreen = (): ReactNode => {
  const t = useMessages(unsettledMessages);
  const { data, error, refetch } = useCallQuery('officeCasino.unsettled', {}, { refetchInterval: FRESH_MS });
  if (!data) return <DeskState error={error} retry={() => void refetch()} />;
  return (
    <Section title={t('title')}>
      <p className={styles.muted}>{t('text')}</p>
      <UnsettledView {...data} />
    </Section>
  );
};
