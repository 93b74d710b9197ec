import { ofPpm } from 'games-engine';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HISTORY_DEPTH, historyMoney, historyResults, type OwnBetRow, type PlayerPage } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { FilterForm, type FilterField } from '../../core/office/filter-form.tsx';
import { useFilterValues } from '../../core/office/list-state.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { playConditions, playSearchOf, wrongDays, type PlayCondition } from './play-search.ts';
import { usePages } from './use-pages.ts';

const conditions = [{ name: 'game' }, { name: 'money' }, ...playConditions] as const;
type Condition = (typeof conditions)[number]['name'];

const useColumns = (): readonly Column<OwnBetRow>[] => {
  const t = useMessages('office-players', 'rounds');
  const { multiplier } = useFormat();
  const { onAccount } = useDeskFormat();
  const nameOf = useGameName();
  const moment = useMoment();
  return [
    { label: t('game'), cell: ({ game }) => nameOf(game) },
    { label: t('at'), cell: ({ at }) => moment(at) },
    { label: t('stake'), isNumber: true, cell: ({ money, stakeMinor }) => onAccount(money, stakeMinor) },
    { label: t('multiplier'), isNumber: true, cell: ({ multiplierPpm }) => multiplier(ofPpm(multiplierPpm)) },
    {
      label: t('payout'),
      isNumber: true,
      cell: ({ money, stakeMinor, payoutMinor }) => (
        <span className={payoutMinor > stakeMinor ? office.good : undefined}>{onAccount(money, payoutMinor)}</span>
      ),
    },
    { label: t('money'), cell: ({ money }) => t(`money.${money}`) },
    {
      label: t('proof'),
      cell: ({ game, id }) => <Link to={`/fairness/${game}/${id}`}>{id.slice(-12)}</Link>,
    },
  ];
};

const useFields = (wrong: readonly PlayCondition[]): readonly FilterField<Condition>[] => {
  const t = useMessages('office-players', 'rounds');
  const nameOf = useGameName();
  const { ids } = useGames();
  const any = { value: '', label: t('any') };
  const day = (name: 'from' | 'to'): FilterField<Condition> => ({
    name,
    label: t(name),
    input: { type: 'date' },
    error: wrong.includes(name) ? t('day.wrong') : undefined,
  });
  return [
    { name: 'game', label: t('game'), options: [any, ...ids.map((value) => ({ value, label: nameOf(value) }))] },
    {
      name: 'result',
      label: t('result'),
      options: [any, ...historyResults.map((value) => ({ value, label: t(`result.${value}`) }))],
    },
    {
      name: 'money',
      label: t('money'),
      options: [any, ...historyMoney.map((value) => ({ value, label: t(`money.${value}`) }))],
    },
    day('from'),
    day('to'),
  ];
};

/** A player's bets on the house's games, each with the page that proves it. */
export const RoundsTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'rounds');
  const { count } = useFormat();
  const { ids } = useGames();
  const [values, put] = useFilterValues(conditions);
  const game = ids.find((id) => id === values.game);
  const money = historyMoney.find((each) => each === values.money);
  const search = { ...playSearchOf(values), ...(game && { game }), ...(money && { money }) };
  const query = usePages('officePlayers.rounds', { userId, ...search });
  const columns = useColumns();
  const fields = useFields(wrongDays(values));
  return (
    <Section title={t('title')}>
      <Note>{t('text', { bets: count(HISTORY_DEPTH) })}</Note>
      <FilterForm fields={fields} values={values} onApply={put} isInstant />
      <MorePages query={query} rows={query.data?.flatMap(({ bets }) => bets)} empty={t('none')}>
        {(rows) => (
          <List label={t('title')} rows={rows} keyOf={({ betId }) => betId} isServerSorted columns={columns} />
        )}
      </MorePages>
    </Section>
  );
};
