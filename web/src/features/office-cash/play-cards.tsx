import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WithdrawalFacts } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Section, Note } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';

const ByGame = ({ byGame }: Pick<WithdrawalFacts, 'byGame'>): ReactNode => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  const nameOf = useGameName();
  const { count } = useFormat();
  const { base, signed } = useDeskFormat();
  return (
    <List
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
  const t = useMessages('office-cash', 'withdrawal-facts');
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
  const t = useMessages('office-cash', 'withdrawal-facts');
  const columns = useRoundColumns();
  return <List label={t('rounds')} rows={rounds} columns={columns} keyOf={({ id, game }) => `${game} ${id}`} />;
};

/** The player's wins and losses, and the rounds that anyone can check. */
export const PlayCards = ({ facts: { byGame, rounds } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  return (
    <>
      <Section title={t('play')}>
        {byGame.length > 0 ? <ByGame byGame={byGame} /> : <Note>{t('play.none')}</Note>}
      </Section>
      <Section title={t('rounds')}>
        {rounds.length > 0 ? <Rounds rounds={rounds} /> : <Note>{t('rounds.none')}</Note>}
      </Section>
    </>
  );
};
