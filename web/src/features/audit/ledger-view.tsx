import type { ReactNode } from 'react';
import type { MatchedGame, Unmatched } from 'server/contract';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import office from '../../core/office/office.module.css';
import { CheckMark } from './check-mark.tsx';
import { List } from '../../core/office/list.tsx';
import type { MatchingSum } from './matching-sum.ts';
import { useFigures } from './use-figures.ts';
import type { PageFilters } from './use-filters.ts';
import { useMatching, type Matching } from './use-matching.ts';
import { Section } from '../../core/office/section.tsx';
import { Pending } from '../../core/office/loaded.tsx';

const isMatched = (row: MatchedGame): boolean =>
  row.stakesMinor === row.ledgerStakesMinor && row.payoutsMinor === row.ledgerPayoutsMinor;

const Games = ({ games }: { games: readonly MatchedGame[] }): ReactNode => {
  const t = useMessages('audit', 'checks');
  const nameOf = useGameName();
  const { amount, number } = useFigures();
  return (
    <Section title={t('ledger.games')}>
      <List
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
    </Section>
  );
};

const UnmatchedEntries = ({ rows }: { rows: readonly Unmatched[] }): ReactNode => {
  const t = useMessages('audit', 'checks');
  const nameOf = useGameName();
  const { amount } = useFigures();
  const shown = (minor: number | null): string => (minor === null ? t('missing') : amount(minor));
  return (
    <Section title={t('ledger.unmatched')}>
      <List
        label={t('ledger.unmatched')}
        rows={rows}
        keyOf={({ id, line }) => `${id} ${line}`}
        columns={[
          { label: t('col.id'), isCode: true, cell: ({ id }) => id },
          { label: t('col.game'), cell: ({ game }) => (game === null ? '—' : nameOf(game)) },
          { label: t('col.line'), isNumber: true, cell: ({ line }) => line },
          { label: t('col.expected'), isNumber: true, cell: ({ dueMinor }) => shown(dueMinor) },
          { label: t('col.found'), isNumber: true, cell: ({ foundMinor }) => shown(foundMinor) },
        ]}
      />
    </Section>
  );
};

/** Progress of the comparison, and its verdict at the end. A difference is shown at once. */
const Verdict = ({ sum, matching }: { sum: MatchingSum; matching: Matching }): ReactNode => {
  const t = useMessages('audit', 'checks');
  const errorText = useErrorText();
  const { moment, number } = useFigures();
  const isOver = sum.at === null;
  return (
    <Section>
      {sum.count > 0 && <CheckMark state="bad">{t('ledger.found', { count: sum.count })}</CheckMark>}
      {isOver && sum.count === 0 && <CheckMark state="good">{t('ledger.none')}</CheckMark>}
      <p className={office.note} role="status">
        {sum.at === null
          ? t('ledger.all', { stakes: number(sum.stakes) })
          : t('ledger.progress', { stakes: number(sum.stakes), at: moment(sum.at) })}
      </p>
      {matching.error && <ErrorState about={matching.error}>{errorText(matching.error)}</ErrorState>}
      {!isOver &&
        (matching.isStopped || matching.error ? (
          <Button onClick={matching.goOn}>{t('ledger.goOn')}</Button>
        ) : (
          <Button onClick={matching.stop}>{t('ledger.stop')}</Button>
        ))}
    </Section>
  );
};

/** /audit/ledger: every stake and payout against the entries of the ledger. */
export const LedgerView = ({ page: { filters } }: { page: PageFilters }): ReactNode => {
  const matching = useMatching(filters);
  const { sum } = matching;
  if (!sum) return <Pending error={matching.error} retry={matching.goOn} />;
  return (
    <>
      <Verdict sum={sum} matching={matching} />
      {sum.games.length > 0 && <Games games={sum.games} />}
      {sum.unmatched.length > 0 && <UnmatchedEntries rows={sum.unmatched} />}
    </>
  );
};
