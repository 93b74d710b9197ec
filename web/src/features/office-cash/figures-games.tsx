import { useMessages } from '../../core/i18n/messages.ts';
import { useMemo, type ReactNode } from 'react';
import { PROVIDER_GAME } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { List } from '../../core/office/list.tsx';
import type { DayRange } from '../../core/office/day-range.ts';
import { Section, Note } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { gameDays, gamesOf, gameSeries, gameTotals, type Figures } from './figures.maths.ts';
import { useDay } from '../../core/office/day-range.ts';
import { MoneyChart } from '../../core/office/money-chart.tsx';

/** Names games of ours, and all of providers together. */
const useLineName = (): ((game: string) => string) => {
  const t = useMessages('office-cash', 'figures');
  const nameOf = useGameName();
  return (game) => (game === PROVIDER_GAME ? t('games.ofProviders') : nameOf(game));
};

interface Totalled {
  readonly name: string;
  readonly staked: number; // base hundredths
  readonly paid: number;
}

const GrossTable = ({ label, of, rows }: { label: string; of: string; rows: readonly Totalled[] }): ReactNode => {
  const t = useMessages('office-cash', 'figures');
  const { percent } = useFormat();
  const { base, signed } = useDeskFormat();
  return (
    <List
      label={label}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { label: of, cell: ({ name }) => name },
        { label: t('col.staked'), isNumber: true, cell: ({ staked }) => base(staked) },
        { label: t('col.paid'), isNumber: true, cell: ({ paid }) => base(paid) },
        { label: t('ggr'), isNumber: true, cell: ({ staked, paid }) => signed(staked - paid) },
        {
          label: t('col.share'),
          isNumber: true,
          cell: ({ staked, paid }) => (staked === 0 ? '—' : percent(((staked - paid) / staked) * 100)),
        },
      ]}
    />
  );
};

const GameDays = ({ games }: Pick<Figures, 'games'>): ReactNode => {
  const t = useMessages('office-cash', 'figures');
  const nameOf = useLineName();
  const dayText = useDay();
  const { signed } = useDeskFormat();
  return (
    <List
      label={t('games.table')}
      rows={gameDays(games)}
      keyOf={({ day }) => day}
      columns={[
        { label: t('col.day'), cell: ({ day }) => dayText(day) },
        ...gamesOf(games).map((game) => ({
          label: nameOf(game),
          isNumber: true,
          cell: ({ won }: ReturnType<typeof gameDays>[number]) => (won[game] === undefined ? '—' : signed(won[game])),
        })),
      ]}
    />
  );
};

/** The house's win, by game of ours and by provider of games. */
export const Games = ({
  games,
  gameProviders,
  range,
}: Pick<Figures, 'games' | 'gameProviders'> & { range: DayRange }): ReactNode => {
  const t = useMessages('office-cash', 'figures');
  const nameOf = useLineName();
  const series = useMemo(() => gameSeries(games, range), [games, range]);
  return (
    <Section title={t('games')}>
      {games.length === 0 ? (
        <Note>{t('games.none')}</Note>
      ) : (
        <>
          <MoneyChart series={series} nameOf={nameOf} />
          <GrossTable
            label={t('games')}
            of={t('col.game')}
            rows={gameTotals(games).map(({ game, ...total }) => ({ name: nameOf(game), ...total }))}
          />
          <GameDays games={games} />
          {gameProviders.length > 0 && (
            <GrossTable
              label={t('games.byProvider')}
              of={t('col.provider')}
              rows={gameProviders.map(({ provider, ...total }) => ({ name: provider, ...total }))}
            />
          )}
        </>
      )}
    </Section>
  );
};
