import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { OFFICE_GAMES_PAGE, type CallAnswer, type OfficeGame } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import { DeskState } from '../../core/staff/desk-state.tsx';
import desk from '../../core/staff/desk.module.css';
import { Section } from '../../core/staff/facts.tsx';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { ChangeGame } from './change-game.tsx';
import { GamesFilter, type Filter } from './games-filter.tsx';
import { officeGamesMessages } from './office-games.messages.ts';

type Games = CallAnswer<'officeGames.list'>;

const PLACES = 2;

const Names = ({ game: { title, provider } }: { game: OfficeGame }): ReactNode => (
  <>
    <span className={desk.strong}>{title}</span>
    <span className={classNames(desk.line, desk.faint)}>{provider}</span>
  </>
);

/** Where a game stands, and what it is marked with. */
const Marks = ({ game }: { game: OfficeGame }): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const marks = (['special', 'cashback', 'tournament'] as const).filter((mark) => game[mark]);
  return (
    <span className={desk.actions}>
      {game.hidden && <Badge tone="bad">{t('state.hidden')}</Badge>}
      {game.providerHidden && <Badge tone="bad">{t('state.providerHidden')}</Badge>}
      {game.gone && <Badge tone="wait">{t('state.gone')}</Badge>}
      {!game.hidden && !game.providerHidden && !game.gone && <Badge tone="good">{t('state.listed')}</Badge>}
      {marks.map((mark) => (
        <Badge key={mark}>{t(`mark.${mark}`)}</Badge>
      ))}
      {game.place > 0 && <Badge>{t('mark.place', { place: game.place })}</Badge>}
      {!game.counts && <Badge tone="wait">{t('mark.uncounted')}</Badge>}
    </span>
  );
};

/** What a game has paid back here, and of how much play that is. */
const useMeasured = (): ((measured: OfficeGame['measured']) => string) => {
  const t = useMessages(officeGamesMessages);
  const { percent, count } = useFormat();
  return (measured) =>
    measured
      ? t('measured.of', {
          rtp: percent(measured.rtp, PLACES),
          rounds: count(measured.rounds),
          days: count(measured.days),
        })
      : '—';
};

const useColumns = (): readonly Column<OfficeGame>[] => {
  const t = useMessages(officeGamesMessages);
  const { percent } = useFormat();
  const { base } = useDeskFormat();
  const measuredOf = useMeasured();
  return [
    { label: t('game'), cell: (game) => <Names game={game} /> },
    { label: t('action'), cell: (game) => <ChangeGame game={game} /> },
    { label: t('state'), cell: (game) => <Marks game={game} /> },
    { label: t('category'), cell: ({ category }) => t(`category.${category}`) },
    {
      label: t('lists'),
      cell: ({ lists }) => (lists.length === 0 ? '—' : lists.map((list) => t(`list.${list}`)).join(', ')),
    },
    { label: t('stated'), isNumber: true, cell: ({ rtp }) => (rtp === 0 ? '—' : percent(rtp, PLACES)) },
    { label: t('measured'), isNumber: true, cell: ({ measured }) => measuredOf(measured) },
    { label: t('amount'), isNumber: true, cell: ({ amount }) => base(amount) },
  ];
};

interface GamesViewProps extends Games {
  from: number; // index of the first one shown, among all that fit
  onFrom(from: number): void;
}

/** A page of the games that fit. */
export const GamesView = ({ games, total, from, onFrom }: GamesViewProps): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const { count } = useFormat();
  const columns = useColumns();
  if (games.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  const to = from + games.length;
  return (
    <>
      <p role="status">{t('shown', { from: count(from + 1), to: count(to), total: count(total) })}</p>
      <DataTable label={t('part.games')} rows={games} columns={columns} keyOf={({ id }) => String(id)} />
      <div className={desk.actions}>
        <Button disabled={from === 0} onClick={() => onFrom(Math.max(0, from - OFFICE_GAMES_PAGE))}>
          {t('back')}
        </Button>
        <Button disabled={to >= total} onClick={() => onFrom(to)}>
          {t('further')}
        </Button>
      </div>
    </>
  );
};

/** All games of providers, found as players find them. */
export const GamesSection = (): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const [filter, setFilter] = useState<Filter>({});
  const [from, setFrom] = useState(0);
  const asked = { ...filter, from };
  const { data, error, refetch } = useCallQuery('officeGames.list', asked, { placeholderData: keepPreviousData });
  const providers = useCallQuery('officeGames.providers', {}).data?.providers ?? [];
  const show = (next: Filter): void => {
    setFilter(next);
    setFrom(0);
  };
  return (
    <Section title={t('part.games')}>
      <p className={desk.muted}>{t('games.text')}</p>
      <GamesFilter providers={providers} onFilter={show} />
      {data ? (
        <GamesView {...data} from={from} onFrom={setFrom} />
      ) : (
        <DeskState error={error} retry={() => void refetch()} />
      )}
    </Section>
  );
};
