import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WithdrawalFacts } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import { Section } from '../../core/staff/facts.tsx';
import styles from '../../core/staff/desk.module.css';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { factMessages } from './withdrawal-facts.messages.ts';

const ByGame = ({ byGame }: Pick<WithdrawalFacts, 'byGame'>): ReactNode => {
  const t = useMessages(factMessages);
  const nameOf = useGameName();
  const { count } = useFormat();
  const { base, signed } = useDeskFormat();
  return (
    <DataTable
      label={t('play')}
      rows={byGame}
      keyOf={({ game }) => game}
      columns={[
        { label: t('col.game'), cell: ({ game }) => nameOf(game) },
        { label: t('col.bets'), isNumber: true, cell: ({ bets }) => count(bets) },
        { label: t('col.staked'), isNumber: true, cell: ({ staked }) => base(staked) },
        { label: t('col.paid'), isNumber: true, cell: ({ paid }) => base(paid) },
        { label: t('col.profit'), isNumber: true, cell: ({ paid, staked }) => signed(paid - staked) },
      ]}
    />
  );
};

const useRoundColumns = (): readonly Column<WithdrawalFacts['rounds'][number]>[] => {
  const t = useMessages(factMessages);
  const nameOf = useGameName();
  const moment = useMoment();
  const { base } = useDeskFormat();
  return [
    { label: t('col.game'), cell: ({ game }) => nameOf(game) },
    { label: t('col.staked'), isNumber: true, cell: ({ staked }) => base(staked) },
    { label: t('col.paid'), isNumber: true, cell: ({ paid }) => base(paid) },
    { label: t('col.at'), cell: ({ at }) => moment(at) },
    {
      label: t('col.round'),
      cell: ({ game, id }) => <Link to={`/fairness/${game}/${id}`}>{t('rounds.check')}</Link>,
    },
  ];
};

const Rounds = ({ rounds }: Pick<WithdrawalFacts, 'rounds'>): ReactNode => {
  const t = useMessages(factMessages);
  const columns = useRoundColumns();
  return <DataTable label={t('rounds')} rows={rounds} columns={columns} keyOf={({ id, game }) => `${game} ${id}`} />;
};

/** What the player won and lost, and the rounds that anyone can check. */
export const PlayCards = ({ facts: { byGame, rounds } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages(factMessages);
  return (
    <>
      <Section title={t('play')}>
        {byGame.length > 0 ? <ByGame byGame={byGame} /> : <p className={styles.muted}>{t('play.none')}</p>}
      </Section>
      <Section title={t('rounds')}>
        {rounds.length > 0 ? <Rounds rounds={rounds} /> : <p className={styles.muted}>{t('rounds.none')}</p>}
      </Section>
    </>
  );
};
