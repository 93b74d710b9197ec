import { useMemo, type ReactNode } from 'react';
import { PROVIDER_GAME } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { DataTable } from '../../core/staff/data-table.tsx';
import type { DayRange } from '../../core/staff/day-range.ts';
import desk from '../../core/staff/desk.module.css';
import { Section } from '../../core/staff/facts.tsx';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { FiguresChart } from './figures-chart.tsx';
import { gameDays, gameSeries, gamesOf, gameTotals, type Figures } from './figures.maths.ts';
import { figureMessages } from './figures.messages.ts';
import { useDay } from './use-day.ts';

/** Names games of ours, and all of providers together. */
const useLineName = (): ((game: string) => string) => {
  const t = useMessages(figureMessages);
  const nameOf = useGameName();
  return (game) => (game === PROVIDER_GAME ? t('games.ofProviders') : nameOf(game));
};

interface Totalled {
  readonly name: string;
  readonly staked: number; // base hundredths
  readonly paid: number;
}

const GrossTable = ({ label, of, rows }: { label: string; of: string; rows: readonly Totalled[] }): ReactNode => {
  const t = useMessages(figureMessages);
  const { percent } = useFormat();
  const { base, signed } = useDeskFormat();
  return (
    <DataTable
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
  const t = useMessages(figureMessages);
  const nameOf = useLineName();
  const dayText = useDay();
  const { signed } = useDeskFormat();
  return (
    <DataTable
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

/** What the house won, by game of ours and by provider of games. */
export const Games = ({
  games,
  gameProviders,
  range,
}: Pick<Figures, 'games' | 'gameProviders'> & { range: DayRange }): ReactNode => {
  const t = useMessages(figureMessages);
  const nameOf = useLineName();
  const series = useMemo(() => gameSeries(games, range), [games, range]);
  return (
    <Section title={t('games')}>
      {games.length === 0 ? (
        <p className={desk.muted}>{t('games.none')}</p>
      ) : (
        <>
          <FiguresChart series={series} nameOf={nameOf} />
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
