import type { ReactNode } from 'react';
import type { MatchedGame, Unmatched } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { isGameId } from '../../core/games/game-catalogue.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { auditChecksMessages } from './audit-checks.messages.ts';
import { AuditState } from './audit-state.tsx';
import styles from './audit.module.css';
import { CheckMark } from './check-mark.tsx';
import { DataTable } from './data-table.tsx';
import { useFigures } from './use-figures.ts';
import type { PageFilters } from './use-filters.ts';

const isMatched = (row: MatchedGame): boolean =>
  row.stakesMinor === row.ledgerStakesMinor && row.payoutsMinor === row.ledgerPayoutsMinor;

const Games = ({ games }: { games: readonly MatchedGame[] }): ReactNode => {
  const t = useMessages(auditChecksMessages);
  const nameOf = useGameName();
  const { amount, number } = useFigures();
  return (
    <div className={styles.section}>
      <h2>{t('ledger.games')}</h2>
      <DataTable
        label={t('ledger.games')}
        rows={games}
        keyOf={({ game, unit }) => `${game} ${unit}`}
        columns={[
          { label: t('col.game'), cell: ({ game, unit }) => `${nameOf(game)}, ${unit}` },
          { label: t('col.bets'), isNumber: true, cell: ({ stakes }) => number(stakes) },
          { label: t('col.stakes'), isNumber: true, cell: ({ stakesMinor }) => amount(stakesMinor) },
          { label: t('col.ledgerStakes'), isNumber: true, cell: (row) => amount(row.ledgerStakesMinor) },
          { label: t('col.payouts'), isNumber: true, cell: ({ payoutsMinor }) => amount(payoutsMinor) },
          { label: t('col.ledgerPayouts'), isNumber: true, cell: (row) => amount(row.ledgerPayoutsMinor) },
          { label: t('col.match'), cell: (row) => t(isMatched(row) ? 'match.yes' : 'match.no') },
        ]}
      />
    </div>
  );
};

const UnmatchedEntries = ({ rows }: { rows: readonly Unmatched[] }): ReactNode => {
  const t = useMessages(auditChecksMessages);
  const nameOf = useGameName();
  const { amount } = useFigures();
  const shown = (minor: number | null): string => (minor === null ? t('missing') : amount(minor));
  return (
    <div className={styles.section}>
      <h2>{t('ledger.unmatched')}</h2>
      <DataTable
        label={t('ledger.unmatched')}
        rows={rows}
        keyOf={({ id, line }) => `${id} ${line}`}
        columns={[
          { label: t('col.id'), isCode: true, cell: ({ id }) => id },
          { label: t('col.game'), cell: ({ game }) => (game !== null && isGameId(game) ? nameOf(game) : '—') },
          { label: t('col.line'), isNumber: true, cell: ({ line }) => line },
          { label: t('col.expected'), isNumber: true, cell: ({ dueMinor }) => shown(dueMinor) },
          { label: t('col.found'), isNumber: true, cell: ({ foundMinor }) => shown(foundMinor) },
        ]}
      />
    </div>
  );
};

/** /audit/ledger: every stake and payout against the entries of the ledger. */
export const LedgerView = ({ page: { filters } }: { page: PageFilters }): ReactNode => {
  const t = useMessages(auditChecksMessages);
  const { data, error, refetch } = useCallQuery('audit.matching', filters);
  if (!data) return <AuditState error={error} retry={() => void refetch()} />;
  return (
    <>
      <Card className={styles.card}>
        {data.count === 0 ? (
          <CheckMark state="good">{t('ledger.none')}</CheckMark>
        ) : (
          <CheckMark state="bad">{t('ledger.found', { count: data.count })}</CheckMark>
        )}
      </Card>
      {data.games.length > 0 && <Games games={data.games} />}
      {data.unmatched.length > 0 && <UnmatchedEntries rows={data.unmatched} />}
    </>
  );
};
